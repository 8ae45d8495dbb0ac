package dev.rolecall.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every case that was recorded from pi: its answer, or the one that stands with a reason in {@link Deviations}. Another
 * folder of cases is run with {@code -Drolecall.conformance=DIR}.
 */
class ConformanceTest {

    /** Areas that are not built yet. */
    private static final Set<String> PENDING = Set.of("events", "providers", "transform");

    private static final Map<String, Operation> OPERATIONS = Map.ofEntries(
            Map.entry("codec.roundtrip", CodecCases::roundTrip),
            Map.entry("codec.encode", CodecCases::encode),
            Map.entry("convert.codingAgent", ConvertCases::codingAgent),
            Map.entry("convert.agentCoreDefault", ConvertCases::agentCoreDefault),
            Map.entry("convert.bashText", ConvertCases::bashText),
            Map.entry("replay.state", ReplayCases::state),
            Map.entry("replay.render", ReplayCases::render),
            Map.entry("replay.normalizeContext", ReplayCases::normalizeContext),
            Map.entry("replay.toolChanges", ReplayCases::toolChanges),
            Map.entry("session.load", SessionCases::load),
            Map.entry("session.buildContext", SessionCases::buildContext),
            Map.entry("session.parseText", SessionCases::parseText),
            Map.entry("session.ops", SessionCases::operations),
            Map.entry("usage.sessionTotals", UsageCases::sessionTotals),
            Map.entry("usage.combine", UsageCases::combine),
            Map.entry("usage.cost", UsageCases::cost),
            Map.entry("usage.contextTokens", UsageCases::contextTokens),
            Map.entry("usage.estimate", UsageCases::estimate));

    private interface Operation {
        void run(Case recorded) throws Exception;
    }

    @TestFactory
    Stream<DynamicTest> everyCaseHasItsAnswer() {
        List<Case> cases = Case.in(directory());
        assertThat(cases).as("cases in %s", directory()).isNotEmpty();
        return cases.stream()
                .map(recorded -> DynamicTest.dynamicTest(recorded.area() + "/" + recorded.name(), () -> run(recorded)));
    }

    private static void run(Case recorded) throws Exception {
        if (PENDING.contains(recorded.area())) {
            Assumptions.abort("The area " + recorded.area() + " is not built yet");
        }
        Operation operation = OPERATIONS.get(recorded.operation());
        assertThat(operation).as("what runs %s", recorded.operation()).isNotNull();
        operation.run(recorded);
    }

    @Test
    void everyDeviationIsOfACaseThatMayDeviate() throws URISyntaxException {
        Map<String, Case> cases = Case.in(ownCases()).stream().collect(Collectors.toMap(Case::name, it -> it));
        Set<String> listedAsUnmarked = Set.of("codec-invalid-5", "conv-standard-null-content");
        Set<String> wrong = new TreeSet<>();
        for (String name : Deviations.names()) {
            boolean isQuirk = cases.containsKey(name) && cases.get(name).json().has("quirk");
            if (!isQuirk && !listedAsUnmarked.contains(name)) {
                wrong.add(name);
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static Path directory() {
        String given = System.getProperty("rolecall.conformance");
        try {
            return given == null || given.isBlank() ? ownCases() : Path.of(given);
        } catch (URISyntaxException cannotHappen) {
            throw new IllegalStateException(cannotHappen);
        }
    }

    private static Path ownCases() throws URISyntaxException {
        return Path.of(ConformanceTest.class.getResource("/conformance").toURI());
    }
}
