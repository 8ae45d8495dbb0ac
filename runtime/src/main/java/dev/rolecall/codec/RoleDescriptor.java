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
     * The members of its JSON, in order, without {@code role}.
     *
     * @return the members
     */
    Member[] members() default {};

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

    /** A member of a role's JSON. */
    @Documented
    @Retention(RetentionPolicy.CLASS)
    @Target({})
    @interface Member {

        /**
         * The member's name in JSON.
         *
         * @return the name
         */
        String name();

        /**
         * The component that it is.
         *
         * @return the component's name
         */
        String component();

        /**
         * The component's type, as it is written in source with qualified names.
         *
         * @return the type
         */
        String type();

        /**
         * Whether JSON must have it.
         *
         * @return whether it must
         */
        boolean required() default true;

        /**
         * Its value if JSON does not have it.
         *
         * @return the declared default; empty if there is none
         */
        String[] defaultValue() default {};
    }
}
