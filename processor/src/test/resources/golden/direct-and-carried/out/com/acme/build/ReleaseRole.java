package com.acme.build;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code release}: the JSON of {@link Release}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Release.class,
        role = "release",
        members = {
                @RoleDescriptor.Member(name = "version", component = "version",
                        type = "java.lang.String"),
                @RoleDescriptor.Member(name = "timestamp", component = "timestamp", type = "long")
        },
        rule = "template \"{version} is out\""
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class ReleaseRole implements RoleType<Release> {
    /**
     * The only instance.
     */
    public static final ReleaseRole INSTANCE = new ReleaseRole();

    private static final MemberNames NAMES = MemberNames.of("role", "version", "timestamp");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.TEMPLATE,
            "template \"{version} is out\"", null);

    private ReleaseRole() {
    }

    @Override
    public Class<Release> javaType() {
        return Release.class;
    }

    @Override
    public String role() {
        return "release";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Release read(JsonReader in) {
        String version = null;
        long timestamp = 0L;
        boolean timestampRead = false;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> version = in.readString();
                case 2 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> in.unknownMember();
            }
        }
        if (version == null) {
            throw in.missing("version");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
        return new Release(version, timestamp);
    }

    @Override
    public void write(JsonWriter out, Release value) {
        out.name(NAMES, 1);
        out.writeString(value.version());
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Release value) {
        return List.of(new UserMessage(UserContent.of("" + value.version() + " is out"),
                value.timestamp()));
    }
}
