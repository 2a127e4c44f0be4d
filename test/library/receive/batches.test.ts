// What Lambda functions get in batches of streams: Kinesis, Kafka and Firehose.
import type {
  FirehoseTransformationEvent,
  FirehoseTransformationHandler,
  FirehoseTransformationResult,
  Handler,
  KinesisStreamEvent,
  KinesisStreamHandler,
  MSKEvent,
  SelfManagedKafkaEvent,
} from "aws-lambda";
import { describe, expect, test, vi } from "vitest";
import { accountCreatedV1 } from "../../../generated/events/account.created-v1.ts";
import {
  type EventToSend,
  toCloudEvent,
  toEventBridge,
  toFirehoseBatch,
  toKafkaBatch,
  toKinesisRecord,
} from "../../../src/library/envelopes/write-envelope.ts";
import {
  createReceiver,
  type KafkaBatchResponse,
  type Message,
  on,
  type ReceiverOptions,
  type Route,
} from "../../../src/receive.ts";
import { eventOf, faultyEventOf, inSns, recordOf } from "./sample.ts";

/** A receiver whose handler fails for some sequences, and what became of each message. */
function setUp(
  bad: readonly number[] = [],
  options: Partial<ReceiverOptions<readonly Route[]>> = {},
) {
  const handled: unknown[] = [];
  const failed = vi.fn();
  const handle = async (_: unknown, { sequence = 0, subject }: Message) => {
    await Promise.resolve();
    if (bad.includes(sequence)) throw new Error(`no ${sequence}`);
    handled.push(`${subject} ${sequence}`);
  };
  const receiver = createReceiver({
    events: [on(accountCreatedV1, handle)],
    unknown: () => {},
    invalid: () => "fail",
    failed,
    ...options,
  } as ReceiverOptions<readonly [Route<"account.created-v1">]>);
  return { receiver, handled, failed };
}
const eventAt = (sequence: number, more: Partial<EventToSend> = {}) =>
  eventOf(undefined, { id: `evt_${sequence}`, sequence, ...more });
const kinesisBatch = (...events: readonly EventToSend[]) =>
  ({ Records: events.map(toKinesisRecord) }) as KinesisStreamEvent;

describe("a batch of Kinesis", () => {
  test("is handled in order, and no further than the first that fails", async () => {
    const { receiver, handled, failed } = setUp([2]);
    const batch = kinesisBatch(eventAt(3), eventAt(1), eventAt(2), eventAt(4));
    expect(await receiver.kinesis(batch)).toEqual({
      batchItemFailures: [{ itemIdentifier: batch.Records[2]?.kinesis.sequenceNumber }],
    });
    expect(handled).toEqual(["A-1 3", "A-1 1"]);
    expect(failed.mock.calls).toEqual([[new Error("no 2"), batch.Records[2]]]);
    const again = await receiver.kinesis({ Records: batch.Records.slice(3) });
    expect(again).toEqual({ batchItemFailures: [] });
  });

  test("stops at a record that is refused, and says why", async () => {
    const { receiver, failed } = setUp();
    const batch = kinesisBatch(faultyEventOf(), eventAt(9));
    expect(await receiver.kinesis(batch)).toEqual({
      batchItemFailures: [{ itemIdentifier: batch.Records[0]?.kinesis.sequenceNumber }],
    });
    expect(failed.mock.calls.map(([error]) => error.message)).toEqual([
      "account.created-v1 evt_1 is invalid: account_number is required",
    ]);
  });
});

describe("a batch of Kafka", () => {
  const recordsAt = (topic: string, partition: number, ...offsets: readonly number[]) => ({
    [`${topic}-${partition}`]: offsets.map((offset) => ({
      ...((toKafkaBatch(eventAt(offset, { subject: `${topic}-${partition}` })) as MSKEvent).records[
        "energy-contracts-0"
      ]?.[0] as object),
      topic,
      partition,
      offset,
    })),
  });

  test("is handled in the order of each partition, up to the first that fails there", async () => {
    const { receiver, handled, failed } = setUp([11, 12, 31]);
    const records = {
      ...recordsAt("my-topic", 0, 10, 11, 12, 13),
      ...recordsAt("my-topic", 1, 20, 21),
      ...recordsAt("other", 0, 30, 31),
    } as unknown as MSKEvent["records"];
    expect(await receiver.kafka({ records })).toEqual({
      batchItemFailures: [
        { itemIdentifier: { partition: "my-topic-0", offset: 11 } },
        { itemIdentifier: { partition: "other-0", offset: 31 } },
      ],
    });
    expect(handled.toSorted()).toEqual([
      "my-topic-0 10",
      "my-topic-1 20",
      "my-topic-1 21",
      "other-0 30",
    ]);
    expect(failed).toHaveBeenCalledTimes(2);
  });
});

