// Records of Kafka in the shapes of Lambda, kafkajs and Confluent's client: what names their event,
// their ids, and who gets tombstones and values that are not JSON.
import { describe, expect, test } from "vitest";
import { accountCreatedV1 } from "../../../generated/events/account.created-v1.ts";
import { toCloudEvent, toEnvelope } from "../../../src/library/envelopes/write-envelope.ts";
import {
  createReceiver,
  type KafkaBatch,
  type Message,
  on,
  type ReceiverOptions,
  type Route,
} from "../../../src/receive.ts";
import { eventOf, faultyEventOf } from "./sample.ts";

type Headers = Readonly<Record<string, string>>;
interface Sent {
  readonly value: string | Uint8Array | null;
  readonly headers?: Headers;
  readonly key?: string;
  readonly offset?: number;
}

/** A record as each of them has it. */
const SHAPES: Readonly<Record<string, (sent: Sent) => object>> = {
  "Lambda's": ({ value, headers = {}, key = "A-1", offset = 5 }) => ({
    topic: "accounts",
    partition: 2,
    offset,
    timestamp: 1,
    timestampType: "CREATE_TIME",
    key: Buffer.from(key).toString("base64"),
    value: value === null ? null : Buffer.from(value).toString("base64"),
    // Bytes of Java have a sign.
    headers: Object.entries(headers).map(([name, text]) => ({
      [name]: [...new Int8Array(Buffer.from(text))],
    })),
  }),
  "that of kafkajs": ({ value, headers = {}, key = "A-1", offset = 5 }) => ({
    topic: "accounts",
    partition: 2,
    key: Buffer.from(key),
    value: value === null ? null : Buffer.from(value),
    timestamp: "1",
    attributes: 0,
    offset: `${offset}`,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, text]) => [name, Buffer.from(text)]),
    ),
  }),
  "that of kafkajs with headers given twice": (sent) => ({
    ...SHAPES["that of kafkajs"]?.(sent),
    headers: Object.fromEntries(
      Object.entries(sent.headers ?? {}).map(([name, text]) => [name, [text, Buffer.from("2nd")]]),
    ),
  }),
  "that of Confluent's client": ({ value, headers, key = "A-1", offset = 5 }) => ({
    topic: "accounts",
    partition: 2,
    offset,
    value: value === null ? null : Buffer.from(value),
    size: 1,
    key: Buffer.from(key),
    timestamp: 1,
    headers:
      headers && Object.entries(headers).map(([name, text]) => ({ [name]: Buffer.from(text) })),
  }),
};

function setUp(options: Partial<ReceiverOptions<readonly Route[]>> = {}) {
  const calls: [kind: string, message: Message, ...more: unknown[]][] = [];
  const failures: string[] = [];
  const receiver = createReceiver({
    events: [on(accountCreatedV1, (_, message) => void calls.push(["handled", message]))],
    unknown: (message) => {
      calls.push(["unknown", message]);
      return "fail";
    },
    invalid: (message, issues) => {
      calls.push(["invalid", message, issues[0]?.detail]);
      return "fail";
    },
    failed: (error) => void failures.push((error as Error).message),
    ...options,
  } as ReceiverOptions<readonly [Route<"account.created-v1">]>);
  return { receiver, calls, failures };
}

const PAYLOAD = JSON.stringify(eventOf().payload);
const CE = {
  ce_specversion: "1.0",
  ce_type: "account.created-v1",
  ce_source: "billing",
  ce_id: "évt_1",
  ce_subject: "A-1",
  ce_sequence: "7",
};
const withSchema = (text: string): Uint8Array =>
  Buffer.from([0, 0, 0, 1, 44, ...Buffer.from(text)]);

