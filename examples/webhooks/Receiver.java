// Receives webhooks: it says where it listens, and the id of each that it takes. The secret is in
// WEBHOOK_SECRET.
//
//	WEBHOOK_SECRET=whsec_... java -cp standardwebhooks.jar Receiver.java
import com.standardwebhooks.Webhook;
import com.standardwebhooks.exceptions.WebhookVerificationException;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

public class Receiver {
  static final int LONGEST = 1 << 20;
  static final Webhook WEBHOOK = new Webhook(System.getenv("WEBHOOK_SECRET"));

  static void receive(HttpExchange request) throws IOException {
    byte[] body = request.getRequestBody().readNBytes(LONGEST);
    int status = 204;
    try {
      WEBHOOK.verify(new String(body, StandardCharsets.UTF_8), request.getRequestHeaders());
      String id = request.getRequestHeaders().getFirst("webhook-id");
      System.out.println("took " + id); // judge the body, and handle each id once
    } catch (WebhookVerificationException forged) {
      status = 401;
    }
    request.sendResponseHeaders(status, -1);
    request.close();
  }

  public static void main(String[] args) throws IOException {
    InetAddress here = InetAddress.getLoopbackAddress();
    HttpServer server = HttpServer.create(new InetSocketAddress(here, 0), 0);
    server.createContext("/", Receiver::receive);
    server.start();
    System.out.println("http://127.0.0.1:" + server.getAddress().getPort());
  }
}
