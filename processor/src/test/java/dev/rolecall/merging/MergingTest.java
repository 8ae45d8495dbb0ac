package dev.rolecall.merging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.codec.RawMessage;
import dev.rolecall.codec.RoleType;
import dev.rolecall.codec.UnionType;
import dev.rolecall.merging.library.Note;
import dev.rolecall.merging.library.plan.Plan;
import dev.rolecall.merging.middle.MiddleMessage;
import dev.rolecall.merging.middle.Review;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import dev.rolecall.session.Session;
import dev.rolecall.session.SessionOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Unions of libraries in that of an application, and messages on their way between them. */
class MergingTest {

    private static final UnionType<dev.rolecall.merging.library.AgentMessage> LIBRARY =
            dev.rolecall.merging.library.AgentMessage.type();

    private static final Plan PLAN = new Plan(List.of("look", "build"), Map.of("by", "us"));

    private static AgentMessage read(String json) {
        return AgentMessage.codec().fromJson(json.replace('\'', '"'));
    }

    /** One of each kind: standard, of the application, of each library, unknown, ill-typed, and no object. */
    private static List<AgentMessage> history() {
        return List.of(
                AgentMessage.of(new UserMessage(UserContent.of("build it"), 4)),
                new Progress(40, 5),
                AgentMessage.of(new Note("remember", 6)),
                AgentMessage.of(PLAN),
                AgentMessage.of(new Review("good", 0.1)),
                read("{'role':'unheard','of':[1,2.50,null]}"),
                read("{'role':'user','content':7}"),
                read("{'role':'note','text':7}"),
                read("[1]"));
    }

    @Test
    void aUnionHasTheRolesOfThoseThatItTakesIn() {
        assertThat(AgentMessage.type().roles().stream().map(RoleType::role))
                .containsExactly("note", "plan", "progress", "review");
        assertThat(MiddleMessage.type().roles().stream().map(RoleType::role)).containsExactly("note", "plan", "review");
        assertThat(read("{'role':'plan','steps':[],'x':1}"))
                .isEqualTo(AgentMessage.of(new Plan(List.of(), Map.of("x", 1L))));
    }

    @Test
    void aMessageOfALibrarysUnionIsOneOfTheApplications() {
        MiddleMessage review = new Review("good", 0.1);

        assertThat(AgentMessage.of(review)).isEqualTo(AgentMessage.of(new Review("good", 0.1)));
        assertThat(AgentMessage.of(MiddleMessage.of(PLAN))).isEqualTo(AgentMessage.of(PLAN));
        assertThat(AgentMessage.of(MiddleMessage.user("hello")).message()).isInstanceOf(UserMessage.class);
    }

    @Test
    void aMessageNarrowsToALibrarysUnionThatHasItsClass() {
        assertThat(AgentMessage.of(new Note("remember", 6)).as(LIBRARY)).contains(new Note("remember", 6));
        assertThat(AgentMessage.of(PLAN).as(LIBRARY)).contains(dev.rolecall.merging.library.AgentMessage.of(PLAN));
        assertThat(AgentMessage.user("hello").as(LIBRARY)).isPresent();
        assertThat(read("{'role':'unheard'}").as(LIBRARY)).isPresent();
        assertThat(new Progress(40, 5).as(LIBRARY)).isEmpty();
        assertThat(AgentMessage.of(new Review("good", 0.1)).as(LIBRARY)).isEmpty();
    }

    @Test
    void whatALibraryLacksIsRawThereAndComesBackWhole() {
        List<dev.rolecall.merging.library.AgentMessage> narrowed =
                dev.rolecall.merging.library.AgentMessage.all(history(), AgentMessage.type());

        assertThat(LIBRARY.value(narrowed.get(1))).isInstanceOfSatisfying(RawMessage.class, raw -> {
            assertThat(raw.reason()).isEqualTo(RawMessage.Reason.UNKNOWN_ROLE);
            assertThat(raw.json()).isEqualTo(Map.of("role", "progress", "percent", 40L, "timestamp", 5L));
        });
        assertThat(AgentMessage.all(narrowed, LIBRARY)).isEqualTo(history());
    }

