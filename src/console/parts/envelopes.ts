// The message of an event in the envelopes that are read.
import {
  type EventToSend,
  toCloudEvent,
  toEventBridge,
  toSqsRecord,
} from "../../library/envelopes/write-envelope.ts";

const WRITE = {
  payload: ({ payload }: EventToSend) => payload,
  "type and payload": ({ type, payload }: EventToSend) => ({ type, payload }),
  CloudEvents: toCloudEvent,
  EventBridge: toEventBridge,
  SQS: (event: EventToSend) => ({ Records: [toSqsRecord(event)] }),
};

/** What an envelope is called. */
export type EnvelopeTitle = keyof typeof WRITE;

export const ENVELOPES = Object.keys(WRITE) as readonly EnvelopeTitle[];

/** An example of a message. What an envelope says beside the payload is made up. */
export const inEnvelope = (title: string, type: string, payload: unknown): unknown =>
  (WRITE[title as EnvelopeTitle] ?? WRITE.payload)({
    id: "6f0b7c1e-2f3a-4b1c-9a57-0d9c8f1e2a44",
    type,
    subject: "NORDWERK/NW-204981",
    sequence: 1,
    occurredAt: Date.UTC(2026, 0, 15, 9, 30),
    payload,
  });
