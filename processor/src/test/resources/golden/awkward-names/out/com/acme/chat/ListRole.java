package com.acme.chat;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.Message;
import javax.annotation.processing.Generated;

/**
 * The role {@code list}: the JSON of {@link List}, and what a model sees of it.
 */
@RoleDescriptor(
        type = List.class,
        role = "list",
        members = @RoleDescriptor.Member(name = "text", component = "text",
                        type = "java.lang.String"),
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class ListRole implements RoleType<List> {
    /**
     * The only instance.
     */
    public static final ListRole INSTANCE = new ListRole();

    private static final MemberNames NAMES = MemberNames.of("role", "text");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

    private ListRole() {
    }

    @Override
    public Class<List> javaType() {
        return List.class;
    }

    @Override
    public String role() {
        return "list";
    }

    @Override
    public java.util.List<String> aliases() {
        return java.util.List.of();
    }

    @Override
    public List read(JsonReader in) {
        String text = null;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> text = in.readString();
                default -> in.unknownMember();
            }
        }
        if (text == null) {
            throw in.missing("text");
        }
        return new List(text);
    }

    @Override
    public void write(JsonWriter out, List value) {
        out.name(NAMES, 1);
        out.writeString(value.text());
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public java.util.List<Message> toLlm(List value) {
        return java.util.List.of();
    }
}
