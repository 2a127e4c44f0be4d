// Requests that no honest client sends, over HTTP. Each gets an answer in the form of all errors,
// and the server works as before.
import { Agent, request as httpRequest } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import { RequestList, recordRequest } from "../../../src/servers/app/feed/request-list.ts";
import { listProducts } from "../../../src/servers/handlers/listProducts.ts";
import { validateAccount } from "../../../src/servers/handlers/validateAccount.ts";
import { type Listening, listenWith } from "../../../src/servers/host/listen.ts";
import { makeContext } from "../handlers/make-context.ts";
import { serveHandlers } from "../handlers/serve-handlers.ts";
import { chunk, head, type RawAnswer, type Step, speak } from "./raw-socket.ts";

const PRODUCTS = "/v1/products/";
const NOTHING = "/v1/nothing/";
const VALIDATE = "/v1/data-import/validate-account/";
const STAGE = "/v1/data-import/account-import-process/create-or-update/";
const ACCOUNT = '{"import_supplier":"NORDWERK","external_account_number":"NW-1"}';
const HOST = "Host: 127.0.0.1";
const TOKEN = `Authorization: Token ${DEVELOPMENT_SETTINGS.tokens[0]}`;
const JSON_TYPE = "Content-Type: application/json";
const CLOSE = "Connection: close";
const MIB = 1024 * 1024;
const SECRETS = [...DEVELOPMENT_SETTINGS.apiKeys, ...DEVELOPMENT_SETTINGS.tokens];

const failures: unknown[] = [];
const requests = new RequestList();
const handlers = { listProducts, validateAccount };
const serve = serveHandlers(handlers, makeContext(), {
  failed: (error) => failures.push(error),
  // As for /__control/requests.
  answered: (answered) => requests.add(recordRequest(answered, SECRETS)),
});
let server: Listening;
beforeAll(async () => {
  server = await listenWith(serve);
});
afterAll(async () => {
  await server.close(0);
});
afterEach(async () => {
  expect((await fetch(server.url + PRODUCTS)).status).toBe(200);
  expect(failures.splice(0)).toEqual([]);
});

const get = (path: string, ...headers: string[]): string =>
  head(`GET ${path} HTTP/1.1`, HOST, ...headers);
const post = (body: string | Uint8Array, ...headers: string[]): Step[] => [
  head(
    `POST ${VALIDATE} HTTP/1.1`,
    HOST,
    TOKEN,
    JSON_TYPE,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
  ),
  body,
];
const chunked = (...headers: string[]): string =>
  head(
    `POST ${VALIDATE} HTTP/1.1`,
    HOST,
    TOKEN,
    JSON_TYPE,
    "Transfer-Encoding: chunked",
    ...headers,
  );

/** The status and code of an answer, whose form is checked. */
function outcomeOf({ status, headers, text }: RawAnswer): string {
  expect(headers.get("content-type")).toBe("application/json");
  expect(headers.get("x-request-id")).toMatch(/^[\w.:-]+$/);
  expect(headers.get("access-control-allow-origin")).toBe("*");
  const body = JSON.parse(text);
  if (status < 400) return String(status);
  expect(Object.keys(body).sort()).toEqual(["code", "detail", "errors"]);
  expect(body.detail).toMatch(/^[A-Z].*\.$/);
  expect(Array.isArray(body.errors)).toBe(true);
  return `${status} ${body.code}`;
}
const answersTo = async (steps: readonly Step[], count = 1): Promise<string[]> =>
  (await speak(server.port, steps, count)).map(outcomeOf);

describe("the length of a body", () => {
  const withLength = (length: string) =>
    head(`POST ${VALIDATE} HTTP/1.1`, HOST, TOKEN, JSON_TYPE, length);

  test.each<[string, Step[], string]>([
    ["is negative", [withLength("Content-Length: -1"), ACCOUNT], "400 parse_error"],
    ["is not a number", [withLength("Content-Length: ten"), ACCOUNT], "400 parse_error"],
    [
      "is beyond all numbers",
      [withLength(`Content-Length: ${"9".repeat(30)}`), ACCOUNT],
      "400 parse_error",
    ],
    ["is left out", [withLength(CLOSE)], "400 parse_error"],
    [
      "is a lie, and the rest never comes",
      [withLength("Content-Length: 1000"), ACCOUNT, 20, "end"],
      "400 parse_error",
    ],
    ["promises a gigabyte", [withLength("Content-Length: 1073741824")], "413 payload_too_large"],
  ])("%s", async (_, steps, expected) => {
    expect(await answersTo(steps)).toEqual([expected]);
  });

  test("is too short: the rest is not read as a request", async () => {
    const steps = [withLength("Content-Length: 10"), ACCOUNT];
    expect((await answersTo(steps, 2)).every((answer) => answer === "400 parse_error")).toBe(true);
  });

  test("counts for nothing when the caller goes away", async () => {
    expect(await answersTo([withLength("Content-Length: 1000"), ACCOUNT, 20, "reset"])).toEqual([]);
    expect(await answersTo([chunked(), chunk(ACCOUNT), 20, "reset"])).toEqual([]);
  });
});

