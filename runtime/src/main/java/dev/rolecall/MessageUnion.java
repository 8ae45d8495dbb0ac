package dev.rolecall;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Places a union of messages in a package, names it, and takes in role classes from elsewhere. Not needed where a role
 * class of the package implements {@code AgentMessage}.
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
     * Role classes from elsewhere, such as a library's. They must have been compiled with Rolecall.
     *
     * @return the classes
     */
    Class<?>[] include() default {};

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
