package energy;

import java.util.Map;
import java.util.Objects;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigDef.Importance;
import org.apache.kafka.common.config.ConfigDef.Type;
import org.apache.kafka.connect.connector.ConnectRecord;
import org.apache.kafka.connect.errors.DataException;
import org.apache.kafka.connect.transforms.Transformation;

/** Kafka Connect, by ByteArrayConverter: what is not valid fails, or goes to a topic of its own. */
public final class JudgeTransform<R extends ConnectRecord<R>> implements Transformation<R> {
    private static final ConfigDef CONFIG = new ConfigDef()
        .define("dead.topic", Type.STRING, null, Importance.HIGH, "Without it they fail");
    private String deadTopic;
    private Values values;

    @Override public ConfigDef config() { return CONFIG; }

    @Override public void configure(Map<String, ?> options) {
        deadTopic = (String) CONFIG.parse(options).get("dead.topic");
        values = new Values();
    }

    @Override public R apply(R record) {
        var header = record.headers().lastWithName(Values.EVENT);
        String event = header == null ? "" : Objects.toString(header.value(), "");
        var dead = values.judge((byte[]) record.value(), event);
        if (dead.isEmpty()) return record;
        if (deadTopic == null) throw new DataException(dead.toString());
        R letter = record.newRecord(
            deadTopic, record.kafkaPartition(), record.keySchema(), record.key(),
            record.valueSchema(), record.value(), record.timestamp(), record.headers().duplicate());
        dead.forEach(letter.headers()::addString);
        return letter;
    }

    @Override public void close() {
        if (values != null) values.close();
    }
}
