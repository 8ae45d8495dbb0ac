package dev.rolecall.codec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What the annotation processor found of a role class, kept on its companion, so that a union of another compilation needs
 * not read the class again. Written and read by the processor alone.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface RoleDescriptor {

    /**
     * The role class.
     *
     * @return the class
     */
    Class<?> type();

    /**
     * The role as JSON names it.
     *
     * @return the role
     */
    String role();

    /**
     * Former names of the role.
     *
     * @return the names
     */
    String[] aliases() default {};

    /**
     * The records and enums that the companion was made from beside the role class.
     *
     * @return their canonical names
     */
    String[] uses() default {};

    /**
     * The rule by which a model sees it, in a few words.
     *
     * @return the rule
     */
    String rule();
}
