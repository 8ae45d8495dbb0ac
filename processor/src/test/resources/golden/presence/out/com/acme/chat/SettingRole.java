package com.acme.chat;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.JsonData;
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
        uses = "com.acme.chat.Setting.Level",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class SettingRole extends RoleType<Setting> {
    /**
     * The only instance.
     */
    public static final SettingRole INSTANCE = new SettingRole();

    private static final MemberNames NAMES = MemberNames.of("role", "required", "optional",
            "mustBeThere", "retries", "rate", "level", "reason", "least", "count", "timestamp");

    private SettingRole() {
        super(Setting.class, "setting", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent",
                null));
    }

    @Override
    public Setting read(JsonReader in) {
        String required = null;
        String optional = null;
        Integer mustBeThere = null;
        int retries = 3;
        Double rate = 0.5;
        Setting.Level level = Setting.Level.WARNING;
        String reason = "none";
        Optional<Setting.Level> least = Optional.empty();
        OptionalInt count = OptionalInt.empty();
        long timestamp = 0L;
        Map<String, Object> additional = Map.of();
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> required = in.readString();
                case 2 -> {
                    optional = in.readNull() ? null : in.readString();
                    if (optional == null) {
                        additional = in.keep(additional);
                    }
                }
                case 3 -> mustBeThere = in.readNull() ? null : in.readInt();
                case 4 -> retries = in.readInt();
                case 5 -> rate = in.readDouble();
                case 6 -> level = readSettingLevel(in);
                case 7 -> reason = in.readNull() ? null : in.readString();
                case 8 -> {
                    least = in.readNull() ? Optional.empty() : Optional.of(readSettingLevel(in));
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
                case 10 -> timestamp = in.readLong();
                default -> additional = in.keep(additional);
            }
        }
        in.require(NAMES, seen, 0x40aL);
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
