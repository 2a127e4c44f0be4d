// Delivers batches, as Lambda functions receive them. This file is loaded with the first batch.
import type { InvokedFunction } from "../envelopes/buses.ts";
import { type Reader, readKafka } from "../envelopes/kafka-record.ts";
import type { createDelivery, Outcome } from "./deliver.ts";
import type * as Lambda from "./message.ts";

export { readKafka };

/** A record of any kind of batch. All fields are optional: each kind has only some of them. */
type AnyRecord = Partial<
  Lambda.SqsRecord & Lambda.KinesisRecord & Lambda.KafkaRecord & Lambda.FirehoseRecord
>;

/** Receives the thrown error, or the reason of a refusal, together with the record. */
export type OnFailure = (error: unknown, record: AnyRecord) => void;

/** Reads and delivers the messages of a batch. `failed` receives the reason of each failure. */
export interface Delivery extends Reader {
  readonly deliver: ReturnType<typeof createDelivery>;
  readonly failed: OnFailure;
}

/** Delivers a batch of SQS. For a FIFO queue, the messages of a group keep their order. */
export async function sqs(batch: Lambda.SqsBatch, delivery: Delivery) {
  assertSource("sqs", batch);
  const isFifo = batch.Records[0]?.eventSourceARN?.endsWith(".fifo");
  const groupOf = isFifo ? (it: Lambda.SqsRecord) => it.attributes?.MessageGroupId : undefined;
  const outcomes = await deliverAll(batch.Records, delivery, groupOf);
  const failures = batch.Records.filter((_, index) => !outcomes[index]);
  return reportOf(failures.map(({ messageId }) => messageId));
}

/** Delivers a batch up to the first failure. Lambda sends the failed and later records again. */
export async function kinesis(batch: Lambda.KinesisBatch, delivery: Delivery) {
  assertSource("kinesis", batch);
  const failure = await deliverInOrder(batch.Records, delivery);
  return reportOf(failure.map(({ kinesis }) => kinesis.sequenceNumber));
}

/** Delivers each partition up to the first failure. Lambda sends the rest again. */
export async function kafka(batch: Lambda.KafkaBatch, delivery: Delivery) {
  assertSource("kafka", batch);
  const read = (record: unknown) => readKafka(Object(record), delivery);
  const failures = Object.entries(batch.records).map(async ([partition, records]) => {
    const failure = await deliverInOrder(records, { ...delivery, read });
    return failure.map(({ offset }) => ({ partition, offset }));
  });
  return reportOf((await Promise.all(failures)).flat());
}

/** Delivers a batch. Handled records stay unchanged; other accepted records are dropped. */
export async function firehose(
  batch: Lambda.FirehoseBatch,
  delivery: Delivery,
): Promise<Lambda.FirehoseResponse> {
  assertSource("firehose", batch);
  const outcomes = await deliverAll(batch.records, delivery);
  return {
    records: batch.records.map(({ recordId, data }, index) => {
      const outcome = outcomes[index];
      const isOk = outcome === "handled" || outcome === "repeated";
      return { recordId, result: isOk ? "Ok" : outcome ? "Dropped" : "ProcessingFailed", data };
    }),
  };
}

const reportOf = <Id>(failures: readonly Id[]): Lambda.BatchResponse<Id> => ({
  batchItemFailures: failures.map((itemIdentifier) => ({ itemIdentifier })),
});

/** Delivers a record and returns its outcome; undefined if the record failed. */
async function attempt(
  { read, deliver, failed }: Delivery,
  record: AnyRecord,
  facts = read(record),
): Promise<Outcome | undefined> {
  try {
    return await deliver(facts);
  } catch (error) {
    failed(error, record);
    return undefined;
  }
}

/** Delivers records one after the other, up to the first failure. Returns the failed record. */
async function deliverInOrder<Any extends AnyRecord>(records: readonly Any[], delivery: Delivery) {
  for (const record of records) if (!(await attempt(delivery, record))) return [record];
  return [];
}

/**
 * Delivers records side by side, and returns the outcome of each record. Records of one group go
 * one after the other, up to the first failure. Without groups, records of one subject go in the
 * order of their sequence, even after a failure.
 */
async function deliverAll<Any extends AnyRecord>(
  records: readonly Any[],
  delivery: Delivery,
  groupOf?: (record: Any) => unknown,
): Promise<(Outcome | undefined)[]> {
  const items = records.map((record, index) => [record, delivery.read(record), index] as const);
  if (!groupOf) items.sort(([, { sequence: a = 0 }], [, { sequence: b = 0 }]) => a - b);
  const outcomes: Promise<Outcome | undefined>[] = [];
  const groups = new Map<unknown, Promise<Outcome | undefined>>();
  for (const [record, facts, index] of items) {
    const key = groupOf ? groupOf(record) : (facts.subject ?? record);
    const before = groups.get(key);
    const run = () => attempt(delivery, record, facts);
    const outcome = before ? before.then((last) => (last || !groupOf ? run() : undefined)) : run();
    groups.set(key, outcome);
    outcomes[index] = outcome;
  }
  return Promise.all(outcomes);
}

/** The batches and events of Lambda in words, by the function of a receiver that takes them. */
const GIVEN: Readonly<Record<InvokedFunction | "record for each of its Records", string>> = {
  eventBridge: "an event of EventBridge",
  sqs: "a batch of SQS",
  kinesis: "a batch of Kinesis",
  kafka: "a batch of Kafka",
  firehose: "a batch of Firehose",
  "record for each of its Records": "a batch of SNS",
};
type Given = keyof typeof GIVEN;

export function assertSource(wanted: Given, event: unknown): void {
  const given = givenBy(event, wanted);
  if (given === wanted) return;
  const [what, hint] = given
    ? [GIVEN[given], `use receiver.${given}`]
    : ["something else", `it takes ${GIVEN[wanted]}`];
  throw new TypeError(`receiver.${wanted} was given ${what}: ${hint}`);
}

/** Names the function that takes an event. A batch without records fits the called function. */
function givenBy(event: unknown, wanted: Given): Given | undefined {
  const { Records, records, ...more } = Object(event);
  if (Array.isArray(records)) return "firehose";
  if (records) return "kafka";
  if (!Array.isArray(Records)) return "detail-type" in more ? "eventBridge" : undefined;
  const [first] = Records;
  if (!first) return wanted;
  if (first.kinesis) return "kinesis";
  return first.Sns ? "record for each of its Records" : "sqs";
}
