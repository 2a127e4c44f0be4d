import { sign } from "../../library/envelopes/signature.ts";
import type { Bytes, SigningKey } from "../../library/envelopes/web-signing-key.ts";
import {
  type EventToSend,
  toCloudEvent,
  toEnvelope,
  toEventBridge,
  toFirehoseBatch,
  toKafkaBatch,
  toKinesisRecord,
  toSqsRecord,
} from "../../library/envelopes/write-envelope.ts";

const WRITE = {
  eventbridge: toEventBridge,
  sqs: (event) => ({ Records: [toSqsRecord(event)] }),
  kinesis: (event) => ({ Records: [toKinesisRecord(event)] }),
  kafka: toKafkaBatch,
  firehose: toFirehoseBatch,
  cloudevent: toCloudEvent,
  webhook: toEnvelope,
  message: toEnvelope,
} satisfies Readonly<Record<string, (event: EventToSend) => object>>;

/** The envelopes that events are sent in. */
export const ENVELOPE_NAMES = Object.keys(WRITE) as readonly EnvelopeName[];
export type EnvelopeName = keyof typeof WRITE;

/** The text of an event in an envelope. */
export const textOf = (event: EventToSend, name: EnvelopeName): string =>
  JSON.stringify(WRITE[name](event));

/** The headers of a request with that text. */
export async function headersOf(
  { id }: EventToSend,
  name: EnvelopeName,
  body: Bytes,
  keys: readonly SigningKey[],
): Promise<Record<string, string>> {
  if (name === "cloudevent") return { "content-type": "application/cloudevents+json" };
  if (name !== "webhook") return { "content-type": "application/json" };
  const timestamp = `${Math.floor(Date.now() / 1000)}`;
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": await sign(keys, `${id}.${timestamp}`, body),
  };
}
