package dev.rolecall.differential;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

/** A role class for each naming strategy of Jackson's, named for both majors. */
interface Named {

    @NotSent
    @MessageRole("LowerCamelCase")
    @com.fasterxml.jackson.databind.annotation.JsonNaming(
            com.fasterxml.jackson.databind.PropertyNamingStrategies.LowerCamelCaseStrategy.class)
    @tools.jackson.databind.annotation.JsonNaming(
            tools.jackson.databind.PropertyNamingStrategies.LowerCamelCaseStrategy.class)
    record LowerCamelCase(
            String name,
            String userName,
            String userID,
            String someURLPath,
            String aBC,
            String x1Y2,
            String with_underscore,
            String _private,
            String ALLCAPS,
            String A,
            @JsonProperty("asItIs") String named) {}

    @NotSent
    @MessageRole("UpperCamelCase")
    @com.fasterxml.jackson.databind.annotation.JsonNaming(
            com.fasterxml.jackson.databind.PropertyNamingStrategies.UpperCamelCaseStrategy.class)
    @tools.jackson.databind.annotation.JsonNaming(
            tools.jackson.databind.PropertyNamingStrategies.UpperCamelCaseStrategy.class)
    record UpperCamelCase(
            String name,
            String userName,
            String userID,
            String someURLPath,
            String aBC,
            String x1Y2,
            String with_underscore,
            String _private,
            String ALLCAPS,
            String A,
            @JsonProperty("asItIs") String named) {}

    @NotSent
    @MessageRole("SnakeCase")
    @com.fasterxml.jackson.databind.annotation.JsonNaming(
            com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy.class)
    @tools.jackson.databind.annotation.JsonNaming(
            tools.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy.class)
    record SnakeCase(
            String name,
            String userName,
            String userID,
            String someURLPath,
            String aBC,
            String x1Y2,
            String with_underscore,
            String _private,
            String ALLCAPS,
            String A,
            @JsonProperty("asItIs") String named) {}

    @NotSent
    @MessageRole("UpperSnakeCase")
    @com.fasterxml.jackson.databind.annotation.JsonNaming(
            com.fasterxml.jackson.databind.PropertyNamingStrategies.UpperSnakeCaseStrategy.class)
    @tools.jackson.databind.annotation.JsonNaming(
            tools.jackson.databind.PropertyNamingStrategies.UpperSnakeCaseStrategy.class)
    record UpperSnakeCase(
            String name,
            String userName,
            String userID,
            String someURLPath,
            String aBC,
            String x1Y2,
            String with_underscore,
            String _private,
            String ALLCAPS,
            String A,
            @JsonProperty("asItIs") String named) {}

    @NotSent
    @MessageRole("LowerCase")
    @com.fasterxml.jackson.databind.annotation.JsonNaming(
            com.fasterxml.jackson.databind.PropertyNamingStrategies.LowerCaseStrategy.class)
    @tools.jackson.databind.annotation.JsonNaming(
            tools.jackson.databind.PropertyNamingStrategies.LowerCaseStrategy.class)
    record LowerCase(
            String name,
            String userName,
            String userID,
            String someURLPath,
            String aBC,
            String x1Y2,
            String with_underscore,
            String _private,
            String ALLCAPS,
            String A,
            @JsonProperty("asItIs") String named) {}

    @NotSent
    @MessageRole("KebabCase")
    @com.fasterxml.jackson.databind.annotation.JsonNaming(
            com.fasterxml.jackson.databind.PropertyNamingStrategies.KebabCaseStrategy.class)
    @tools.jackson.databind.annotation.JsonNaming(
            tools.jackson.databind.PropertyNamingStrategies.KebabCaseStrategy.class)
    record KebabCase(
            String name,
            String userName,
            String userID,
            String someURLPath,
            String aBC,
            String x1Y2,
            String with_underscore,
            String _private,
            String ALLCAPS,
            String A,
            @JsonProperty("asItIs") String named) {}

    @NotSent
    @MessageRole("LowerDotCase")
    @com.fasterxml.jackson.databind.annotation.JsonNaming(
            com.fasterxml.jackson.databind.PropertyNamingStrategies.LowerDotCaseStrategy.class)
    @tools.jackson.databind.annotation.JsonNaming(
            tools.jackson.databind.PropertyNamingStrategies.LowerDotCaseStrategy.class)
    record LowerDotCase(
            String name,
            String userName,
            String userID,
            String someURLPath,
            String aBC,
            String x1Y2,
            String with_underscore,
            String _private,
            String ALLCAPS,
            String A,
            @JsonProperty("asItIs") String named) {}
}
