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
        rule = "component content"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class RemarkRole extends RoleType<Remark> {
    /**
     * The only instance.
     */
    public static final RemarkRole INSTANCE = new RemarkRole();

    private static final MemberNames NAMES = MemberNames.of("role", "content", "timestamp");

    private RemarkRole() {
        super(Remark.class, "remark", List.of(), new LlmRule(LlmRule.Kind.CONTENT,
                "component content", null));
    }

    @Override
    public Remark read(JsonReader in) {
        UserContent content = null;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> content = in.readNull() ? null : UserContentCodec.read(in);
                case 2 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x4L);
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
    public List<Message> toLlm(Remark value) {
        return value.content() == null ? List.of() : List.of(new UserMessage(value.content(),
                value.timestamp()));
    }
}
