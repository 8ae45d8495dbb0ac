package com.lib;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.Message;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code draft}: the JSON of {@link Draft}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Draft.class,
        role = "draft",
        members = @RoleDescriptor.Member(name = "text", component = "text",
                        type = "java.lang.String"),
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class DraftRole implements RoleType<Draft> {
    /**
     * The only instance.
     */
    public static final DraftRole INSTANCE = new DraftRole();

    private static final MemberNames NAMES = MemberNames.of("role", "text");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

    private DraftRole() {
    }

    @Override
    public Class<Draft> javaType() {
        return Draft.class;
    }

    @Override
    public String role() {
        return "draft";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Draft read(JsonReader in) {
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
        return new Draft(text);
    }

    @Override
    public void write(JsonWriter out, Draft value) {
        out.name(NAMES, 1);
        out.writeString(value.text());
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Draft value) {
        return List.of();
    }
}
