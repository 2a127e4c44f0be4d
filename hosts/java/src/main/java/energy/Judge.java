package energy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Judges messages by judge.wasm, which Maven compiles to classes. A judge is for one thread. */
public final class Judge implements AutoCloseable {
    public static final int REPORT_UNKNOWN = 1, NULL_IS_ABSENT = 2, HIDE_VALUES = 4;

    /** A fault is at a byte of the message. Its record is -1 outside of a batch. */
    public record Fault(String code, String attr, String detail, int at, int record) {}

    /** A result has the faults up to the limit, and counts all. The event is empty without one. */
    public record Result(String verdict, String event, int faultCount, List<Fault> faults) {}

    public final List<String> verdicts, codes, events;
    private final long[] options;
    private Module module; // is null after a trap

    public Judge() { this(0, 1000, 32 << 20); }

    public Judge(int flags, int limit, int longest) {
        options = new long[] {limit, flags, longest};
        module = new Module(options);
        verdicts = module.names("verdicts");
        codes = module.names("codes");
        events = module.names("events");
    }

    /** Judges by one event for all, or by one for each. Without one, messages name their own. */
    public List<Result> judge(List<byte[]> messages, String... events) {
        if (events.length > 1 && events.length != messages.size())
            throw new IllegalArgumentException("There are " + events.length + " events.");
        int[] numbers = Stream.of(events).mapToInt(this::numberOf).toArray();
        try {
            if (module == null) module = new Module(options);
            module.judge(messages, numbers.length == 0 ? new int[] {-1} : numbers);
            return results(messages.size());
        } catch (RuntimeException | Error trap) {
            module = null;
            throw trap;
        }
    }

    private int numberOf(String event) {
        int number = events.indexOf(event);
        if (number >= 0 || event.isEmpty()) return number;
        throw new IllegalArgumentException("The catalogue has no event \"" + event + "\".");
    }

    private List<Result> results(int rows) {
        List<Fault> faults = new ArrayList<>();
        for (int row = 0; row < module.i32(6, rows); row++) {
            String code = codes.get(module.u8(7, row));
            String attr = module.text(10, row), detail = module.text(12, row);
            faults.add(new Fault(code, attr, detail, module.i32(8, row), module.i16(9, row)));
        }
        List<Result> results = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            String verdict = verdicts.get(module.u8(0, row)), event = "";
            if (module.i16(1, row) >= 0) event = events.get(module.i16(1, row));
            List<Fault> some = faults.subList(module.i32(6, row), module.i32(6, row + 1));
            results.add(new Result(verdict, event, module.i32(2, row), some));
        }
        return results;
    }

    @Override public void close() { module = null; }
}
