package a;

import dev.rolecall.codec.JsonArrays;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonTypes;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.Message;
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
        members = {
                @RoleDescriptor.Member(name = "at", component = "at", type = "java.time.Instant"),
                @RoleDescriptor.Member(name = "duration", component = "duration",
                        type = "java.time.Duration", required = false, defaultValue = "PT30S"),
                @RoleDescriptor.Member(name = "local", component = "local",
                        type = "java.time.OffsetDateTime"),
                @RoleDescriptor.Member(name = "id", component = "id", type = "java.util.UUID"),
                @RoleDescriptor.Member(name = "link", component = "link", type = "java.net.URI"),
                @RoleDescriptor.Member(name = "price", component = "price",
                        type = "java.math.BigDecimal"),
                @RoleDescriptor.Member(name = "count", component = "count",
                        type = "java.math.BigInteger", required = false,
                        defaultValue = "12345678901234567890"),
                @RoleDescriptor.Member(name = "tags", component = "tags",
                        type = "java.util.Set<java.lang.String>"),
                @RoleDescriptor.Member(name = "numbers", component = "numbers",
                        type = "java.util.Collection<java.lang.Integer>", required = false,
                        defaultValue = "[]"),
                @RoleDescriptor.Member(name = "times", component = "times",
                        type = "java.util.List<java.time.Instant>"),
                @RoleDescriptor.Member(name = "qualified", component = "qualified",
                        type = "java.util.List<java.lang.String>", required = false),
                @RoleDescriptor.Member(name = "words", component = "words",
                        type = "java.lang.String[]"),
                @RoleDescriptor.Member(name = "holes", component = "holes",
                        type = "java.lang.String[]"),
                @RoleDescriptor.Member(name = "ints", component = "ints", type = "int[]",
                        required = false),
                @RoleDescriptor.Member(name = "matrix", component = "matrix", type = "double[][]"),
                @RoleDescriptor.Member(name = "bytes", component = "bytes", type = "byte[]"),
                @RoleDescriptor.Member(name = "chars", component = "chars", type = "char[]"),
                @RoleDescriptor.Member(name = "texts", component = "texts",
                        type = "a.Page<java.lang.String>"),
                @RoleDescriptor.Member(name = "perhapsTexts", component = "perhapsTexts",
                        type = "a.Page<java.lang.String>"),
                @RoleDescriptor.Member(name = "pages", component = "pages",
                        type = "a.Page<a.Page<a.Level>>"),
                @RoleDescriptor.Member(name = "level", component = "level", type = "a.Level"),
                @RoleDescriptor.Member(name = "color", component = "color", type = "a.Color"),
                @RoleDescriptor.Member(name = "shape", component = "shape", type = "a.Shape"),
                @RoleDescriptor.Member(name = "shapes", component = "shapes",
                        type = "java.util.List<a.Shape>"),
                @RoleDescriptor.Member(name = "byLevel", component = "byLevel",
                        type = "java.util.Map<a.Level, a.Shape>"),
                @RoleDescriptor.Member(name = "perhaps", component = "perhaps", type = "a.Shape",
                        required = false),
                @RoleDescriptor.Member(name = "named", component = "named",
                        type = "java.util.Map<java.lang.String, java.util.List<a.Shape>>",
                        required = false, defaultValue = "{}"),
                @RoleDescriptor.Member(name = "anything", component = "anything",
                        type = "java.util.List<?>"),
                @RoleDescriptor.Member(name = "rest", component = "rest",
                        type = "java.lang.String[]")
        },
        uses = {
                "a.Color",
                "a.Level",
                "a.Page"
        },
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class EverythingRole implements RoleType<Everything> {
    /**
     * The only instance.
     */
    public static final EverythingRole INSTANCE = new EverythingRole();

    private static final MemberNames NAMES = MemberNames.of("role", "at", "duration", "local", "id",
            "link", "price", "count", "tags", "numbers", "times", "qualified", "words", "holes",
            "ints", "matrix", "bytes", "chars", "texts", "perhapsTexts", "pages", "level", "color",
            "shape", "shapes", "byLevel", "perhaps", "named", "anything", "rest");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

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
    }

    @Override
    public Class<Everything> javaType() {
        return Everything.class;
    }

    @Override
    public String role() {
        return "everything";
    }

    @Override
    public List<String> aliases() {
        return List.of();
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
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
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
                case 11 -> qualified = in.readOptional(element -> element.readList(element_ ->
                        element_.readOptional(JsonReader::readString)));
                case 12 -> words = in.readList(JsonReader::readString).toArray(String[]::new);
                case 13 -> holes = in.readList(element ->
                        element.readOptional(JsonReader::readString)).toArray(String[]::new);
                case 14 -> ints = in.readOptional(JsonArrays::readInts);
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
                case 26 -> perhaps = in.readOptional(element -> element.readAs(SHAPE_TYPE));
                case 27 -> named = in.readMap(element -> element.readList(element_ ->
                        element_.readAs(SHAPE_TYPE)));
                case 28 -> anything = in.readList(JsonReader::readNonNull);
                case 29 -> rest = in.readList(JsonReader::readString).toArray(String[]::new);
                default -> in.unknownMember();
            }
        }
        if (at == null) {
            throw in.missing("at");
        }
        if (local == null) {
            throw in.missing("local");
        }
        if (id == null) {
            throw in.missing("id");
        }
        if (link == null) {
            throw in.missing("link");
        }
        if (price == null) {
            throw in.missing("price");
        }
        if (tags == null) {
            throw in.missing("tags");
        }
        if (times == null) {
            throw in.missing("times");
        }
        if (words == null) {
            throw in.missing("words");
        }
        if (holes == null) {
            throw in.missing("holes");
        }
        if (matrix == null) {
            throw in.missing("matrix");
        }
        if (bytes == null) {
            throw in.missing("bytes");
        }
        if (chars == null) {
            throw in.missing("chars");
        }
        if (texts == null) {
            throw in.missing("texts");
        }
        if (perhapsTexts == null) {
            throw in.missing("perhapsTexts");
        }
        if (pages == null) {
            throw in.missing("pages");
        }
        if (level == null) {
            throw in.missing("level");
        }
        if (color == null) {
            throw in.missing("color");
        }
        if (shape == null) {
            throw in.missing("shape");
        }
        if (shapes == null) {
            throw in.missing("shapes");
        }
        if (byLevel == null) {
            throw in.missing("byLevel");
        }
        if (anything == null) {
            throw in.missing("anything");
        }
        if (rest == null) {
            throw in.missing("rest");
        }
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

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Everything value) {
        return List.of();
    }

    private static Page<Level> readPageOfLevel(JsonReader in) {
        in.beginObject();
        List<Level> items = null;
        Level first = null;
        Page<Level> next = null;
        for (int member = in.nextName(PAGE_OF_LEVEL_NAMES); member != JsonReader.END;
                member = in.nextName(PAGE_OF_LEVEL_NAMES)) {
            switch (member) {
                case 0 -> items = in.readList(EverythingRole::readLevel);
                case 1 -> first = in.readOptional(EverythingRole::readLevel);
                case 2 -> next = in.readOptional(EverythingRole::readPageOfLevel);
                default -> in.unknownMember();
            }
        }
        if (items == null) {
            throw in.missing("items");
        }
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
        for (int member = in.nextName(PAGE_OF_PAGE_OF_LEVEL_NAMES); member != JsonReader.END;
                member = in.nextName(PAGE_OF_PAGE_OF_LEVEL_NAMES)) {
            switch (member) {
                case 0 -> items = in.readList(EverythingRole::readPageOfLevel);
                case 1 -> first = in.readOptional(EverythingRole::readPageOfLevel);
                case 2 -> next = in.readOptional(EverythingRole::readPageOfPageOfLevel);
                default -> in.unknownMember();
            }
        }
        if (items == null) {
            throw in.missing("items");
        }
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
        for (int member = in.nextName(PAGE_OF_STRING_NAMES); member != JsonReader.END;
                member = in.nextName(PAGE_OF_STRING_NAMES)) {
            switch (member) {
                case 0 -> items = in.readList(JsonReader::readString);
                case 1 -> first = in.readOptional(JsonReader::readString);
                case 2 -> next = in.readOptional(EverythingRole::readPageOfString);
                default -> in.unknownMember();
            }
        }
        if (items == null) {
            throw in.missing("items");
        }
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
        for (int member = in.nextName(PAGE_OF_STRING2_NAMES); member != JsonReader.END;
                member = in.nextName(PAGE_OF_STRING2_NAMES)) {
            switch (member) {
                case 0 -> items = in.readList(element ->
                        element.readOptional(JsonReader::readString));
                case 1 -> first = in.readOptional(JsonReader::readString);
                case 2 -> next = in.readOptional(EverythingRole::readPageOfString2);
                default -> in.unknownMember();
            }
        }
        if (items == null) {
            throw in.missing("items");
        }
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
