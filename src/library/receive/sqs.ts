import { readFacts } from "../envelopes/read-envelope.ts";
import type { Deliver } from "./deliver.ts";
import type { SqsBatchResponse, SqsRecord } from "./message.ts";

/** Receives what was thrown for a record. */
export type OnFailure = (error: unknown, record: SqsRecord) => void;

/**
 * Delivers the records of a batch, and returns which of them failed. Those of one subject go one
 * after the other, in the order of their sequence. A queue with an order of its own (FIFO) keeps
 * it: after a failure, nothing more of the group is delivered.
 */
export async function deliverBatch(
  records: readonly SqsRecord[],
  deliver: Deliver,
  failed: OnFailure,
): Promise<SqsBatchResponse> {
  const isFifo = records[0]?.eventSourceARN?.endsWith(".fifo");
  const items = records.map((record) => [record, readFacts(record)] as const);
  if (!isFifo) items.sort(([, { sequence: a = 0 }], [, { sequence: b = 0 }]) => a - b);
  const batchItemFailures: SqsBatchResponse["batchItemFailures"] = [];
  /** For each group, a promise of whether nothing more of it is to be delivered. */
  const groups = new Map<unknown, Promise<boolean | undefined>>();
  for (const [record, facts] of items) {
    const key = isFifo ? record.attributes?.MessageGroupId : (facts.subject ?? record);
    const before = groups.get(key);
    const run = async () => {
      try {
        if (!(await before) && (await deliver(facts)) !== "fail") return false;
      } catch (error) {
        failed(error, record);
      }
      batchItemFailures.push({ itemIdentifier: record.messageId });
      return isFifo;
    };
    groups.set(key, run());
  }
  await Promise.all(groups.values());
  return { batchItemFailures };
}
