package com.acme.chat;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.JsonData;
import dev.rolecall.message.Message;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * The role {@code $L "awkward" &#42;&#47; &#60;b&#62;&#38;amp; &#123;&#64;code&#125; &#92;u002a&#47;}: the JSON of {@link Awkward}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Awkward.class,
        role = "$L \"awkward\" */ <b>&amp; {@code} \\u002a/",
        members = {
                @RoleDescriptor.Member(name = "in", component = "in", type = "int"),
                @RoleDescriptor.Member(name = "out", component = "out", type = "java.lang.String"),
                @RoleDescriptor.Member(name = "value", component = "value",
                        type = "java.lang.Integer"),
                @RoleDescriptor.Member(name = "member", component = "member", type = "boolean"),
                @RoleDescriptor.Member(name = "memberRead", component = "memberRead",
                        type = "boolean"),
                @RoleDescriptor.Member(name = "element", component = "element",
                        type = "java.util.List<java.lang.String>"),
                @RoleDescriptor.Member(name = "additional", component = "additional",
                        type = "java.util.List<java.util.List<java.lang.String>>"),
                @RoleDescriptor.Member(name = "yield", component = "yield",
                        type = "java.lang.String"),
                @RoleDescriptor.Member(name = "record", component = "record",
                        type = "java.lang.String"),
                @RoleDescriptor.Member(name = "class", component = "kind",
                        type = "java.lang.String"),
                @RoleDescriptor.Member(name = "say \"$T\"", component = "quote",
                        type = "java.lang.String")
        },
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class AwkwardRole implements RoleType<Awkward> {
    /**
     * The only instance.
     */
    public static final AwkwardRole INSTANCE = new AwkwardRole();

    private static final MemberNames NAMES = MemberNames.of("role", "in", "out", "value", "member",
            "memberRead", "element", "additional", "yield", "record", "class", "say \"$T\"");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

    private AwkwardRole() {
    }

    @Override
    public Class<Awkward> javaType() {
        return Awkward.class;
    }

    @Override
    public String role() {
        return "$L \"awkward\" */ <b>&amp; {@code} \\u002a/";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Awkward read(JsonReader in) {
        int inValue = 0;
        boolean inRead = false;
        String outValue = null;
        Integer valueValue = null;
        boolean memberValue = false;
        boolean memberRead_ = false;
        boolean memberRead = false;
        boolean memberReadRead = false;
        List<String> elementValue = null;
        List<List<String>> additionalValue = null;
        String yield = null;
        String record = null;
        String kind = null;
        String quote = null;
        Map<String, Object> additional = Map.of();
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> {
                    inValue = in.readInt();
                    inRead = true;
                }
                case 2 -> outValue = in.readString();
                case 3 -> valueValue = in.readInt();
                case 4 -> {
                    memberValue = in.readBoolean();
                    memberRead_ = true;
                }
                case 5 -> {
                    memberRead = in.readBoolean();
                    memberReadRead = true;
                }
                case 6 -> elementValue = in.readList(element ->
                        element.readOptional(JsonReader::readString));
                case 7 -> additionalValue = in.readList(element -> element.readList(element_ ->
                        element_.readOptional(JsonReader::readString)));
                case 8 -> yield = in.readString();
                case 9 -> record = in.readString();
                case 10 -> kind = in.readString();
                case 11 -> quote = in.readString();
                default -> additional = in.keep(additional);
            }
        }
        if (!inRead) {
            throw in.missing("in");
        }
        if (outValue == null) {
            throw in.missing("out");
        }
        if (valueValue == null) {
            throw in.missing("value");
        }
        if (!memberRead_) {
            throw in.missing("member");
        }
        if (!memberReadRead) {
            throw in.missing("memberRead");
        }
        if (elementValue == null) {
            throw in.missing("element");
        }
        if (additionalValue == null) {
            throw in.missing("additional");
        }
        if (yield == null) {
            throw in.missing("yield");
        }
        if (record == null) {
            throw in.missing("record");
        }
        if (kind == null) {
            throw in.missing("class");
        }
        if (quote == null) {
            throw in.missing("say \"$T\"");
        }
        return new Awkward(inValue, outValue, valueValue, memberValue, memberRead, elementValue,
                additionalValue, yield, record, kind, quote, JsonData.object(additional));
    }

    @Override
    public void write(JsonWriter out, Awkward value) {
        out.name(NAMES, 1);
        out.writeLong(value.in());
        out.name(NAMES, 2);
        out.writeString(value.out());
        out.name(NAMES, 3);
        out.writeLong(value.value());
        out.name(NAMES, 4);
        out.writeBoolean(value.member());
        out.name(NAMES, 5);
        out.writeBoolean(value.memberRead());
        out.name(NAMES, 6);
        out.writeList(value.element(), (to, toElement) ->
                to.writeNullable(toElement, JsonWriter::writeString));
        out.name(NAMES, 7);
        out.writeList(value.additional(), (to, toElement) -> to.writeList(toElement,
                (to_, to_Element) -> to_.writeNullable(to_Element, JsonWriter::writeString)));
        out.name(NAMES, 8);
        out.writeString(value.yield());
        out.name(NAMES, 9);
        out.writeString(value.record());
        out.name(NAMES, 10);
        out.writeString(value.kind());
        out.name(NAMES, 11);
        out.writeString(value.quote());
        out.writeAdditional(NAMES, value.NAMES());
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Awkward value) {
        return List.of();
    }
}
