package com.acme.build;

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
 * The role {@code artifact}: the JSON of {@link Artifact}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Artifact.class,
        role = "artifact",
        rule = "method toLlm()"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class ArtifactRole extends RoleType<Artifact> {
    /**
     * The only instance.
     */
    public static final ArtifactRole INSTANCE = new ArtifactRole();

    private static final MemberNames NAMES = MemberNames.of("role", "path", "size");

    private ArtifactRole() {
        super(Artifact.class, "artifact", List.of(), new LlmRule(LlmRule.Kind.METHOD,
                "method toLlm()", null));
    }

    @Override
    public Artifact read(JsonReader in) {
        String path = null;
        long size = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> path = in.readString();
                case 2 -> size = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x6L);
        return new Artifact(path, size);
    }

    @Override
    public void write(JsonWriter out, Artifact value) {
        out.name(NAMES, 1);
        out.writeString(value.path());
        out.name(NAMES, 2);
        out.writeLong(value.size());
    }

    @Override
    public List<Message> toLlm(Artifact value) {
        return List.of(value.toLlm());
    }
}
