package com.acme.chat;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.JsonData;
import dev.rolecall.message.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javax.annotation.processing.Generated;

/**
 * The role {@code setting}: the JSON of {@link Setting}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Setting.class,
        role = "setting",
        members = {
                @RoleDescriptor.Member(name = "required", component = "required",
                        type = "java.lang.String"),
                @RoleDescriptor.Member(name = "optional", component = "optional",
                        type = "java.lang.String", required = false),
                @RoleDescriptor.Member(name = "mustBeThere", component = "mustBeThere",
                        type = "java.lang.Integer"),
                @RoleDescriptor.Member(name = "retries", component = "retries", type = "int",
                        required = false, defaultValue = "3"),
                @RoleDescriptor.Member(name = "rate", component = "rate", type = "java.lang.Double",
                        required = false, defaultValue = "0.5"),
                @RoleDescriptor.Member(name = "level", component = "level",
                        type = "com.acme.chat.Setting.Level", required = false,
                        defaultValue = "WARNING"),
                @RoleDescriptor.Member(name = "reason", component = "reason",
                        type = "java.lang.String", required = false, defaultValue = "none"),
                @RoleDescriptor.Member(name = "least", component = "least",
                        type = "java.util.Optional<com.acme.chat.Setting.Level>", required = false),
                @RoleDescriptor.Member(name = "count", component = "count",
                        type = "java.util.OptionalInt", required = false),
                @RoleDescriptor.Member(name = "timestamp", component = "timestamp", type = "long")
        },
        uses = "com.acme.chat.Setting.Level",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class SettingRole implements RoleType<Setting> {
    /**
     * The only instance.
     */
    public static final SettingRole INSTANCE = new SettingRole();

    private static final MemberNames NAMES = MemberNames.of("role", "required", "optional",
            "mustBeThere", "retries", "rate", "level", "reason", "least", "count", "timestamp");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

    private SettingRole() {
    }

    @Override
    public Class<Setting> javaType() {
        return Setting.class;
    }

    @Override
    public String role() {
        return "setting";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Setting read(JsonReader in) {
        String required = null;
        String optional = null;
        Integer mustBeThere = null;
        boolean mustBeThereRead = false;
        int retries = 3;
        Double rate = 0.5;
        Setting.Level level = Setting.Level.WARNING;
        String reason = "none";
        Optional<Setting.Level> least = Optional.empty();
        OptionalInt count = OptionalInt.empty();
        long timestamp = 0L;
        boolean timestampRead = false;
        Map<String, Object> additional = Map.of();
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> required = in.readString();
                case 2 -> {
                    optional = in.readOptional(JsonReader::readString);
                    if (optional == null) {
                        additional = in.keep(additional);
                    }
                }
                case 3 -> {
                    mustBeThere = in.readOptional(JsonReader::readInt);
                    mustBeThereRead = true;
                }
                case 4 -> retries = in.readInt();
                case 5 -> rate = in.readDouble();
                case 6 -> level = readSettingLevel(in);
                case 7 -> reason = in.readOptional(JsonReader::readString);
                case 8 -> {
                    least = Optional.ofNullable(in.readOptional(SettingRole::readSettingLevel));
                    if (least.isEmpty()) {
                        additional = in.keep(additional);
                    }
                }
                case 9 -> {
                    count = in.readNull() ? OptionalInt.empty() : OptionalInt.of(in.readInt());
                    if (count.isEmpty()) {
                        additional = in.keep(additional);
                    }
                }
                case 10 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> additional = in.keep(additional);
            }
        }
        if (required == null) {
            throw in.missing("required");
        }
        if (!mustBeThereRead) {
            throw in.missing("mustBeThere");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
        return new Setting(required, optional, mustBeThere, retries, rate, level, reason, least,
                count, JsonData.object(additional), timestamp);
    }

    @Override
    public void write(JsonWriter out, Setting value) {
        out.name(NAMES, 1);
        out.writeString(value.required());
        if (value.optional() != null) {
            out.name(NAMES, 2);
            out.writeString(value.optional());
        } else {
            out.keptNull(NAMES, 2, value.more());
        }
        out.name(NAMES, 3);
        out.writeNullable(value.mustBeThere(), (to, toElement) -> to.writeLong(toElement));
        out.name(NAMES, 4);
        out.writeLong(value.retries());
        out.name(NAMES, 5);
        out.writeDouble(value.rate());
        out.name(NAMES, 6);
        out.writeString(nameOfSettingLevel(value.level()));
        out.name(NAMES, 7);
        out.writeNullable(value.reason(), JsonWriter::writeString);
        if (value.least().isPresent()) {
            out.name(NAMES, 8);
            out.writeString(nameOfSettingLevel(value.least().get()));
        } else {
            out.keptNull(NAMES, 8, value.more());
        }
        if (value.count().isPresent()) {
            out.name(NAMES, 9);
            out.writeLong(value.count().getAsInt());
        } else {
            out.keptNull(NAMES, 9, value.more());
        }
        out.name(NAMES, 10);
        out.writeLong(value.timestamp());
        out.writeAdditional(NAMES, value.more());
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Setting value) {
        return List.of();
    }

    private static Setting.Level readSettingLevel(JsonReader in) {
        return switch (in.readString()) {
            case "INFO" -> Setting.Level.INFO;
            case "WARNING" -> Setting.Level.WARNING;
            default -> throw in.expected("one of \"INFO\", \"WARNING\"");
        };
    }

    private static String nameOfSettingLevel(Setting.Level value) {
        return switch (value) {
            case INFO -> "INFO";
            case WARNING -> "WARNING";
        };
    }
}
