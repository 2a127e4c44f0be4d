// The types of messages, and of what AWS Lambda gets. They fit those of @types/aws-lambda and need
// no package.
import type { EventMap } from "../../../generated/event-map.ts";
import type { Facts } from "../envelopes/read-envelope.ts";

/** The payload of an event; anything for a name that is not in the catalogue. */
type PayloadOf<Name extends string> = Name extends keyof EventMap ? EventMap[Name] : unknown;

/**
 * A message as handlers receive it: what its envelope says, whatever the envelope was. The name is
 * empty if there is none; the payload is then the message as it came.
 */
export interface Message<Name extends string = string> extends Facts {
  readonly name: Name;
  readonly payload: PayloadOf<Name>;
  /** Whether a message with a higher sequence about its subject, if it has one, came before it. */
  readonly late: boolean;
}

/** An event of EventBridge, as Lambda gets it. */
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

/** A text of JSON, of which the type knows what is in it. Any text may be assigned to it. */
export type JsonOf<Value> = string & { readonly "~json"?: Value };

/** A record of SQS, as Lambda gets it, with an event of EventBridge in its body. */
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

/** What a receiver reads of a record of SQS. */
export interface SqsRecord {
  readonly messageId: string;
  readonly body: string;
  readonly attributes?: { readonly MessageGroupId?: string | undefined };
  readonly eventSourceARN?: string;
}

/** What Lambda reports to SQS, if the event source mapping has `ReportBatchItemFailures`. */
export interface SqsBatchResponse {
  batchItemFailures: { itemIdentifier: string }[];
}
