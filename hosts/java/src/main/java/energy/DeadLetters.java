package energy;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Record;

/** Kafka Streams: what is not valid goes to a topic of dead letters, with headers that say why. */
public final class DeadLetters extends ContextualProcessor<byte[], byte[], byte[], byte[]> {
    private final Values values;

    public DeadLetters(boolean skipsPrefix) { values = new Values(skipsPrefix); }

    @Override public void process(Record<byte[], byte[]> record) {
        var header = record.headers().lastHeader(Values.EVENT);
        boolean isNamed = header != null && header.value() != null;
        String event = isNamed ? new String(header.value(), UTF_8) : "";
        var dead = values.judge(record.value(), event);
        dead.forEach((name, text) -> record.headers().add(name, text.getBytes(UTF_8)));
        context().forward(record, dead.isEmpty() ? "valid" : "dead");
    }

    public static Topology between(String source, String valid, String dead, boolean skipsPrefix) {
        var bytes = Serdes.ByteArray();
        return new Topology()
            .addSource("source", bytes.deserializer(), bytes.deserializer(), source)
            .addProcessor("judge", () -> new DeadLetters(skipsPrefix), "source")
            .addSink("valid", valid, bytes.serializer(), bytes.serializer(), "judge")
            .addSink("dead", dead, bytes.serializer(), bytes.serializer(), "judge");
    }
}
