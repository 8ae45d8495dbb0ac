package dev.rolecall.bench.candidate;

import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** An object mapper of Jackson 3. */
final class Jackson3Candidate<M> implements Candidate<M> {

    private final ObjectReader reader;
    private final ObjectWriter writer;

    /** Takes a module, or null; as an object, so that no class of another candidate is loaded to verify this one. */
    Jackson3Candidate(Object module, Class<M> type) {
        JsonMapper.Builder builder = JsonMapper.builder();
        if (module != null) {
            builder.addModule((JacksonModule) module);
        }
        JsonMapper mapper = builder.build();
        reader = mapper.readerFor(type);
        writer = mapper.writerFor(type);
    }

    @Override
    public M decode(byte[] json) {
        return reader.readValue(json);
    }

    @Override
    public byte[] encode(M message) {
        return writer.writeValueAsBytes(message);
    }
}
