package a;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** A sealed type that Jackson tells apart. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({@JsonSubTypes.Type(value = Shape.Circle.class, name = "circle")})
public sealed interface Shape {

    /** A circle. */
    record Circle(double radius) implements Shape {}
}
