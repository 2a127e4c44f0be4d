package energy;

import java.util.ArrayList;
import java.util.Arrays;
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
    private final int flags, limit, longest;
    private Module module = new Module();

    public Judge() { this(0, 1000, 32 << 20); }

    public Judge(int flags, int limit, int longest) {
        this.flags = flags;
        this.limit = limit;
        this.longest = longest;
        verdicts = module.names("verdicts");
        codes = module.names("codes");
        events = module.names("events");
    }

    /** Judges by one event for all, or by one for each. Without one, messages name their own. */
    public List<Result> judge(List<byte[]> messages, String... events) {
        if (events.length > 1 && events.length != messages.size())
            throw new IllegalArgumentException("There are " + events.length + " events.");
        int[] numbers = Stream.of(events).mapToInt(this::numberOf).toArray();
        return halves(messages, numbers.length == 0 ? new int[] {-1} : numbers, longest);
    }

    private int numberOf(String event) {
        int number = events.indexOf(event);
        if (number >= 0 || event.isEmpty()) return number;
        throw new IllegalArgumentException("The catalogue has no event \"" + event + "\".");
    }

    /** Judges by halves what has no memory. A message without memory is too long. */
    private List<Result> halves(List<byte[]> messages, int[] events, int longest) {
        int rows = messages.size(), half = rows / 2;
        Module used = module == null ? new Module() : module;
        module = null; // an instance that traps is not used again
        try {
            boolean isDone = used.judge(messages, events, limit, flags, longest);
            module = used;
            if (isDone) return results(rows);
        } catch (OutOfMemoryError none) {
            // halves need less
        }
        if (longest == 0) throw new IllegalStateException("There is no memory.");
        if (half == 0) return halves(List.of(new byte[1]), events, 0);
        boolean isOne = events.length == 1;
        List<Result> results = halves(messages.subList(0, half), events, longest);
        int[] others = isOne ? events : Arrays.copyOfRange(events, half, rows);
        results.addAll(halves(messages.subList(half, rows), others, longest));
        return results;
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
