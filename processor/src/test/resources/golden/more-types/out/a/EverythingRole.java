package a;

import dev.rolecall.codec.JsonArrays;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonTypes;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import javax.annotation.processing.Generated;

/**
 * The role {@code everything}: the JSON of {@link Everything}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Everything.class,
        role = "everything",
        uses = {
                "a.Color",
                "a.Level",
                "a.Page",
                "a.Shape"
        },
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class EverythingRole extends RoleType<Everything> {
    /**
     * The only instance.
     */
    public static final EverythingRole INSTANCE = new EverythingRole();

    private static final MemberNames NAMES = MemberNames.of("role", "at", "duration", "local", "id",
            "link", "price", "count", "tags", "numbers", "times", "qualified", "words", "holes",
            "ints", "matrix", "bytes", "chars", "texts", "perhapsTexts", "pages", "level", "color",
            "shape", "shapes", "byLevel", "perhaps", "named", "anything", "rest");

    private static final MemberNames PAGE_OF_LEVEL_NAMES = MemberNames.of("items", "first", "next");

    private static final MemberNames PAGE_OF_PAGE_OF_LEVEL_NAMES = MemberNames.of("items", "first",
            "next");

    private static final MemberNames PAGE_OF_STRING_NAMES = MemberNames.of("items", "first",
            "next");

    private static final MemberNames PAGE_OF_STRING2_NAMES = MemberNames.of("items", "first",
            "next");

    private static final Type SHAPE_TYPE = Shape.class;

    private static final Type MAP_OF_LEVEL_AND_SHAPE_TYPE = JsonTypes.of(Map.class, Level.class, Shape.class);

    private EverythingRole() {
        super(Everything.class, "everything", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT,
                "@NotSent", null));
    }

    @Override
    public Everything read(JsonReader in) {
        Instant at = null;
        Duration duration = Duration.parse("PT30S");
        OffsetDateTime local = null;
        UUID id = null;
        URI link = null;
        BigDecimal price = null;
        BigInteger count = new BigInteger("12345678901234567890");
        Set<String> tags = null;
        Collection<Integer> numbers = List.of();
        List<Instant> times = null;
        List<String> qualified = null;
        String[] words = null;
        String[] holes = null;
        int[] ints = null;
        double[][] matrix = null;
        byte[] bytes = null;
        char[] chars = null;
        Page<String> texts = null;
        Page<String> perhapsTexts = null;
        Page<Page<Level>> pages = null;
        Level level = null;
        Color color = null;
        Shape shape = null;
        List<Shape> shapes = null;
        Map<Level, Shape> byLevel = null;
        Shape perhaps = null;
        Map<String, List<Shape>> named = Map.of();
        List<?> anything = null;
        String[] rest = null;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> at = in.readText(Instant::parse,
                        "an instant such as \"2026-11-30T10:15:30Z\"");
                case 2 -> duration = in.readText(Duration::parse, "a duration such as \"PT1M30S\"");
                case 3 -> local = in.readText(OffsetDateTime::parse,
                        "a date and time such as \"2026-11-30T10:15:30+01:00\"");
                case 4 -> id = in.readText(UUID::fromString, "a UUID");
                case 5 -> link = in.readText(URI::create, "a URI");
                case 6 -> price = in.readDecimal();
                case 7 -> count = in.readInteger();
                case 8 -> tags = in.readSet(JsonReader::readString);
                case 9 -> numbers = in.readList(JsonReader::readInt);
                case 10 -> times = in.readList(element -> element.readOptional(element_ ->
                        element_.readText(Instant::parse,
                        "an instant such as \"2026-11-30T10:15:30Z\"")));
                case 11 -> qualified = in.readNull() ? null : in.readList(element ->
                        element.readOptional(JsonReader::readString));
                case 12 -> words = in.readList(JsonReader::readString).toArray(String[]::new);
                case 13 -> holes = in.readList(element ->
                        element.readOptional(JsonReader::readString)).toArray(String[]::new);
                case 14 -> ints = in.readNull() ? null : JsonArrays.readInts(in);
                case 15 -> matrix = in.readList(JsonArrays::readDoubles).toArray(double[][]::new);
                case 16 -> bytes = JsonArrays.readBytes(in);
                case 17 -> chars = JsonArrays.readChars(in);
                case 18 -> texts = readPageOfString(in);
                case 19 -> perhapsTexts = readPageOfString2(in);
                case 20 -> pages = readPageOfPageOfLevel(in);
                case 21 -> level = readLevel(in);
                case 22 -> color = readColor(in);
                case 23 -> shape = in.readAs(SHAPE_TYPE);
                case 24 -> shapes = in.readList(element -> element.readAs(SHAPE_TYPE));
                case 25 -> byLevel = in.readAs(MAP_OF_LEVEL_AND_SHAPE_TYPE);
                case 26 -> perhaps = in.readNull() ? null : in.readAs(SHAPE_TYPE);
                case 27 -> named = in.readMap(element -> element.readList(element_ ->
                        element_.readAs(SHAPE_TYPE)));
                case 28 -> anything = in.readList(JsonReader::readNonNull);
                case 29 -> rest = in.readList(JsonReader::readString).toArray(String[]::new);
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x33ffb57aL);
        return new Everything(at, duration, local, id, link, price, count, tags, numbers, times,
                qualified, words, holes, ints, matrix, bytes, chars, texts, perhapsTexts, pages,
                level, color, shape, shapes, byLevel, perhaps, named, anything, rest);
    }

    @Override
    public void write(JsonWriter out, Everything value) {
        out.name(NAMES, 1);
        out.writeString(value.at().toString());
        out.name(NAMES, 2);
        out.writeString(value.duration().toString());
        out.name(NAMES, 3);
        out.writeString(DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(value.local()));
        out.name(NAMES, 4);
        out.writeString(value.id().toString());
        out.name(NAMES, 5);
        out.writeString(value.link().toString());
        out.name(NAMES, 6);
        out.writeDecimal(value.price());
        out.name(NAMES, 7);
        out.writeInteger(value.count());
        out.name(NAMES, 8);
        out.writeList(value.tags(), JsonWriter::writeString);
        out.name(NAMES, 9);
        out.writeList(value.numbers(), (to, toElement) -> to.writeLong(toElement));
        out.name(NAMES, 10);
        out.writeList(value.times(), (to, toElement) ->
                to.writeNullable(toElement, (to_, to_Element) ->
                to_.writeString(to_Element.toString())));
        if (value.qualified() != null) {
            out.name(NAMES, 11);
            out.writeList(value.qualified(), (to, toElement) ->
                    to.writeNullable(toElement, JsonWriter::writeString));
        }
        out.name(NAMES, 12);
        out.writeList(Arrays.asList(value.words()), JsonWriter::writeString);
        out.name(NAMES, 13);
        out.writeList(Arrays.asList(value.holes()), (to, toElement) ->
                to.writeNullable(toElement, JsonWriter::writeString));
        if (value.ints() != null) {
            out.name(NAMES, 14);
            JsonArrays.writeInts(out, value.ints());
        }
        out.name(NAMES, 15);
        out.writeList(Arrays.asList(value.matrix()), JsonArrays::writeDoubles);
        out.name(NAMES, 16);
        JsonArrays.writeBytes(out, value.bytes());
        out.name(NAMES, 17);
        JsonArrays.writeChars(out, value.chars());
        out.name(NAMES, 18);
        writePageOfString(out, value.texts());
        out.name(NAMES, 19);
        writePageOfString2(out, value.perhapsTexts());
        out.name(NAMES, 20);
        writePageOfPageOfLevel(out, value.pages());
        out.name(NAMES, 21);
        out.writeString(nameOfLevel(value.level()));
        out.name(NAMES, 22);
        out.writeString(nameOfColor(value.color()));
        out.name(NAMES, 23);
        out.writeAs(value.shape(), SHAPE_TYPE);
        out.name(NAMES, 24);
        out.writeList(value.shapes(), (to, toElement) -> to.writeAs(toElement, SHAPE_TYPE));
        out.name(NAMES, 25);
        out.writeAs(value.byLevel(), MAP_OF_LEVEL_AND_SHAPE_TYPE);
        if (value.perhaps() != null) {
            out.name(NAMES, 26);
            out.writeAs(value.perhaps(), SHAPE_TYPE);
        }
        out.name(NAMES, 27);
        out.writeMap(value.named(), (to, toElement) -> to.writeList(toElement, (to_, to_Element) ->
                to_.writeAs(to_Element, SHAPE_TYPE)));
        out.name(NAMES, 28);
        out.writeList(value.anything(), JsonWriter::writeValue);
        out.name(NAMES, 29);
        out.writeList(Arrays.asList(value.rest()), JsonWriter::writeString);
    }

    private static Page<Level> readPageOfLevel(JsonReader in) {
        in.beginObject();
        List<Level> items = null;
        Level first = null;
        Page<Level> next = null;
        long seen = 0L;
        for (int member = in.nextName(PAGE_OF_LEVEL_NAMES); member != JsonReader.END;
                member = in.nextName(PAGE_OF_LEVEL_NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> items = in.readList(EverythingRole::readLevel);
                case 1 -> first = in.readNull() ? null : readLevel(in);
                case 2 -> next = in.readNull() ? null : readPageOfLevel(in);
                default -> in.unknownMember();
            }
        }
        in.require(PAGE_OF_LEVEL_NAMES, seen, 0x1L);
        return new Page<>(items, first, next);
    }

    private static void writePageOfLevel(JsonWriter out, Page<Level> value) {
        out.beginObject();
        out.name(PAGE_OF_LEVEL_NAMES, 0);
        out.writeList(value.items(), (to, toElement) -> to.writeString(nameOfLevel(toElement)));
        if (value.first() != null) {
            out.name(PAGE_OF_LEVEL_NAMES, 1);
            out.writeString(nameOfLevel(value.first()));
        }
        if (value.next() != null) {
            out.name(PAGE_OF_LEVEL_NAMES, 2);
            writePageOfLevel(out, value.next());
        }
        out.endObject();
    }

    private static Page<Page<Level>> readPageOfPageOfLevel(JsonReader in) {
        in.beginObject();
        List<Page<Level>> items = null;
        Page<Level> first = null;
        Page<Page<Level>> next = null;
        long seen = 0L;
        for (int member = in.nextName(PAGE_OF_PAGE_OF_LEVEL_NAMES); member != JsonReader.END;
                member = in.nextName(PAGE_OF_PAGE_OF_LEVEL_NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> items = in.readList(EverythingRole::readPageOfLevel);
                case 1 -> first = in.readNull() ? null : readPageOfLevel(in);
                case 2 -> next = in.readNull() ? null : readPageOfPageOfLevel(in);
                default -> in.unknownMember();
            }
        }
        in.require(PAGE_OF_PAGE_OF_LEVEL_NAMES, seen, 0x1L);
        return new Page<>(items, first, next);
    }

    private static void writePageOfPageOfLevel(JsonWriter out, Page<Page<Level>> value) {
        out.beginObject();
        out.name(PAGE_OF_PAGE_OF_LEVEL_NAMES, 0);
        out.writeList(value.items(), EverythingRole::writePageOfLevel);
        if (value.first() != null) {
            out.name(PAGE_OF_PAGE_OF_LEVEL_NAMES, 1);
            writePageOfLevel(out, value.first());
        }
        if (value.next() != null) {
            out.name(PAGE_OF_PAGE_OF_LEVEL_NAMES, 2);
            writePageOfPageOfLevel(out, value.next());
        }
        out.endObject();
    }

    private static Page<String> readPageOfString(JsonReader in) {
        in.beginObject();
        List<String> items = null;
        String first = null;
        Page<String> next = null;
        long seen = 0L;
        for (int member = in.nextName(PAGE_OF_STRING_NAMES); member != JsonReader.END;
                member = in.nextName(PAGE_OF_STRING_NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> items = in.readList(JsonReader::readString);
                case 1 -> first = in.readNull() ? null : in.readString();
                case 2 -> next = in.readNull() ? null : readPageOfString(in);
                default -> in.unknownMember();
            }
        }
        in.require(PAGE_OF_STRING_NAMES, seen, 0x1L);
        return new Page<>(items, first, next);
    }

    private static void writePageOfString(JsonWriter out, Page<String> value) {
        out.beginObject();
        out.name(PAGE_OF_STRING_NAMES, 0);
        out.writeList(value.items(), JsonWriter::writeString);
        if (value.first() != null) {
            out.name(PAGE_OF_STRING_NAMES, 1);
            out.writeString(value.first());
        }
        if (value.next() != null) {
            out.name(PAGE_OF_STRING_NAMES, 2);
            writePageOfString(out, value.next());
        }
        out.endObject();
    }

    private static Page<String> readPageOfString2(JsonReader in) {
        in.beginObject();
        List<String> items = null;
        String first = null;
        Page<String> next = null;
        long seen = 0L;
        for (int member = in.nextName(PAGE_OF_STRING2_NAMES); member != JsonReader.END;
                member = in.nextName(PAGE_OF_STRING2_NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> items = in.readList(element ->
                        element.readOptional(JsonReader::readString));
                case 1 -> first = in.readNull() ? null : in.readString();
                case 2 -> next = in.readNull() ? null : readPageOfString2(in);
                default -> in.unknownMember();
            }
        }
        in.require(PAGE_OF_STRING2_NAMES, seen, 0x1L);
        return new Page<>(items, first, next);
    }

    private static void writePageOfString2(JsonWriter out, Page<String> value) {
        out.beginObject();
        out.name(PAGE_OF_STRING2_NAMES, 0);
        out.writeList(value.items(), (to, toElement) ->
                to.writeNullable(toElement, JsonWriter::writeString));
        if (value.first() != null) {
            out.name(PAGE_OF_STRING2_NAMES, 1);
            out.writeString(value.first());
        }
        if (value.next() != null) {
            out.name(PAGE_OF_STRING2_NAMES, 2);
            writePageOfString2(out, value.next());
        }
        out.endObject();
    }

    private static Color readColor(JsonReader in) {
        String name = in.readString();
        for (Color constant : Color.values()) {
            if (name.equals(constant.wireName())) {
                return constant;
            }
        }
        throw in.expected("the name of a Color");
    }

    private static String nameOfColor(Color value) {
        return value.wireName();
    }

    private static Level readLevel(JsonReader in) {
        String name = in.readString();
        return switch (name) {
            case "low", "small" -> Level.LOW;
            case "UNKNOWN" -> Level.UNKNOWN;
            default -> in.unknownConstant(name, Level.UNKNOWN, "one of \"low\", \"UNKNOWN\"");
        };
    }

    private static String nameOfLevel(Level value) {
        return switch (value) {
            case LOW -> "low";
            case UNKNOWN -> "UNKNOWN";
        };
    }
}
