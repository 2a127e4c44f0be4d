// The messages of the small set: odd ones by hand, and others by seed.
import { EVENT_NAMES } from "../../generated/event-names.ts";
import { fixture } from "../../src/fixtures.ts";
import { anyText } from "../../test/reading/judge-module/messages.ts";
import { seeded } from "../../test/seeded.ts";
import type { Case } from "./cases.ts";

const COUNT = 500;
const EVENT = "account.created-v1";
const NUMBER = "agreement.revoked-v1";
const MB = 2 ** 20;

const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString("base64");
const inEnvelope = (payload: unknown, type: string = EVENT) => JSON.stringify({ type, payload });
/** A message whose payload is written as JSON. */
const withPayload = (json: string, type: string = EVENT) => `{"type":"${type}","payload":${json}}`;

const account = fixture(EVENT);
const VALID = inEnvelope(account);
const INVALID = inEnvelope({ ...account, account_number: 7 });
/** Text with a byte that is not UTF-8 in the place of its first "A". */
function notUtf8(text: string): Buffer {
  const bytes = Buffer.from(text);
  bytes[bytes.indexOf("A-")] = 0xff;
  return bytes;
}

const ENVELOPES: Readonly<Record<string, (type: string, payload: unknown) => object>> = {
  "type and payload": (type, payload) => ({ type, payload }),
  CloudEvents: (type, data) => ({ specversion: "1.0", id: "7", source: "/x", type, data }),
  "CloudEvents in base64": (type, payload) => ({
    type,
    data_base64: base64(JSON.stringify(payload) ?? ""),
  }),
  EventBridge: (type, detail) => ({ id: "7", "detail-type": type, resources: [], detail }),
};

const CARRIERS: Readonly<Record<string, (text: string) => object>> = {
  "SQS in Lambda": (body) => ({ messageId: "1", body }),
  SQS: (Body) => ({ MessageId: "1", Body }),
  SNS: (Message) => ({ Type: "Notification", Message }),
  "SNS in Lambda": (Message) => ({ Sns: { Message } }),
  "Kinesis in Lambda": (text) => ({ kinesis: { data: base64(text) } }),
  Firehose: (text) => ({ recordId: "1", data: base64(text) }),
  Kinesis: (text) => ({ SequenceNumber: "1", Data: base64(text) }),
  Kafka: (text) => ({ topic: "x", value: base64(text) }),
  "a batch of Lambda": (body) => ({ Records: [{ body: VALID }, { body }] }),
  "a batch of Firehose": (text) => ({ records: [{ data: base64(text) }] }),
  "a batch of Kafka": (value) => ({ records: { "t-0": [{ topic: "x", value: base64(value) }] } }),
};

/** Payloads of which only the text matters. */
const PAYLOADS: readonly string[] = [
  ...'null true 7 -0 1e400 [] {} [1] "text" "{}"'.split(" "),
  '{"account_number":null,"account_user_emails":null}',
  '{"account_number":"1","account_user_emails":[1,null,"x",{},[]]}',
  '{"account_number":"1","account_number":2,"account_user_emails":[]}',
  '{"account_numbr":"1","account_user_emails":[],"Account_Number":"2"}',
  '{"10":1,"9":2,"x":3,"-1":4,"01":5,"4294967295":6,"4294967294":7}',
  '{"a.b":1,"a":{"b":2},"":3,".":4,"a.0":5}',
  '{"__proto__":1,"constructor":2,"toString":3}',
  '{"\\u0061ccount_number":"1","account_user_emails":[]}',
  '{"account_number":"\\ud800","account_user_emails":["\\udc00\\ud800"],"\\ud800":1}',
  '{"account_number":"😀ä\\u2028","account_user_emails":["\\u0000"],"ключ":1,"😀":2}',
  '{"account_number":7,"account_user_emails":"😀\\"\\\\\\n\\t\\u0001"}',
  '{"account_number":["a\\tb","c\\nd"],"account_user_emails":{"tab\\tline\\n":1}}',
  '{"tab\\tline\\nkey":1,"account_number":"1","account_user_emails":[]}',
  `{"account_number":${"[".repeat(200)}${"]".repeat(200)},"account_user_emails":[]}`,
  `{"account_number":{"x":"${"long ".repeat(100)}"},"account_user_emails":"${"ä".repeat(99)}"}`,
];

const NUMBERS =
  "0 -0 1.0 1e2 1E+2 1e-2 1.5 0.1e1 1e400 -1e400 1e308 9007199254740993 9007199254740993.5 4503599627370495.5 12345678901234567890 1e22 1e21 123456789012345680000.0 5e-324 1e-400 0e999999 00 01 +1 .5 1. 0x1 NaN Infinity -Infinity 1_0".split(
    " ",
  );

const NAMES = [
  ...["acount.created-v1", "account.created", "account.created-v2", "account.created-v01"],
  ...["account.created-1.0.0", "ACCOUNT.CREATED-V1", "accountCreated-v1", "", " ", "x".repeat(300)],
  ...["account.created-v99999999999999999999", "agreement.revoked-v3", "account.createdv1"],
  ...["\ud800", "😀", "account.created-v1\u0000", "account.created-v1\n", "constructor"],
];

