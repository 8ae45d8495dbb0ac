package com.lib.base;

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
 * The role {@code tick}: the JSON of {@link Tick}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Tick.class,
        role = "tick",
        members = @RoleDescriptor.Member(name = "timestamp", component = "timestamp",
                        type = "long"),
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class TickRole implements RoleType<Tick> {
    /**
     * The only instance.
     */
    public static final TickRole INSTANCE = new TickRole();

    private static final MemberNames NAMES = MemberNames.of("role", "timestamp");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

    private TickRole() {
    }

    @Override
    public Class<Tick> javaType() {
        return Tick.class;
    }

    @Override
    public String role() {
        return "tick";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Tick read(JsonReader in) {
        long timestamp = 0L;
        boolean timestampRead = false;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> in.unknownMember();
            }
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
        return new Tick(timestamp);
    }

    @Override
    public void write(JsonWriter out, Tick value) {
        out.name(NAMES, 1);
        out.writeLong(value.timestamp());
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Tick value) {
        return List.of();
    }
}
