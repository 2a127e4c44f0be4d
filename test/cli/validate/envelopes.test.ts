// Messages that carry others: JSON in a string, and the events of Lambda.
import { describe, expect, test } from "vitest";
import { validate as command } from "../../../src/cli/validate/command.ts";
import {
  toEnvelope,
  toEventBridge,
  toFirehoseBatch,
  toKafkaBatch,
  toKinesisRecord,
} from "../../../src/library/envelopes/write-envelope.ts";
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

  test("points at the name of an unknown event", async () => {
    const { code, issues, text } = await validate(carry({ ...event, type: "account.creatd-v1" }));
    expect(code).toBe(3);
    expect(text.slice(issues[0].column - 1)).toMatch(/^\\+"account\.creatd-v1/);
  });
});

const base64Of = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
const IN_BASE64: [what: string, carry: (sent: typeof event) => unknown][] = [
  [
    "the data of a CloudEvent",
    ({ type, payload }) => ({ specversion: "1.0", type, data_base64: base64Of(payload) }),
  ],
  ["a batch of Kinesis", (sent) => ({ Records: [toKinesisRecord(sent)] })],
  ["a record of Kinesis", toKinesisRecord],
  ["a record of Kinesis by its API", (sent) => ({ Data: base64Of(toEnvelope(sent)) })],
  ["a batch of Kafka", toKafkaBatch],
  ["a record of Kafka", (sent) => ({ topic: "t", offset: 1, value: base64Of(toEnvelope(sent)) })],
  ["a record of Kafka in plain JSON", (sent) => ({ topic: "t", value: toEnvelope(sent) })],
  ["a batch of Firehose", toFirehoseBatch],
  ["a record of Firehose", (sent) => ({ recordId: "1", data: base64Of(toEnvelope(sent)) })],
  ["SNS in Firehose", (sent) => ({ records: [{ recordId: "1", data: base64Of(inSns(sent)) }] })],
];

/** Whatever is in base64 in a message, with a byte of a text that is not UTF-8. */
const damage = (text: string) =>
  text.replace(/[\w+/]{60,}=*/, (base64) => {
    const bytes = Buffer.from(base64, "base64");
    bytes[bytes.indexOf('_number":"') + 10] = 0xff;
    return bytes.toString("base64");
  });

