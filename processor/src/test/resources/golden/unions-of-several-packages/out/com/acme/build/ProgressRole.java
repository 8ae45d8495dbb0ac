package com.acme.build;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code progress}: the JSON of {@link Progress}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Progress.class,
        role = "progress",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class ProgressRole extends RoleType<Progress> {
    /**
     * The only instance.
     */
    public static final ProgressRole INSTANCE = new ProgressRole();

    private static final MemberNames NAMES = MemberNames.of("role", "percent", "timestamp");

    private ProgressRole() {
        super(Progress.class, "progress", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent",
                null));
    }

    @Override
    public Progress read(JsonReader in) {
        int percent = 0;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> percent = in.readInt();
                case 2 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x6L);
        return new Progress(percent, timestamp);
    }

    @Override
    public void write(JsonWriter out, Progress value) {
        out.name(NAMES, 1);
        out.writeLong(value.percent());
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
    }
}
