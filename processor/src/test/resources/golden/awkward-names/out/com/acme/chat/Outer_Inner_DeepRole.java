package com.acme.chat;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code deep}: the JSON of {@link Outer.Inner.Deep}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Outer.Inner.Deep.class,
        role = "deep",
        uses = {
                "com.acme.chat.Outer.Inner.Part",
                "com.acme.chat.Outer.Other.Part"
        },
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class Outer_Inner_DeepRole extends RoleType<Outer.Inner.Deep> {
    /**
     * The only instance.
     */
    public static final Outer_Inner_DeepRole INSTANCE = new Outer_Inner_DeepRole();

    private static final MemberNames NAMES = MemberNames.of("role", "first", "second");

    private static final MemberNames OUTER_INNER_PART_NAMES = MemberNames.of("text");

    private static final MemberNames OUTER_OTHER_PART_NAMES = MemberNames.of("number");

    private Outer_Inner_DeepRole() {
        super(Outer.Inner.Deep.class, "deep", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT,
                "@NotSent", null));
    }

    @Override
    public Outer.Inner.Deep read(JsonReader in) {
        Outer.Other.Part first = null;
        Outer.Inner.Part second = null;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> first = readOuterOtherPart(in);
                case 2 -> second = readOuterInnerPart(in);
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x6L);
        return new Outer.Inner.Deep(first, second);
    }

    @Override
    public void write(JsonWriter out, Outer.Inner.Deep value) {
        out.name(NAMES, 1);
        writeOuterOtherPart(out, value.first());
        out.name(NAMES, 2);
        writeOuterInnerPart(out, value.second());
    }

    private static Outer.Inner.Part readOuterInnerPart(JsonReader in) {
        in.beginObject();
        String text = null;
        long seen = 0L;
        for (int member = in.nextName(OUTER_INNER_PART_NAMES); member != JsonReader.END;
                member = in.nextName(OUTER_INNER_PART_NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> text = in.readString();
                default -> in.unknownMember();
            }
        }
        in.require(OUTER_INNER_PART_NAMES, seen, 0x1L);
        return new Outer.Inner.Part(text);
    }

    private static void writeOuterInnerPart(JsonWriter out, Outer.Inner.Part value) {
        out.beginObject();
        out.name(OUTER_INNER_PART_NAMES, 0);
        out.writeString(value.text());
        out.endObject();
    }

    private static Outer.Other.Part readOuterOtherPart(JsonReader in) {
        in.beginObject();
        int number = 0;
        long seen = 0L;
        for (int member = in.nextName(OUTER_OTHER_PART_NAMES); member != JsonReader.END;
                member = in.nextName(OUTER_OTHER_PART_NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> number = in.readInt();
                default -> in.unknownMember();
            }
        }
        in.require(OUTER_OTHER_PART_NAMES, seen, 0x1L);
        return new Outer.Other.Part(number);
    }

    private static void writeOuterOtherPart(JsonWriter out, Outer.Other.Part value) {
        out.beginObject();
        out.name(OUTER_OTHER_PART_NAMES, 0);
        out.writeLong(value.number());
        out.endObject();
    }
}
