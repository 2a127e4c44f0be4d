// Makes a receiver of events from contracts. It verifies, parses and routes messages in the
// envelopes of EventBridge, SQS, SNS, Kinesis, Kafka, Firehose, Standard Webhooks and CloudEvents.
export type { Destinations, Outcome, Seen, Verdict } from "./library/receive/deliver.ts";
export type { Drift } from "./library/receive/drift.ts";
export type * from "./library/receive/message.ts";
export { createReceiver, type Receiver, type ReceiverOptions } from "./library/receive/receiver.ts";
export { on, type Route } from "./library/receive/route.ts";
export type { NodeRequest, WebhookOptions } from "./library/receive/webhook.ts";
