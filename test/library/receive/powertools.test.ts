// A receiver beside Powertools for AWS Lambda, with its real packages: as the function for one
// message of a batch, and with `seen` on a store of its idempotency. docs/receive.md shows both.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import {
  IdempotencyConfig,
  IdempotencyItemAlreadyExistsError,
  IdempotencyItemNotFoundError,
} from "@aws-lambda-powertools/idempotency";
import {
  BasePersistenceLayer,
  type IdempotencyRecord,
} from "@aws-lambda-powertools/idempotency/persistence";
import type {
  EventBridgeEvent,
  EventBridgeHandler,
  SQSEvent,
  SQSHandler,
  SQSRecord,
} from "aws-lambda";
import { expect, test } from "vitest";
import {
  type AccountCreatedV1,
  accountCreatedV1,
} from "../../../generated/events/account.created-v1.ts";
import { toEventBridge } from "../../../src/library/envelopes/write-envelope.ts";
import {
  createReceiver,
  type EventBridgeEventOf,
  on,
  type Seen,
  type SqsRecordOf,
} from "../../../src/receive.ts";
import { eventOf, faultyEventOf, recordOf } from "./sample.ts";

const page = readFileSync(join(import.meta.dirname, "../../../docs/receive.md"), "utf8");

function setUp(seen?: Seen) {
  const handled: string[] = [];
  const receiver = createReceiver({
    events: [
      on(accountCreatedV1, (_, { id, subject }) => {
        if (subject === "broken") throw new Error("The disk is full.");
        handled.push(String(id));
      }),
    ],
    unknown: () => {},
    invalid: () => "fail",
    failed: () => {},
    ...(seen && { seen }),
  });
  return { receiver, handled };
}
const batchOf = (...events: ReturnType<typeof eventOf>[]): SQSEvent => ({
  Records: events.map((event) => recordOf(event) as SQSRecord),
});

test("a batch of Powertools reports what the receiver fails", async () => {
  const { receiver, handled } = setUp();
  const processor = new BatchProcessor(EventType.SQS);
  const batch = batchOf(
    eventOf(),
    eventOf(undefined, { id: "evt_2", subject: "broken" }),
    { ...faultyEventOf(), id: "evt_3" },
    eventOf("account.updated-v1", { id: "evt_4" }),
  );
  expect(await processPartialResponse(batch, receiver.record, processor)).toEqual({
    batchItemFailures: [{ itemIdentifier: "evt_2" }, { itemIdentifier: "evt_3" }],
  });
  expect(handled).toEqual(["evt_1"]);
  expect(page).toContain("processPartialResponse(event, receiver.record, processor, { context })");
});

/** A store of Powertools that keeps its records in memory. */
class MemoryStore extends BasePersistenceLayer {
  readonly records = new Map<string, IdempotencyRecord>();
  protected async _getRecord(key: string): Promise<IdempotencyRecord> {
    const record = this.records.get(key);
    if (!record) throw new IdempotencyItemNotFoundError("There is no such record.");
    return record;
  }
  protected async _putRecord(record: IdempotencyRecord): Promise<void> {
    if (this.records.has(record.idempotencyKey)) throw new IdempotencyItemAlreadyExistsError();
    this.records.set(record.idempotencyKey, record);
  }
  protected async _updateRecord(record: IdempotencyRecord): Promise<void> {
    this.records.set(record.idempotencyKey, record);
  }
  protected async _deleteRecord({ idempotencyKey }: IdempotencyRecord): Promise<void> {
    this.records.delete(idempotencyKey);
  }
}

test("`seen` stands on a store of its idempotency, by the code of docs/receive.md", async () => {
  const [, code = ""] = /```js\n[^`]*?(function seenIn[\s\S]+?\n\}\n)/.exec(page) ?? [];
  const seenIn = new Function(
    "IdempotencyConfig",
    "IdempotencyItemNotFoundError",
    `${code}return seenIn;`,
  )(IdempotencyConfig, IdempotencyItemNotFoundError) as (store: BasePersistenceLayer) => Seen;
  const store = new MemoryStore();
  const first = setUp(seenIn(store));
  const batch = batchOf(eventOf(), eventOf(undefined, { id: "evt_2", subject: "broken" }));
  const failures = { batchItemFailures: [{ itemIdentifier: "evt_2" }] };
  expect(await first.receiver.sqs(batch)).toEqual(failures);
  const second = setUp(seenIn(store));
  expect(await second.receiver.sqs(batch)).toEqual(failures);
  expect([first.handled, second.handled]).toEqual([["evt_1"], []]);
  expect(store.records.size).toBe(1);
});

test("its functions and types fit those of @types/aws-lambda", async () => {
  const { receiver, handled } = setUp();
  const onBus: EventBridgeHandler<"account.created-v1", AccountCreatedV1, void> =
    receiver.eventBridge;
  const onQueue: SQSHandler = receiver.sqs;
  const given: EventBridgeEvent<"account.created-v1", AccountCreatedV1> = toEventBridge(
    eventOf(),
  ) as EventBridgeEventOf<"account.created-v1">;
  const back: EventBridgeEventOf<"account.created-v1"> = given;
  const record: SQSRecord = recordOf(eventOf()) as SqsRecordOf<"account.created-v1">;
  const recordBack: SqsRecordOf<"account.created-v1"> = record;
  await onBus(back, {} as never, () => {});
  expect(await onQueue({ Records: [recordBack] }, {} as never, () => {})).toEqual({
    batchItemFailures: [],
  });
  expect(handled).toEqual(["evt_1", "evt_1"]);
});
