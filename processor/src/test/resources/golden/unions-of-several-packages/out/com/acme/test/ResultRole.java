package com.acme.test;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code result}: the JSON of {@link Result}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Result.class,
        role = "result",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class ResultRole extends RoleType<Result> {
    /**
     * The only instance.
     */
    public static final ResultRole INSTANCE = new ResultRole();

    private static final MemberNames NAMES = MemberNames.of("role", "passed", "timestamp");

    private ResultRole() {
        super(Result.class, "result", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent",
                null));
    }

    @Override
    public Result read(JsonReader in) {
        boolean passed = false;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> passed = in.readBoolean();
                case 2 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x6L);
        return new Result(passed, timestamp);
    }

    @Override
    public void write(JsonWriter out, Result value) {
        out.name(NAMES, 1);
        out.writeBoolean(value.passed());
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
    }
}
