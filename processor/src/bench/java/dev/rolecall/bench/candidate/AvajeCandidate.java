package dev.rolecall.bench.candidate;

import dev.rolecall.bench.plain.PlainMessage;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;

/** avaje-jsonb with adapters that its processor generated. */
final class AvajeCandidate implements Candidate<PlainMessage> {

    private final JsonType<PlainMessage> type = Jsonb.builder().build().type(PlainMessage.class);

    @Override
    public PlainMessage decode(byte[] json) {
        return type.fromJson(json);
    }

    @Override
    public byte[] encode(PlainMessage message) {
        return type.toJsonBytes(message);
    }
}
