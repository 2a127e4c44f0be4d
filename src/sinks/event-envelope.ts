import type { StoredEvent } from "../stores/store.ts";

/** An event as it is delivered: its payload in an envelope that `energy-contracts validate` reads without a flag. */
export interface EventEnvelope {
  readonly event_id: string;
  readonly type: string;
  readonly subject: string;
  readonly sequence: number;
  readonly occurred_at: string;
  readonly payload: unknown;
}

export const toEnvelope = ({
  id,
  type,
  subject,
  sequence,
  occurredAt,
  payload,
}: StoredEvent): EventEnvelope => ({
  event_id: id,
  type,
  subject,
  sequence,
  occurred_at: new Date(occurredAt).toISOString(),
  payload,
});
