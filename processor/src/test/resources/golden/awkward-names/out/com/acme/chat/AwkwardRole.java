package com.acme.chat;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.JsonData;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * The role {@code $L "awkward" &#42;&#47; &#60;b&#62;&#38;amp; &#123;&#64;code&#125; &#92;u002a&#47;}: the JSON of {@link Awkward}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Awkward.class,
        role = "$L \"awkward\" */ <b>&amp; {@code} \\u002a/",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class AwkwardRole extends RoleType<Awkward> {
    /**
     * The only instance.
     */
    public static final AwkwardRole INSTANCE = new AwkwardRole();

    private static final MemberNames NAMES = MemberNames.of("role", "in", "out", "value", "member",
            "memberRead", "element", "additional", "yield", "record", "class", "say \"$T\"");

    private AwkwardRole() {
        super(Awkward.class, "$L \"awkward\" */ <b>&amp; {@code} \\u002a/", List.of(),
                new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null));
    }

    @Override
    public Awkward read(JsonReader in) {
        int inValue = 0;
        String outValue = null;
        Integer valueValue = null;
        boolean memberValue = false;
        boolean memberRead = false;
        List<String> elementValue = null;
        List<List<String>> additionalValue = null;
        String yield = null;
        String record = null;
        String kind = null;
        String quote = null;
        Map<String, Object> additional = Map.of();
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> inValue = in.readInt();
                case 2 -> outValue = in.readString();
                case 3 -> valueValue = in.readInt();
                case 4 -> memberValue = in.readBoolean();
                case 5 -> memberRead = in.readBoolean();
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
        in.require(NAMES, seen, 0xffeL);
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
}
