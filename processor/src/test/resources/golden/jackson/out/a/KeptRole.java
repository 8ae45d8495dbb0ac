package a;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.JsonData;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * The role {@code kept}: the JSON of {@link Kept}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Kept.class,
        role = "kept",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class KeptRole extends RoleType<Kept> {
    /**
     * The only instance.
     */
    public static final KeptRole INSTANCE = new KeptRole();

    private static final MemberNames NAMES = MemberNames.of("role", "text");

    private KeptRole() {
        super(Kept.class, "kept", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null));
    }

    @Override
    public Kept read(JsonReader in) {
        String text = null;
        Map<String, Object> additional = Map.of();
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> text = in.readNull() ? null : in.readString();
                default -> additional = in.keep(additional);
            }
        }
        return new Kept(text, JsonData.object(additional));
    }

    @Override
    public void write(JsonWriter out, Kept value) {
        if (value.text() != null) {
            out.name(NAMES, 1);
            out.writeString(value.text());
        }
        out.writeAdditional(NAMES, value.rest());
    }
}
