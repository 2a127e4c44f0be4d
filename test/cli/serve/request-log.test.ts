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
