package com.acme.chat;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.codec.UserContentCodec;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code remark}: the JSON of {@link Remark}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Remark.class,
        role = "remark",
        members = {
                @RoleDescriptor.Member(name = "content", component = "content",
                        type = "dev.rolecall.message.UserContent", required = false),
                @RoleDescriptor.Member(name = "timestamp", component = "timestamp", type = "long")
        },
        rule = "component content"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class RemarkRole implements RoleType<Remark> {
    /**
     * The only instance.
     */
    public static final RemarkRole INSTANCE = new RemarkRole();

    private static final MemberNames NAMES = MemberNames.of("role", "content", "timestamp");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.CONTENT, "component content",
            null);

    private RemarkRole() {
    }

    @Override
    public Class<Remark> javaType() {
        return Remark.class;
    }

    @Override
    public String role() {
        return "remark";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Remark read(JsonReader in) {
        UserContent content = null;
        long timestamp = 0L;
        boolean timestampRead = false;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> content = in.readOptional(UserContentCodec::read);
                case 2 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> in.unknownMember();
            }
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
        return new Remark(content, timestamp);
    }

    @Override
    public void write(JsonWriter out, Remark value) {
        if (value.content() != null) {
            out.name(NAMES, 1);
            UserContentCodec.write(out, value.content());
        }
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Remark value) {
        return value.content() == null ? List.of() : List.of(new UserMessage(value.content(),
                value.timestamp()));
    }
}
