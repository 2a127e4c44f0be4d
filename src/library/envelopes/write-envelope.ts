// Puts an event into an envelope. `readEnvelope` reads each of them.

/** An event with all that envelopes say about it. */
export interface EventToSend<Name extends string = string, Payload = unknown> {
  readonly id: string;
  readonly type: Name;
  readonly subject: string;
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly occurredAt: number;
  readonly payload: Payload;
}

/** An event as the reference server delivers it to files and webhooks. */
export interface EventEnvelope<Name extends string = string, Payload = unknown> {
  readonly event_id: string;
  readonly type: Name;
  readonly subject: string;
  readonly sequence: number;
  readonly occurred_at: string;
  readonly payload: Payload;
}

/** Puts an event into our own envelope. */
export const toEnvelope = <Name extends string, Payload>({
  id,
  type,
  subject,
  sequence,
  occurredAt,
  payload,
}: EventToSend<Name, Payload>): EventEnvelope<Name, Payload> => ({
  event_id: id,
  type,
  subject,
  sequence,
  occurred_at: new Date(occurredAt).toISOString(),
  payload,
});

/**
 * The payload is the detail, as consumers of the catalogue expect. EventBridge has no further
 * fields for the rest of the envelope, so the resources contain it.
 */
export const resourcesOf = ({ id, subject, sequence }: EventToSend): string[] => [
  `event_id/${id}`,
  `subject/${subject}`,
  `sequence/${sequence}`,
];

/** Where events say that they come from. */
const SOURCE = "energy-contracts";

/** Puts an event into the envelope of EventBridge, as its targets get it. */
export const toEventBridge = (event: EventToSend): object => ({
  version: "0",
  id: event.id,
  "detail-type": event.type,
  source: SOURCE,
  account: "000000000000",
  time: new Date(event.occurredAt).toISOString(),
  region: "eu-central-1",
  resources: resourcesOf(event),
  detail: event.payload,
});

/** Puts an event into a CloudEvent, structured. */
export const toCloudEvent = (event: EventToSend): object => ({
  specversion: "1.0",
  id: event.id,
  source: SOURCE,
  type: event.type,
  subject: event.subject,
  time: new Date(event.occurredAt).toISOString(),
  sequence: `${event.sequence}`,
  datacontenttype: "application/json",
  data: event.payload,
});

/** A message in a queue of SQS, as Lambda gets it: an event of EventBridge in the body. */
export const toSqsRecord = (event: EventToSend): object => ({
  messageId: event.id,
  receiptHandle: event.id,
  body: JSON.stringify(toEventBridge(event)),
  attributes: {
    ApproximateReceiveCount: "1",
    SentTimestamp: `${event.occurredAt}`,
    SenderId: SOURCE,
    ApproximateFirstReceiveTimestamp: `${event.occurredAt}`,
  },
  messageAttributes: {},
  md5OfBody: "",
  eventSource: "aws:sqs",
  eventSourceARN: `arn:aws:sqs:eu-central-1:000000000000:${SOURCE}`,
  awsRegion: "eu-central-1",
});
