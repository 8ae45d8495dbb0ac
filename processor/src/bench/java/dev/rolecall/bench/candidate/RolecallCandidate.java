package dev.rolecall.bench.candidate;

import dev.rolecall.bench.union.AgentMessage;
import dev.rolecall.codec.MessageCodec;

/** Rolecall's own entry points. */
final class RolecallCandidate implements Candidate<AgentMessage> {

    private final MessageCodec<AgentMessage> codec;

    RolecallCandidate(MessageCodec<AgentMessage> codec) {
        this.codec = codec;
    }

    @Override
    public AgentMessage decode(byte[] json) {
        return codec.fromJson(json);
    }

    @Override
    public byte[] encode(AgentMessage message) {
        return codec.toJsonBytes(message);
    }
}
