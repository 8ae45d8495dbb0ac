package a;

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
 * The role {@code string}: the JSON of {@link String}, and what a model sees of it.
 */
@RoleDescriptor(
        type = String.class,
        role = "string",
        members = {
                @RoleDescriptor.Member(name = "length", component = "length", type = "int"),
                @RoleDescriptor.Member(name = "timestamp", component = "timestamp", type = "long")
        },
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class StringRole implements RoleType<String> {
    /**
     * The only instance.
     */
    public static final StringRole INSTANCE = new StringRole();

    private static final MemberNames NAMES = MemberNames.of("role", "length", "timestamp");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

    private StringRole() {
    }

    @Override
    public Class<String> javaType() {
        return String.class;
    }

    @Override
    public java.lang.String role() {
        return "string";
    }

    @Override
    public List<java.lang.String> aliases() {
        return List.of();
    }

    @Override
    public String read(JsonReader in) {
        int length = 0;
        boolean lengthRead = false;
        long timestamp = 0L;
        boolean timestampRead = false;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> {
                    length = in.readInt();
                    lengthRead = true;
                }
                case 2 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> in.unknownMember();
            }
        }
        if (!lengthRead) {
            throw in.missing("length");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
        return new String(length, timestamp);
    }

    @Override
    public void write(JsonWriter out, String value) {
        out.name(NAMES, 1);
        out.writeLong(value.length());
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(String value) {
        return List.of();
    }
}
