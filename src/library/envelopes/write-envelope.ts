// Puts events into envelopes. `readEnvelope` reads each of these envelopes.

/** An event with all facts that its envelopes need. */
export interface EventToSend<Name extends string = string, Payload = unknown> {
  readonly id: string;
  readonly type: Name;
  readonly subject: string;
  readonly sequence: number;
  /** The time of the event, in milliseconds since 1970. */
  readonly occurredAt: number;
  readonly payload: Payload;
}

/** An event in the envelope in which the reference server writes it to files and webhooks. */
export interface EventEnvelope<Name extends string = string, Payload = unknown> {
  readonly event_id: string;
  readonly type: Name;
  readonly subject: string;
  readonly sequence: number;
  readonly occurred_at: string;
  readonly payload: Payload;
}

export const toEnvelope = <Name extends string, Payload>(
  event: EventToSend<Name, Payload>,
): EventEnvelope<Name, Payload> => ({
  event_id: event.id,
  type: event.type,
  subject: event.subject,
  sequence: event.sequence,
  occurred_at: timeOf(event),
  payload: event.payload,
});

const timeOf = ({ occurredAt }: EventToSend): string => new Date(occurredAt).toISOString();

/** Returns the resources of an event: the facts for which EventBridge has no fields. */
export const resourcesOf = ({ id, subject, sequence }: EventToSend): string[] => [
  `event_id/${id}`,
  `subject/${subject}`,
  `sequence/${sequence}`,
];

const SOURCE = "energy-contracts";

/** Puts an event into the envelope of EventBridge, as the targets of its rules receive it. */
export const toEventBridge = (event: EventToSend): object => ({
  version: "0",
  id: event.id,
  "detail-type": event.type,
  source: SOURCE,
  account: "000000000000",
  time: timeOf(event),
  region: "eu-central-1",
  resources: resourcesOf(event),
  detail: event.payload,
});

/** Puts an event into a CloudEvent in structured mode. */
export const toCloudEvent = (event: EventToSend): object => ({
  specversion: "1.0",
  id: event.id,
  source: SOURCE,
  type: event.type,
  subject: event.subject,
  time: timeOf(event),
  sequence: `${event.sequence}`,
  datacontenttype: "application/json",
  data: event.payload,
});

/** Puts an event of EventBridge into a message of SQS, as Lambda receives it. */
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

const base64Of = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
};

/** Makes the data of a record in a stream: an event of EventBridge in base64. */
const dataOf = (event: EventToSend): string => base64Of(JSON.stringify(toEventBridge(event)));

/** Makes the position of a record in its stream from the id, so that positions differ. */
function positionOf({ id }: EventToSend): number {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(id))
    hash = BigInt.asUintN(53, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return Number(hash);
}

/** Puts an event into a record of Kinesis, as Lambda receives it. */
export const toKinesisRecord = (event: EventToSend): object => ({
  kinesis: {
    kinesisSchemaVersion: "1.0",
    partitionKey: event.subject,
    sequenceNumber: `4${`${positionOf(event)}`.padStart(55, "0")}`,
    data: dataOf(event),
    approximateArrivalTimestamp: event.occurredAt / 1000,
  },
  eventSource: "aws:kinesis",
  eventVersion: "1.0",
  eventID: event.id,
  eventName: "aws:kinesis:record",
  invokeIdentityArn: "arn:aws:iam::000000000000:role/consumer",
  awsRegion: "eu-central-1",
  eventSourceARN: `arn:aws:kinesis:eu-central-1:000000000000:stream/${SOURCE}`,
});

/** Puts an event into a batch of Kafka, as Lambda receives it from MSK. It has one record. */
export const toKafkaBatch = (event: EventToSend): object => ({
  eventSource: "aws:kafka",
  eventSourceArn: `arn:aws:kafka:eu-central-1:000000000000:cluster/${SOURCE}`,
  bootstrapServers: "kafka:9092",
  records: {
    [`${SOURCE}-0`]: [
      {
        topic: SOURCE,
        partition: 0,
        offset: positionOf(event),
        timestamp: event.occurredAt,
        timestampType: "CREATE_TIME",
        key: base64Of(event.subject),
        value: dataOf(event),
        headers: [],
      },
    ],
  },
});

/** Puts an event into a batch of Firehose, as Lambda receives it. The batch has one record. */
export const toFirehoseBatch = (event: EventToSend): object => ({
  invocationId: event.id,
  deliveryStreamArn: `arn:aws:firehose:eu-central-1:000000000000:deliverystream/${SOURCE}`,
  region: "eu-central-1",
  records: [
    { recordId: event.id, approximateArrivalTimestamp: event.occurredAt, data: dataOf(event) },
  ],
});