describe.each(Object.entries(SHAPES))("a record in the shape %s", (_, recordOf) => {
  test.each<[string, Sent, ReceiverOptions<readonly Route[]>["headers"], Partial<Message>]>([
    [
      "a CloudEvent in binary mode",
      { value: PAYLOAD, headers: { ...CE, "content-type": "application/json" } },
      undefined,
      { id: '["billing","évt_1"]', source: "billing", subject: "A-1", sequence: 7 },
    ],
    [
      "a whole CloudEvent, whatever its headers say",
      {
        value: JSON.stringify(toCloudEvent(eventOf())),
        headers: { ...CE, "content-type": "application/cloudevents+json" },
      },
      undefined,
      { id: '["energy-contracts","evt_1"]', source: "energy-contracts", sequence: 1 },
    ],
    [
      "headers of other names",
      { value: PAYLOAD, headers: { "event-name": "account.created-v1", "event-id": "7" } },
      { type: "event-name", id: "event-id" },
      { id: "7" },
    ],
    [
      "headers without an id",
      { value: PAYLOAD, headers: { "event-name": "account.created-v1" } },
      { type: "event-name" },
      { id: "accounts-2-5" },
    ],
    ["an envelope", { value: JSON.stringify(toEnvelope(eventOf())) }, undefined, { id: "evt_1" }],
    [
      "an envelope without an id",
      { value: `{"type":"account.created-v1","payload":${PAYLOAD}}` },
      undefined,
      { id: "accounts-2-5" },
    ],
    [
      "JSON behind Confluent's five bytes",
      { value: withSchema(PAYLOAD), headers: CE },
      undefined,
      { id: '["billing","évt_1"]' },
    ],
  ])("with %s goes to its handler", async (_what, sent, headers, facts) => {
    const { receiver, calls } = setUp({ headers });
    expect(await receiver.record(recordOf(sent))).toBe("handled");
    const { payload } = eventOf();
    expect(calls).toMatchObject([["handled", { name: "account.created-v1", payload, ...facts }]]);
  });

  test("without a value goes to `unknown`, and is taken even if that says no", async () => {
    const { receiver, calls } = setUp({ seen: new Set() });
    const record = recordOf({ value: null, headers: CE });
    expect(await receiver.record(record)).toBe("unknown");
    expect(await receiver.record(record)).toBe("repeated");
    const message = { name: "", payload: record, id: "accounts-2-5", late: false };
    expect(calls).toEqual([["unknown", message]]);
  });

  test.each<[string, Sent, string]>([
    ["Avro", { value: withSchema("\x02\x0aA-1") }, "no JSON behind Confluent's five bytes"],
    ["Avro and headers", { value: withSchema("\x02"), headers: CE }, "no JSON behind Confluent's"],
    ["text", { value: "hello" }, "JSON that can't be read"],
    ["text and headers", { value: "{", headers: CE }, "JSON that can't be read"],
    ["bytes that are not UTF-8", { value: Buffer.of(34, 255, 34) }, "JSON that can't be read"],
    ["no name", { value: PAYLOAD }, "a message without a name"],
    ["no name behind the five bytes", { value: withSchema(PAYLOAD) }, "a message without a name"],
  ])("with %s is invalid, and says why", async (_what, sent, detail) => {
    const { receiver, calls } = setUp();
    const record = recordOf(sent);
    await expect(receiver.record(record)).rejects.toThrow(detail);
    const message = { name: "", payload: record, id: "accounts-2-5" };
    expect(calls).toMatchObject([["invalid", message, expect.stringContaining(detail)]]);
  });
});

test("a value that a deserializer has read is taken as it is", async () => {
  const { receiver, calls } = setUp({ headers: { type: "event" } });
  const { payload } = eventOf();
  const place = { topic: "a", partition: 0, offset: 1 };
  await receiver.record({
    ...place,
    value: payload,
    headers: [{ event: Buffer.from("account.created-v1") }],
  });
  await receiver.record({ ...place, value: toEnvelope(eventOf()), headers: undefined });
  expect(calls.map(([kind, { id }]) => [kind, id])).toEqual([
    ["handled", "a-0-1"],
    ["handled", "evt_1"],
  ]);
});

