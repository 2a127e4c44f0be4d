import type { NewEvent, StoredEvent } from "../store.ts";
import { numberIn } from "./row.ts";
import type { SqlTransaction } from "./sql-transaction.ts";

/** Adds an event and lets every sink know about it, in the transaction of what caused the event. */
export async function addEvent(
  transaction: SqlTransaction,
  { type, payload, subject }: NewEvent,
): Promise<void> {
  // The row of the subject stays locked until the transaction ends, so that sequences follow the
  // order of the commits.
  const [row] = await transaction.all(
    `INSERT INTO event_subject (subject, last_sequence, last_place) VALUES ($1, 1, $2)
      ON CONFLICT (subject) DO UPDATE SET last_sequence = event_subject.last_sequence + 1,
        last_place = CASE WHEN excluded.last_place > event_subject.last_place
          THEN excluded.last_place ELSE event_subject.last_place END
      RETURNING last_sequence, last_place`,
    subject,
    transaction.now,
  );
  if (!row) throw new Error(`The subject ${subject} has no sequence.`);
  const body = JSON.stringify(payload);
  const event: StoredEvent = {
    id: crypto.randomUUID(),
    type,
    payload: JSON.parse(body),
    subject,
    sequence: numberIn(row, "last_sequence"),
    occurredAt: transaction.now,
  };
  await transaction.run(
    `INSERT INTO event (subject, sequence, id, type, occurred_at, payload, place)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    subject,
    event.sequence,
    event.id,
    type,
    event.occurredAt,
    body,
    numberIn(row, "last_place"),
  );
  await transaction.run(
    `INSERT INTO delivery (
        sink, subject, last_sequence, delivered_sequence, lease_token, failures, blocked_until,
        waiting_since, parked
      )
      SELECT name, CAST($1 AS TEXT), CAST($2 AS BIGINT), 0, NULL, 0, 0, CAST($3 AS BIGINT), NULL
      FROM sink WHERE true
      ON CONFLICT (sink, subject) DO UPDATE SET last_sequence = excluded.last_sequence`,
    subject,
    event.sequence,
    event.occurredAt,
  );
  transaction.events.push(event);
}
