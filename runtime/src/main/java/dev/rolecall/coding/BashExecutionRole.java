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
@RoleDescriptor(
        type = BashExecution.class,
        role = "bashExecution",
        members = {
            @RoleDescriptor.Member(name = "command", component = "command", type = "java.lang.String"),
            @RoleDescriptor.Member(name = "output", component = "output", type = "java.lang.String"),
            @RoleDescriptor.Member(
                    name = "exitCode",
                    component = "exitCode",
                    type = "java.lang.Long",
                    required = false),
            @RoleDescriptor.Member(name = "cancelled", component = "cancelled", type = "boolean"),
            @RoleDescriptor.Member(name = "truncated", component = "truncated", type = "boolean"),
            @RoleDescriptor.Member(
                    name = "fullOutputPath",
                    component = "fullOutputPath",
                    type = "java.lang.String",
                    required = false),
            @RoleDescriptor.Member(
                    name = "excludeFromContext",
                    component = "excludeFromContext",
                    type = "java.lang.Boolean",
                    required = false),
            @RoleDescriptor.Member(name = "timestamp", component = "timestamp", type = "long")
        },
        rule = "method toLlm()")
@Generated("dev.rolecall.processor.RoleProcessor")
public final class BashExecutionRole implements RoleType<BashExecution> {
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

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.METHOD, "method toLlm()", "excludeFromContext");

    private BashExecutionRole() {}

    @Override
    public Class<BashExecution> javaType() {
        return BashExecution.class;
    }

    @Override
    public String role() {
        return "bashExecution";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public BashExecution read(JsonReader in) {
        String command = null;
        String output = null;
        Long exitCode = null;
        boolean cancelled = false;
        boolean cancelledRead = false;
        boolean truncated = false;
        boolean truncatedRead = false;
        String fullOutputPath = null;
        Boolean excludeFromContext = null;
        long timestamp = 0L;
        boolean timestampRead = false;
        Map<String, Object> additional = Map.of();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> command = in.readString();
                case 2 -> output = in.readString();
                case 3 -> {
                    exitCode = in.readOptional(JsonReader::readLong);
                    if (exitCode == null) {
                        additional = in.keep(additional);
                    }
                }
                case 4 -> {
                    cancelled = in.readBoolean();
                    cancelledRead = true;
                }
                case 5 -> {
                    truncated = in.readBoolean();
                    truncatedRead = true;
                }
                case 6 -> {
                    fullOutputPath = in.readOptional(JsonReader::readString);
                    if (fullOutputPath == null) {
                        additional = in.keep(additional);
                    }
                }
                case 7 -> {
                    excludeFromContext = in.readOptional(JsonReader::readBoolean);
                    if (excludeFromContext == null) {
                        additional = in.keep(additional);
                    }
                }
                case 8 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> additional = in.keep(additional);
            }
        }
        if (command == null) {
            throw in.missing("command");
        }
        if (output == null) {
            throw in.missing("output");
        }
        if (!cancelledRead) {
            throw in.missing("cancelled");
        }
        if (!truncatedRead) {
            throw in.missing("truncated");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
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
    public LlmRule rule() {
        return RULE;
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
