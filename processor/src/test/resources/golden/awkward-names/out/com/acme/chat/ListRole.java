package com.acme.chat;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import javax.annotation.processing.Generated;

/**
 * The role {@code list}: the JSON of {@link List}, and what a model sees of it.
 */
@RoleDescriptor(
        type = List.class,
        role = "list",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class ListRole extends RoleType<List> {
    /**
     * The only instance.
     */
    public static final ListRole INSTANCE = new ListRole();

    private static final MemberNames NAMES = MemberNames.of("role", "text");

    private ListRole() {
        super(List.class, "list", java.util.List.of(), new LlmRule(LlmRule.Kind.NOT_SENT,
                "@NotSent", null));
    }

    @Override
    public List read(JsonReader in) {
        String text = null;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> text = in.readString();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x2L);
        return new List(text);
    }

    @Override
    public void write(JsonWriter out, List value) {
        out.name(NAMES, 1);
        out.writeString(value.text());
    }
}