const BROKEN: readonly string[] = [
  ...'{ } [ ] [1 {"a" {"a":} {"a":1,} [1,] nul tru \'x\' undefined {}{} 1 "x" null'.split(" "),
  ...['"', '"\\', '"\\u12', '{"a":"tab\there"}', "{]", '{"a" 1}', "{'a':1}", "// x", "\ufeff{}"],
  ...[
    " ",
    "\n",
    "\r\n",
    "\t{}\t",
    "\u00a0{}",
    "\f{}",
    "\0",
    `${VALID}\0`,
    `${VALID} x`,
    `${VALID},`,
  ],
  ...[`\ufeff${VALID}`, ` \r\n\t${VALID}\n\n`, VALID.slice(0, -1), VALID.slice(1), `[${VALID}]`],
  ...[`${VALID}\n${VALID}`, VALID.replace('"', "“"), '{"a":😀}', '{"a":\u2028}', "[\u00e4]"],
];

const BYTES: readonly Uint8Array[] = [
  ...[[0xff], [0x80], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]],
  ...[
    [0x7b, 0x22, 0xc3],
    [0xef, 0xbb, 0xbf],
    [0xff, 0xfe, 0x7b, 0],
    [0xf0, 0x9f, 0x98],
    [...Buffer.from("Obj\x01")],
    [...Buffer.from("PAR1")],
    [0x1f, 0x8b, 8, 0],
    [0xfe, 0xff, 0, 0x7b],
    [0x7b, 0, 0x22, 0],
    [0, 0, 0, 0, 7, 2],
    [0, 0, 0, 0, 7],
    [0, 0, 0, 0],
  ],
].map((bytes) => Uint8Array.from(bytes));

const account7 = '"account_number":7';
/** Equal keys in envelopes and payloads, and objects that are two envelopes. */
const TWICE: readonly string[] = [
  `{"type":"x-v1",${VALID.slice(1)}`,
  `{${VALID.slice(1, -1)},"type":"x-v1"}`,
  `{${VALID.slice(1, -1)},"payload":{${account7}}}`,
  `{"payload":{${account7}},${VALID.slice(1)}`,
  `{${VALID.slice(1, -1)},"\\u0070ayload":{}}`,
  withPayload('{"account_number":7,"account_number":"1","account_user_emails":[]}'),
  withPayload('{"account_number":"1","\\u0061ccount_number":7,"account_user_emails":[]}'),
  withPayload('{"account_number":"1","account_user_emails":[],"x":[{"y":{"z":1,"z":1}}]}'),
  withPayload('{"":1,"":2,"account_number":"1","account_user_emails":[],"a":{},"b":{"a":1}}'),
  JSON.stringify({ body: `{"type":"x-v1",${VALID.slice(1)}` }),
  `{"body":"{}",${JSON.stringify({ body: VALID }).slice(1)}`,
  `{"Records":[],${JSON.stringify({ Records: [{ body: VALID }, { body: INVALID }] }).slice(1)}`,
  `{"detail-type":"x-v1","detail":{},${VALID.slice(1)}`,
  `{"data":{${account7}},${VALID.slice(1)}`,
  `{"Records":[{"body":"{}"}],${VALID.slice(1)}`,
  `{"body":"{}",${VALID.slice(1)}`,
];

const text = (what: string, value: string | Uint8Array, event?: string): Case => ({
  what,
  event,
  pieces: [[Buffer.from(value), 1]],
});

function large(what: string, ...pieces: (readonly [text: string, times: number])[]): Case {
  return { what, pieces: pieces.map(([piece, times]) => [Buffer.from(piece), times]) };
}

