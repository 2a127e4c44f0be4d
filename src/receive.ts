// A receiver of events, made of contracts: it verifies, parses and routes messages in the envelopes
// of EventBridge, SQS, SNS, Standard Webhooks and CloudEvents.
export type { Destinations, Outcome, Verdict } from "./receive/deliver.ts";
export type {
  EventBridgeEventOf,
  JsonOf,
  Message,
  SqsBatchResponse,
  SqsRecord,
  SqsRecordOf,
} from "./receive/message.ts";
export type { Seen } from "./receive/order.ts";
export { createReceiver, type Receiver, type ReceiverOptions } from "./receive/receiver.ts";
export { on, type Route } from "./receive/route.ts";
export type { WebhookOptions } from "./receive/webhook.ts";
