/**
 * Messages that name their event: the field of the name, and that of the payload beside it. The
 * first that fits counts.
 */
export const ENVELOPES = [
  ["detail-type", "detail"], // EventBridge
  ["type", "payload"],
  ["type", "data"], // CloudEvents
] as const;
