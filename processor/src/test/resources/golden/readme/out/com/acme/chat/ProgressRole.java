package com.acme.chat;

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
 * The role {@code progress}: the JSON of {@link Progress}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Progress.class,
        role = "progress",
        rule = "template \"Build is {percent}% done: {step}\""
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class ProgressRole extends RoleType<Progress> {
    /**
     * The only instance.
     */
    public static final ProgressRole INSTANCE = new ProgressRole();

    private static final MemberNames NAMES = MemberNames.of("role", "percent", "step", "timestamp");

    private ProgressRole() {
        super(Progress.class, "progress", List.of(), new LlmRule(LlmRule.Kind.TEMPLATE,
                "template \"Build is {percent}% done: {step}\"", null));
    }

    @Override
    public Progress read(JsonReader in) {
        int percent = 0;
        String step = null;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> percent = in.readInt();
                case 2 -> step = in.readString();
                case 3 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0xeL);
        return new Progress(percent, step, timestamp);
    }

    @Override
    public void write(JsonWriter out, Progress value) {
        out.name(NAMES, 1);
        out.writeLong(value.percent());
        out.name(NAMES, 2);
        out.writeString(value.step());
        out.name(NAMES, 3);
        out.writeLong(value.timestamp());
    }

    @Override
    public List<Message> toLlm(Progress value) {
        return List.of(new UserMessage(UserContent.of("Build is " + value.percent() + "% done: "
                + value.step()), value.timestamp()));
    }
}
