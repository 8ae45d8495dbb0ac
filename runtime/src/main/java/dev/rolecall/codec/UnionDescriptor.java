package dev.rolecall.codec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a generated union and the holder beside it, and names the members, so that a later compilation of a part of the
 * program knows what they are. Written and read by the processor alone.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface UnionDescriptor {

    /**
     * The role classes that implement the union.
     *
     * @return their binary names
     */
    String[] direct() default {};

    /**
     * The role classes that generated records carry.
     *
     * @return their binary names
     */
    String[] carried() default {};
}
