package a;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code string}: the JSON of {@link String}, and what a model sees of it.
 */
@RoleDescriptor(
        type = String.class,
        role = "string",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class StringRole extends RoleType<String> {
    /**
     * The only instance.
     */
    public static final StringRole INSTANCE = new StringRole();

    private static final MemberNames NAMES = MemberNames.of("role", "length", "timestamp");

    private StringRole() {
        super(String.class, "string", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent",
                null));
    }

    @Override
    public String read(JsonReader in) {
        int length = 0;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> length = in.readInt();
                case 2 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x6L);
        return new String(length, timestamp);
    }

    @Override
    public void write(JsonWriter out, String value) {
        out.name(NAMES, 1);
        out.writeLong(value.length());
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
    }
}
