// What receivers of events say may be anything, and nothing of it is obeyed by a terminal.
import { expect, test } from "vitest";
import { requestLog } from "../../../src/cli/serve/request-log.ts";
import { fakeIo } from "../fake-io.ts";

const TEXT = "AccessDenied\u001b[2J\u009b31m: no\u0007";

test.each(["pretty", "json"])("the form %s spells control characters out", (form) => {
  const io = fakeIo();
  const log = requestLog(form, io);
  log({ kind: "warning", text: TEXT, attributes: { reason: TEXT } });
  log({ kind: "failure", task: "Delivering", error: new Error(TEXT) });
  expect(io.noted).toContain("\\u001b[2J\\u009b31m: no\\u0007");
  expect(io.noted.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
});

test("the form json has the text as it is to who parses it", () => {
  const io = fakeIo();
  requestLog("json", io)({ kind: "note", text: TEXT });
  expect(JSON.parse(io.noted).body).toBe(TEXT);
});

const REQUEST = {
  kind: "request",
  method: "GET",
  path: "/v1/products/",
  requestId: "r",
  status: 200,
  milliseconds: 1,
} as const;

test("the lines of one turn of the event loop are written together, and none is lost at the end", async () => {
  const written: string[] = [];
  let last = (): void => {};
  const io = fakeIo({
    err: (text) => void written.push(text),
    atExit: (callback) => {
      last = callback;
    },
  });
  const log = requestLog("pretty", io);
  const line = "200 GET /v1/products/ 1.0 ms\n";
  log(REQUEST);
  log(REQUEST);
  expect(written).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(written.splice(0)).toEqual([line + line]);
  log(REQUEST);
  log({ kind: "note", text: "A note." });
  expect(written.splice(0)).toEqual([`${line}A note.\n`]);
  log(REQUEST);
  last();
  expect(written.splice(0)).toEqual([line]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual([]);
});
