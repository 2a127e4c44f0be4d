// Messages for the tests of receivers: the same event in every envelope.

import type { EventName } from "../../../src/events.ts";
import { faults, fixture } from "../../../src/fixtures.ts";
import { importSecrets, sign } from "../../../src/library/envelopes/signature.ts";
import {
  type EventToSend,
  toCloudEvent,
  toEnvelope,
  toEventBridge,
  toSqsRecord,
} from "../../../src/library/envelopes/write-envelope.ts";
import type { Receiver, SqsRecord } from "../../../src/receive.ts";

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const KEYS = importSecrets([SECRET]);
const TIME = Date.parse("2025-09-01T08:30:00.000Z");

export const eventOf = (
  type: string = "account.created-v1",
  more: Partial<EventToSend> = {},
): EventToSend => ({
  id: "evt_1",
  type,
  subject: "A-1",
  sequence: 1,
  occurredAt: TIME,
  payload: fixture<string>(type),
  ...more,
});

/** An event with a payload that breaks its contract. */
export const faultyEventOf = (type: EventName = "account.created-v1"): EventToSend =>
  eventOf(type, { payload: faults(type).find(({ code }) => code === "required")?.payload });

export const inSns = (event: EventToSend): object => ({
  Type: "Notification",
  MessageId: `sns-${event.id}`,
  TopicArn: "arn:aws:sns:eu-central-1:000000000000:events",
  Message: JSON.stringify(toEventBridge(event)),
});

export async function webhookOf(
  event: EventToSend,
  {
    body = JSON.stringify(toEnvelope(event)),
    time = Math.floor(Date.now() / 1000),
    keys = KEYS,
  } = {},
): Promise<Request> {
  const headers = {
    "webhook-id": event.id,
    "webhook-timestamp": `${time}`,
    "webhook-signature": await sign(keys, `${event.id}.${time}`, new TextEncoder().encode(body)),
  };
  return new Request("http://consumer/hook", { method: "POST", headers, body });
}

function binaryCloudEventOf(event: EventToSend): Request {
  const { data, datacontenttype, ...attributes } = toCloudEvent(event) as Record<string, string>;
  const headers = Object.entries(attributes).map(([name, value]) => [`ce-${name}`, value] as const);
  return new Request("http://consumer/", {
    method: "POST",
    headers: Object.fromEntries([...headers, ["content-type", `${datacontenttype}`]]),
    body: JSON.stringify(data),
  });
}

const structuredCloudEventOf = (event: EventToSend): Request =>
  new Request("http://consumer/", {
    method: "POST",
    headers: { "content-type": "application/cloudevents+json" },
    body: JSON.stringify(toCloudEvent(event)),
  });

export const recordOf = (event: EventToSend, body?: unknown): SqsRecord => ({
  ...(toSqsRecord(event) as SqsRecord),
  ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
});

/** How to bring an event to a receiver. Each resolves with whether it was taken. */
export const WAYS: Readonly<
  Record<string, (receiver: Receiver<string>, event: EventToSend) => Promise<boolean>>
> = {
  EventBridge: (receiver, event) => isTaken(receiver.eventBridge(toEventBridge(event))),
  "EventBridge in SQS": (receiver, event) => isWholeBatch(receiver, recordOf(event)),
  "EventBridge in SNS in SQS": (receiver, event) =>
    isWholeBatch(receiver, recordOf(event, inSns(event))),
  "EventBridge in SNS": (receiver, event) =>
    isTaken(receiver.record({ EventSource: "aws:sns", Sns: inSns(event) })),
  "CloudEvents in SQS": (receiver, event) =>
    isWholeBatch(receiver, recordOf(event, toCloudEvent(event))),
  "a Standard Webhook": async (receiver, event) =>
    isOk(receiver.webhook(await webhookOf(event), { secrets: [SECRET] })),
  "a CloudEvent": (receiver, event) => isTaken(receiver.cloudEvent(toCloudEvent(event))),
  "a structured CloudEvent over HTTP": (receiver, event) =>
    isOk(receiver.cloudEvent(structuredCloudEventOf(event))),
  "a binary CloudEvent over HTTP": (receiver, event) =>
    isOk(receiver.cloudEvent(binaryCloudEventOf(event))),
  "our envelope": (receiver, event) => isTaken(receiver.message(toEnvelope(event))),
  "a line of NDJSON": (receiver, event) =>
    isTaken(receiver.lines(linesOf([`${JSON.stringify(toEnvelope(event))}\n`]))),
};

export async function* linesOf(chunks: readonly (string | Uint8Array)[]) {
  yield* chunks;
}

const isTaken = (delivery: Promise<unknown>): Promise<boolean> =>
  delivery.then(
    () => true,
    () => false,
  );

const isOk = async (answer: Promise<Response>): Promise<boolean> =>
  answer.then(
    ({ ok }) => ok,
    () => false,
  );

const isWholeBatch = async (receiver: Receiver<string>, record: SqsRecord): Promise<boolean> =>
  (await receiver.sqs({ Records: [record] })).batchItemFailures.length === 0;
