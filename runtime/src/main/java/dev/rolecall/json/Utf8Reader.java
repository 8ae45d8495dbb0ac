package dev.rolecall.json;

import dev.rolecall.codec.JsonPaths;
import dev.rolecall.codec.JsonPosition;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.message.JsonData;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads UTF-8 bytes in memory. What a codec does not read is passed over when it goes on. */
final class Utf8Reader extends NumberScanner {

    /** How many tags may be hidden at once: each was looked for in all that is in its object. */
    private static final int MOST_HIDDEN = 4;

    /** By the first byte of a value, or the last one of an object or an array, what it is; null for other bytes. */
    private static final @Nullable Kind[] KINDS = new Kind[128];

    static {
        KINDS['"'] = Kind.STRING;
        KINDS['{'] = Kind.OBJECT;
        KINDS['}'] = Kind.OBJECT;
        KINDS['['] = Kind.ARRAY;
        KINDS[']'] = Kind.ARRAY;
        KINDS['n'] = Kind.NULL;
        KINDS['t'] = Kind.BOOLEAN;
        KINDS['f'] = Kind.BOOLEAN;
        KINDS['-'] = Kind.NUMBER;
        Arrays.fill(KINDS, '0', '9' + 1, Kind.NUMBER);
    }

    /** By depth: the index of the last name plus one, or 0 before the first one. */
    private int[] places = new int[levels.length];

    /** By depth: where the name of the tag is that was read already and is not shown again; 0 if there is none. */
    private int @Nullable [] hidden;

    private int hiddenCount;

    /** Whether what is passed over now is read later. */
    private boolean isLookingAhead;

    // The object that beginTagged went into last.
    private int taggedStart;
    private int taggedDepth;

    Utf8Reader(byte[] bytes, int begin, int limit, boolean isText, ReadOptions options) {
        super(bytes, begin, limit, isText, options);
        int at = skipBlanks(begin);
        if (at == limit) {
            throw syntax("There is no JSON", at);
        }
        toValue(at);
    }

    private void standOn(int at) {
        start = at;
        next = UNREAD;
    }

    private byte first() {
        return bytes[start];
    }

    /** Where the bytes behind the value begin. */
    private int behind() {
        if (next == UNREAD) {
            skipValue();
        }
        return next;
    }

    @Override
    public Kind peek() {
        byte first = first();
        Kind kind = first < 0 ? null : KINDS[first];
        if (kind == null) {
            throw unexpected("a value", start);
        }
        return kind;
    }

    @Override
    public void end() {
        int at = skipBlanks(behind());
        if (at < limit) {
            throw syntax("The document is followed by more", at);
        }
        giveBack();
    }

    @Override
    public JsonPosition position() {
        return place(start);
    }

    @Override
    protected String describe() {
        return switch (peek()) {
            case OBJECT -> "an object";
            case ARRAY -> "an array";
            case STRING -> JsonPaths.describe(readString());
            case NUMBER -> {
                skipNumber();
                yield "the number " + written();
            }
            case BOOLEAN -> String.valueOf(readBoolean());
            case NULL -> "null";
        };
    }

    // Objects and arrays

    @Override
    public void beginObject() {
        if (first() != '{') {
            throw expected("an object");
        }
        begin(NO_NAME);
    }

    @Override
    public void beginArray() {
        if (first() != '[') {
            throw expected("an array");
        }
        begin(NO_ELEMENT);
    }

    private void begin(int level) {
        enter(level);
        if (depth >= places.length) {
            places = Arrays.copyOf(places, levels.length);
        }
        places[depth] = 0;
    }

    /** Leaves an object or an array whose last byte is at a place. */
    private void leave(int at) {
        show();
        depth--;
        start = at;
        next = at + 1;
    }

