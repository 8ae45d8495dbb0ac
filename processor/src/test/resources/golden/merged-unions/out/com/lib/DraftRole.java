package com.lib;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code draft}: the JSON of {@link Draft}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Draft.class,
        role = "draft",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class DraftRole extends RoleType<Draft> {
    /**
     * The only instance.
     */
    public static final DraftRole INSTANCE = new DraftRole();

    private static final MemberNames NAMES = MemberNames.of("role", "text");

    private DraftRole() {
        super(Draft.class, "draft", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent",
                null));
    }

    @Override
    public Draft read(JsonReader in) {
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
        return new Draft(text);
    }

    @Override
    public void write(JsonWriter out, Draft value) {
        out.name(NAMES, 1);
        out.writeString(value.text());
    }
}
