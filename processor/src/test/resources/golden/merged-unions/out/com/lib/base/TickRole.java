package com.lib.base;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code tick}: the JSON of {@link Tick}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Tick.class,
        role = "tick",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class TickRole extends RoleType<Tick> {
    /**
     * The only instance.
     */
    public static final TickRole INSTANCE = new TickRole();

    private static final MemberNames NAMES = MemberNames.of("role", "timestamp");

    private TickRole() {
        super(Tick.class, "tick", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null));
    }

    @Override
    public Tick read(JsonReader in) {
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x2L);
        return new Tick(timestamp);
    }

    @Override
    public void write(JsonWriter out, Tick value) {
        out.name(NAMES, 1);
        out.writeLong(value.timestamp());
    }
}
