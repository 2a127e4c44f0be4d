package energy;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.connect.errors.DataException;
import org.apache.kafka.connect.source.SourceRecord;
import org.apache.kafka.streams.TopologyTestDriver;
import org.apache.kafka.streams.test.TestRecord;
import org.junit.jupiter.api.Test;

class KafkaTest {
    private static final byte[] VALID = bytes("{'type':'business.created-v1','payload':{'id':1}}");
    private static final byte[] INVALID = bytes("{'type':'business.created-v1','payload':{}}");
    private static final byte[] PREFIXED = bytes("\0\0\0\0\7{'id':1}");

    private static byte[] bytes(String text) {
        return text.replace('\'', '"').getBytes(UTF_8);
    }

    @Test void streamsSendWhatIsNotValidToDeadLetters() {
        var topology = DeadLetters.between("in", "valid", "dead", true);
        var bytes = Serdes.ByteArray();
        try (var driver = new TopologyTestDriver(topology)) {
            var in = driver.createInputTopic("in", bytes.serializer(), bytes.serializer());
            for (byte[] value : new byte[][] {VALID, null, INVALID}) in.pipeInput(value);
            for (String event : List.of("business.created-v1", "business.created-v0")) {
                var record = new TestRecord<byte[], byte[]>(null, PREFIXED);
                record.headers().add("event", bytes(event));
                in.pipeInput(record);
            }
            var out = bytes.deserializer();
            assertEquals(3, driver.createOutputTopic("valid", out, out).readRecordsToList().size());
            var dead = driver.createOutputTopic("dead", out, out).readRecordsToList().stream()
                .map(letter -> new String(letter.headers().lastHeader("judge.verdict").value()));
            assertEquals(List.of("invalid", "unknown_event"), dead.toList());
        }
    }

    @Test void connectSendsWhatIsNotValidToAnotherTopicOrFails() {
        try (var transform = new JudgeTransform<SourceRecord>()) {
            transform.configure(Map.of("dead.topic", "dead"));
            assertEquals("in", transform.apply(record(VALID)).topic());
            assertEquals("in", transform.apply(record(null)).topic());
            var letter = transform.apply(record(INVALID));
            assertEquals("dead", letter.topic());
            assertEquals("invalid", letter.headers().lastWithName("judge.verdict").value());
            transform.configure(Map.of());
            var error = assertThrows(DataException.class, () -> transform.apply(record(PREFIXED)));
            assertEquals(true, error.getMessage().contains("five bytes"));
        }
    }

    private static SourceRecord record(byte[] value) {
        return new SourceRecord(null, null, "in", null, value);
    }
}