test.each([
  { topic: "a", offset: "3" },
  { topic: "a", partition: null, offset: "3" },
  { topic: "a", partition: 1 },
  { topic: "a", partition: 0, offset: null },
])(
  "a record at %o has no id of its place, so that no record is dropped for another",
  async (place) => {
    const { receiver, calls } = setUp({ seen: new Set(), headers: { type: "event" } });
    const record = {
      ...place,
      value: Buffer.from(PAYLOAD),
      headers: { event: "account.created-v1" },
    };
    expect(await receiver.record(record)).toBe("handled");
    expect(await receiver.record(record)).toBe("handled");
    const tombstone = { ...place, value: null };
    expect(await receiver.record(tombstone)).toBe("unknown");
    expect(await receiver.record(tombstone)).toBe("unknown");
    await receiver.record({ ...place, value: toEnvelope(eventOf()) });
    expect(calls.map(([, { id }]) => id)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      "evt_1",
    ]);
  },
);

test("a batch of records without a topic has no ids of their places", async () => {
  const { receiver, calls } = setUp({ seen: new Set() });
  const value = btoa(`{"type":"account.created-v1","payload":${PAYLOAD}}`);
  const records = {
    "a-0": [{ partition: 0, offset: 1, value }],
  } as unknown as KafkaBatch["records"];
  await receiver.kafka({ records });
  expect(calls).toMatchObject([["handled", { id: undefined }]]);
});

test.each<[string, ReceiverOptions<readonly Route[]>["headers"], (source: string) => Headers]>([
  ["of a CloudEvent", undefined, (source) => ({ ...CE, ce_source: source })],
  [
    "of a CloudEvent without its version",
    undefined,
    (ce_source) => ({ ce_type: CE.ce_type, ce_id: CE.ce_id, ce_source }),
  ],
  [
    "of other names",
    { type: "event-name", id: "eid", source: "src" },
    (src) => ({ "event-name": CE.ce_type, eid: CE.ce_id, src }),
  ],
])("the same id of two sources in headers %s is that of two events", async (_, headers, sentBy) => {
  const { receiver, calls } = setUp({ seen: new Set(), headers });
  const send = (source: string, offset: number) =>
    receiver.record({
      topic: "a",
      partition: 0,
      offset,
      value: Buffer.from(PAYLOAD),
      headers: sentBy(source),
    });
  expect(await send("a", 1)).toBe("handled");
  expect(await send("b", 2)).toBe("handled");
  expect(await send("a", 3)).toBe("repeated");
  expect(calls.map(([, { id }]) => id)).toEqual(['["a","évt_1"]', '["b","évt_1"]']);
});

test("a batch of Lambda goes on behind a tombstone, and handles no record twice", async () => {
  const { receiver, calls, failures } = setUp({ seen: new Set() });
  const recordOf = SHAPES["Lambda's"] as (sent: Sent) => KafkaBatch["records"][string][number];
  const batch = {
    records: {
      "accounts-2": [
        recordOf({ value: null, offset: 1 }),
        recordOf({ value: PAYLOAD, headers: { ce_type: "account.created-v1" }, offset: 2 }),
        recordOf({ value: JSON.stringify(faultyEventOf().payload), headers: CE, offset: 3 }),
        recordOf({ value: PAYLOAD, headers: CE, offset: 4 }),
      ],
    },
  };
  const answer = {
    batchItemFailures: [{ itemIdentifier: { partition: "accounts-2", offset: 3 } }],
  };
  expect(await receiver.kafka(batch)).toEqual(answer);
  expect(await receiver.kafka(batch)).toEqual(answer);
  expect(calls.map(([kind, { id }]) => [kind, id])).toEqual([
    ["unknown", "accounts-2-1"],
    ["handled", "accounts-2-2"],
    ["invalid", '["billing","évt_1"]'],
    ["invalid", '["billing","évt_1"]'],
  ]);
  expect(failures[0]).toContain("account_number is required");
});

test("receiver.message reads a text of JSON", async () => {
  const { receiver, calls } = setUp();
  expect(await receiver.message(JSON.stringify(toEnvelope(eventOf())))).toBe("handled");
  expect(calls).toMatchObject([["handled", { id: "evt_1" }]]);
});

test("receiver.message gives `invalid` a text that is not JSON, and says so", async () => {
  const { receiver, calls } = setUp();
  await expect(receiver.message("hello")).rejects.toThrow("JSON that can't be read");
  const given = { name: "", payload: "hello", late: false };
  expect(calls).toEqual([["invalid", given, "JSON that can't be read"]]);
});