describe("a body in chunks", () => {
  test.each<[string, Step[], string]>([
    ["is taken byte by byte", [chunked(), ...[...ACCOUNT].map(chunk), chunk("")], "200"],
    [
      "is counted, and refused before its end",
      [chunked(), chunk(" ".repeat(MIB)), chunk(" ".repeat(10))],
      "413 payload_too_large",
    ],
    ["has a size that is not a number", [chunked(), "zz\r\n"], "400 parse_error"],
    ["breaks off", [chunked(), chunk(ACCOUNT), 20, "end"], "400 parse_error"],
    ["breaks its form later", [chunked(), chunk('{"a":'), 20, "zz\r\n"], "400 parse_error"],
    [
      "has extensions without end",
      [chunked(), `2;${"x=y;".repeat(10_000)}\r\n{}\r\n`],
      "400 parse_error",
    ],
  ])("%s", async (_, steps, expected) => {
    expect(await answersTo(steps)).toEqual([expected]);
  });
});

describe("an address", () => {
  test.each([
    ["with bytes that were never encoded", "/v1/accounts/\xfc/", "400 parse_error"],
    ["with a backslash", "/v1\\products/", "400 parse_error"],
    ["that leads upwards", "/v1/accounts/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "404 not_found"],
    ["that names another host", "//other.example/v1/products/", "404 not_found"],
    ["of a file", "file:///etc/passwd", "400 parse_error"],
    ["of an endless query", `${PRODUCTS}?a=${"a".repeat(20_000)}`, "431 parse_error"],
    ["with a NUL in its query", `${PRODUCTS}?brand=%00`, "400 parse_error"],
    ["with ten thousand parameters", `${PRODUCTS}?${"a&".repeat(5_000)}`, "200"],
  ])("%s", async (_, path, expected) => {
    expect(await answersTo([Buffer.from(get(path, TOKEN), "latin1")])).toEqual([expected]);
  });

  test("in absolute form is read like any other", async () => {
    expect(await answersTo([get(`http://127.0.0.1:${server.port}${PRODUCTS}`)])).toEqual(["200"]);
    expect(await answersTo([get("http://[/v1/products/")])).toEqual(["400 parse_error"]);
  });

  test.each(["*", "other.example:80"])("%s is none of this API", async (address) => {
    expect(await answersTo([head(`OPTIONS ${address} HTTP/1.1`, HOST)])).toEqual([
      "400 parse_error",
    ]);
  });
});

describe("the header Host", () => {
  test.each<[string, string[], string]>([
    ["missing", [], "400 parse_error"],
    ["empty", ["Host:"], "400 parse_error"],
    ["given twice", [HOST, "Host: other.example"], "400 parse_error"],
    ["that is none", ["Host: a b/c"], "400 parse_error"],
    ["with a user name", ["Host: user@127.0.0.1"], "400 parse_error"],
    ["of any name", ["Host: OTHER.example:99"], "200"],
  ])("%s", async (_, headers, expected) => {
    expect(await answersTo([head(`GET ${PRODUCTS} HTTP/1.1`, ...headers)])).toEqual([expected]);
  });

  test("is not needed in HTTP/1.0, after which the connection ends", async () => {
    const [answer] = await speak(server.port, [head(`GET ${PRODUCTS} HTTP/1.0`)], 2);
    expect([answer?.status, answer?.headers.get("connection")]).toEqual([200, "close"]);
  });
});

describe("headers", () => {
  test.each<[string, string, string]>([
    ["that are too large", `X-Large: ${"a".repeat(20_000)}`, "431 parse_error"],
    [
      "that are too many",
      Array.from({ length: 2_000 }, (_, index) => `X-${index}: 1234567890`).join("\r\n"),
      "431 parse_error",
    ],
    ["with a space in a name", "X Y: 1", "400 parse_error"],
    ["with a NUL", "X-Y: a\0b", "400 parse_error"],
    ["without a colon", "X-Y", "400 parse_error"],
    ["that are folded", "X-Request-Id: a\r\n b: c", "400 parse_error"],
    ["with a newline alone", "X-Request-Id: a\nX-Evil: 1", "400 parse_error"],
    ["that expect what nobody knows", "Expect: miracles", "200"],
    [
      "that ask for another protocol",
      "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "200",
    ],
  ])("%s", async (_, header, expected) => {
    expect(await answersTo([get(PRODUCTS, header)])).toEqual([expected]);
  });

  test.each(["a%0d%0aX-Evil: 1", "\xfc", "a\tb", "a, b", "<script>", "a".repeat(129), ""])(
    "X-Request-Id %j is not given back",
    async (id) => {
      const [answer] = await speak(server.port, [
        Buffer.from(get(PRODUCTS, `X-Request-Id: ${id}`), "latin1"),
      ]);
      expect(answer?.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer?.headers.has("x-evil")).toBe(false);
    },
  );

  test("that expect a go-ahead get one", async () => {
    const [goAhead, answer] = await speak(
      server.port,
      post(ACCOUNT, "Expect: 100-continue").flatMap((step) => [step, 20]),
      2,
    );
    expect([goAhead?.status, answer?.status]).toEqual([100, 200]);
  });

  test("with two tokens let nobody in", async () => {
    expect(
      await answersTo([get("/v1/accounts/A-1/", TOKEN, "Authorization: Token other")]),
    ).toEqual(["401 authentication_failed"]);
  });
});

describe("a method", () => {
  test.each(["TRACE", "PATCH", "PROPFIND", "QUERY", "M-SEARCH", "DELETE"])(
    "%s is not available",
    async (method) => {
      const [answer] = await speak(server.port, [
        head(`${method} ${PRODUCTS} HTTP/1.1`, HOST, TOKEN),
      ]);
      expect(answer && [outcomeOf(answer), answer.headers.get("allow")]).toEqual([
        "405 method_not_allowed",
        "GET, HEAD, OPTIONS",
      ]);
      expect(answer?.text).not.toContain(DEVELOPMENT_SETTINGS.tokens[0]);
    },
  );

  test.each(["get", "FOO", "GET\t", "GET /"])("%j is not HTTP", async (method) => {
    expect(await answersTo([head(`${method} ${PRODUCTS} HTTP/1.1`, HOST)])).toEqual([
      "400 parse_error",
    ]);
  });

  test.each(["other.example:443", PRODUCTS])("CONNECT %s opens no tunnel", async (target) => {
    expect(
      await answersTo([head(`CONNECT ${target} HTTP/1.1`, HOST), 20, "\x16\x03\x01"], 2),
    ).toEqual(["405 method_not_allowed"]);
  });
});

describe("a connection", () => {
  test.each<[string, string, string]>([
    [
      "refused for its caller",
      head(`POST ${STAGE} HTTP/1.1`, HOST, JSON_TYPE, "Content-Length: 5"),
      "401 not_authenticated",
    ],
    [
      "refused for its type",
      head(`POST ${STAGE} HTTP/1.1`, HOST, TOKEN, "Content-Length: 5"),
      "415 unsupported_media_type",
    ],
    ["for nothing", head(`POST ${NOTHING} HTTP/1.1`, HOST, "Content-Length: 5"), "404 not_found"],
    ["that should have none", head(`GET ${PRODUCTS} HTTP/1.1`, HOST, "Content-Length: 5"), "200"],
  ])("goes on after the body of a request %s", async (_, request, expected) => {
    expect(await answersTo([`${request}GET /${get(NOTHING, CLOSE)}`], 2)).toEqual([
      expected,
      "404 not_found",
    ]);
  });

  test.each<[string, Step[]]>([
    ["speaks TLS", [Buffer.from("16030100c8010000c40303", "hex"), "\r\n\r\n"]],
    ["speaks HTTP/2", ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"]],
    ["speaks HTTP/3.0", [head(`GET ${PRODUCTS} HTTP/3.0`, HOST)]],
    ["speaks nonsense", ["nonsense\r\n\r\n"]],
    ["ends within the first line", ["GET /v1/pro", 20, "end"]],
    ["ends within the headers", [`GET ${PRODUCTS} HTTP/1.1\r\nHo`, 20, "end"]],
  ])("that %s gets an answer", async (_, steps) => {
    expect(await answersTo(steps, 2)).toEqual(["400 parse_error"]);
  });

  test.each<[string, Step[]]>([
    ["ends before it says anything", ["end"]],
    ["is cut before it says anything", ["reset"]],
    ["is cut within the headers", [`GET ${PRODUCTS} HTTP/1.1\r\nHo`, 20, "reset"]],
  ])("that %s gets none", async (_, steps) => {
    expect(await answersTo(steps)).toEqual([]);
  });

  test("that is too large and comes in chunks leaves a connection that can be used again", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (method: string, path: string, pieces: readonly string[]) =>
      new Promise<[status: number | undefined, clientPort: number | undefined]>(
        (resolve, reject) => {
          const headers = {
            Authorization: TOKEN.slice("Authorization: ".length),
            "Content-Type": "application/json",
          };
          const request = httpRequest(server.url + path, { method, agent, headers }, (response) => {
            const { localPort } = response.socket;
            response.resume().on("end", () => resolve([response.statusCode, localPort]));
          });
          request.on("error", reject);
          for (const piece of pieces) request.write(piece);
          request.end();
        },
      );
    const [status, port] = await ask("POST", VALIDATE, Array(2).fill(" ".repeat(MIB)));
    expect(status).toBe(413);
    expect(await ask("GET", PRODUCTS, [])).toEqual([200, port]);
    agent.destroy();
  });
});
