// The types of messages and of the events of AWS Lambda. They fit the types of @types/aws-lambda,
// but need no package.
import type { EventMap } from "../../../generated/event-map.ts";
import type { Facts } from "../envelopes/read-envelope.ts";

/** The payload of an event; `unknown` for a name that is not in the catalogue. */
type PayloadOf<Name extends string> = Name extends keyof EventMap ? EventMap[Name] : unknown;

/**
 * A message as handlers receive it, with the facts from its envelope. If nothing names its event,
 * the name is empty and the payload is the whole message.
 */
export interface Message<Name extends string = string> extends Facts {
  readonly name: Name;
  readonly payload: PayloadOf<Name>;
  /** True if a message about the same subject with a higher sequence came earlier. */
  readonly late: boolean;
}

/** An event of EventBridge, as Lambda receives it. */
export interface EventBridgeEventOf<Name extends keyof EventMap> {
  "detail-type": Name;
  detail: EventMap[Name];
  id: string;
  version: string;
  account: string;
  time: string;
  region: string;
  resources: string[];
  source: string;
}

/** A JSON text whose type names the type of its value. Any text may be assigned to it. */
export type JsonOf<Value> = string & { readonly "~json"?: Value };

/** A record of SQS, as Lambda receives it, with an event of EventBridge in its body. */
export interface SqsRecordOf<Name extends keyof EventMap> {
  messageId: string;
  receiptHandle: string;
  body: JsonOf<EventBridgeEventOf<Name>>;
  attributes: {
    ApproximateReceiveCount: string;
    SentTimestamp: string;
    SenderId: string;
    ApproximateFirstReceiveTimestamp: string;
    MessageGroupId?: string | undefined;
  };
  messageAttributes: Record<string, { dataType: string; stringValue?: string | undefined }>;
  md5OfBody: string;
  eventSource: string;
  eventSourceARN: string;
  awsRegion: string;
}

// The fields of records that a receiver reads.

export interface SqsRecord {
  readonly messageId: string;
  readonly body: string;
  readonly attributes?: { readonly MessageGroupId?: string | undefined };
  readonly eventSourceARN?: string;
}

export interface KinesisRecord {
  readonly kinesis: { readonly sequenceNumber: string; readonly data: string };
}

export interface KafkaRecord {
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
  readonly value: string;
}

export interface FirehoseRecord {
  readonly recordId: string;
  readonly data: string;
}

export type SqsBatch = { readonly Records: readonly SqsRecord[] };
export type KinesisBatch = { readonly Records: readonly KinesisRecord[] };
/** A batch of MSK or Kafka. It has a list of records for each partition, such as `topic-0`. */
export interface KafkaBatch {
  readonly records: { readonly [partition: string]: readonly KafkaRecord[] };
}
export type FirehoseBatch = { readonly records: readonly FirehoseRecord[] };

/** The failed records of a batch. The event source mapping needs `ReportBatchItemFailures`. */
export type BatchResponse<Id = string> = { batchItemFailures: { itemIdentifier: Id }[] };
export type SqsBatchResponse = BatchResponse;
export type KafkaBatchResponse = BatchResponse<{ partition: string; offset: number }>;

/** The answer to Firehose, with a result for each record. */
export interface FirehoseResponse {
  records: { recordId: string; result: "Ok" | "Dropped" | "ProcessingFailed"; data: string }[];
}
