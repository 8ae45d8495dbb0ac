package dev.rolecall;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the {@code Map<String, Object>} component of a role class that keeps what JSON has beyond its components: members
 * it does not declare, and optional members that are explicitly {@code null}. They are written back. Without one, reading
 * strictly refuses unknown members, and reading leniently leaves them out with a report.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER})
public @interface AdditionalProperties {}