describe("a batch of Firehose", () => {
  test("says of each record what became of it, in the order in which they came", async () => {
    const { receiver } = setUp([3], { seen: new Set(["evt_2"]) });
    const sent = [
      eventAt(5),
      eventAt(2),
      eventAt(3),
      eventAt(4, { type: "account.created-v9" }),
      { ...faultyEventOf(), id: "evt_1" },
    ];
    const records = sent.flatMap(
      (event) => (toFirehoseBatch(event) as FirehoseTransformationEvent).records,
    );
    const answer = await receiver.firehose({ records });
    expect(answer.records.map(({ recordId, result }) => [recordId, result])).toEqual([
      ["evt_5", "Ok"],
      ["evt_2", "Ok"], // seen before
      ["evt_3", "ProcessingFailed"],
      ["evt_4", "Dropped"],
      ["evt_1", "ProcessingFailed"],
    ]);
    expect(answer.records.map(({ data }) => data)).toEqual(records.map(({ data }) => data));
  });

  test("drops what `invalid` takes", async () => {
    const { receiver } = setUp([], { invalid: () => {} });
    const answer = await receiver.firehose({ records: [{ recordId: "1", data: "aGVsbG8=" }] });
    expect(answer).toEqual({ records: [{ recordId: "1", result: "Dropped", data: "aGVsbG8=" }] });
  });
});

const GIVEN: Readonly<Record<string, object>> = {
  "an event of EventBridge": toEventBridge(eventOf()),
  "a batch of SQS": { Records: [recordOf(eventOf())] },
  "a batch of Kinesis": kinesisBatch(eventOf()),
  "a batch of Kafka": toKafkaBatch(eventOf()),
  "a batch of Firehose": toFirehoseBatch(eventOf()),
  "a batch of SNS": { Records: [{ EventSource: "aws:sns", Sns: inSns(eventOf()) }] },
};
const TAKES = {
  eventBridge: "an event of EventBridge",
  sqs: "a batch of SQS",
  kinesis: "a batch of Kinesis",
  kafka: "a batch of Kafka",
  firehose: "a batch of Firehose",
} as const;
type Taker = keyof typeof TAKES;
const takers = Object.entries(TAKES) as [Taker, string][];

describe.each(takers)("receiver.%s", (taker, own) => {
  const { receiver, handled } = setUp();
  const call = (given: unknown) => (receiver[taker] as (event: unknown) => Promise<unknown>)(given);

  test.each(Object.entries(GIVEN))("given %s", async (what, given) => {
    if (what === own) {
      await call(given);
      expect(handled).toEqual(["A-1 1"]);
      return;
    }
    const other =
      takers.find(([, takes]) => takes === what)?.[0] ?? "record for each of its Records";
    await expect(call(given)).rejects.toThrow(
      new TypeError(`receiver.${taker} was given ${what}: use receiver.${other}`),
    );
  });

  if (taker === "eventBridge") return;
  test("given something else says what it takes", async () => {
    await expect(call(toCloudEvent(eventOf()))).rejects.toThrow(
      new TypeError(`receiver.${taker} was given something else: it takes ${own}`),
    );
  });

  test("takes a batch without records", async () => {
    const empty = { sqs: { Records: [] }, kinesis: { Records: [] }, kafka: { records: {} } };
    const answer = await call({ firehose: { records: [] }, ...empty }[taker]);
    expect(Object.values(answer as object)).toEqual([[]]);
  });
});

test("the functions fit the types of Lambda", () => {
  const { receiver } = setUp();
  const kinesis: KinesisStreamHandler = receiver.kinesis;
  const kafka: Handler<MSKEvent | SelfManagedKafkaEvent, KafkaBatchResponse> = receiver.kafka;
  const firehose: FirehoseTransformationHandler = receiver.firehose;
  const result: Promise<FirehoseTransformationResult> = receiver.firehose({ records: [] });
  expect([kinesis, kafka, firehose].map((handler) => typeof handler)).toEqual(
    Array(3).fill("function"),
  );
  return result;
});
