// Imports an account with the client that OpenAPI Generator makes:
//
//	java -cp 'client/target/classes:client/target/lib/*' ImportAccount.java \
//	  ADDRESS products.json account.json
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.util.List;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.ApiResponse;
import org.openapitools.client.api.AccountImportApi;
import org.openapitools.client.api.AuthenticationApi;
import org.openapitools.client.api.ImportStatusApi;
import org.openapitools.client.api.ProductCreationApi;
import org.openapitools.client.model.Account;
import org.openapitools.client.model.Error;
import org.openapitools.client.model.GraphqlRequest;
import org.openapitools.client.model.ProcessRequest;
import org.openapitools.client.model.Product;

public class ImportAccount {
  static final ObjectMapper MAPPER = ApiClient.createDefaultObjectMapper();
  static final String QUERY =
      "mutation ($input: ObtainPlatformTokenInput!)"
          + " { obtainPlatformToken(input: $input) { token } }";

  public static void main(String[] args) throws Exception {
    List<Product> products = MAPPER.readValue(new File(args[1]), new TypeReference<>() {});
    Account account = MAPPER.readValue(new File(args[2]), Account.class);
    try {
      importAccount(args[0], products, account);
    } catch (ApiException refused) {
      if (refused.getResponseBody() == null) throw refused; // nothing was answered
      Error error = MAPPER.readValue(refused.getResponseBody(), Error.class);
      System.err.println(refused.getCode() + " " + error.getCode() + ": " + error.getDetail());
      error.getErrors().forEach(one -> System.err.println(one.getAttr() + ": " + one.getDetail()));
      System.exit(1);
    }
  }

  static void importAccount(String address, List<Product> products, Account account)
      throws ApiException {
    ApiClient client = new ApiClient();
    client.updateBaseUri(address);
    String authorization = "Token " + obtainToken(client);
    client.setRequestInterceptor(request -> request.setHeader("Authorization", authorization));
    AccountImportApi accounts = new AccountImportApi(client);
    report("products", new ProductCreationApi(client).createProductsWithHttpInfo(products));
    report("validate", accounts.validateAccountWithHttpInfo(account));
    report("stage", accounts.stageAccountWithHttpInfo(account));
    ProcessRequest request =
        new ProcessRequest()
            .importSupplier(account.getImportSupplier())
            .externalAccountNumber(account.getExternalAccountNumber())
            .operationsTeamName("migrations-north");
    report("process", accounts.processAccountWithHttpInfo(request));
    var status =
        new ImportStatusApi(client)
            .getAccountTransferStatusWithHttpInfo(
                account.getImportSupplier(), account.getExternalAccountNumber());
    report("status", status);
    System.out.println(
        status.getData().getStatus() + " " + status.getData().getPlatformAccountNumber());
  }

  static String obtainToken(ApiClient client) throws ApiException {
    String key = System.getenv().getOrDefault("API_KEY", "sk_demo_4fJ2mQ8vXr7LwT");
    var variables = Map.<String, Object>of("input", Map.of("APIKey", key));
    var asked = new GraphqlRequest().query(QUERY).variables(variables);
    var answer = new AuthenticationApi(client).obtainPlatformToken(asked);
    if (answer.getErrors() != null) { // what GraphQL refuses is a 200, too
      throw new IllegalStateException(answer.getErrors().get(0).getMessage());
    }
    return answer.getData().getObtainPlatformToken().getToken();
  }

  static void report(String step, ApiResponse<?> response) {
    System.out.println(step + " " + response.getStatusCode());
  }
}
