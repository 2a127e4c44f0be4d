// What a server reports about itself, and what it does not.
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { FrontDoor } from "../../../src/servers/http/front-door.ts";
import {
  type LogEntry,
  logToConsole,
  toLogLine,
  toRequestEntry,
} from "../../../src/servers/http/log.ts";
import { API_KEY, openPlainDoor, TOKEN } from "./plain-door.ts";

const NOW = new Date(Date.UTC(2025, 10, 27));

/** The lines that a server logs for requests. */
async function linesOf(
  requests: readonly Request[],
  more: Partial<FrontDoor> = {},
): Promise<string[]> {
  const lines: string[] = [];
  const log = (entry: LogEntry) => void lines.push(toLogLine(entry, NOW));
  const { fetch } = openPlainDoor({
    failed: (error, requestId) => log({ kind: "failure", error, requestId }),
    answered: (answered) => log(toRequestEntry(answered)),
    ...more,
  });
  for (const request of requests) await fetch(request);
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
      get("/v1/accounts/A-1/"),
      post("/v1/products/", {}),
    ]);
    expect(lines.map((line) => JSON.parse(line).body)).toEqual([
      "GET /v1/nothing/ 404",
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
      post("/v1/graphql/", { query: query.replace(API_KEY, "rt_hidden") }),
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
});

describe("a failure", () => {
  const error = new TypeError("the disk\nis full");

  test("is a line of its own with the reason, next to that of its request", async () => {
    const request = get("/v1/products/", { "X-Request-Id": "r-1" });
    const lines = await linesOf([request], { answer: () => Promise.reject(error) });
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

  test("goes to the console, and nothing else does", () => {
    const written = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => written.mockRestore());
    logToConsole({ kind: "failure", error, requestId: "r-1" });
    logToConsole({ kind: "note", text: "A note." });
    expect(written.mock.calls).toEqual([[error]]);
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
