package energy;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Judges the values of Kafka's records. */
final class Values {
    /** The header that names the event of a value which is a payload. */
    static final String EVENT = "event";
    private final Judge judge = new Judge();

    /** Returns the headers of a dead letter. A valid value, and null for a tombstone, have none. */
    Map<String, String> judge(byte[] value, String event) {
        if (value == null) return Map.of();
        Judge.Result result = judge.judge(List.of(value), List.of(event)).get(0);
        if (result.verdict().equals("valid")) return Map.of();
        String name = result.event().isEmpty() ? event : result.event();
        String faults = result.faults().stream()
            .map(fault -> fault.code() + " " + fault.attr() + ": " + fault.detail())
            .collect(Collectors.joining("\n"));
        return Map.of("judge.verdict", result.verdict(), "judge.event", name, "judge.faults", faults);
    }

    void close() { judge.close(); }
}
