/**
 * Messages that name their event: the field of the name, and that of the payload beside it. The
 * first that fits counts.
 */
export const ENVELOPES = [
  ["detail-type", "detail"], // EventBridge
  ["type", "payload"],
  ["type", "data"], // CloudEvents
  ["type", "data_base64"], // the same, with JSON in base64
] as const;

/**
 * The fields of messages that carry another one, mostly as JSON in a string, also in base64. A
 * message of a carrier has all of its fields, and the other one in the first.
 */
export const CARRIERS = [
  ["body"], // a record of SQS in Lambda
  ["Body"], // a message of SQS by its API
  ["Message"], // a notification of SNS
  ["Sns"], // its record in Lambda
  ["kinesis"], // a record of Kinesis in Lambda
  ["data"], // what is in it, and a record of Firehose
  ["Data"], // a record of Kinesis by its API
  ["value", "topic"], // a record of Kafka
] as const;
