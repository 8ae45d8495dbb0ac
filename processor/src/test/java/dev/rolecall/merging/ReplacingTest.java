package dev.rolecall.merging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rolecall.codec.JsonDiagnostic;
import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.MessageCodec;
import dev.rolecall.codec.RawMessage;
import dev.rolecall.codec.UnionType;
import dev.rolecall.codec.ValueMapper;
import dev.rolecall.merging.careless.CarelessMessage;
import dev.rolecall.merging.careless.Timed;
import dev.rolecall.merging.library.AgentMessage;
import dev.rolecall.merging.library.Note;
import dev.rolecall.merging.replacing.Meeting;
import dev.rolecall.merging.replacing.OwnMessage;
import dev.rolecall.merging.replacing.TaggedNote;
import java.lang.reflect.Type;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Messages on their way between two unions that have different classes for one role. */
class ReplacingTest {

    private static final UnionType<AgentMessage> LIBRARY = AgentMessage.type();
    private static final UnionType<OwnMessage> OWN = OwnMessage.type();

    private static final TaggedNote PLAIN = new TaggedNote("x", 1, null);
    private static final TaggedNote TAGGED = new TaggedNote("x", 1, "urgent");

    @Test
    void whatTheOtherClassKeepsIsOfTheOtherClass() {
        assertThat(OwnMessage.of(new Note("x", 1))).isEqualTo(PLAIN);
        assertThat(PLAIN.as(LIBRARY)).contains(new Note("x", 1));
        assertThat(new Note("x", 1).as(OWN)).contains(PLAIN);
    }

    @Test
    void whatTheOtherClassWouldLoseIsRawAndComesBackWhole() {
        List<AgentMessage> lent = AgentMessage.all(List.of(TAGGED, PLAIN), OWN);

        assertThat(TAGGED.as(LIBRARY)).isEmpty();
        assertThat(LIBRARY.value(lent.get(0))).isInstanceOfSatisfying(RawMessage.class, raw -> {
            assertThat(raw.reason()).isEqualTo(RawMessage.Reason.ILL_TYPED);
            assertThat(raw.explanation()).isEqualTo("The class of the role in this union does not keep this at $.tag");
        });
        assertThat(lent.get(1)).isEqualTo(new Note("x", 1));
        assertThat(OwnMessage.all(lent, LIBRARY)).containsExactly(TAGGED, PLAIN);
    }

    /** What a class ignores on purpose is not lost either when messages are lent. */
    @Test
    void whatTheOtherClassIgnoresComesBackWhole() {
        UnionType<CarelessMessage> careless = CarelessMessage.type();
        CarelessMessage read = careless.codec().fromJson("{\"role\":\"note\",\"text\":\"x\",\"timestamp\":1}");

        assertThat(read).isEqualTo(new Timed(1));
        assertThat(PLAIN.as(careless)).isEmpty();
        assertThat(OwnMessage.all(CarelessMessage.all(List.of(PLAIN, TAGGED), OWN), careless))
                .containsExactly(PLAIN, TAGGED);
    }

    /** It was read like this in the first place. */
    @Test
    void whatTheOtherUnionCouldNotTypeIsReadAsTheUnionReadsIt() {
        String json = "{\"role\":\"meeting\",\"at\":\"at 2026-12-01T10:00Z\",\"extra\":true}";
        MessageCodec<AgentMessage> librarys = AgentMessage.codec().with(new Times());
        List<JsonDiagnostic> heard = new ArrayList<>();

        assertThat(OWN.convert(librarys.fromJson(json), librarys.onDiagnostic(heard::add)))
                .isEqualTo(OwnMessage.codec().with(new Times()).fromJson(json))
                .isInstanceOf(Meeting.class);
        assertThat(heard).extracting(JsonDiagnostic::kind).containsExactly(JsonDiagnostic.Kind.UNKNOWN_MEMBER);
    }

    @Test
    void whatWouldBeLostIsHeardOrIfTheCodecIsStrictAnError() {
        List<JsonDiagnostic> heard = new ArrayList<>();

        LIBRARY.convert(TAGGED, OwnMessage.codec().onDiagnostic(heard::add));

        assertThat(heard).extracting(JsonDiagnostic::kind).containsExactly(JsonDiagnostic.Kind.ILL_TYPED);
        assertThatThrownBy(() -> LIBRARY.convert(TAGGED, OwnMessage.codec().strict()))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("\"tag\" is no member of this type");
    }

    /** Stands for an object mapper that writes times in a form of the application's own. */
    private static final class Times implements ValueMapper {

        @Override
        @SuppressWarnings("unchecked") // only ever asked for the one type
        public <T> @Nullable T fromJson(@Nullable Object json, Type type) {
            return (T) ZonedDateTime.parse(((String) json).substring("at ".length()));
        }

        @Override
        public Object toJson(@Nullable Object value) {
            return "at " + value;
        }

        @Override
        public Object toJson(@Nullable Object value, Type type) {
            return toJson(value);
        }
    }

    @Test
    void conversionGoesThroughTheMapperOfTheCodecThatItIsGiven() {
        OwnMessage meeting = new Meeting(ZonedDateTime.parse("2026-12-01T10:00:00Z"));
        MessageCodec<OwnMessage> own = OwnMessage.codec().with(new Times());
        MessageCodec<AgentMessage> librarys = AgentMessage.codec().with(new Times());

        List<AgentMessage> lent = LIBRARY.convertAll(List.of(meeting, TAGGED), own);

        assertThat(LIBRARY.value(lent.get(0))).isInstanceOfSatisfying(RawMessage.class, raw -> assertThat(raw.json())
                .isEqualTo(Map.of("role", "meeting", "at", "at 2026-12-01T10:00Z")));
        assertThat(OWN.convertAll(lent, librarys)).containsExactly(meeting, TAGGED);
        assertThat(OWN.narrow(lent.get(0), librarys)).contains(meeting);
        assertThat(LIBRARY.narrow(meeting, own)).isEmpty();
    }

    @Test
    void aMessageWithoutAUnionIsOneOfAny() {
        assertThat(OWN.convert(AgentMessage.user("hello").message(), MessageCodec.standard()))
                .isInstanceOf(dev.rolecall.merging.replacing.OwnMessages.Standard.class);
    }
}
