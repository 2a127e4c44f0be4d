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
 * The fields of messages that carry another one, mostly as JSON in a string: a record of SQS in
 * Lambda, a message of SQS by its API, a notification of SNS, and its record in Lambda.
 */
export const CARRIERS = ["body", "Body", "Message", "Sns"] as const;
