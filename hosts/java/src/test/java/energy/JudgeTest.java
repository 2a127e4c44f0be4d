package energy;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JudgeTest {
    private static final List<byte[]> MESSAGES = List.of(new byte[0], "{".getBytes(UTF_8));
    private static final Map<String, Judge> JUDGES = Map.of(
        "", new Judge(), "event", new Judge(), "limit=2 longest=4096", new Judge(0, 2, 4096),
        "unknown=report nulls=absent values=hide", new Judge(7, 1000, 32 << 20));

    @Test void hashesAreThoseOfNode() throws Exception {
        String sets = System.getenv().getOrDefault("JUDGE_SETS", "");
        if (sets.isEmpty()) System.out.println("JUDGE_SETS names no folder of large sets.");
        for (String folder : sets.isEmpty() ? List.of("../cases") : List.of("../cases", sets))
            for (String line : Files.readAllLines(Path.of(folder, "hashes.txt"))) {
                String[] run = (line.substring(66) + " ").split(" ", 2);
                assertEquals(line.substring(0, 64), hash(Path.of(folder, run[0]), run[1].trim()));
                System.out.println(line);
            }
    }

    private static String hash(Path file, String run) throws Exception {
        List<byte[]> messages = new ArrayList<>();
        List<String> events = new ArrayList<>();
        for (String line : Files.readString(file, ISO_8859_1).split("\n")) {
            String[] parts = line.split("\t", -1);
            boolean isLine = file.toString().endsWith(".ndjson");
            if (!isLine && parts[2].equals("-")) continue; // a null row
            messages.add(isLine ? line.getBytes(ISO_8859_1) : decode(parts[2]));
            if (run.equals("event")) events.add(parts[1]);
        }
        MessageDigest hash = MessageDigest.getInstance("SHA-256");
        for (int from = 0; from < messages.size(); from += 5000) {
            var some = messages.subList(from, Math.min(from + 5000, messages.size()));
            for (var result : JUDGES.get(run).judge(some, events.toArray(String[]::new))) {
                hash.update(line(result.verdict(), result.event(), result.faultCount()));
                for (var one : result.faults())
                    hash.update(line(one.code(), one.attr(), one.detail(), one.at(), one.record()));
            }
        }
        return HexFormat.of().formatHex(hash.digest());
    }

    private static byte[] line(Object... parts) {
        String line = Stream.of(parts).map(Object::toString).collect(joining("\t"));
        return (line + "\n").getBytes(UTF_8);
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
        var threads = Stream.generate(() -> CompletableFuture.supplyAsync(() -> {
            try (var judge = new Judge()) {
                return judge.judge(MESSAGES);
            }
        })).limit(8).toList();
        for (var thread : threads) assertEquals(known, thread.join());
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
}
