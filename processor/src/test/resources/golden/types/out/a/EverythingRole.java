package a;

import dev.rolecall.codec.AssistantBlockCodec;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.codec.StandardMessages;
import dev.rolecall.codec.UsageCodec;
import dev.rolecall.codec.UserContentCodec;
import dev.rolecall.message.AssistantBlock;
import dev.rolecall.message.JsonData;
import dev.rolecall.message.Message;
import dev.rolecall.message.StopReason;
import dev.rolecall.message.ToolCall;
import dev.rolecall.message.Usage;
import dev.rolecall.message.UserContent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import javax.annotation.processing.Generated;

/**
 * The role {@code everything}: the JSON of {@link Everything}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Everything.class,
        role = "everything",
        aliases = "all",
        uses = {
                "a.Everything.Level",
                "a.Everything.Node"
        },
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class EverythingRole extends RoleType<Everything> {
    /**
     * The only instance.
     */
    public static final EverythingRole INSTANCE = new EverythingRole();

    private static final MemberNames NAMES = MemberNames.of("role", "in", "out", "member",
            "additional", "value", "ratio", "flag", "letter", "boxed", "text", "class", "note",
            "parent", "retries", "greeting", "level", "maybe", "count", "size", "share", "tags",
            "numbers", "table", "nodes", "worst", "anything", "object", "content", "blocks", "call",
            "usage", "reason", "messages");

    private static final MemberNames EVERYTHING_NODE_NAMES = MemberNames.of("name", "parent",
            "children");

    private EverythingRole() {
        super(Everything.class, "everything", List.of("all"), new LlmRule(LlmRule.Kind.NOT_SENT,
                "@NotSent", null));
    }

    @Override
    public Everything read(JsonReader in) {
        int inValue = 0;
        long outValue = 0L;
        short memberValue = 0;
        byte additionalValue = 0;
        double valueValue = 0;
        float ratio = 0;
        boolean flag = false;
        char letter = '\0';
        Integer boxed = null;
        String text = null;
        String javaClass = null;
        String note = null;
        Long parent = null;
        int retries = 3;
        String greeting = "a \"text\"";
        Everything.Level level = Everything.Level.WARNING;
        Optional<String> maybe = Optional.empty();
        OptionalInt count = OptionalInt.empty();
        OptionalLong size = OptionalLong.empty();
        OptionalDouble share = OptionalDouble.empty();
        List<String> tags = null;
        List<Integer> numbers = null;
        Map<String, List<Boolean>> table = null;
        List<Everything.Node> nodes = null;
        Everything.Level worst = null;
        Object anything = null;
        Map<String, Object> object = null;
        UserContent content = null;
        List<AssistantBlock> blocks = null;
        ToolCall call = null;
        Usage usage = null;
        StopReason reason = null;
        List<Message> messages = null;
        Map<String, Object> additional = Map.of();
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> inValue = in.readInt();
                case 2 -> outValue = in.readLong();
                case 3 -> memberValue = in.readShort();
                case 4 -> additionalValue = in.readByte();
                case 5 -> valueValue = in.readDouble();
                case 6 -> ratio = in.readFloat();
                case 7 -> flag = in.readBoolean();
                case 8 -> letter = in.readChar();
                case 9 -> boxed = in.readInt();
                case 10 -> text = in.readString();
                case 11 -> javaClass = in.readString();
                case 12 -> {
                    note = in.readNull() ? null : in.readString();
                    if (note == null) {
                        additional = in.keep(additional);
                    }
                }
                case 13 -> parent = in.readNull() ? null : in.readLong();
                case 14 -> retries = in.readInt();
                case 15 -> greeting = in.readString();
                case 16 -> level = readEverythingLevel(in);
                case 17 -> {
                    maybe = in.readNull() ? Optional.empty() : Optional.of(in.readString());
                    if (maybe.isEmpty()) {
                        additional = in.keep(additional);
                    }
                }
                case 18 -> {
                    count = in.readNull() ? OptionalInt.empty() : OptionalInt.of(in.readInt());
                    if (count.isEmpty()) {
                        additional = in.keep(additional);
                    }
                }
                case 19 -> {
                    size = in.readNull() ? OptionalLong.empty() : OptionalLong.of(in.readLong());
                    if (size.isEmpty()) {
                        additional = in.keep(additional);
                    }
                }
                case 20 -> {
                    share = in.readNull() ? OptionalDouble.empty() : OptionalDouble.of(in.readDouble());
                    if (share.isEmpty()) {
                        additional = in.keep(additional);
                    }
                }
                case 21 -> tags = in.readList(JsonReader::readString);
                case 22 -> numbers = in.readList(element ->
                        element.readOptional(JsonReader::readInt));
                case 23 -> table = in.readMap(element -> element.readList(JsonReader::readBoolean));
                case 24 -> nodes = in.readList(EverythingRole::readEverythingNode);
                case 25 -> {
                    worst = in.readNull() ? null : readEverythingLevel(in);
                    if (worst == null) {
                        additional = in.keep(additional);
                    }
                }
                case 26 -> anything = in.readNonNull();
                case 27 -> object = in.readObject();
                case 28 -> content = UserContentCodec.read(in);
                case 29 -> blocks = in.readList(AssistantBlockCodec::read);
                case 30 -> {
                    call = in.readNull() ? null : in.narrow(ToolCall.class, AssistantBlockCodec.read(in));
                    if (call == null) {
                        additional = in.keep(additional);
                    }
                }
                case 31 -> {
                    usage = in.readNull() ? null : UsageCodec.read(in);
                    if (usage == null) {
                        additional = in.keep(additional);
                    }
                }
                case 32 -> reason = new StopReason(in.readString());
                case 33 -> messages = in.readList(StandardMessages::readMessage);
                default -> additional = in.keep(additional);
            }
        }
        in.require(NAMES, seen, 0x33de02ffeL);
        return new Everything(inValue, outValue, memberValue, additionalValue, valueValue, ratio,
                flag, letter, boxed, text, javaClass, note, parent, retries, greeting, level, maybe,
                count, size, share, tags, numbers, table, nodes, worst, anything, object, content,
                blocks, call, usage, reason, messages, JsonData.object(additional));
    }

    @Override
    public void write(JsonWriter out, Everything value) {
        out.name(NAMES, 1);
        out.writeLong(value.in());
        out.name(NAMES, 2);
        out.writeLong(value.out());
        out.name(NAMES, 3);
        out.writeLong(value.member());
        out.name(NAMES, 4);
        out.writeLong(value.additional());
        out.name(NAMES, 5);
        out.writeDouble(value.value());
        out.name(NAMES, 6);
        out.writeFloat(value.ratio());
        out.name(NAMES, 7);
        out.writeBoolean(value.flag());
        out.name(NAMES, 8);
        out.writeChar(value.letter());
        out.name(NAMES, 9);
        out.writeLong(value.boxed());
        out.name(NAMES, 10);
        out.writeString(value.text());
        out.name(NAMES, 11);
        out.writeString(value.javaClass());
        if (value.note() != null) {
            out.name(NAMES, 12);
            out.writeString(value.note());
        } else {
            out.keptNull(NAMES, 12, value.more());
        }
        out.name(NAMES, 13);
        out.writeNullable(value.parent(), JsonWriter::writeLong);
        out.name(NAMES, 14);
        out.writeLong(value.retries());
        out.name(NAMES, 15);
        out.writeString(value.greeting());
        out.name(NAMES, 16);
        out.writeString(nameOfEverythingLevel(value.level()));
        if (value.maybe().isPresent()) {
            out.name(NAMES, 17);
            out.writeString(value.maybe().get());
        } else {
            out.keptNull(NAMES, 17, value.more());
        }
        if (value.count().isPresent()) {
            out.name(NAMES, 18);
            out.writeLong(value.count().getAsInt());
        } else {
            out.keptNull(NAMES, 18, value.more());
        }
        if (value.size().isPresent()) {
            out.name(NAMES, 19);
            out.writeLong(value.size().getAsLong());
        } else {
            out.keptNull(NAMES, 19, value.more());
        }
        if (value.share().isPresent()) {
            out.name(NAMES, 20);
            out.writeDouble(value.share().getAsDouble());
        } else {
            out.keptNull(NAMES, 20, value.more());
        }
        out.name(NAMES, 21);
        out.writeList(value.tags(), JsonWriter::writeString);
        out.name(NAMES, 22);
        out.writeList(value.numbers(), (to, toElement) ->
                to.writeNullable(toElement, (to_, to_Element) -> to_.writeLong(to_Element)));
        out.name(NAMES, 23);
        out.writeMap(value.table(), (to, toElement) -> to.writeList(toElement,
                JsonWriter::writeBoolean));
        out.name(NAMES, 24);
        out.writeList(value.nodes(), EverythingRole::writeEverythingNode);
        if (value.worst() != null) {
            out.name(NAMES, 25);
            out.writeString(nameOfEverythingLevel(value.worst()));
        } else {
            out.keptNull(NAMES, 25, value.more());
        }
        out.name(NAMES, 26);
        out.writeValue(value.anything());
        out.name(NAMES, 27);
        out.writeValue(value.object());
        out.name(NAMES, 28);
        UserContentCodec.write(out, value.content());
        out.name(NAMES, 29);
        out.writeList(value.blocks(), AssistantBlockCodec::write);
        if (value.call() != null) {
            out.name(NAMES, 30);
            AssistantBlockCodec.write(out, value.call());
        } else {
            out.keptNull(NAMES, 30, value.more());
        }
        if (value.usage() != null) {
            out.name(NAMES, 31);
            UsageCodec.write(out, value.usage());
        } else {
            out.keptNull(NAMES, 31, value.more());
        }
        out.name(NAMES, 32);
        out.writeString(value.reason().value());
        out.name(NAMES, 33);
        out.writeList(value.messages(), StandardMessages::writeMessage);
        out.writeAdditional(NAMES, value.more());
    }

    private static Everything.Node readEverythingNode(JsonReader in) {
        in.beginObject();
        String name = null;
        Everything.Node parent = null;
        List<Everything.Node> children = null;
        long seen = 0L;
        for (int member = in.nextName(EVERYTHING_NODE_NAMES); member != JsonReader.END;
                member = in.nextName(EVERYTHING_NODE_NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> name = in.readString();
                case 1 -> parent = in.readNull() ? null : readEverythingNode(in);
                case 2 -> children = in.readList(EverythingRole::readEverythingNode);
                default -> in.unknownMember();
            }
        }
        in.require(EVERYTHING_NODE_NAMES, seen, 0x5L);
        return new Everything.Node(name, parent, children);
    }

    private static void writeEverythingNode(JsonWriter out, Everything.Node value) {
        out.beginObject();
        out.name(EVERYTHING_NODE_NAMES, 0);
        out.writeString(value.name());
        if (value.parent() != null) {
            out.name(EVERYTHING_NODE_NAMES, 1);
            writeEverythingNode(out, value.parent());
        }
        out.name(EVERYTHING_NODE_NAMES, 2);
        out.writeList(value.children(), EverythingRole::writeEverythingNode);
        out.endObject();
    }

    private static Everything.Level readEverythingLevel(JsonReader in) {
        return switch (in.readString()) {
            case "info" -> Everything.Level.INFO;
            case "WARNING" -> Everything.Level.WARNING;
            default -> throw in.expected("one of \"info\", \"WARNING\"");
        };
    }

    private static String nameOfEverythingLevel(Everything.Level value) {
        return switch (value) {
            case INFO -> "info";
            case WARNING -> "WARNING";
        };
    }
}
