// Makes the calls of a plan with the generated client, and prints what it read of each answer:
//
//	java Calls.java ADDRESS plan.json
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.ApiResponse;
import org.openapitools.client.api.AccountImportApi;
import org.openapitools.client.api.AccountsApi;
import org.openapitools.client.api.AfterImportApi;
import org.openapitools.client.api.AuthenticationApi;
import org.openapitools.client.api.ImportStatusApi;
import org.openapitools.client.api.ProductCreationApi;
import org.openapitools.client.api.ProductsApi;

public class Calls {
  static final List<Class<?>> APIS =
      List.of(
          AccountImportApi.class,
          AccountsApi.class,
          AfterImportApi.class,
          AuthenticationApi.class,
          ImportStatusApi.class,
          ProductCreationApi.class,
          ProductsApi.class);
  static final ObjectMapper MAPPER = ApiClient.createDefaultObjectMapper();

  public static void main(String[] args) throws Exception {
    int index = 0;
    for (JsonNode call : MAPPER.readTree(Path.of(args[1]).toFile())) {
      ApiClient client = new ApiClient();
      client.updateBaseUri(args[0] + "/" + index++);
      Map<String, Object> outcome;
      try {
        outcome = Map.of("read", perform(client, call));
      } catch (ReflectiveOperationException | RuntimeException | java.io.IOException error) {
        Throwable cause = error.getCause() == null ? error : error.getCause();
        outcome = Map.of("fault", String.valueOf(cause.getMessage()));
      }
      System.out.println(MAPPER.writeValueAsString(outcome));
    }
  }

  static Object perform(ApiClient client, JsonNode call)
      throws ReflectiveOperationException, java.io.IOException {
    Method method = methodOf(call.get("operation").asText() + "WithHttpInfo");
    List<Object> arguments = new ArrayList<>();
    for (var type : method.getGenericParameterTypes()) {
      if (type == String.class && arguments.size() < call.get("parameters").size()) {
        arguments.add(call.get("parameters").get(arguments.size()).get(1).asText());
      } else if (call.has("body") && arguments.isEmpty()) {
        String body = MAPPER.writeValueAsString(call.get("body"));
        arguments.add(MAPPER.readValue(body, MAPPER.constructType(type)));
      } else {
        arguments.add(null); // of a query
      }
    }
    Object api = method.getDeclaringClass().getConstructor(ApiClient.class).newInstance(client);
    try {
      return ((ApiResponse<?>) method.invoke(api, arguments.toArray())).getData();
    } catch (InvocationTargetException thrown) {
      // A client reads an error itself: the body is text, and the document names its class.
      if (!(thrown.getCause() instanceof ApiException error) || error.getCode() < 400) throw thrown;
      String schema = call.path("schema").asText("Error");
      return MAPPER.readValue(
          error.getResponseBody(), Class.forName("org.openapitools.client.model." + schema));
    }
  }

  static Method methodOf(String name) {
    return APIS.stream()
        .flatMap(api -> Arrays.stream(api.getMethods()))
        .filter(method -> method.getName().equals(name))
        .filter(method -> !Arrays.asList(method.getParameterTypes()).contains(Map.class))
        .findFirst()
        .orElseThrow();
  }
}
