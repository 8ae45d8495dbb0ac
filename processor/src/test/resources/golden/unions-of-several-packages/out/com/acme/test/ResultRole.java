package com.acme.test;

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
 * The role {@code result}: the JSON of {@link Result}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Result.class,
        role = "result",
        members = {
                @RoleDescriptor.Member(name = "passed", component = "passed", type = "boolean"),
                @RoleDescriptor.Member(name = "timestamp", component = "timestamp", type = "long")
        },
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class ResultRole implements RoleType<Result> {
    /**
     * The only instance.
     */
    public static final ResultRole INSTANCE = new ResultRole();

    private static final MemberNames NAMES = MemberNames.of("role", "passed", "timestamp");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

    private ResultRole() {
    }

    @Override
    public Class<Result> javaType() {
        return Result.class;
    }

    @Override
    public String role() {
        return "result";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Result read(JsonReader in) {
        boolean passed = false;
        boolean passedRead = false;
        long timestamp = 0L;
        boolean timestampRead = false;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> {
                    passed = in.readBoolean();
                    passedRead = true;
                }
                case 2 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> in.unknownMember();
            }
        }
        if (!passedRead) {
            throw in.missing("passed");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
        return new Result(passed, timestamp);
    }

    @Override
    public void write(JsonWriter out, Result value) {
        out.name(NAMES, 1);
        out.writeBoolean(value.passed());
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Result value) {
        return List.of();
    }
}
