import { expect, test } from "vitest";
import { proxyReport } from "../../../src/cli/proxy/proxy-report.ts";
import type { Exchange } from "../../../src/servers/proxy/create-proxy.ts";
import { fakeIo } from "../fake-io.ts";

const exchange: Exchange = {
  method: "GET",
  path: "/v1/a/",
  operationId: "getAccount",
  status: 200,
  requestFaults: [],
  answerFaults: [],
  isKept: true,
};
const fault = { place: "body", attr: "a.0", code: "type", detail: "a.0 must be string" } as const;

const NOTHING = "Nothing was checked: no request to an operation of the contract was answered.\n";

test("without a request there is nothing to report, and that is no success", () => {
  const io = fakeIo();
  const { text, code } = proxyReport(io, "http://up").summary();
  expect(text).toMatch(
    /^0 requests to 0 of \d+ operations, 0 with violations\.\nNot seen: obtainPlatformToken, .+\.\nNothing was checked: .+\.\n$/,
  );
  expect([code, io.noted]).toEqual([2, ""]);
});

test("OPTIONS is left out, and what the contract does not have is listed by itself", () => {
  const { report, summary } = proxyReport(fakeIo(), "http://up");
  report({ ...exchange, method: "OPTIONS", operationId: undefined });
  report({ ...exchange, operationId: undefined });
  report({ ...exchange, method: "HEAD" });
  expect(summary().text).toMatch(
    /^operation .+\n\(not in the contract\) +2 +0\n\n2 requests to 0 of/,
  );
  expect(summary()).toMatchObject({ code: 2, text: expect.stringContaining(NOTHING) });
  report(exchange);
  expect(summary()).toMatchObject({ code: 0, text: expect.not.stringContaining(NOTHING) });
});

test("a request that should have been refused is reported, with the first of its many faults", () => {
  const io = fakeIo();
  proxyReport(io, "http://up").report({
    ...exchange,
    requestFaults: Array(23).fill(fault),
    isKept: false,
  });
  const lines = io.noted.split("\n");
  expect(lines.slice(0, 2)).toEqual([
    "GET /v1/a/ (getAccount) 200",
    "  should have been refused: a.0 must be string",
  ]);
  expect(lines.slice(21)).toEqual(["  and 3 more", ""]);
});

test("callers that left are counted apart, which is a fault only of an operation that never answered", () => {
  const io = fakeIo();
  const { report, left, summary } = proxyReport(io, "http://up");
  left(exchange);
  expect(io.noted).toBe("GET /v1/a/: the caller left before http://up had answered.\n");
  expect(summary()).toMatchObject({
    code: 1,
    text: expect.stringContaining("answer: getAccount 1, never answered."),
  });
  report(exchange);
  expect(summary()).toMatchObject({
    code: 0,
    text: expect.stringContaining("answer: getAccount 1."),
  });
});

test("requests that the proxy cut at its end are not said to be left by callers", () => {
  const io = fakeIo();
  const { ending, left, summary } = proxyReport(io, "http://up");
  ending();
  left(exchange);
  expect(io.noted).toBe("GET /v1/a/: the proxy ended before http://up had answered.\n");
  expect(summary()).toMatchObject({
    code: 1,
    text: expect.stringMatching(/\.\n1 request without an answer\.\n$/),
  });
});

test("a name with several addresses that all refuse is reported with the code of the error", () => {
  const io = fakeIo();
  const { unanswered, summary } = proxyReport(io, "http://up");
  unanswered(Object.assign(new AggregateError([]), { code: "ECONNREFUSED" }), {
    method: "GET",
    path: "/",
    operationId: undefined,
  });
  expect(io.noted).toBe("GET /: http://up gave no answer: ECONNREFUSED.\n");
  expect(summary()).toMatchObject({
    code: 1,
    text: expect.stringContaining("1 request without an answer."),
  });
});