    /** Code of a library that knows of its own union alone. */
    private static List<dev.rolecall.merging.library.AgentMessage> withoutPlans(
            List<dev.rolecall.merging.library.AgentMessage> history) {
        List<dev.rolecall.merging.library.AgentMessage> kept = new ArrayList<>(history);
        kept.removeIf(message -> LIBRARY.value(message) instanceof Plan);
        kept.add(new Note("plans removed", 9));
        return kept;
    }

    @Test
    void aLibrarysCodeServesTheApplicationsHistory() {
        List<AgentMessage> served = AgentMessage.all(
                withoutPlans(dev.rolecall.merging.library.AgentMessage.all(history(), AgentMessage.type())), LIBRARY);

        List<AgentMessage> expected = new ArrayList<>(history());
        expected.remove(AgentMessage.of(PLAN));
        expected.add(AgentMessage.of(new Note("plans removed", 9)));
        assertThat(served).isEqualTo(expected);
    }

    @Test
    void whatALibraryCouldNotTypeIsReadAgain() {
        dev.rolecall.merging.library.AgentMessage raw =
                LIBRARY.codec().fromJson("{\"role\":\"progress\",\"percent\":40,\"timestamp\":5}");

        assertThat(raw).isInstanceOf(dev.rolecall.merging.library.AgentMessages.Raw.class);
        assertThat(AgentMessage.type().convert(raw, LIBRARY)).isEqualTo(new Progress(40, 5));
    }

    @Test
    void whatAnApplicationWithFewerRolesStoresAgainIsTheSame() {
        String stored = AgentMessage.codec().listToJson(history());

        String storedAgain = LIBRARY.codec().listToJson(LIBRARY.codec().listFromJson(stored));

        assertThat(storedAgain).isEqualTo(stored);
        assertThat(AgentMessage.codec().listFromJson(storedAgain)).isEqualTo(history());
    }

    @Test
    void theModelSeesWhatTheLibrarysRulesSay() {
        List<Message> sent = AgentMessage.convertToLlm(history().subList(0, 5));

        assertThat(sent).hasSize(3);
        assertThat(sent.get(2)).isEqualTo(new UserMessage(UserContent.of("remember"), 6));
    }

    /** A session of the application's that a program of the library's goes on with, in a file of its own. */
    @Test
    void whatALibraryStoresOfASessionIsTheApplicationsAgain(@TempDir Path directory) throws IOException {
        List<AgentMessage> stored = history().subList(0, 8); // but for what is no object, which a session does not take
        Path file;
        Path forked;
        try (Session<AgentMessage> session =
                Session.create(directory, "/p", null, AgentMessage.type(), SessionOptions.DEFAULT)) {
            for (AgentMessage message : stored) {
                session.appendMessage(message);
            }
            file = session.file().orElseThrow();
        }
        try (Session<dev.rolecall.merging.library.AgentMessage> session = Session.open(file, LIBRARY)) {
            session.appendMessage(new Note("seen", 9));
            try (Session<dev.rolecall.merging.library.AgentMessage> fork = session.fork(directory, "/q")) {
                for (dev.rolecall.merging.library.AgentMessage message :
                        session.context().messages()) {
                    fork.appendMessage(message);
                }
                forked = fork.file().orElseThrow();
            }
        }

        List<AgentMessage> once = new ArrayList<>(stored);
        once.add(AgentMessage.of(new Note("seen", 9)));
        List<AgentMessage> twice = new ArrayList<>(once);
        twice.addAll(once);
        try (Session<AgentMessage> session = Session.open(forked, AgentMessage.type())) {
            assertThat(session.branch().stream().map(entry -> entry.message().orElseThrow()))
                    .isEqualTo(twice);
        }
    }
}
