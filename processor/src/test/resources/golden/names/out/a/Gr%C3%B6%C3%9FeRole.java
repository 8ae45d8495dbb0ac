package a;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code größe 📏 "x"}: the JSON of {@link Größe}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Größe.class,
        role = "größe 📏 \"x\"",
        aliases = "进度",
        rule = "template \"{höhe} × {in} 📐 \"{{}}\"\""
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class GrößeRole extends RoleType<Größe> {
    /**
     * The only instance.
     */
    public static final GrößeRole INSTANCE = new GrößeRole();

    private static final MemberNames NAMES = MemberNames.of("role", "höhe", "class", "out", "value",
            "进度", "additional", "element", "inRead", "a\"b\\c\n", "name", "timestamp");

    private GrößeRole() {
        super(Größe.class, "größe 📏 \"x\"", List.of("进度"), new LlmRule(LlmRule.Kind.TEMPLATE,
                "template \"{höhe} × {in} 📐 \"{{}}\"\"", null));
    }

    @Override
    public Größe read(JsonReader in) {
        int höhe = 0;
        String inValue = null;
        String outValue = null;
        String valueValue = null;
        String memberValue = null;
        String additionalValue = null;
        String elementValue = null;
        String inRead = null;
        String constant = null;
        String name = null;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> höhe = in.readInt();
                case 2 -> inValue = in.readString();
                case 3 -> outValue = in.readString();
                case 4 -> valueValue = in.readString();
                case 5 -> memberValue = in.readString();
                case 6 -> additionalValue = in.readString();
                case 7 -> elementValue = in.readString();
                case 8 -> inRead = in.readString();
                case 9 -> constant = in.readString();
                case 10 -> name = in.readString();
                case 11 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0xffeL);
        return new Größe(höhe, inValue, outValue, valueValue, memberValue, additionalValue,
                elementValue, inRead, constant, name, timestamp);
    }

    @Override
    public void write(JsonWriter out, Größe value) {
        out.name(NAMES, 1);
        out.writeLong(value.höhe());
        out.name(NAMES, 2);
        out.writeString(value.in());
        out.name(NAMES, 3);
        out.writeString(value.out());
        out.name(NAMES, 4);
        out.writeString(value.value());
        out.name(NAMES, 5);
        out.writeString(value.member());
        out.name(NAMES, 6);
        out.writeString(value.additional());
        out.name(NAMES, 7);
        out.writeString(value.element());
        out.name(NAMES, 8);
        out.writeString(value.inRead());
        out.name(NAMES, 9);
        out.writeString(value.constant());
        out.name(NAMES, 10);
        out.writeString(value.name());
        out.name(NAMES, 11);
        out.writeLong(value.timestamp());
    }

    @Override
    public List<Message> toLlm(Größe value) {
        return List.of(new UserMessage(UserContent.of("" + value.höhe() + " × " + value.in()
                + " 📐 \"{}\""), value.timestamp()));
    }
}