test.each(IN_BASE64.filter(([what]) => !what.endsWith("plain JSON")))(
  "%s: is refused as bytes that are not UTF-8 are",
  async (_, carry) => {
    const line = Buffer.from(JSON.stringify(toEnvelope(event)));
    line[line.indexOf('_number":"') + 10] = 0xff;
    const cwd = folderOfTest({ "a.ndjson": Buffer.concat([line, Buffer.from("\n{}")]) });
    const plain = await runCommand(command, ["a.ndjson", "--format=json"], { cwd });
    const [{ code, detail, severity }] = JSON.parse(plain.out).issues;

    const carried = await validate(damage(JSON.stringify(carry(event))));
    expect(carried).toMatchObject({ code: 1, issues: [{ code, detail, severity }] });
    expect(carried.totals).toMatchObject({ payloads: 1, invalid: 1 });
    expect(carried.text.slice(carried.issues[0].column - 1)).toMatch(/^"[\w+/]{60}/);
  },
);

test("what names no event is not said to be damaged", async () => {
  for (const data of [base64Of({ x: 1 }), "{}", 7, [7], null])
    expect(await validate({ data })).toMatchObject({ issues: [{ code: "missing_event_name" }] });
});

const UNKNOWN = { type: "brand.new-v1", payload: {} };
const hello = Buffer.from("hello").toString("base64");
const half = JSON.stringify(event).slice(0, -1);
test.each([
  ["a record of SQS", { body: "hello", messageId: "1" }, '"hello"'],
  ["a message of SQS by its API", { Body: half, MessageId: "1" }, JSON.stringify(half)],
  ["SNS in SQS", { messageId: "1", body: '{"Message":"{"}' }, String.raw`\"{\"}"`],
  ["a record of Kinesis", { kinesis: { data: hello } }, `"${hello}"`],
  ["a record of Kinesis by its API", { Data: hello }, `"${hello}"`],
  ["a record of Firehose", { recordId: "1", data: "no base64" }, '"no base64"'],
  ["a record of Firehose without data", { recordId: "1", data: "" }, '""'],
  ["a record of Kafka", { topic: "t", value: "hello" }, '"hello"'],
  ["a CloudEvent", { type: event.type, data_base64: hello }, `"${hello}"`],
  ["a batch of SQS", { Records: [{ body: "hello" }] }, '"hello"'],
  ["a batch of Kinesis", { Records: [{ kinesis: { data: hello } }] }, `"${hello}"`],
  [
    "a batch of Firehose",
    { records: [{ data: hello }, { data: base64Of(UNKNOWN) }] },
    `"${hello}"`,
  ],
  ["a batch of Kafka", { records: { "t-0": [{ topic: "t", value: "{" }] } }, '"{"'],
])("%s whose text is not JSON is invalid, as for a receiver", async (_, message, place) => {
  const { code, issues, text } = await validate(message, "--unknown-events", "ignore");
  expect(code).toBe(1);
  expect(issues).toMatchObject([{ code: "invalid_json", detail: "the text is not JSON" }]);
  expect(text.slice(issues[0].column - 1).startsWith(place)).toBe(true);
});

test.each([
  ["a record of SQS", { messageId: "1", body: "7" }, '"7"'],
  ["a request with a list", { body: "[]" }, '"[]"'],
  ["a record of Firehose", { data: base64Of(null) }, `"${base64Of(null)}"`],
  ["a batch of Kinesis", { Records: [{ kinesis: { data: base64Of([]) } }] }, `"${base64Of([])}"`],
])("%s whose text holds no message is invalid", async (_, message, place) => {
  const { code, issues, text } = await validate(message, "--unknown-events", "ignore");
  expect(code).toBe(1);
  expect(issues).toMatchObject([{ code: "invalid_json", detail: "the text is not a JSON object" }]);
  expect(text.slice(issues[0].column - 1).startsWith(place)).toBe(true);
});

const BARE = { type: event.type };
const BARE_TEXT = JSON.stringify(BARE);
const inString = (text: string) => JSON.stringify(text).slice(1, -1);
test.each<[string, object, string]>([
  ["our envelope", { event_id: "7", type: event.type }, '{"event_id"'],
  ["a CloudEvent", { specversion: "1.0", id: "7", type: event.type }, '{"specversion"'],
  ["an event of EventBridge", { "detail-type": event.type, source: "x" }, '{"detail-type"'],
  ["a record of SQS", { messageId: "1", body: BARE_TEXT }, JSON.stringify(BARE_TEXT)],
  ["SNS in SQS", recordOf(event, { Message: BARE_TEXT }), inString(JSON.stringify(BARE_TEXT))],
  ["a record of Kinesis", { kinesis: { data: base64Of(BARE) } }, `"${base64Of(BARE)}"`],
  ["a batch of SQS", { Records: [{ body: BARE_TEXT }] }, JSON.stringify(BARE_TEXT)],
  ["a batch of messages", { Records: [UNKNOWN, BARE] }, BARE_TEXT],
  ["a batch of Kafka", { records: { "t-0": [{ topic: "t", value: BARE }] } }, BARE_TEXT],
])("%s without a payload is invalid", async (_, message, place) => {
  const { code, issues, text } = await validate(message, "--unknown-events", "ignore");
  expect(code).toBe(1);
  expect(issues).toMatchObject([
    { event: event.type, attr: "", code: "required", detail: "The payload is required" },
  ]);
  expect(text.slice(issues[0].column - 1)).toContain(place);
  expect(text.indexOf(place, issues[0].column - 1)).toBe(issues[0].column - 1);
});

test.each([
  [{ type: "SAVINGS" }],
  [{ type: "account.created-v9", source: "x" }],
  [{ "detail-type": "x", type: event.type }],
  [{ Type: event.type }],
  [{ type: [event.type] }],
  [{ type: event.type, topic: "t", value: "{}" }],
  [{ Records: [{ type: "SAVINGS" }] }],
])("%j names no event that is known", async (message) => {
  expect(await validate(message)).toMatchObject({
    code: 1,
    issues: [{ code: "missing_event_name", line: 1, column: 1 }],
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

test.each(IN_BASE64)("%s: is valid, or points at the text in base64", async (what, carry) => {
  const strange = { ...event, subject: "Zoë 𝄞" };
  expect(await validate(carry(strange))).toMatchObject({ code: 0, totals: { valid: 1 } });
  const { code, issues, text } = await validate(carry(wrong));
  expect(code).toBe(1);
  expect(issues).toMatchObject([
    { event: "account.created-v1", attr: "account_user_emails.1", line: 1 },
  ]);
  expect(text.slice(issues[0].column - 1)).toMatch(
    /plain/.test(what) ? /^7\]/ : /^"[A-Za-z0-9+/]+=*"/,
  );
});

test("a batch of Kafka has records in several partitions", async () => {
  const recordsOf = (...sent: readonly (typeof event)[]) =>
    sent.map((one) => ({ topic: "t", value: base64Of(toEnvelope(one)) }));
  const records = { "t-0": recordsOf(event, wrong), "t-1": recordsOf(wrong) };
  const { issues, totals, text } = await validate({ records: { ...records, "t-2": "none" } });
  expect(totals).toMatchObject({ payloads: 3, valid: 1, invalid: 2 });
  expect(issues).toMatchObject([{ record: 1 }, { record: 2 }]);
  expect(issues.map(({ column }: { column: number }) => column - 1)).toEqual([
    text.indexOf(`"${base64Of(toEnvelope(wrong))}`),
    text.lastIndexOf(`"${base64Of(toEnvelope(wrong))}`),
  ]);
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

test("--payload-at leads into base64", async () => {
  const message = { name: event.type, data: base64Of({ inner: wrong.payload }) };
  const { issues, text } = await validate(message, "--name-at=/name", "--payload-at=/data/inner");
  expect(issues).toMatchObject([{ attr: "account_user_emails.1" }]);
  expect(text.slice(issues[0].column - 1)).toBe(`"${message.data}"}`);
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

test.each([
  ["/list/length", undefined, "missing_event_name"],
  ["/list/0", undefined, undefined],
  ["/type", 1, undefined],
  ["/type", "v1", undefined],
  ["/type", "1", undefined],
  ["/type", 1.5, "unknown_event"],
  ["/type", -1, "unknown_event"],
  ["/type", 1e15, "unknown_event"],
  ["/type", true, "unknown_event"],
  ["/type", [1], "unknown_event"],
])("--name-at %s with the version %j", async (pointer, version, code) => {
  const message = { list: [event.type], type: "account.created", version, data: event.payload };
  const args = [`--name-at=${pointer}`, "--payload-at=/data"];
  if (pointer === "/type") args.push("--version-at=/version");
  const { issues } = await validate(message, ...args);
  expect(issues).toMatchObject(code === undefined ? [] : [{ code }]);
});

test("pointers lead into JSON in a string", async () => {
  const message = { name: event.type, data: JSON.stringify({ inner: wrong.payload }) };
  const { issues, text } = await validate(message, "--name-at=/name", "--payload-at=/data/inner");
  expect(text.slice(issues[0].column - 1)).toMatch(/^7\]/);
  const whole = { name: event.type, data: JSON.stringify(event.payload) };
  expect(await validate(whole, "--name-at=/name", "--payload-at=/data")).toMatchObject({ code: 0 });
  const inside = { name: event.type, data: JSON.stringify(toEventBridge(event)) };
  expect(
    await validate(inside, "--name-at=/data/detail-type", "--payload-at=/data/detail"),
  ).toMatchObject({ code: 0 });
});

test.each([
  [{ body: 7, messageId: "1" }],
  [{ Message: '{"a":1}', MessageId: "1" }],
  [{ Records: [{ body: "{}" }] }],
  [{ Records: "none" }],
  [{ topic: "t", value: null }],
  [{ recordId: "1", data: "eyJhIjoxfQ==" }],
  [{ value: base64Of(toEnvelope(event)) }],
])("%j names no event", async (message) => {
  expect(await validate(message)).toMatchObject({
    code: 1,
    issues: [{ code: "missing_event_name", line: 1, column: 1 }],
    totals: { payloads: 1 },
  });
});

test("in a file that is called after an event, only what names a versioned one is an envelope", async () => {
  const payload = { ...(event.payload as object), body: '{"type":"note","payload":1}' };
  const cwd = folderOfTest({ "account.created-v1.json": JSON.stringify(payload) });
  const { code } = await runCommand(command, ["account.created-v1.json"], { cwd });
  expect(code).toBe(0);
});
