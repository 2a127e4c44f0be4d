// Each envelope that is written. A new one is a row here, with the fields by which it is read; what
// a receiver, `emit` and the page need of it does not compile until it is there.
import type { CARRIERS, ENVELOPES } from "./read-envelope.ts";
import * as written from "./write-envelope.ts";

type Carrier = (typeof CARRIERS)[number][0];

interface Bus {
  readonly write: (event: written.EventToSend) => object;
  /** The fields of carriers by which `readEnvelope` reads it, and those of name and payload. */
  readonly read: readonly [...Carrier[], ...(typeof ENVELOPES)[number]];
  /** The function of a receiver that takes it, if Lambda invokes a function with it. */
  readonly takenBy: "eventBridge" | "sqs" | "kinesis" | "kafka" | "firehose" | undefined;
  /** Its title on the page, which shows only the usual ones. */
  readonly title: string | undefined;
}

const EVENT = ["detail-type", "detail"] as const;

export const BUSES = {
  eventbridge: {
    write: written.toEventBridge,
    read: EVENT,
    takenBy: "eventBridge",
    title: "EventBridge",
  },
  sqs: {
    write: (event) => ({ Records: [written.toSqsRecord(event)] }),
    read: ["body", ...EVENT],
    takenBy: "sqs",
    title: "SQS",
  },
  kinesis: {
    write: (event) => ({ Records: [written.toKinesisRecord(event)] }),
    read: ["kinesis", "data", ...EVENT],
    takenBy: "kinesis",
    title: undefined,
  },
  kafka: {
    write: written.toKafkaBatch,
    read: ["value", ...EVENT],
    takenBy: "kafka",
    title: undefined,
  },
  firehose: {
    write: written.toFirehoseBatch,
    read: ["data", ...EVENT],
    takenBy: "firehose",
    title: undefined,
  },
  cloudevent: {
    write: written.toCloudEvent,
    read: ["type", "data"],
    takenBy: undefined,
    title: "CloudEvents",
  },
  webhook: {
    write: written.toEnvelope,
    read: ["type", "payload"],
    takenBy: undefined,
    title: undefined,
  },
  message: {
    write: written.toEnvelope,
    read: ["type", "payload"],
    takenBy: undefined,
    title: undefined,
  },
} satisfies Readonly<Record<string, Bus>>;

export type BusName = keyof typeof BUSES;

/** A function of a receiver that Lambda invokes. */
export type InvokedFunction = NonNullable<(typeof BUSES)[BusName]["takenBy"]>;
