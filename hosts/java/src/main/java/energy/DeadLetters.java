package energy;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Record;

/** Kafka Streams: forwards to "valid", or with headers that say what is wrong to "dead". */
public final class DeadLetters extends ContextualProcessor<byte[], byte[], byte[], byte[]> {
    private final Values values = new Values();

    @Override public void process(Record<byte[], byte[]> record) {
        var header = record.headers().lastHeader(Values.EVENT);
        boolean isNamed = header != null && header.value() != null;
        String event = isNamed ? new String(header.value(), UTF_8) : "";
        var dead = values.judge(record.value(), event);
        dead.forEach((name, text) -> record.headers().add(name, text.getBytes(UTF_8)));
        context().forward(record, dead.isEmpty() ? "valid" : "dead");
    }

    @Override public void close() { values.close(); }
}
