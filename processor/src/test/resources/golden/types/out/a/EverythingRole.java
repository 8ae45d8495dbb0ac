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
        members = {
                @RoleDescriptor.Member(name = "in", component = "in", type = "int"),
                @RoleDescriptor.Member(name = "out", component = "out", type = "long"),
                @RoleDescriptor.Member(name = "member", component = "member", type = "short"),
                @RoleDescriptor.Member(name = "additional", component = "additional",
                        type = "byte"),
                @RoleDescriptor.Member(name = "value", component = "value", type = "double"),
                @RoleDescriptor.Member(name = "ratio", component = "ratio", type = "float"),
                @RoleDescriptor.Member(name = "flag", component = "flag", type = "boolean"),
                @RoleDescriptor.Member(name = "letter", component = "letter", type = "char"),
                @RoleDescriptor.Member(name = "boxed", component = "boxed",
                        type = "java.lang.Integer"),
                @RoleDescriptor.Member(name = "text", component = "text",
                        type = "java.lang.String"),
                @RoleDescriptor.Member(name = "class", component = "javaClass",
                        type = "java.lang.String"),
                @RoleDescriptor.Member(name = "note", component = "note", type = "java.lang.String",
                        required = false),
                @RoleDescriptor.Member(name = "parent", component = "parent",
                        type = "java.lang.Long"),
                @RoleDescriptor.Member(name = "retries", component = "retries", type = "int",
                        required = false, defaultValue = "3"),
                @RoleDescriptor.Member(name = "greeting", component = "greeting",
                        type = "java.lang.String", required = false, defaultValue = "a \"text\""),
                @RoleDescriptor.Member(name = "level", component = "level",
                        type = "a.Everything.Level", required = false, defaultValue = "WARNING"),
                @RoleDescriptor.Member(name = "maybe", component = "maybe",
                        type = "java.util.Optional<java.lang.String>", required = false),
                @RoleDescriptor.Member(name = "count", component = "count",
                        type = "java.util.OptionalInt", required = false),
                @RoleDescriptor.Member(name = "size", component = "size",
                        type = "java.util.OptionalLong", required = false),
                @RoleDescriptor.Member(name = "share", component = "share",
                        type = "java.util.OptionalDouble", required = false),
                @RoleDescriptor.Member(name = "tags", component = "tags",
                        type = "java.util.List<java.lang.String>"),
                @RoleDescriptor.Member(name = "numbers", component = "numbers",
                        type = "java.util.List<java.lang.Integer>"),
                @RoleDescriptor.Member(name = "table", component = "table",
                        type = "java.util.Map<java.lang.String, java.util.List<java.lang.Boolean>>"),
                @RoleDescriptor.Member(name = "nodes", component = "nodes",
                        type = "java.util.List<a.Everything.Node>"),
                @RoleDescriptor.Member(name = "worst", component = "worst",
                        type = "a.Everything.Level", required = false),
                @RoleDescriptor.Member(name = "anything", component = "anything",
                        type = "java.lang.Object"),
                @RoleDescriptor.Member(name = "object", component = "object",
                        type = "java.util.Map<java.lang.String, java.lang.Object>"),
                @RoleDescriptor.Member(name = "content", component = "content",
                        type = "dev.rolecall.message.UserContent"),
                @RoleDescriptor.Member(name = "blocks", component = "blocks",
                        type = "java.util.List<dev.rolecall.message.AssistantBlock>"),
                @RoleDescriptor.Member(name = "call", component = "call",
                        type = "dev.rolecall.message.ToolCall", required = false),
                @RoleDescriptor.Member(name = "usage", component = "usage",
                        type = "dev.rolecall.message.Usage", required = false),
                @RoleDescriptor.Member(name = "reason", component = "reason",
                        type = "dev.rolecall.message.StopReason"),
                @RoleDescriptor.Member(name = "messages", component = "messages",
                        type = "java.util.List<dev.rolecall.message.Message>")
        },
        uses = {
                "a.Everything.Level",
                "a.Everything.Node"
        },
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class EverythingRole implements RoleType<Everything> {
    /**
     * The only instance.
     */
    public static final EverythingRole INSTANCE = new EverythingRole();

    private static final MemberNames NAMES = MemberNames.of("role", "in", "out", "member",
            "additional", "value", "ratio", "flag", "letter", "boxed", "text", "class", "note",
            "parent", "retries", "greeting", "level", "maybe", "count", "size", "share", "tags",
            "numbers", "table", "nodes", "worst", "anything", "object", "content", "blocks", "call",
            "usage", "reason", "messages");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

    private static final MemberNames EVERYTHING_NODE_NAMES = MemberNames.of("name", "parent",
            "children");

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
        return List.of("all");
    }

    @Override
    public Everything read(JsonReader in) {
        int inValue = 0;
        boolean inRead = false;
        long outValue = 0L;
        boolean outRead = false;
        short memberValue = 0;
        boolean memberRead = false;
        byte additionalValue = 0;
        boolean additionalRead = false;
        double valueValue = 0;
        boolean valueRead = false;
        float ratio = 0;
        boolean ratioRead = false;
        boolean flag = false;
        boolean flagRead = false;
        char letter = '\0';
        boolean letterRead = false;
        Integer boxed = null;
        String text = null;
        String javaClass = null;
        String note = null;
        Long parent = null;
        boolean parentRead = false;
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
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> {
                    inValue = in.readInt();
                    inRead = true;
                }
                case 2 -> {
                    outValue = in.readLong();
                    outRead = true;
                }
                case 3 -> {
                    memberValue = in.readShort();
                    memberRead = true;
                }
                case 4 -> {
                    additionalValue = in.readByte();
                    additionalRead = true;
                }
                case 5 -> {
                    valueValue = in.readDouble();
                    valueRead = true;
                }
                case 6 -> {
                    ratio = in.readFloat();
                    ratioRead = true;
                }
                case 7 -> {
                    flag = in.readBoolean();
                    flagRead = true;
                }
                case 8 -> {
                    letter = in.readChar();
                    letterRead = true;
                }
                case 9 -> boxed = in.readInt();
                case 10 -> text = in.readString();
                case 11 -> javaClass = in.readString();
                case 12 -> {
                    note = in.readOptional(JsonReader::readString);
                    if (note == null) {
                        additional = in.keep(additional);
                    }
                }
                case 13 -> {
                    parent = in.readOptional(JsonReader::readLong);
                    parentRead = true;
                }
                case 14 -> retries = in.readInt();
                case 15 -> greeting = in.readString();
                case 16 -> level = readEverythingLevel(in);
                case 17 -> {
                    maybe = Optional.ofNullable(in.readOptional(JsonReader::readString));
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
                    worst = in.readOptional(EverythingRole::readEverythingLevel);
                    if (worst == null) {
                        additional = in.keep(additional);
                    }
                }
                case 26 -> anything = in.readNonNull();
                case 27 -> object = in.readObject();
                case 28 -> content = UserContentCodec.read(in);
                case 29 -> blocks = in.readList(AssistantBlockCodec::read);
                case 30 -> {
                    call = in.readOptional(element ->
                            element.narrow(ToolCall.class, AssistantBlockCodec.read(element)));
                    if (call == null) {
                        additional = in.keep(additional);
                    }
                }
                case 31 -> {
                    usage = in.readOptional(UsageCodec::read);
                    if (usage == null) {
                        additional = in.keep(additional);
                    }
                }
                case 32 -> reason = new StopReason(in.readString());
                case 33 -> messages = in.readList(StandardMessages::readMessage);
                default -> additional = in.keep(additional);
            }
        }
        if (!inRead) {
            throw in.missing("in");
        }
        if (!outRead) {
            throw in.missing("out");
        }
        if (!memberRead) {
            throw in.missing("member");
        }
        if (!additionalRead) {
            throw in.missing("additional");
        }
        if (!valueRead) {
            throw in.missing("value");
        }
        if (!ratioRead) {
            throw in.missing("ratio");
        }
        if (!flagRead) {
            throw in.missing("flag");
        }
        if (!letterRead) {
            throw in.missing("letter");
        }
        if (boxed == null) {
            throw in.missing("boxed");
        }
        if (text == null) {
            throw in.missing("text");
        }
        if (javaClass == null) {
            throw in.missing("class");
        }
        if (!parentRead) {
            throw in.missing("parent");
        }
        if (tags == null) {
            throw in.missing("tags");
        }
        if (numbers == null) {
            throw in.missing("numbers");
        }
        if (table == null) {
            throw in.missing("table");
        }
        if (nodes == null) {
            throw in.missing("nodes");
        }
        if (anything == null) {
            throw in.missing("anything");
        }
        if (object == null) {
            throw in.missing("object");
        }
        if (content == null) {
            throw in.missing("content");
        }
        if (blocks == null) {
            throw in.missing("blocks");
        }
        if (reason == null) {
            throw in.missing("reason");
        }
        if (messages == null) {
            throw in.missing("messages");
        }
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

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Everything value) {
        return List.of();
    }

    private static Everything.Node readEverythingNode(JsonReader in) {
        in.beginObject();
        String name = null;
        Everything.Node parent = null;
        List<Everything.Node> children = null;
        for (int member = in.nextName(EVERYTHING_NODE_NAMES); member != JsonReader.END;
                member = in.nextName(EVERYTHING_NODE_NAMES)) {
            switch (member) {
                case 0 -> name = in.readString();
                case 1 -> parent = in.readOptional(EverythingRole::readEverythingNode);
                case 2 -> children = in.readList(EverythingRole::readEverythingNode);
                default -> in.unknownMember();
            }
        }
        if (name == null) {
            throw in.missing("name");
        }
        if (children == null) {
            throw in.missing("children");
        }
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
