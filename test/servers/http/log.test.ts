// What a server reports about itself, and what it does not.
import { afterEach, describe, expect, test, vi } from "vitest";
import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import { createApp } from "../../../src/servers/app/create-app.ts";
import { type Log, type LogEntry, logToConsole, toLogLine } from "../../../src/servers/http/log.ts";
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";

const NOW = new Date(Date.UTC(2025, 10, 27));
const [API_KEY = ""] = DEVELOPMENT_SETTINGS.apiKeys;
const [TOKEN = ""] = DEVELOPMENT_SETTINGS.tokens;

/** The lines that an app logs for requests. */
async function linesOf(
  requests: readonly Request[],
  store = createMemoryStore(),
): Promise<string[]> {
  const lines: string[] = [];
  const log: Log = Object.assign((entry: LogEntry) => void lines.push(toLogLine(entry, NOW)), {
    requests: true,
  });
  const app = createApp({ store, log, control: true });
  for (const request of requests) await app.fetch(request);
  return lines;
}
const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://127.0.0.1${path}`, { headers });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(`http://127.0.0.1${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

describe("a request", () => {
  test("is a line of JSON in the form of OpenTelemetry", async () => {
    const [line = ""] = await linesOf([
      get("/v1/products/?brand=secret", { "X-Request-Id": "deploy-7" }),
    ]);
    expect(line).toBe(JSON.stringify(JSON.parse(line)));
    expect(JSON.parse(line)).toEqual({
      timestamp: "2025-11-27T00:00:00.000Z",
      severity_text: "INFO",
      severity_number: 9,
      body: "GET /v1/products/ 200",
      attributes: {
        "http.request.method": "GET",
        "url.path": "/v1/products/",
        "openapi.operation_id": "listProducts",
        "http.response.status_code": 200,
        "http.server.request.duration": expect.any(Number),
        "http.request.header.x-request-id": "deploy-7",
      },
    });
  });

  test("is logged whatever its answer is", async () => {
    const lines = await linesOf([
      get("/v1/nothing/"),
      get("/healthz"),
      get("/__control/"),
      get("/v1/accounts/A-1/"),
      post("/v1/products/", {}),
    ]);
    expect(lines.map((line) => JSON.parse(line).body)).toEqual([
      "GET /v1/nothing/ 404",
      "GET /healthz 200",
      "GET /__control/ 200",
      "GET /v1/accounts/A-1/ 401",
      "POST /v1/products/ 405",
    ]);
  });

  test("keeps its secrets, its body and its query", async () => {
    const account = {
      import_supplier: "NORDWERK",
      external_account_number: "NW-1",
      customers: [{ family_name: "Brandt" }],
    };
    const query = `mutation { obtainPlatformToken(input: { APIKey: "${API_KEY}" }) { token refreshToken } }`;
    const lines = await linesOf([
      post("/v1/graphql/", { query }),
      post("/v1/graphql/", { query: query.replace("APIKey", "refreshToken") }),
      post("/v1/data-import/validate-account/?q=hidden", account, {
        Authorization: `Basic ${btoa(`${API_KEY}:`)}`,
        Cookie: "hidden",
      }),
      post("/v1/data-import/validate-account/", account, { Authorization: `Token ${TOKEN}` }),
      get("/v1/accounts/A-1/?token=hidden", { Authorization: "Token hidden" }),
    ]);
    expect(lines).toHaveLength(5);
    for (const secret of [
      API_KEY,
      TOKEN,
      "tk_",
      "rt_",
      btoa(`${API_KEY}:`).slice(0, 20),
      "hidden",
      "Brandt",
    ]) {
      expect(lines.join("")).not.toContain(secret);
    }
  });

  const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
  const SPAN = "00f067aa0ba902b7";
  test.each([
    ["of the version that there is", `00-${TRACE}-${SPAN}-01`, { trace_id: TRACE, span_id: SPAN }],
    ["of a later version", `01-${TRACE}-${SPAN}-01-more`, { trace_id: TRACE, span_id: SPAN }],
    ["that is missing", "", {}],
    ["of the version ff", `ff-${TRACE}-${SPAN}-01`, {}],
    ["with a trace of zeros", `00-${"0".repeat(32)}-${SPAN}-01`, {}],
    ["with a span of zeros", `00-${TRACE}-${"0".repeat(16)}-01`, {}],
    ["in capitals", `00-${TRACE.toUpperCase()}-${SPAN}-01`, {}],
    ["that is too short", `00-${TRACE}-${SPAN}`, {}],
    ["that is none", "x\ty", {}],
  ])("with a traceparent %s", async (_, traceparent, expected) => {
    const [line = ""] = await linesOf([get("/v1/products/", traceparent ? { traceparent } : {})]);
    const { trace_id, span_id } = JSON.parse(line);
    expect({ trace_id, span_id }).toEqual(expected);
  });

  test("is logged only if that was asked for", async () => {
    const entries: LogEntry[] = [];
    await createApp({ log: (entry) => entries.push(entry) }).fetch(get("/v1/products/"));
    expect(entries).toEqual([]);
  });
});

describe("a failure", () => {
  const broken = {
    ...createMemoryStore(),
    read: () => Promise.reject(new TypeError("the disk\nis full")),
  };

  test("is a line of its own with the reason, next to that of its request", async () => {
    const lines = await linesOf([get("/v1/products/", { "X-Request-Id": "r-1" })], broken);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        severity_text: "ERROR",
        severity_number: 17,
        body: "A request failed.",
        attributes: {
          "http.request.header.x-request-id": "r-1",
          "exception.type": "TypeError",
          "exception.message": "the disk\nis full",
          "exception.stacktrace": expect.stringContaining("log.test.ts"),
        },
      },
      { body: "GET /v1/products/ 500", attributes: { "http.request.header.x-request-id": "r-1" } },
    ]);
  });

  test("may be anything that was thrown", () => {
    const line = toLogLine({ kind: "failure", error: "no more", requestId: "r-1" }, NOW);
    expect(JSON.parse(line).attributes).toEqual({
      "http.request.header.x-request-id": "r-1",
      "exception.message": "no more",
    });
  });

  describe("without a log", () => {
    afterEach(() => vi.restoreAllMocks());

    test("goes to the console, and nothing else does", async () => {
      const written = vi.spyOn(console, "error").mockImplementation(() => {});
      await createApp({ store: broken }).fetch(get("/v1/products/"));
      await createApp().fetch(get("/v1/products/"));
      logToConsole({ kind: "note", text: "A note." });
      expect(written.mock.calls).toEqual([[new TypeError("the disk\nis full")]]);
    });
  });
});

test("lines of one second have their own times", () => {
  const times = ["00:00:00.007Z", "00:00:00.120Z", "00:00:01.000Z", "00:00:00.999Z"].map(
    (time) => `2025-11-27T${time}`,
  );
  const entry: LogEntry = {
    kind: "request",
    method: "GET",
    path: "/v1/products/",
    requestId: "r-1",
    status: 200,
    milliseconds: 1,
  };
  const lines = times.map((time) => toLogLine(entry, new Date(time)));
  expect(lines.map((line) => JSON.parse(line).timestamp)).toEqual(times);
});

test("a note is a line with its attributes", () => {
  const line = toLogLine(
    { kind: "note", text: "It will be tried again.", attributes: { attempts: 2 } },
    NOW,
  );
  expect(JSON.parse(line)).toMatchObject({
    severity_text: "INFO",
    body: "It will be tried again.",
    attributes: { attempts: 2 },
  });
});
