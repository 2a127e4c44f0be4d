// Messages that carry others: JSON in a string, and the events of Lambda. What is said of each, and at
// which place, is compared with the library in test/reading/judge-module/agreement.test.ts.
import { describe, expect, test } from "vitest";
import { validate as command } from "../../../src/cli/validate/command.ts";
import { toEnvelope } from "../../../src/library/envelopes/write-envelope.ts";
import { eventOf, inSns, recordOf } from "../../library/receive/sample.ts";
import { folderOfTest } from "../run-cli.ts";
import { runCommand } from "../run-command.ts";

const validate = async (message: unknown, ...args: string[]) => {
  const text = typeof message === "string" ? message : JSON.stringify(message);
  const cwd = folderOfTest({ "a.json": text });
  const { code, out } = await runCommand(command, ["a.json", "--format=json", ...args], { cwd });
  const { issues, totals } = JSON.parse(out);
  return { code, issues, totals, text };
};

const event = eventOf();
const wrong = eventOf("account.created-v1", {
  payload: { account_number: "A-1", account_user_emails: ['"quoted"\\', 7] },
});
const CARRIED: [what: string, carry: (sent: typeof event) => unknown][] = [
  ["a record of SQS with an event of EventBridge", (sent) => recordOf(sent)],
  ["a record of SQS with our envelope", (sent) => recordOf(sent, toEnvelope(sent))],
  [
    "a message of SQS by its API",
    (sent) => ({ MessageId: "1", Body: JSON.stringify(toEnvelope(sent)) }),
  ],
  ["a notification of SNS", inSns],
  ["a notification of SNS in SQS", (sent) => recordOf(sent, inSns(sent))],
  ["a record of SNS in Lambda", (sent) => ({ EventSource: "aws:sns", Sns: inSns(sent) })],
  [
    "a request behind API Gateway",
    (sent) => ({ headers: {}, body: JSON.stringify(toEnvelope(sent)) }),
  ],
];

describe.each(CARRIED)("%s", (_, carry) => {
  test("is valid, or points at the value at fault", async () => {
    expect(await validate(carry(event))).toMatchObject({ code: 0, totals: { valid: 1 } });
    const { code, issues, text } = await validate(carry(wrong));
    expect(code).toBe(1);
    expect(issues).toMatchObject([
      { line: 1, event: "account.created-v1", attr: "account_user_emails.1", code: "invalid_type" },
    ]);
    expect(text.slice(issues[0].column - 1)).toMatch(/^7\]/);
  });
});

const base64Of = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
test("what names no event is not said to be damaged", async () => {
  for (const data of [base64Of({ x: 1 }), "{}", 7, [7], null])
    expect(await validate({ data })).toMatchObject({ issues: [{ code: "missing_event_name" }] });
});

const BARE = { type: event.type };

test.each([
  [{ type: "SAVINGS" }],
  [{ type: "account.created-v9", source: "x" }],
  [{ "detail-type": "x", type: event.type }],
  [{ Type: event.type }],
  [{ type: [event.type] }],
  [{ type: event.type, topic: "t", value: "{}" }],
  [{ Records: [{ type: "SAVINGS" }] }],
  [{ body: 7, messageId: "1" }],
  [{ Message: '{"a":1}', MessageId: "1" }],
  [{ Records: [{ body: "{}" }] }],
  [{ Records: "none" }],
  [{ topic: "t", value: null }],
  [{ recordId: "1", data: "eyJhIjoxfQ==" }],
  [{ value: base64Of(toEnvelope(event)) }],
])("%j names no event that is known", async (message) => {
  expect(await validate(message)).toMatchObject({
    code: 1,
    issues: [{ code: "missing_event_name", line: 1, column: 1 }],
    totals: { payloads: 1 },
  });
});

test("what a file is called after, or --event, needs no payload beside the name", async () => {
  const payload = { ...(event.payload as object), type: event.type };
  expect((await validate(payload, `--event=${event.type}`)).code).toBe(0);
  const files = { "account.created-v1.json": JSON.stringify(payload) };
  const { code } = await runCommand(command, Object.keys(files), { cwd: folderOfTest(files) });
  expect(code).toBe(0);
  const batch = { "account.created-v1.json": JSON.stringify({ Records: [BARE] }) };
  const { out } = await runCommand(command, [...Object.keys(batch), "--format=json"], {
    cwd: folderOfTest(batch),
  });
  expect(JSON.parse(out).issues).toMatchObject([{ record: 0, detail: "The payload is required" }]);
});

const IN_KAFKA = { topic: "accounts", partition: 2, offset: 5 };
const SENT = JSON.stringify(toEnvelope(event));
const AFTER_FIVE_BYTES = Buffer.concat([Buffer.of(0, 0, 0, 1, 44), Buffer.from(SENT)]);

test.each<[string, object, string]>([
  ["a tombstone of Kafka", { ...IN_KAFKA, value: null }, "missing_event_name"],
  [
    "a value behind Confluent's five bytes",
    { ...IN_KAFKA, value: AFTER_FIVE_BYTES.toString("base64") },
    "invalid_json",
  ],
  [
    "a record whose headers name the event",
    { ...IN_KAFKA, value: btoa(JSON.stringify(event.payload)), headers: { ce_type: event.type } },
    "missing_event_name",
  ],
  ["a batch without records", { Records: [] }, "missing_event_name"],
])("%s names no event for validate", async (_, message, code) => {
  expect((await validate(message)).issues).toMatchObject([{ code }]);
});

test("an event of Lambda has a payload in each record", async () => {
  const Records = [event, wrong, { ...event, type: "x-v1" }].map((sent) => recordOf(sent));
  const { code, issues, totals } = await validate({
    Records: [...Records, recordOf(event, "no JSON")],
  });
  expect(code).toBe(1);
  expect(totals).toMatchObject({ payloads: 4, valid: 1, invalid: 2, unknown: 1 });
  expect(issues).toMatchObject([
    { payload: 0, record: 1, code: "invalid_type" },
    { payload: 0, record: 2, code: "unknown_event" },
    { payload: 0, record: 3, code: "invalid_json" },
  ]);
});

test("JUnit has a case for each record", async () => {
  const Records = [wrong, wrong, event].map((sent) => recordOf(sent));
  const cwd = folderOfTest({ "a.json": JSON.stringify({ Records }) });
  const { out } = await runCommand(command, ["a.json", "--format=junit"], { cwd });
  expect(out).toContain('tests="3" failures="2" errors="0" skipped="0"');
  expect(out).toContain('name="payload 0, record 1 (account.created-v1)"');
});

test("in a file that is called after an event, only what names a versioned one is an envelope", async () => {
  const payload = { ...(event.payload as object), body: '{"type":"note","payload":1}' };
  const cwd = folderOfTest({ "account.created-v1.json": JSON.stringify(payload) });
  const { code } = await runCommand(command, ["account.created-v1.json"], { cwd });
  expect(code).toBe(0);
});
