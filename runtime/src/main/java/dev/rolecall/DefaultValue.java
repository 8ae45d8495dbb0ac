package dev.rolecall;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The value of a component whose member is absent in JSON, which makes it optional. For numbers, {@code boolean}, {@code
 * char}, {@code String}, enums, and empty lists, sets, arrays and maps.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER})
public @interface DefaultValue {

    /**
     * The value as Java writes it without quotes or suffixes: {@code 3}, {@code true}, {@code some text}, the name of an
     * enum constant, {@code []}, or <code>{}</code>.
     *
     * @return the value
     */
    String value();
}
