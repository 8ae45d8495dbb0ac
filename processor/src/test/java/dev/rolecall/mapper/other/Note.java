package dev.rolecall.mapper.other;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import java.util.List;

/** A role that is carried, with a part that is left to data binding. */
@NotSent
@MessageRole("note")
public record Note(String text, List<Mark> marks) {

    /** A part. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes(@JsonSubTypes.Type(value = Star.class, name = "star"))
    public sealed interface Mark {}

    /** A part of a kind. */
    public record Star(int numberOfPoints) implements Mark {}
}
