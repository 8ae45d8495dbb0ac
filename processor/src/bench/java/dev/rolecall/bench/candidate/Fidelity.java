package dev.rolecall.bench.candidate;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Whether a candidate writes what it has read. Speed is no merit of one that does not. */
public final class Fidelity {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private final Set<String> losses = new TreeSet<>();

    private Fidelity() {}

    /**
     * What a candidate loses of messages.
     *
     * @return each loss in words; empty if it writes JSON that is equal
     * @throws AssertionError if it loses something beside the known habits of libraries
     * @throws RuntimeException if it refuses a message
     */
    public static <M> Set<String> losses(Candidate<M> candidate, List<byte[]> lines) throws IOException {
        Fidelity fidelity = new Fidelity();
        for (byte[] line : lines) {
            byte[] written = candidate.encode(candidate.decode(line));
            fidelity.compare(MAPPER.readTree(line), MAPPER.readTree(written), "$");
        }
        return fidelity.losses;
    }

    private void compare(JsonNode read, JsonNode written, String path) {
        if (read.isObject() && written.isObject()) {
            members(read, written, path);
        } else if (read.isArray() && written.isArray() && read.size() == written.size()) {
            for (int i = 0; i < read.size(); i++) {
                compare(read.get(i), written.get(i), path + "[]");
            }
        } else if (read.isNumber() && written.isNumber()) {
            numbers(read, written, path);
        } else {
            require(read.equals(written), path, read, written);
        }
    }

    private void members(JsonNode read, JsonNode written, String path) {
        for (Map.Entry<String, JsonNode> member : read.properties()) {
            JsonNode other = written.get(member.getKey());
            if (other == null && member.getValue().isNull()) {
                losses.add("loses null members of free-form JSON");
            } else {
                require(other != null, path, read, written);
                compare(member.getValue(), other, path + "." + member.getKey());
            }
        }
        for (Map.Entry<String, JsonNode> member : written.properties()) {
            require(read.has(member.getKey()), path, read, written);
        }
    }

    private void numbers(JsonNode read, JsonNode written, String path) {
        if (read.decimalValue().compareTo(written.decimalValue()) == 0) {
            if (read.isIntegralNumber() != written.isIntegralNumber()) {
                losses.add("writes whole numbers as decimals");
            }
        } else {
            double difference = Math.abs(read.doubleValue() - written.doubleValue());
            require(difference <= 4 * Math.ulp(read.doubleValue()), path, read, written);
            losses.add("changes the last digits of decimals");
        }
    }

    private static void require(boolean same, String path, JsonNode read, JsonNode written) {
        if (!same) {
            throw new AssertionError("At " + path + "\n" + read + "\nbecame\n" + written);
        }
    }
}
