package energy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Judges the values of Kafka's records. */
final class Values {
    /** The serializer of Confluent writes so many bytes before the message, and the first is 0. */
    private static final int PREFIX = 5;
    /** The header that names the event of a value which is a payload. */
    static final String EVENT = "event";
    private final Judge judge = new Judge();
    private final boolean skipsPrefix;

    Values(boolean skipsPrefix) { this.skipsPrefix = skipsPrefix; }

    /** Returns the headers of a dead letter. A valid value, and null for a tombstone, have none. */
    Map<String, String> judge(byte[] value, String event) {
        if (value == null) return Map.of();
        boolean hasPrefix = value.length >= PREFIX && value[0] == 0;
        if (hasPrefix && !skipsPrefix)
            return dead("invalid_json", "", "The value has the five bytes of Confluent in front.");
        if (!event.isEmpty() && !judge.events.contains(event))
            return dead("unknown_event", event, "The catalogue has no event " + event + ".");
        byte[] message = hasPrefix ? Arrays.copyOfRange(value, PREFIX, value.length) : value;
        Judge.Result result = judge.judge(List.of(message), event).get(0);
        if (result.verdict().equals("valid")) return Map.of();
        return dead(result.verdict(), result.event(), result.faults().stream()
            .map(fault -> fault.code() + " " + fault.attr() + ": " + fault.detail())
            .collect(Collectors.joining("\n")));
    }

    private static Map<String, String> dead(String verdict, String event, String faults) {
        return Map.of("judge.verdict", verdict, "judge.event", event, "judge.faults", faults);
    }
}
