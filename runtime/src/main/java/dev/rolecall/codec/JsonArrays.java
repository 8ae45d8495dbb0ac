package dev.rolecall.codec;

import java.util.Base64;
import java.util.List;

/** Arrays of primitive types. Called by generated code. */
public final class JsonArrays {

    private JsonArrays() {}

    /**
     * Reads an array of {@code int}.
     *
     * @param in a reader that stands on the array
     * @return the elements
     */
    public static int[] readInts(JsonReader in) {
        List<Integer> elements = in.readList(JsonReader::readInt);
        int[] array = new int[elements.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = elements.get(i);
        }
        return array;
    }

    /**
     * Writes an array of {@code int}.
     *
     * @param out where to
     * @param array the elements
     */
    public static void writeInts(JsonWriter out, int[] array) {
        out.beginArray();
        for (int element : array) {
            out.writeLong(element);
        }
        out.endArray();
    }

    /**
     * Reads an array of {@code long}.
     *
     * @param in a reader that stands on the array
     * @return the elements
     */
    public static long[] readLongs(JsonReader in) {
        List<Long> elements = in.readList(JsonReader::readLong);
        long[] array = new long[elements.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = elements.get(i);
        }
        return array;
    }

    /**
     * Writes an array of {@code long}.
     *
     * @param out where to
     * @param array the elements
     */
    public static void writeLongs(JsonWriter out, long[] array) {
        out.beginArray();
        for (long element : array) {
            out.writeLong(element);
        }
        out.endArray();
    }

    /**
     * Reads an array of {@code short}.
     *
     * @param in a reader that stands on the array
     * @return the elements
     */
    public static short[] readShorts(JsonReader in) {
        List<Short> elements = in.readList(JsonReader::readShort);
        short[] array = new short[elements.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = elements.get(i);
        }
        return array;
    }

    /**
     * Writes an array of {@code short}.
     *
     * @param out where to
     * @param array the elements
     */
    public static void writeShorts(JsonWriter out, short[] array) {
        out.beginArray();
        for (short element : array) {
            out.writeLong(element);
        }
        out.endArray();
    }

    /**
     * Reads an array of {@code double}.
     *
     * @param in a reader that stands on the array
     * @return the elements
     */
    public static double[] readDoubles(JsonReader in) {
        List<Double> elements = in.readList(JsonReader::readDouble);
        double[] array = new double[elements.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = elements.get(i);
        }
        return array;
    }

    /**
     * Writes an array of {@code double}.
     *
     * @param out where to
     * @param array the elements
     */
    public static void writeDoubles(JsonWriter out, double[] array) {
        out.beginArray();
        for (double element : array) {
            out.writeDouble(element);
        }
        out.endArray();
    }

    /**
     * Reads an array of {@code float}.
     *
     * @param in a reader that stands on the array
     * @return the elements
     */
    public static float[] readFloats(JsonReader in) {
        List<Float> elements = in.readList(JsonReader::readFloat);
        float[] array = new float[elements.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = elements.get(i);
        }
        return array;
    }

    /**
     * Writes an array of {@code float}.
     *
     * @param out where to
     * @param array the elements
     */
    public static void writeFloats(JsonWriter out, float[] array) {
        out.beginArray();
        for (float element : array) {
            out.writeFloat(element);
        }
        out.endArray();
    }

    /**
     * Reads an array of {@code boolean}.
     *
     * @param in a reader that stands on the array
     * @return the elements
     */
    public static boolean[] readBooleans(JsonReader in) {
        List<Boolean> elements = in.readList(JsonReader::readBoolean);
        boolean[] array = new boolean[elements.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = elements.get(i);
        }
        return array;
    }

    /**
     * Writes an array of {@code boolean}.
     *
     * @param out where to
     * @param array the elements
     */
    public static void writeBooleans(JsonWriter out, boolean[] array) {
        out.beginArray();
        for (boolean element : array) {
            out.writeBoolean(element);
        }
        out.endArray();
    }

    /**
     * Reads bytes, which are a string in Base64.
     *
     * @param in a reader that stands on the string
     * @return the bytes
     */
    public static byte[] readBytes(JsonReader in) {
        return in.readText(Base64.getDecoder()::decode, "a string in Base64");
    }

    /**
     * Writes bytes as a string in Base64.
     *
     * @param out where to
     * @param array the bytes
     */
    public static void writeBytes(JsonWriter out, byte[] array) {
        out.writeString(Base64.getEncoder().encodeToString(array));
    }

    /**
     * Reads chars, which are a string.
     *
     * @param in a reader that stands on the string
     * @return the chars
     */
    public static char[] readChars(JsonReader in) {
        return in.readString().toCharArray();
    }

    /**
     * Writes chars as a string.
     *
     * @param out where to
     * @param array the chars
     */
    public static void writeChars(JsonWriter out, char[] array) {
        out.writeString(new String(array));
    }
}