    @Override
    public int nextName(MemberNames names) {
        int quote = nextMember();
        if (quote < 0) {
            return END;
        }
        if (hidden != null && depth < hidden.length && hidden[depth] == quote) {
            toMember(quote);
            return nextName(names);
        }
        NameTable table = NameTable.of(names);
        int index = names.likelyAt(places[depth]);
        if (table.isAt(index, bytes, quote, limit)) {
            levels[depth] = quote;
            toValue(quote + table.length(index));
        } else {
            index = find(names, table, quote);
            if (index >= 0) {
                names.cameAt(places[depth], index);
            }
        }
        if (index >= 0) {
            places[depth] = index + 1;
        }
        return index;
    }

    private int find(MemberNames names, NameTable table, int quote) {
        int from = quote + 1;
        int to = Words.skipPlain(bytes, from, limit);
        if (to < limit && bytes[to] == '"') {
            int index = table.find(bytes, from, to);
            if (index < 0) {
                checkLength(to - from, quote);
            }
            levels[depth] = quote;
            toValue(behindColon(to + 1));
            return index;
        }
        String name = string(quote);
        levels[depth] = quote;
        toValue(behindColon(next));
        return names.indexOf(name);
    }

    /** Goes on in an object: the first quote of the next name, or a negative number if the object was left. */
    private int nextMember() {
        int at = skipBlanks(behind());
        if (at < limit && bytes[at] == '}') {
            leave(at);
            return END;
        }
        if (levels[depth] != NO_NAME) {
            if (at == limit || bytes[at] != ',') {
                throw unexpected("a comma or the end of the object", at);
            }
            at = skipBlanks(at + 1);
        }
        if (at == limit || bytes[at] != '"') {
            throw unexpected("a name in double quotes", at);
        }
        return at;
    }

    /** Goes to the value of the member whose name has its first quote at a place. */
    private void toMember(int quote) {
        int behindName = skipString(quote);
        levels[depth] = quote;
        toValue(behindColon(behindName));
    }

    private int behindColon(int behindName) {
        int at = skipBlanks(behindName);
        if (at == limit || bytes[at] != ':') {
            throw unexpected("a colon", at);
        }
        return at + 1;
    }

    private void toValue(int from) {
        int at = skipBlanks(from);
        if (at == limit || bytes[at] == '}' || bytes[at] == ']') {
            throw unexpected("a value", at);
        }
        standOn(at);
    }

    @Override
    public String name() {
        return nameAt(levels[depth]);
    }

    @Override
    public boolean nextElement() {
        int at = skipBlanks(behind());
        if (at < limit && bytes[at] == ']') {
            leave(at);
            return false;
        }
        if (levels[depth]-- != NO_ELEMENT) {
            if (at == limit || bytes[at] != ',') {
                throw unexpected("a comma or the end of the array", at);
            }
            at++;
        }
        toValue(at);
        return true;
    }

    @Override
    public void skipValue() {
        if (next != UNREAD) {
            return;
        }
        int outside = depth;
        skipFirst();
        while (depth > outside) {
            if (levels[depth] >= 0 || levels[depth] == NO_NAME) {
                int quote = nextMember();
                if (quote < 0) {
                    continue;
                }
                toMember(quote);
            } else if (!nextElement()) {
                continue;
            }
            skipFirst();
        }
    }

    /** Passes over a value that has no parts, or goes into it. */
    private void skipFirst() {
        switch (first()) {
            case '{' -> enter(NO_NAME);
            case '[' -> enter(NO_ELEMENT);
            case '"' -> next = isLookingAhead ? lookAtString(start) : skipString(start);
            case 'n' -> literal("null");
            case 't' -> literal("true");
            case 'f' -> literal("false");
            case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> skipNumber();
            default -> throw unexpected("a value", start);
        }
    }

    // Values

    @Override
    public String readString() {
        if (first() != '"') {
            throw expected("a string");
        }
        return string(start);
    }

    @Override
    public boolean readBoolean() {
        return switch (first()) {
            case 't' -> {
                literal("true");
                yield true;
            }
            case 'f' -> {
                literal("false");
                yield false;
            }
            default -> throw expected("true or false");
        };
    }

