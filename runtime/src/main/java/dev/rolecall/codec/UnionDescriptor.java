package dev.rolecall.codec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a generated union and the holder beside it, and names the members, so that another compilation can take them into a
 * union of its own. Written and read by the processor alone.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface UnionDescriptor {

    /**
     * The role classes that implement the union.
     *
     * @return their canonical names
     */
    String[] direct() default {};

    /**
     * The role classes that generated records carry.
     *
     * @return their canonical names
     */
    String[] carried() default {};

    /**
     * The unions that were taken in with all of their role classes.
     *
     * @return their canonical names
     */
    String[] included() default {};
}
