package dev.rolecall.bench.candidate;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;

/** An object mapper of Jackson 2. */
final class Jackson2Candidate<M> implements Candidate<M> {

    private final ObjectReader reader;
    private final ObjectWriter writer;

    /** Takes a module, or null; as an object, so that no class of another candidate is loaded to verify this one. */
    Jackson2Candidate(Object module, Class<M> type) {
        JsonMapper.Builder builder = JsonMapper.builder();
        if (module != null) {
            builder.addModule((Module) module);
        }
        JsonMapper mapper = builder.build();
        reader = mapper.readerFor(type);
        writer = mapper.writerFor(type);
    }

    @Override
    public M decode(byte[] json) throws IOException {
        return reader.readValue(json);
    }

    @Override
    public byte[] encode(M message) throws IOException {
        return writer.writeValueAsBytes(message);
    }
}