    private void literal(String literal) {
        for (int i = 0; i < literal.length(); i++) {
            if (start + i == limit || bytes[start + i] != literal.charAt(i)) {
                throw syntax("Expected " + literal + " but found something else", start);
            }
        }
        next = start + literal.length();
    }

    @Override
    public @Nullable Object readValue() {
        return switch (peek()) {
            case OBJECT -> members();
            case ARRAY -> elements();
            case STRING -> string(start);
            case NUMBER -> readNumber();
            case BOOLEAN -> readBoolean();
            case NULL -> {
                literal("null");
                yield null;
            }
        };
    }

    private Map<String, @Nullable Object> members() {
        JsonData.ObjectBuilder members = new JsonData.ObjectBuilder();
        enter(NO_NAME);
        for (int quote = nextMember(); quote >= 0; quote = nextMember()) {
            String name = string(quote);
            levels[depth] = quote;
            toValue(behindColon(next));
            members.put(name, readValue());
        }
        return members.build();
    }

    private List<@Nullable Object> elements() {
        JsonData.ArrayBuilder elements = new JsonData.ArrayBuilder();
        enter(NO_ELEMENT);
        while (nextElement()) {
            elements.add(readValue());
        }
        return elements.build();
    }

    // Objects that a member tells the type of

    @Override
    public @Nullable String beginTagged(MemberNames tag) {
        taggedStart = start;
        taggedDepth = depth;
        beginObject();
        int member = nextName(tag);
        if (member == 0 && first() == '"') {
            return string(start);
        }
        return hiddenCount == MOST_HIDDEN ? null : lookAhead(tag, member);
    }

    private @Nullable String lookAhead(MemberNames tag, int firstMember) {
        isLookingAhead = true;
        try {
            return findTag(tag, firstMember);
        } finally {
            isLookingAhead = false;
        }
    }

    /** Looks for the tag among the other members and goes back to the first one. */
    private @Nullable String findTag(MemberNames tag, int firstMember) {
        int name = 0;
        int value = 0;
        for (int member = firstMember; member != END; member = nextName(tag)) {
            if (member == 0) {
                if (name != 0) {
                    return null; // the last of two counts, as in a tree
                }
                name = levels[depth];
                value = start;
            }
        }
        if (name == 0 || bytes[value] != '"') {
            return null;
        }
        String type = string(value);
        standOn(taggedStart);
        goBackInStrings(taggedStart);
        beginObject();
        hide(name);
        return type;
    }

    private void hide(int name) {
        if (hidden == null) {
            hidden = new int[levels.length];
        } else if (depth >= hidden.length) {
            hidden = Arrays.copyOf(hidden, levels.length);
        }
        hidden[depth] = name;
        hiddenCount++;
    }

    /** Hides nothing any more at this depth. */
    private void show() {
        if (hidden != null && depth < hidden.length && hidden[depth] != 0) {
            hidden[depth] = 0;
            hiddenCount--;
        }
    }

    private void goBack(int at, int toDepth) {
        while (depth > toDepth) {
            show();
            depth--;
        }
        standOn(at);
        goBackInStrings(at);
    }

    @Override
    @SuppressWarnings("unchecked") // what readValue reads from an object
    public Map<String, @Nullable Object> restOfObject() {
        goBack(taggedStart, taggedDepth);
        return (Map<String, @Nullable Object>) readValue();
    }

    @Override
    public boolean isTree() {
        return false;
    }

    /** A value by its first byte, and how many objects and arrays are around it. */
    private record Mark(int start, int depth) {}

    @Override
    public Object mark() {
        return new Mark(start, depth);
    }

    @Override
    public JsonPosition position(Object mark) {
        return place(((Mark) mark).start());
    }

    @Override
    public @Nullable Object rewind(Object mark) {
        goBack(((Mark) mark).start(), ((Mark) mark).depth());
        return readValue();
    }
}
