/**
 * The annotations, the standard messages, their JSON, and what a model sees of them.
 *
 * <p>Jackson is optional: a module that works with its mappers requires the one that it uses, such as {@code
 * com.fasterxml.jackson.databind}.
 */
module dev.rolecall.runtime {
    requires transitive com.fasterxml.jackson.annotation;
    requires static com.fasterxml.jackson.core;
    requires static com.fasterxml.jackson.databind;
    requires static io.soabase.recordbuilder.core;
    requires static java.compiler; // the annotation of record-builder names a type of it
    requires static org.jspecify;
    requires static tools.jackson.core;
    requires static tools.jackson.databind;

    exports dev.rolecall;
    exports dev.rolecall.codec;
    exports dev.rolecall.coding;
    exports dev.rolecall.jackson2;
    exports dev.rolecall.jackson3;
    exports dev.rolecall.json;
    exports dev.rolecall.llm;
    exports dev.rolecall.message;
    exports dev.rolecall.session;

    uses dev.rolecall.codec.JsonEngine;

    provides dev.rolecall.codec.JsonEngine with
            dev.rolecall.json.RolecallEngine,
            dev.rolecall.jackson3.Jackson3Engine,
            dev.rolecall.jackson2.Jackson2Engine;
}
