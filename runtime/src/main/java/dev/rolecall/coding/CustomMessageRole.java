package dev.rolecall.coding;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.codec.UserContentCodec;
import dev.rolecall.message.JsonData;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * The role {@code custom}: the JSON of {@link CustomMessage}, and what a model sees of it.
 */
@RoleDescriptor(type = CustomMessage.class, role = "custom", rule = "method toLlm()")
@Generated("dev.rolecall.processor.RoleProcessor")
public final class CustomMessageRole extends RoleType<CustomMessage> {
    /**
     * The only instance.
     */
    public static final CustomMessageRole INSTANCE = new CustomMessageRole();

    private static final MemberNames NAMES =
            MemberNames.of("role", "customType", "content", "display", "details", "timestamp");

    private CustomMessageRole() {
        super(CustomMessage.class, "custom", List.of(), new LlmRule(LlmRule.Kind.METHOD, "method toLlm()", null));
    }

    @Override
    public CustomMessage read(JsonReader in) {
        String customType = null;
        UserContent content = null;
        boolean display = false;
        Object details = null;
        long timestamp = 0L;
        Map<String, Object> additional = Map.of();
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> customType = in.readString();
                case 2 -> content = UserContentCodec.read(in);
                case 3 -> display = in.readBoolean();
                case 4 -> {
                    details = in.readValue();
                    if (details == null) {
                        additional = in.keep(additional);
                    }
                }
                case 5 -> timestamp = in.readLong();
                default -> additional = in.keep(additional);
            }
        }
        in.require(NAMES, seen, 0x2eL);
        return new CustomMessage(customType, content, display, details, timestamp, JsonData.object(additional));
    }

    @Override
    public void write(JsonWriter out, CustomMessage value) {
        out.name(NAMES, 1);
        out.writeString(value.customType());
        out.name(NAMES, 2);
        UserContentCodec.write(out, value.content());
        out.name(NAMES, 3);
        out.writeBoolean(value.display());
        if (value.details() != null) {
            out.name(NAMES, 4);
            out.writeValue(value.details());
        } else {
            out.keptNull(NAMES, 4, value.additionalProperties());
        }
        out.name(NAMES, 5);
        out.writeLong(value.timestamp());
        out.writeAdditional(NAMES, value.additionalProperties());
    }

    @Override
    public List<Message> toLlm(CustomMessage value) {
        return List.of(new UserMessage(value.toLlm(), value.timestamp()));
    }
}
