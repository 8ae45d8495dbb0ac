package dev.rolecall.codec;

import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** The data binding of a JSON library, asked for only when it is needed, as it may be absent. */
final class EngineMapper implements ValueMapper {

    /** That of the library that is used where none is named. */
    static final EngineMapper DEFAULT = new EngineMapper(null);

    /** Thrown where the data binding is absent: what is wrong is the application, and none of its messages. */
    static final class AbsentException extends IllegalStateException {

        private static final long serialVersionUID = 1;

        AbsentException(IllegalStateException cause) {
            super(cause.getMessage(), cause);
        }
    }

    private final @Nullable JsonEngine engine;

    EngineMapper(@Nullable JsonEngine engine) {
        this.engine = engine;
    }

    private ValueMapper mapper() {
        JsonEngine asked = engine == null ? JsonEngines.find() : engine;
        try {
            return asked.mapper();
        } catch (IllegalStateException absent) {
            throw new AbsentException(absent);
        }
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
