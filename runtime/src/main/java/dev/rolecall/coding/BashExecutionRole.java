package dev.rolecall.coding;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.JsonData;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserMessage;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * The role {@code bashExecution}: the JSON of {@link BashExecution}, and what a model sees of it.
 */
@RoleDescriptor(type = BashExecution.class, role = "bashExecution", rule = "method toLlm()")
@Generated("dev.rolecall.processor.RoleProcessor")
public final class BashExecutionRole extends RoleType<BashExecution> {
    /**
     * The only instance.
     */
    public static final BashExecutionRole INSTANCE = new BashExecutionRole();

    private static final MemberNames NAMES = MemberNames.of(
            "role",
            "command",
            "output",
            "exitCode",
            "cancelled",
            "truncated",
            "fullOutputPath",
            "excludeFromContext",
            "timestamp");

    private BashExecutionRole() {
        super(
                BashExecution.class,
                "bashExecution",
                List.of(),
                new LlmRule(LlmRule.Kind.METHOD, "method toLlm()", "excludeFromContext"));
    }

    @Override
    public BashExecution read(JsonReader in) {
        String command = null;
        String output = null;
        Long exitCode = null;
        boolean cancelled = false;
        boolean truncated = false;
        String fullOutputPath = null;
        Boolean excludeFromContext = null;
        long timestamp = 0L;
        Map<String, Object> additional = Map.of();
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> command = in.readString();
                case 2 -> output = in.readString();
                case 3 -> {
                    exitCode = in.readNull() ? null : in.readLong();
                    if (exitCode == null) {
                        additional = in.keep(additional);
                    }
                }
                case 4 -> cancelled = in.readBoolean();
                case 5 -> truncated = in.readBoolean();
                case 6 -> {
                    fullOutputPath = in.readNull() ? null : in.readString();
                    if (fullOutputPath == null) {
                        additional = in.keep(additional);
                    }
                }
                case 7 -> {
                    excludeFromContext = in.readNull() ? null : in.readBoolean();
                    if (excludeFromContext == null) {
                        additional = in.keep(additional);
                    }
                }
                case 8 -> timestamp = in.readLong();
                default -> additional = in.keep(additional);
            }
        }
        in.require(NAMES, seen, 0x136L);
        return new BashExecution(
                command,
                output,
                exitCode,
                cancelled,
                truncated,
                fullOutputPath,
                excludeFromContext,
                timestamp,
                JsonData.object(additional));
    }

    @Override
    public void write(JsonWriter out, BashExecution value) {
        out.name(NAMES, 1);
        out.writeString(value.command());
        out.name(NAMES, 2);
        out.writeString(value.output());
        if (value.exitCode() != null) {
            out.name(NAMES, 3);
            out.writeLong(value.exitCode());
        } else {
            out.keptNull(NAMES, 3, value.additionalProperties());
        }
        out.name(NAMES, 4);
        out.writeBoolean(value.cancelled());
        out.name(NAMES, 5);
        out.writeBoolean(value.truncated());
        if (value.fullOutputPath() != null) {
            out.name(NAMES, 6);
            out.writeString(value.fullOutputPath());
        } else {
            out.keptNull(NAMES, 6, value.additionalProperties());
        }
        if (value.excludeFromContext() != null) {
            out.name(NAMES, 7);
            out.writeBoolean(value.excludeFromContext());
        } else {
            out.keptNull(NAMES, 7, value.additionalProperties());
        }
        out.name(NAMES, 8);
        out.writeLong(value.timestamp());
        out.writeAdditional(NAMES, value.additionalProperties());
    }

    @Override
    public boolean excluded(BashExecution value) {
        return Boolean.TRUE.equals(value.excludeFromContext());
    }

    @Override
    public List<Message> toLlm(BashExecution value) {
        return List.of(new UserMessage(value.toLlm(), value.timestamp()));
    }
}