function byHand(): Case[] {
  const three = (body: string) =>
    JSON.stringify({ body: JSON.stringify({ Message: JSON.stringify({ Message: body }) }) });
  const start = withPayload('{"account_number":"1","account_user_emails":[').slice(0, -1);
  return [
    text("valid", VALID),
    text("empty", ""),
    { what: "a null row", pieces: null },
    ...Object.entries(ENVELOPES).flatMap(([what, envelope]) => [
      text(what, JSON.stringify(envelope(EVENT, account))),
      text(`${what}, invalid`, JSON.stringify(envelope(NUMBER, { agreement_id: "7" }))),
      text(`${what}, without a payload`, JSON.stringify(envelope(EVENT, undefined))),
      text(`${what}, with null`, JSON.stringify(envelope(EVENT, null), undefined, 2)),
    ]),
    text(
      "base64 that is not UTF-8",
      JSON.stringify({ type: EVENT, data_base64: base64(notUtf8(JSON.stringify(account))) }),
    ),
    text("base64 that is no base64", JSON.stringify({ type: EVENT, data_base64: "?" })),
    ...Object.entries(CARRIERS).flatMap(([what, carry]) => [
      text(what, JSON.stringify(carry(VALID))),
      text(`${what}, invalid`, JSON.stringify(carry(INVALID), undefined, 1)),
      text(`${what}, broken`, JSON.stringify(carry(VALID.slice(0, -3)))),
      text(`${what}, not UTF-8`, notUtf8(JSON.stringify(carry(`A-${VALID}`)))),
    ]),
    ...["kinesis", "value", "Data"].map((what) => {
      const data = base64(notUtf8(VALID));
      const carrier = what === "kinesis" ? { kinesis: { data } } : { topic: "x", [what]: data };
      return text(`${what} in base64 that is not UTF-8`, JSON.stringify(carrier));
    }),
    text("three deep", three(VALID)),
    text("three deep, invalid", three(INVALID)),
    text("four deep", JSON.stringify({ Body: three(VALID) })),
    text(
      "three deep in base64",
      JSON.stringify({
        body: base64(JSON.stringify({ Data: base64(JSON.stringify({ body: base64(INVALID) })) })),
      }),
    ),
    text("a tombstone of Kafka", '{"topic":"x","key":"aw==","value":null}'),
    text("a batch without records", '{"Records":[]}'),
    text(
      "a batch of all kinds",
      JSON.stringify({
        Records: [
          { body: VALID },
          { body: INVALID },
          {},
          7,
          { body: "{" },
          { body: withPayload("{}", "x-v1") },
        ],
      }),
    ),
    text(
      "records that are integers",
      JSON.stringify({
        records: {
          7: [{ topic: "x", value: INVALID }],
          3: [{ topic: "x", value: VALID }],
          a: [{}],
        },
      }),
    ),
    ...PAYLOADS.flatMap((json) => [
      text("payload", withPayload(json)),
      text("payload alone", json, EVENT),
    ]),
    ...NUMBERS.map((number) =>
      text(`number ${number}`, withPayload(`{"agreement_id":${number}}`, NUMBER)),
    ),
    ...NAMES.map((name) => text("name", inEnvelope(account, name))),
    ...BROKEN.map((broken) => text("broken", broken)),
    ...BROKEN.slice(0, 12).map((broken) => text("broken, with an event", broken, EVENT)),
    ...BYTES.map((bytes) => text("not UTF-8", bytes)),
    ...TWICE.map((json) => text("twice", json)),
    text(
      "twice, alone",
      '{"account_number":"1","account_number":"1","account_user_emails":[]}',
      EVENT,
    ),
    text("behind the five bytes of Confluent", `\0\0\0\0\x07${VALID}`),
    text("payload behind the five bytes", `\0\0\0\0\x07${JSON.stringify(account)}`, EVENT),
    text("an event that is not in the catalogue", JSON.stringify(account), "acount.created-v1"),
    text("an envelope, with an event", VALID, EVENT),
    text("the payload of another event", JSON.stringify(account), NUMBER),
    large("40 MB of spaces", [" ", 40 * MB]),
    large("40 MB", [VALID, 1], [" ", 40 * MB]),
    large("a byte too long", [VALID, 1], [" ", 32 * MB + 1 - VALID.length]),
    large("not too long by a byte", [VALID, 1], [" ", 32 * MB - VALID.length]),
    large("4,096 bytes", [VALID, 1], [" ", 4096 - VALID.length]),
    large("4,097 bytes", [VALID, 1], [" ", 4097 - VALID.length]),
    large("3,001 faults", [start, 1], ["7,", 3000], ["null]}}", 1]),
    large("1,000 faults", [start, 1], ["null,", 999], ["0]}}", 1]),
    large("a batch of 40,000 records", ['{"Records":[', 1], ["{},", 39_999], [`${INVALID}]}`, 1]),
    large("100,000 open brackets", ["[", 100_000]),
    large("100,000 nested lists", ["[", 100_000], ["]", 100_000]),
    large(
      "a number of 1,000,000 digits",
      [`{"type":"${NUMBER}","payload":{"agreement_id":`, 1],
      ["9", 1e6],
      ["}}", 1],
    ),
  ];
}

/** Messages of all kinds that the tests of the module know, broken or not. */
function bySeed(count: number): Case[] {
  const random = seeded(71);
  const made: Case[] = [];
  while (made.length < count) {
    const { text: json, options } = anyText(random);
    if (options.nameAt || options.fileEvent !== undefined || json.length > 6000) continue;
    const bytes = Buffer.from(json);
    const isBroken = random(20) === 0;
    if (isBroken) bytes[random(bytes.length)] = [0xff, 0xc0, 0xed, 0x80][random(4)] ?? 0;
    made.push(text(isBroken ? "by seed, with another byte" : "by seed", bytes, options.event));
    if (random(40) === 0) made.push({ what: "a null row", pieces: null });
  }
  return made.slice(0, count);
}

export function makeCases(): Case[] {
  const cases = byHand();
  const random = seeded(72);
  for (let made = 0; made < 60; made++) {
    const name = EVENT_NAMES[random(EVENT_NAMES.length)] ?? EVENT;
    const [what, envelope] = Object.entries(ENVELOPES)[made % 4] ?? [];
    if (what && envelope) cases.push(text(what, JSON.stringify(envelope(name, fixture(name)))));
  }
  return [...cases, ...bySeed(COUNT - cases.length)];
}
