// Judges messages of events, one on each line, by the JSON Schemas of their types:
//
//	java -cp 'lib/*' Judge.java SCHEMAS messages.ndjson
//
// or bodies that all have one schema:
//
//	java -cp 'lib/*' Judge.java SCHEMAS bodies.ndjson rest/stageAccount
//
// It prints the place and the keyword of each fault, and no value.
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.PathType;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Judge {
  static final ObjectMapper MAPPER =
      new ObjectMapper()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
  static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(VersionFlag.V202012);
  static final SchemaValidatorsConfig CONFIG =
      SchemaValidatorsConfig.builder()
          .formatAssertionsEnabled(true)
          .pathType(PathType.JSON_POINTER)
          .build();
  static final Map<String, JsonSchema> SCHEMAS = new HashMap<>();

  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    int count = 0;
    int broken = 0;
    try (BufferedReader lines = Files.newBufferedReader(Path.of(args[1]))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        count++;
        List<String> faults = judge(folder, line, args.length > 2 ? args[2] : null);
        for (String fault : faults) System.out.println(args[1] + ":" + count + ": " + fault);
        if (!faults.isEmpty()) broken++;
      }
    } catch (IOException error) {
      System.err.println(error);
      System.exit(2); // what can't be read is no verdict
    }
    System.out.println(count + " messages, " + broken + " broken");
    if (broken > 0) System.exit(1);
  }

  static List<String> judge(Path folder, String line, String schema) throws IOException {
    JsonNode message;
    try {
      message = MAPPER.readTree(line);
    } catch (JsonProcessingException error) {
      return List.of("is not JSON");
    }
    String name = schema != null ? schema : message.path("type").asText();
    Path file = folder.resolve(name + ".json").normalize();
    if (name.isEmpty() || !file.startsWith(folder.normalize()) || !Files.exists(file)) {
      return List.of("\"" + name + "\" is in no schema");
    }
    if (!SCHEMAS.containsKey(name)) {
      SCHEMAS.put(name, FACTORY.getSchema(Files.readString(file), CONFIG));
    }
    return SCHEMAS.get(name).validate(schema != null ? message : message.path("payload")).stream()
        .map(fault -> name + " " + fault.getInstanceLocation() + ": " + fault.getType())
        .toList();
  }
}
