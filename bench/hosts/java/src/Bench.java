import static java.nio.charset.StandardCharsets.UTF_8;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.sun.management.OperatingSystemMXBean;
import energy.Judge;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The judge on the JVM beside Jackson: prints a row of CPU times for each file that it is given. */
public final class Bench {
    private static final int ROUNDS = 7, WARM_UP = 4, LINES = 200_000, BATCH = 5_000;
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Map<String, Schema> SCHEMAS = new HashMap<>();

    private interface Candidate {
        /** Returns how many messages are valid. */
        int count(List<byte[]> messages);
    }

    public static void main(String[] files) throws Exception {
        var registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        try (var paths = Files.newDirectoryStream(Path.of("../../../generated/schemas"), "*.json")) {
            for (Path path : paths) {
                String name = path.getFileName().toString().replace(".json", "");
                SCHEMAS.put(name, registry.getSchema(Files.readString(path), InputFormat.JSON));
            }
        }
        try (var judge = new Judge()) {
            for (String file : files)
                try (Stream<String> lines = Files.lines(Path.of(file))) {
                    var messages = lines.limit(LINES).map(line -> line.getBytes(UTF_8)).toList();
                    System.out.println(measure(messages, List.of(
                        Bench::readTrees,
                        all -> judgeBy(judge, all, BATCH),
                        all -> judgeBy(judge, all, 1),
                        Bench::validate)));
                }
        }
    }

    private static int readTrees(List<byte[]> messages) {
        int trees = 0;
        for (byte[] message : messages) if (MAPPER.readTree(message).isObject()) trees++;
        return trees;
    }

    private static int judgeBy(Judge judge, List<byte[]> messages, int batch) {
        int valid = 0;
        for (int from = 0; from < messages.size(); from += batch)
            for (var result : judge.judge(messages.subList(from, from + batch)))
                if (result.verdict().equals("valid")) valid++;
        return valid;
    }

    private static int validate(List<byte[]> messages) {
        int valid = 0;
        for (byte[] message : messages) {
            JsonNode tree = MAPPER.readTree(message);
            String key = tree.has("payload") ? "payload" : tree.has("data") ? "data" : "detail";
            String name = tree.path(key.equals("detail") ? "detail-type" : "type").stringValue();
            if (SCHEMAS.get(name).validate(tree.get(key)).isEmpty()) valid++;
        }
        return valid;
    }

    /** Runs all by turns, and returns their medians. All that judge have to agree. */
    private static String measure(List<byte[]> messages, List<Candidate> candidates) {
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        double[][] seconds = new double[candidates.size()][ROUNDS];
        int[] valid = new int[candidates.size()];
        for (int round = -WARM_UP; round < ROUNDS; round++)
            for (int i = 0; i < candidates.size(); i++) {
                System.gc();
                long before = system.getProcessCpuTime();
                valid[i] = candidates.get(i).count(messages);
                if (round >= 0) seconds[i][round] = (system.getProcessCpuTime() - before) / 1e9;
                if (i > 1 && valid[i] != valid[1])
                    throw new IllegalStateException("They do not agree: " + Arrays.toString(valid));
            }
        List<Double> medians = new ArrayList<>();
        for (double[] times : seconds) {
            Arrays.sort(times);
            medians.add(times[ROUNDS / 2]);
        }
        long bytes = messages.stream().mapToLong(message -> message.length).sum();
        return "{\"bytes\":" + bytes + ",\"seconds\":" + medians + "}";
    }
}
