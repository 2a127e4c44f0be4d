package energy;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.stream.Collectors;

/**
 * Judges messages by judge.wasm, which Maven compiles to classes. Threads share a judge: as many
 * judge at once as there are processors, each with an instance of its own, and others wait.
 */
public final class Judge implements AutoCloseable {
    public static final int REPORT_UNKNOWN = 1, NULL_IS_ABSENT = 2, HIDE_VALUES = 4, KEYS_ONCE = 32;
    /** With ROWS, each record of a batch has a result. PAYLOAD, and FACTS for id, time and sequence, are told. */
    public static final int INT64 = 64, TELL_UNKNOWN = 128, PAYLOAD = 256, FACTS = 512, ROWS = 1024;

    /** A fault is at a byte of the message. Its record is -1 outside of a batch. */
    public record Fault(String code, String attr, String detail, int at, int record) {}

    /**
     * A result has the faults up to the limit, and counts all. The event is empty without one. A
     * message that is null has a result whose verdict is null.
     */
    public record Result(
        String verdict, String event, int faultCount, List<Fault> faults, Told told) {}

    /** Texts that are not there are empty. The row is the index of the message; the record may be -1. */
    public record Told(
        String name, String payload, String id, String time, String sequence, int row, int record) {}

    /** The memory of an instance never shrinks. An instance with more than this is not used again. */
    static final long KEPT = 256 << 20;
    private static final int BY_ENVELOPE = -1, UNHEARD = -3;
    private static final Result NULL = new Result(null, "", 0, List.of(), null);
    public final String version, contract;
    public final List<String> verdicts, codes, events;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final int flags, limit, longest;
    private final String settings;
    private final Semaphore turns = new Semaphore(Runtime.getRuntime().availableProcessors());
    final Queue<Module> idle = new ConcurrentLinkedQueue<>();
    private volatile boolean isClosed;

    public Judge() { this(0, 1000, 32 << 20); }

    public Judge(int flags, int limit, int longest) { this(flags, limit, longest, Map.of()); }

    /** The words are those of the bus for neutral ones in names of fields: "objstore". */
    public Judge(int flags, int limit, int longest, Map<String, String> words) {
        this.flags = flags;
        this.limit = limit;
        this.longest = longest;
        settings = words.isEmpty() ? "" : words.entrySet().stream()
            .map(word -> '"' + word.getKey() + "\":\"" + word.getValue() + '"')
            .collect(Collectors.joining(",", "{\"words\":{", "}}"));
        Module module = new Module(settings);
        version = module.about("version", "\":\"", "\"");
        contract = module.about("contract", "\":\"", "\"");
        verdicts = module.names("verdicts");
        codes = module.names("codes");
        events = module.names("events");
        numbers.put("", BY_ENVELOPE);
        for (String event : events) numbers.put(event, numbers.size() - 1);
        idle.add(module);
    }

    /** Judges messages, each of which names its event. */
    public List<Result> judge(List<byte[]> messages) { return judge(messages, ""); }

    /** Judges all messages by one event. A name that is not in the catalogue is an error. */
    public List<Result> judge(List<byte[]> messages, String event) {
        if (numberOf(event) == UNHEARD) throw new IllegalArgumentException(explain(event));
        return judge(messages, Collections.nCopies(messages.size(), event));
    }

    /**
     * Judges each message by its event, or by its envelope if that is null or empty. By a name that
     * is not in the catalogue, a message is an unknown_event.
     */
    public List<Result> judge(List<byte[]> messages, List<String> events) {
        if (events.size() != messages.size())
            throw new IllegalArgumentException(
                "There are " + events.size() + " events for " + messages.size() + " messages.");
        int[] numbers = events.stream().mapToInt(this::numberOf).toArray();
        turns.acquireUninterruptibly();
        try {
            if (isClosed) throw new IllegalStateException("The judge is closed.");
            return halves(messages, numbers, longest, 0);
        } finally {
            turns.release();
        }
    }

    private int numberOf(String event) {
        return event == null ? BY_ENVELOPE : numbers.getOrDefault(event, UNHEARD);
    }

    /** Returns what is said of an envelope with a wrong name, which has the nearest name. */
    private static String explain(String event) {
        String name = event.chars().mapToObj(unit -> String.format("\\u%04x", unit))
            .collect(Collectors.joining("", "{\"payload\":0,\"type\":\"", "\"}"));
        try (var judge = new Judge()) {
            return judge.judge(List.of(name.getBytes(UTF_8))).get(0).faults().get(0).detail();
        }
    }

    /** Judges by halves what has no memory. A message without memory is too long. */
    private List<Result> halves(List<byte[]> messages, int[] events, int longest, int from) {
        int rows = messages.size(), half = rows / 2;
        Module kept = idle.poll(), module = kept == null ? new Module(settings) : kept;
        try { // an instance that traps is not used again
            var results = module.judge(messages, events, limit, flags, longest)
                ? results(module, messages, from) : null;
            if (module.size() <= KEPT && !isClosed) idle.add(module);
            if (results != null) return results;
        } catch (OutOfMemoryError none) {
            // halves need less
        }
        if (longest == 0) throw new IllegalStateException("There is no memory.");
        if (half == 0) return halves(List.of(new byte[1]), events, 0, from);
        int[] first = Arrays.copyOf(events, half), others = Arrays.copyOfRange(events, half, rows);
        List<Result> results = halves(messages.subList(0, half), first, longest, from);
        results.addAll(halves(messages.subList(half, rows), others, longest, from + half));
        return results;
    }

    private List<Result> results(Module module, List<byte[]> messages, int from) {
        int rows = module.rows();
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
            boolean isEach = (flags & ROWS) != 0;
            int index = isEach ? module.i32(18, row) : row, record = isEach ? module.i32(24, row) : -1;
            Told told = new Told(
                event.isEmpty() ? module.text(16, row) : event, module.text(21, row),
                module.text(25, row), module.text(27, row), module.text(29, row), from + index, record);
            boolean isNull = messages.get(index) == null;
            results.add(isNull ? NULL : new Result(verdict, event, module.i32(2, row), some, told));
        }
        return results;
    }

    @Override public void close() {
        isClosed = true;
        idle.clear();
    }
}
