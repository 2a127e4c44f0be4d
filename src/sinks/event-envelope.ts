import type { StoredEvent } from "../stores/store.ts";

/** An event as it is delivered. `energy-contracts validate` reads this envelope without a flag. */
export interface EventEnvelope {
  readonly event_id: string;
  readonly type: string;
  readonly subject: string;
  readonly sequence: number;
  readonly occurred_at: string;
  readonly payload: unknown;
}

/** Puts a stored event into its envelope. */
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
