package energy;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JudgeTest {
    private static final List<byte[]> MESSAGES = List.of(new byte[0], "{".getBytes(UTF_8));
    private static final Map<String, Judge> JUDGES = Map.of(
        "", new Judge(), "event", new Judge(), "limit=2 longest=4096", new Judge(0, 2, 4096),
        "keys=once", new Judge(Judge.KEYS_ONCE, 1000, 32 << 20),
        "unknown=report nulls=absent values=hide", new Judge(7, 1000, 32 << 20));

    @Test void smallSet() throws Exception { compare("../cases"); }

    @Test void tellsOfRecords() {
        int flags = Judge.ROWS | Judge.PAYLOAD | Judge.FACTS | Judge.INT64 | Judge.TELL_UNKNOWN;
        String own = "{\"type\":\"agreement.revoked-v1\",\"id\":\"a\",\"data\":{\"agreement_id\":1.0}}";
        String batch = "{\"Records\":[" + own + ",{\"body\":\"{\"}]}";
        try (var judge = new Judge(flags, 1000, 32 << 20)) {
            var rows = judge.judge(List.of("{".getBytes(), batch.getBytes()));
            var told = new Judge.Told(
                "agreement.revoked-v1", "{\"agreement_id\":1}", "a", "", "", 1, 0);
            assertEquals(told, rows.get(1).told());
            assertEquals("invalid_json", rows.get(2).verdict());
        }
    }

    @Test void largeSets() throws Exception {
        String folder = System.getenv("JUDGE_SETS");
        assumeTrue(folder != null && !folder.isEmpty(), "JUDGE_SETS names no folder");
        compare(folder);
    }

    /** Compares hashes with those of Node. */
    private static void compare(String folder) throws Exception {
        for (String line : Files.readAllLines(Path.of(folder, "hashes.txt"))) {
            String[] run = (line.substring(66) + " ").split(" ", 2);
            List<byte[]> messages = new ArrayList<>();
            List<String> events = new ArrayList<>();
            for (String message : Files.readString(Path.of(folder, run[0]), ISO_8859_1).split("\n")) {
                String[] parts = message.split("\t", -1);
                boolean isLine = run[0].endsWith(".ndjson");
                byte[] bytes = isLine ? message.getBytes(ISO_8859_1) : decode(parts[2]);
                messages.add(!isLine && parts[2].equals("-") ? null : bytes);
                events.add(run[1].equals("event ") ? parts[1] : null);
            }
            MessageDigest hash = MessageDigest.getInstance("SHA-256");
            Judge judge = JUDGES.get(run[1].trim());
            for (var result : judge.judge(messages, events)) {
                if (result.verdict() == null) continue; // a null row is not part of the hash
                String text = line(result.verdict(), result.event(), result.faultCount());
                for (var one : result.faults())
                    text += line(one.code(), one.attr(), one.detail(), one.at(), one.record());
                hash.update(text.getBytes(UTF_8));
            }
            assertEquals(line.substring(0, 64), HexFormat.of().formatHex(hash.digest()), line);
            System.out.println(line);
        }
    }

    private static String line(Object... parts) {
        return String.join("\t", Stream.of(parts).map(Object::toString).toList()) + "\n";
    }

    private static byte[] decode(String pieces) {
        var message = new ByteArrayOutputStream();
        for (String piece : pieces.split(" ")) {
            if (piece.equals("-")) continue;
            String[] parts = ("1*" + piece).split("[*]", -1);
            byte[] bytes = Base64.getDecoder().decode(parts[parts.length - 1]);
            for (int times = Integer.parseInt(parts[parts.length - 2]); times > 0; times--)
                message.writeBytes(bytes);
        }
        return message.toByteArray();
    }

    @Test void threadsShareAJudge() throws Exception {
        var messages = List.of("{\"id\":1}".getBytes(UTF_8), "{}".getBytes(UTF_8));
        var threads = Executors.newFixedThreadPool(50);
        try (var judge = new Judge()) {
            var calls = new AtomicInteger();
            Callable<?> call = () -> {
                int which = calls.getAndIncrement() % 2;
                var rows = judge.judge(List.of(messages.get(which)), "business.created-v1");
                assertEquals(List.of(which == 0 ? "valid" : "invalid"), verdicts(rows));
                return null;
            };
            for (var done : threads.invokeAll(Collections.nCopies(50 * 1000, call))) done.get();
            assertTrue(judge.idle.size() <= Runtime.getRuntime().availableProcessors());
        } finally {
            threads.shutdown();
        }
    }

    @Test void eventsAreOfAllOrOfEach() {
        var judge = JUDGES.get("");
        var messages = Arrays.asList(null, "{}".getBytes(UTF_8));
        var error = assertThrows(RuntimeException.class, () -> judge.judge(messages, "acount.created-v1"));
        String words = "there is no event \"acount.created-v1\" in the catalogue; did you mean ";
        assertEquals(words + "account.created-v1?", error.getMessage());
        var rows = judge.judge(messages, Arrays.asList("x", "no-v1"));
        assertEquals(Arrays.asList(null, "unknown_event"), verdicts(rows));
        assertEquals(0, rows.get(0).faultCount());
        assertEquals("business.created-v1", judge.judge(messages, "business.created-v1").get(1).event());
        assertThrows(IllegalArgumentException.class, () -> judge.judge(messages, List.of()));
    }

    private static List<String> verdicts(List<Judge.Result> results) {
        return results.stream().map(Judge.Result::verdict).collect(Collectors.toList());
    }

    @Test void anInstanceThatTrapsOrGrewIsDropped() {
        var judge = new Judge();
        Thread.currentThread().interrupt();
        assertThrows(RuntimeException.class, () -> judge.judge(MESSAGES));
        Thread.interrupted();
        assertEquals(0, judge.idle.size());
        assertEquals(List.of("invalid_json", "invalid_json"), verdicts(judge.judge(MESSAGES)));
        assertEquals(1, judge.idle.size());
        byte[] brackets = "[".repeat(31 << 20).getBytes(UTF_8);
        assertEquals(List.of("invalid_json"), verdicts(judge.judge(List.of(brackets))));
        assertEquals(0, judge.idle.size());
        judge.close();
        var error = assertThrows(IllegalStateException.class, () -> judge.judge(MESSAGES));
        assertEquals("The judge is closed.", error.getMessage());
    }

    @Test void tellsItsVersionAndContract() throws Exception {
        var judge = JUDGES.get("");
        String manifest = Files.readString(Path.of("../../package.json"));
        assertTrue(manifest.contains("\"version\": \"" + judge.version + '"'), judge.version);
        assertTrue(judge.contract.matches("[0-9a-f]{64}"), judge.contract);
    }

    /** Tests run with a heap of 1 GB. */
    @Test void aMessageWithoutMemoryIsTooLong() {
        try (var judge = new Judge(0, 1000, Integer.MAX_VALUE)) {
            var results = judge.judge(List.of(MESSAGES.get(1), new byte[500 << 20], MESSAGES.get(1)));
            assertEquals(List.of("invalid_json", "too_long", "invalid_json"), verdicts(results));
        }
    }
}
