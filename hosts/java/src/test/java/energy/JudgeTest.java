package energy;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JudgeTest {
    private static final List<byte[]> MESSAGES = List.of(new byte[0], "{".getBytes(UTF_8));
    private static final Map<String, Judge> JUDGES = Map.of(
        "", new Judge(), "event", new Judge(), "limit=2 longest=4096", new Judge(0, 2, 4096),
        "unknown=report nulls=absent values=hide", new Judge(7, 1000, 32 << 20));

    @Test void smallSet() throws Exception { compare("../cases"); }

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
                if (!isLine && parts[2].equals("-")) continue; // a null row
                messages.add(isLine ? message.getBytes(ISO_8859_1) : decode(parts[2]));
                if (run[1].equals("event ")) events.add(parts[1]);
            }
            MessageDigest hash = MessageDigest.getInstance("SHA-256");
            Judge judge = JUDGES.get(run[1].trim());
            for (var result : judge.judge(messages, events.toArray(String[]::new))) {
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
            String[] parts = ("1*" + piece).split("[*]", -1);
            byte[] bytes = Base64.getDecoder().decode(parts[parts.length - 1]);
            for (int times = Integer.parseInt(parts[parts.length - 2]); times > 0; times--)
                message.writeBytes(bytes);
        }
        return message.toByteArray();
    }

    @Test void threadsHaveAJudgeEach() {
        var known = JUDGES.get("").judge(MESSAGES);
        IntStream.range(0, 8).parallel().forEach(thread -> {
            try (var judge = new Judge()) {
                assertEquals(known, judge.judge(MESSAGES));
            }
        });
    }

    @Test void anErrorNamesTheEventAndATrapIsForgotten() {
        var judge = JUDGES.get("");
        var error = assertThrows(RuntimeException.class, () -> judge.judge(MESSAGES, "no-v1"));
        assertEquals("The catalogue has no event \"no-v1\".", error.getMessage());
        Thread.currentThread().interrupt();
        assertThrows(RuntimeException.class, () -> judge.judge(MESSAGES));
        Thread.interrupted();
        assertEquals("invalid_json", judge.judge(MESSAGES).get(1).verdict());
    }

    /** Tests run with a heap of 1 GB. */
    @Test void aMessageWithoutMemoryIsTooLong() {
        try (var judge = new Judge(0, 1000, Integer.MAX_VALUE)) {
            var results = judge.judge(List.of(MESSAGES.get(1), new byte[500 << 20], MESSAGES.get(1)));
            var verdicts = results.stream().map(Judge.Result::verdict).toList();
            assertEquals(List.of("invalid_json", "too_long", "invalid_json"), verdicts);
        }
    }
}
