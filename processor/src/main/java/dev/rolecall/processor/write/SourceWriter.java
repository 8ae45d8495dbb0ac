package dev.rolecall.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeSpec;

/** Writes one kind of generated class. */
public interface SourceWriter {

    /**
     * The class that is written.
     *
     * @return its name
     */
    ClassName name();

    /**
     * The class.
     *
     * @return its source, without what every generated class has
     */
    TypeSpec.Builder type();
}
