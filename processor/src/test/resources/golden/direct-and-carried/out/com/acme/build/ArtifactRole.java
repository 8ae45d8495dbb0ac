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
        members = {
                @RoleDescriptor.Member(name = "path", component = "path",
                        type = "java.lang.String"),
                @RoleDescriptor.Member(name = "size", component = "size", type = "long")
        },
        rule = "method toLlm()"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class ArtifactRole implements RoleType<Artifact> {
    /**
     * The only instance.
     */
    public static final ArtifactRole INSTANCE = new ArtifactRole();

    private static final MemberNames NAMES = MemberNames.of("role", "path", "size");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.METHOD, "method toLlm()", null);

    private ArtifactRole() {
    }

    @Override
    public Class<Artifact> javaType() {
        return Artifact.class;
    }

    @Override
    public String role() {
        return "artifact";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Artifact read(JsonReader in) {
        String path = null;
        long size = 0L;
        boolean sizeRead = false;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> path = in.readString();
                case 2 -> {
                    size = in.readLong();
                    sizeRead = true;
                }
                default -> in.unknownMember();
            }
        }
        if (path == null) {
            throw in.missing("path");
        }
        if (!sizeRead) {
            throw in.missing("size");
        }
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
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Artifact value) {
        return List.of(value.toLlm());
    }
}
