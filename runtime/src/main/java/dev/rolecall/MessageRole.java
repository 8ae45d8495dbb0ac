package dev.rolecall;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a record a message of an agent's conversation: it gets a JSON form, discriminated by {@code role}, and a place in
 * the generated union.
 *
 * <p>A record that implements the union is a member of it. Any other is carried by a generated record of its name: in the
 * only union of its compilation, else in that of the nearest enclosing package, and wherever a {@link
 * MessageUnion#include()} names it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface MessageRole {

    /**
     * The role as JSON names it. Matched exactly; the standard roles {@code system}, {@code user}, {@code assistant} and
     * {@code toolResult} are taken.
     *
     * @return the role
     */
    String value();

    /**
     * Former names of the role: messages of these roles are read as this class, and written with {@link #value()}.
     *
     * @return the names
     */
    String[] aliases() default {};
}
