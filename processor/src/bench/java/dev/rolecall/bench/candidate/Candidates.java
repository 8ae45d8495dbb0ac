package dev.rolecall.bench.candidate;

import dev.rolecall.bench.plain.PlainMessage;
import dev.rolecall.bench.union.AgentMessage;
import dev.rolecall.codec.JsonEngine;
import dev.rolecall.codec.JsonEngines;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;

/** The candidates by name. */
public final class Candidates {

    /** What the others are compared with. */
    public static final String BASE = "databind-jackson2";

    /** Rolecall's own entry points, on the engine that it chooses by itself. */
    public static final String OWN = "rolecall";

    private static final String OWN_ENGINE = "rolecall-on-";

    private Candidates() {}

    /** All names: Rolecall on each engine that there is, mappers with its module, and the others. */
    public static List<String> all() {
        List<String> names = new ArrayList<>(List.of(OWN));
        for (JsonEngine engine : ServiceLoader.load(JsonEngine.class)) {
            if (!engine.name().equals(JsonEngines.find().name())) {
                names.add(OWN_ENGINE + engine.name().replace(" ", "").toLowerCase(Locale.ROOT));
            }
        }
        names.addAll(List.of(
                "module-jackson2",
                "module-jackson3",
                "databind-jackson2",
                "databind-jackson3",
                "blackbird-jackson2",
                "blackbird-jackson3",
                "avaje",
                "moshi",
                "gson",
                "fastjson2"));
        return names;
    }

    /** Whether a candidate is Rolecall, in one way or another. */
    public static boolean isOwn(String name) {
        return name.startsWith(OWN) || name.startsWith("module");
    }

    /** Sets a candidate up. */
    public static Candidate<?> named(String name) {
        switch (name) {
            case OWN:
                return new RolecallCandidate(AgentMessage.codec());
            case "module-jackson2":
                return new Jackson2Candidate<>(
                        new dev.rolecall.jackson2.RolecallModule(AgentMessage.type()), AgentMessage.class);
            case "module-jackson3":
                return new Jackson3Candidate<>(
                        new dev.rolecall.jackson3.RolecallModule(AgentMessage.type()), AgentMessage.class);
            case "databind-jackson2":
                return new Jackson2Candidate<>(null, PlainMessage.class);
            case "databind-jackson3":
                return new Jackson3Candidate<>(null, PlainMessage.class);
            case "blackbird-jackson2":
                return new Jackson2Candidate<>(
                        new com.fasterxml.jackson.module.blackbird.BlackbirdModule(), PlainMessage.class);
            case "blackbird-jackson3":
                return new Jackson3Candidate<>(
                        new tools.jackson.module.blackbird.BlackbirdModule(), PlainMessage.class);
            case "avaje":
                return new AvajeCandidate();
            case "moshi":
                return new MoshiCandidate();
            case "gson":
                return new GsonCandidate();
            case "fastjson2":
                return new Fastjson2Candidate();
            default:
                if (name.startsWith(OWN_ENGINE)) {
                    JsonEngine engine = JsonEngines.named(name.substring(OWN_ENGINE.length()));
                    return new RolecallCandidate(AgentMessage.codec().with(engine));
                }
                throw new IllegalArgumentException(name);
        }
    }
}
