// What receivers of events say may be anything, and nothing of it is obeyed by a terminal.
import { expect, test } from "vitest";
import { openLog } from "../../../src/cli/hosting/request-log.ts";
import { fakeIo } from "../fake-io.ts";

const TEXT = "AccessDenied\u001b[2J\u009b31m: no\u0007";

test.each(["pretty", "json"])("the form %s spells control characters out", (form) => {
  const io = fakeIo();
  const log = openLog(form, io);
  log({ kind: "warning", text: TEXT, attributes: { reason: TEXT } });
  log({ kind: "failure", task: "Delivering", error: new Error(TEXT) });
  expect(io.noted).toContain("\\u001b[2J\\u009b31m: no\\u0007");
  expect(io.noted.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
});

test("the form json has the text as it is to who parses it", () => {
  const io = fakeIo();
  openLog("json", io)({ kind: "note", text: TEXT });
  expect(JSON.parse(io.noted).body).toBe(TEXT);
});

const REQUEST = {
  kind: "request",
  method: "GET",
  path: "/v1/products/",
  requestId: "r",
  operationId: "listProducts",
  status: 200,
  milliseconds: 1,
} as const;

test("the lines of some milliseconds are written together, and none is lost at the end", async () => {
  const written: string[] = [];
  let last = (): void => {};
  const io = fakeIo({
    err: (text) => void written.push(text),
    atExit: (callback) => {
      last = callback;
    },
  });
  const log = openLog("pretty", io);
  const line = "GET /v1/products/ listProducts 200 1.0 ms\n";
  log(REQUEST);
  log(REQUEST);
  expect(written).toEqual([]);
  await expect.poll(() => written).not.toEqual([]);
  expect(written.splice(0)).toEqual([line + line]);
  log(REQUEST);
  log({ kind: "note", text: "A note." });
  expect(written.splice(0)).toEqual([`${line}A note.\n`]);
  log(REQUEST);
  last();
  expect(written.splice(0)).toEqual([line]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(written).toEqual([]);
});

test.each([
  [{ status: 400, code: "parse_error" }, "GET /v1/products/ listProducts 400 parse_error 1.0 ms\n"],
  [{ operationId: undefined, status: 404 }, "GET /v1/products/ - 404 1.0 ms\n"],
  [{ status: 0 }, "GET /v1/products/ listProducts cut 1.0 ms\n"],
  [{ ignored: "No.\u001b" }, "GET /v1/products/ listProducts 200 1.0 ms  No.\\u001b\n"],
])("the form pretty shows %j in one line", async (entry, line) => {
  const io = fakeIo();
  openLog("pretty", io)({ ...REQUEST, ...entry });
  await expect.poll(() => io.noted).toBe(line);
});
