package dev.rolecall;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Decides how a model sees messages of a role. On a public method of the role class without parameters, which returns
 * {@code String}, {@code UserContent}, a {@code Message}, or an {@code Optional} or {@code List} of one of these; or on
 * the class, with a template:
 *
 * <pre>{@code
 * @ToLlm("Build is {percent}% done: {step}")
 * }</pre>
 *
 * <p>A text becomes a user message with the {@code timestamp} of the message it stands for.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface ToLlm {

    /**
     * The template: text with components in braces; a brace itself is doubled, as in <code>{{</code>. Left empty on a
     * method.
     *
     * @return the template
     */
    String value() default "";

    /**
     * An element to wrap the text in, so that data stays recognisable as data: {@code <tag>}, the text with {@code &},
     * {@code <} and {@code >} of the components' values escaped, {@code </tag>}. None if empty.
     *
     * @return the element's name
     */
    String tag() default "";

    /**
     * A {@code boolean} component that keeps a single message from the model while it is {@code true}. None if empty.
     *
     * @return the component's name
     */
    String unless() default "";
}
