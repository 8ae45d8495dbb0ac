package dev.rolecall;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Places a union of messages in a package, names it, and takes in role classes and whole unions from elsewhere. Not needed
 * where a role class of the package implements {@code AgentMessage}.
 *
 * <p>On a package (in its {@code package-info.java}) or on any class of it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.PACKAGE, ElementType.TYPE})
public @interface MessageUnion {

    /**
     * The union's simple name. What it needs beside it stands in a class of this name with an {@code s}.
     *
     * @return the name
     */
    String name() default "AgentMessage";

    /**
     * Role classes from elsewhere, such as a library's, and whole unions: of a union all role classes are taken in, those that
     * it took in itself included. They must have been compiled with Rolecall.
     *
     * @return role classes, and unions
     */
    Class<?>[] include() default {};

    /**
     * Role classes that are left out of what would be in the union otherwise. The union keeps their messages as JSON.
     *
     * @return role classes that do not implement the union
     */
    Class<?>[] exclude() default {};

    /**
     * Other names for the records that carry role classes, where two classes have one name.
     *
     * @return the names
     */
    Carried[] carried() default {};

    /** The name of the record that carries a role class. */
    @Documented
    @Retention(RetentionPolicy.CLASS)
    @Target({})
    @interface Carried {

        /**
         * The role class.
         *
         * @return the class
         */
        Class<?> type();

        /**
         * The simple name of the record that carries it.
         *
         * @return the name
         */
        String as();
    }
}
