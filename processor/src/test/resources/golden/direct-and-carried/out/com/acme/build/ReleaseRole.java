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
        rule = "template \"{version} is out\""
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class ReleaseRole extends RoleType<Release> {
    /**
     * The only instance.
     */
    public static final ReleaseRole INSTANCE = new ReleaseRole();

    private static final MemberNames NAMES = MemberNames.of("role", "version", "timestamp");

    private ReleaseRole() {
        super(Release.class, "release", List.of(), new LlmRule(LlmRule.Kind.TEMPLATE,
                "template \"{version} is out\"", null));
    }

    @Override
    public Release read(JsonReader in) {
        String version = null;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> version = in.readString();
                case 2 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x6L);
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
    public List<Message> toLlm(Release value) {
        return List.of(new UserMessage(UserContent.of("" + value.version() + " is out"),
                value.timestamp()));
    }
}
