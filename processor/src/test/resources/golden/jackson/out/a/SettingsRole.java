package a;

import dev.rolecall.codec.JsonArrays;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javax.annotation.processing.Generated;

/**
 * The role {@code settings}: the JSON of {@link Settings}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Settings.class,
        role = "settings",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class SettingsRole extends RoleType<Settings> {
    /**
     * The only instance.
     */
    public static final SettingsRole INSTANCE = new SettingsRole();

    private static final MemberNames NAMES = MemberNames.of("role", "last_name", "first_name",
            "class", "tags", "more", "numbers", "note", "perhaps", "absent", "always", "at",
            "timestamp", "name", "givenName");

    private SettingsRole() {
        super(Settings.class, "settings", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent",
                null));
    }

    @Override
    public Settings read(JsonReader in) {
        String lastName = null;
        String firstName = null;
        String type = null;
        List<String> tags = List.of();
        Map<String, Object> more = null;
        int[] numbers = new int[0];
        String note = null;
        Optional<String> perhaps = Optional.empty();
        Optional<String> absent = Optional.empty();
        OptionalInt always = OptionalInt.empty();
        Instant at = null;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> lastName = in.readString();
                case 2, 13, 14 -> {
                    firstName = in.readString();
                    seen |= 1L << 2;
                }
                case 3 -> type = in.readString();
                case 4 -> tags = in.readList(JsonReader::readString);
                case 5 -> more = in.readNull() ? null : in.readObject();
                case 6 -> numbers = JsonArrays.readInts(in);
                case 7 -> note = in.readNull() ? null : in.readString();
                case 8 -> perhaps = in.readNull() ? Optional.empty() : Optional.of(in.readString());
                case 9 -> absent = in.readNull() ? Optional.empty() : Optional.of(in.readString());
                case 10 -> always = in.readNull() ? OptionalInt.empty() : OptionalInt.of(in.readInt());
                case 11 -> at = in.readText(Instant::parse,
                        "an instant such as \"2026-11-30T10:15:30Z\"");
                case 12 -> timestamp = in.readLong();
                default -> in.skipValue();
            }
        }
        in.require(NAMES, seen, 0x188eL);
        return new Settings(firstName, lastName, type, tags, more, numbers, note, perhaps, absent,
                always, null, Optional.empty(), 7, at, timestamp);
    }

    @Override
    public void write(JsonWriter out, Settings value) {
        out.name(NAMES, 1);
        out.writeString(value.lastName());
        out.name(NAMES, 2);
        out.writeString(value.firstName());
        out.name(NAMES, 3);
        out.writeString(value.type());
        if (!value.tags().isEmpty()) {
            out.name(NAMES, 4);
            out.writeList(value.tags(), JsonWriter::writeString);
        }
        if (value.more() != null && !value.more().isEmpty()) {
            out.name(NAMES, 5);
            out.writeValue(value.more());
        }
        if (value.numbers().length > 0) {
            out.name(NAMES, 6);
            JsonArrays.writeInts(out, value.numbers());
        }
        out.name(NAMES, 7);
        out.writeNullable(value.note(), JsonWriter::writeString);
        out.name(NAMES, 8);
        out.writeNullable(value.perhaps().orElse(null), JsonWriter::writeString);
        if (value.absent().isPresent()) {
            out.name(NAMES, 9);
            out.writeString(value.absent().get());
        }
        out.name(NAMES, 10);
        out.writeNullable(value.always().isPresent() ? value.always().getAsInt() : null, (to, toElement) ->
                to.writeLong(toElement));
        out.name(NAMES, 11);
        out.writeString(value.at().toString());
        out.name(NAMES, 12);
        out.writeLong(value.timestamp());
    }
}
