package com.acme.build.log;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code line}: the JSON of {@link Line}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Line.class,
        role = "line",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class LineRole extends RoleType<Line> {
    /**
     * The only instance.
     */
    public static final LineRole INSTANCE = new LineRole();

    private static final MemberNames NAMES = MemberNames.of("role", "text", "timestamp");

    private LineRole() {
        super(Line.class, "line", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null));
    }

    @Override
    public Line read(JsonReader in) {
        String text = null;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> text = in.readString();
                case 2 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x6L);
        return new Line(text, timestamp);
    }

    @Override
    public void write(JsonWriter out, Line value) {
        out.name(NAMES, 1);
        out.writeString(value.text());
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
    }
}
