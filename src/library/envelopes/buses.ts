// Each envelope that is written. A new one is a row here, with the fields by which it is read; what
// a receiver, `emit` and the page need of it does not compile until it is there.
import type { CARRIERS, ENVELOPES } from "./read-envelope.ts";
import * as written from "./write-envelope.ts";

type Carrier = (typeof CARRIERS)[number][0];

/** A function of a receiver that Lambda invokes. */
export type InvokedFunction = "eventBridge" | "sqs" | "kinesis" | "kafka" | "firehose";

interface Bus {
  readonly write: (event: written.EventToSend) => object;
  /** The fields of carriers by which `readEnvelope` reads it, and those of name and payload. */
  readonly read: readonly [...Carrier[], ...(typeof ENVELOPES)[number]];
  /** The function of a receiver that takes it, if Lambda invokes a function with it. */
  readonly takenBy?: InvokedFunction;
  /** Its title on the page, which shows only the usual ones. */
  readonly title?: string;
}

const EVENT = ["detail-type", "detail"] as const;
const ENVELOPE = { write: written.toEnvelope, read: ["type", "payload"] } as const;

const sqsBatch = (event: written.EventToSend) => ({ Records: [written.toSqsRecord(event)] });
const kinesisBatch = (event: written.EventToSend) => ({
  Records: [written.toKinesisRecord(event)],
});

const ROWS = {
  eventbridge: {
    write: written.toEventBridge,
    read: EVENT,
    takenBy: "eventBridge",
    title: "EventBridge",
  },
  sqs: { write: sqsBatch, read: ["body", ...EVENT], takenBy: "sqs", title: "SQS" },
  kinesis: { write: kinesisBatch, read: ["kinesis", "data", ...EVENT], takenBy: "kinesis" },
  kafka: { write: written.toKafkaBatch, read: ["value", ...EVENT], takenBy: "kafka" },
  firehose: { write: written.toFirehoseBatch, read: ["data", ...EVENT], takenBy: "firehose" },
  cloudevent: { write: written.toCloudEvent, read: ["type", "data"], title: "CloudEvents" },
  webhook: ENVELOPE,
  message: ENVELOPE,
} satisfies Readonly<Record<string, Bus>>;

export type BusName = keyof typeof ROWS;

export const BUSES: Readonly<Record<BusName, Bus>> = ROWS;
