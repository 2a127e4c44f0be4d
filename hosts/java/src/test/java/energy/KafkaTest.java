package energy;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.apache.kafka.connect.errors.DataException;
import org.apache.kafka.connect.source.SourceRecord;
import org.apache.kafka.streams.processor.api.MockProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.junit.jupiter.api.Test;

class KafkaTest {
    private static final byte[] VALID = bytes("{'type':'business.created-v1','payload':{'id':1}}");
    private static final byte[] INVALID = bytes("{'type':'business.created-v1','payload':{}}");
    private static final byte[] PREFIXED = bytes("\0\0\0\0\7{'id':1}");

    private static byte[] bytes(String text) {
        return text.replace('\'', '"').getBytes(UTF_8);
    }

    @Test void streamsForwardWhatIsNotValidToDeadLetters() {
        var context = new MockProcessorContext<byte[], byte[]>();
        var processor = new DeadLetters();
        processor.init(context);
        for (byte[] value : new byte[][] {VALID, null, INVALID})
            processor.process(new Record<>(null, value, 0));
        for (String event : List.of("business.created-v1", "business.created-v0")) {
            var record = new Record<byte[], byte[]>(null, PREFIXED, 0);
            record.headers().add("event", bytes(event));
            processor.process(record);
        }
        var children = context.forwarded().stream().map(letter -> letter.childName().get()).toList();
        assertEquals(List.of("valid", "valid", "dead", "valid", "dead"), children);
        var headers = context.forwarded().get(4).record().headers();
        assertEquals("unknown_event", new String(headers.lastHeader("judge.verdict").value()));
        assertEquals("business.created-v0", new String(headers.lastHeader("judge.event").value()));
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
            var error = assertThrows(DataException.class, () -> transform.apply(record(INVALID)));
            assertEquals(true, error.getMessage().contains("required id"));
            var named = record(PREFIXED);
            named.headers().addString("event", "business.created-v1");
            assertEquals("in", transform.apply(named).topic());
        }
    }

    private static SourceRecord record(byte[] value) {
        return new SourceRecord(null, null, "in", null, value);
    }
}
