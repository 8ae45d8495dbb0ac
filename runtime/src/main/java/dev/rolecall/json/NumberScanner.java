package dev.rolecall.json;

import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.ReadOptions;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads and passes over numbers. */
abstract class NumberScanner extends StringScanner {

    private static final int MOST_DIGITS_OF_LONG = 18;

    /** Below it, and with at most so many digits, integers and powers of ten are doubles, and their quotient is the nearest. */
    private static final long EXACT = 1_000_000_000_000_000L;

    private static final double[] POWERS_OF_TEN = {
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18
    };

    private final int maxNumberLength;

    // What isShort found.
    private long digits;
    private int scale;

    NumberScanner(byte[] bytes, int begin, int limit, boolean isText, ReadOptions options) {
        super(bytes, begin, limit, isText, options);
        maxNumberLength = options.limits().maxNumberLength();
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    /** Whether the reader stands on a number without an exponent whose digits are a long; they and their scale are known then. */
    private boolean isShort() {
        boolean isNegative = bytes[start] == '-';
        int from = isNegative ? start + 1 : start;
        int at = from;
        long value = 0;
        while (at < limit && isDigit(bytes[at])) {
            value = value * 10 + bytes[at++] - '0';
        }
        int integer = at - from;
        int fraction = 0;
        if (integer == 0 || integer > 1 && bytes[from] == '0') {
            return false;
        }
        if (at < limit && bytes[at] == '.') {
            int point = at++;
            while (at < limit && isDigit(bytes[at])) {
                value = value * 10 + bytes[at++] - '0';
            }
            fraction = at - point - 1;
            if (fraction == 0) {
                return false;
            }
        }
        if (integer + fraction > Math.min(MOST_DIGITS_OF_LONG, maxNumberLength)
                || isNegative && value == 0 && fraction > 0
                || at < limit && (bytes[at] | 0x20) == 'e') {
            return false;
        }
        digits = isNegative ? -value : value;
        scale = fraction;
        next = at;
        return true;
    }

    private boolean isExact() {
        return digits < EXACT && digits > -EXACT;
    }

    /**
     * Passes over the number that the reader stands on.
     *
     * @return whether it is written as an integer
     */
    final boolean skipNumber() {
        int at = bytes[start] == '-' ? start + 1 : start;
        int length = digits(at, "a digit");
        if (length > 1 && bytes[at] == '0') {
            throw syntax("A number begins with a superfluous 0", at + 1);
        }
        at += length;
        boolean isInteger = true;
        if (at < limit && bytes[at] == '.') {
            isInteger = false;
            int fraction = digits(at + 1, "a digit behind the decimal point");
            length += fraction;
            at += 1 + fraction;
        }
        if (at < limit && (bytes[at] | 0x20) == 'e') {
            isInteger = false;
            at++;
            if (at < limit && (bytes[at] == '+' || bytes[at] == '-')) {
                at++;
            }
            int exponent = digits(at, "a digit of the exponent");
            length += exponent;
            at += exponent;
        }
        if (length > maxNumberLength) {
            throw failure(JsonException.Kind.LIMIT, "A number has more than " + maxNumberLength + " digits", start);
        }
        next = at;
        return isInteger;
    }

    /** How many digits there are from a place on; at least one. */
    private int digits(int from, String expected) {
        int at = from;
        while (at < limit && isDigit(bytes[at])) {
            at++;
        }
        if (at == from) {
            throw unexpected(expected, at);
        }
        return at - from;
    }

    /** The number that was passed over, as it is written. */
    final String written() {
        return new String(bytes, start, next - start, StandardCharsets.ISO_8859_1);
    }

    private boolean isNumber() {
        return bytes[start] == '-' || isDigit(bytes[start]);
    }

    @Override
    public final long readLong() {
        if (isShort() && scale == 0) {
            return digits;
        }
        if (!isNumber()) {
            throw expected("an integer");
        }
        if (skipNumber()) {
            BigInteger integer = new BigInteger(written());
            if (integer.bitLength() >= Long.SIZE) {
                throw expected("an integer of 64 bits");
            }
            return integer.longValue();
        }
        Long integral = integral(exactly(written()));
        if (integral == null) {
            throw expected("an integer");
        }
        return integral;
    }

    @Override
    public final double readDouble() {
        if (isShort() && isExact()) {
            return digits / POWERS_OF_TEN[scale];
        }
        return finite(Double.parseDouble(number()));
    }

    @Override
    public final float readFloat() {
        return parseFloat(number());
    }

    @Override
    public final BigInteger readInteger() {
        if (!isNumber()) {
            throw expected("an integer");
        }
        @Nullable BigInteger integer = skipNumber() ? new BigInteger(written()) : anyIntegral(exactly(written()));
        if (integer == null) {
            throw expected("an integer");
        }
        return integer;
    }

    @Override
    public final BigDecimal readDecimal() {
        return exactly(number());
    }

    private String number() {
        if (!isNumber()) {
            throw expected("a number");
        }
        skipNumber();
        return written();
    }

    /** Reads the number that the reader stands on as free-form JSON. */
    final Number readNumber() {
        if (isShort() && scale == 0) {
            return digits;
        }
        if (isShort() && isExact()) {
            return digits / POWERS_OF_TEN[scale];
        }
        return skipNumber() ? smallest(new BigInteger(written())) : decimal(written());
    }
}
