package dev.rolecall.codec;

import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** The data binding of a JSON library, asked for only when it is needed, as it may be absent. */
final class EngineMapper implements ValueMapper {

    /** That of the library that is used where none is named. */
    static final EngineMapper DEFAULT = new EngineMapper(null);

    private final @Nullable JsonEngine engine;

    EngineMapper(@Nullable JsonEngine engine) {
        this.engine = engine;
    }

    private ValueMapper mapper() {
        return (engine == null ? JsonEngines.find() : engine).mapper();
    }

    @Override
    public <T> @Nullable T fromJson(@Nullable Object json, Type type) {
        return mapper().fromJson(json, type);
    }

    @Override
    public @Nullable Object toJson(@Nullable Object value) {
        return mapper().toJson(value);
    }

    @Override
    public @Nullable Object toJson(@Nullable Object value, Type type) {
        return mapper().toJson(value, type);
    }
}
