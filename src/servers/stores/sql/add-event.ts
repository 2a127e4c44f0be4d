import type { NewEvent, StoredEvent } from "../store.ts";
import { numberIn } from "./row.ts";
import type { SqlTransaction } from "./sql-transaction.ts";

/** Lets sinks with subjects wait for everything from the first event on, lined up at the time $2. */
export const ADD_DELIVERIES = `INSERT INTO delivery (
    sink, subject, last_sequence, delivered_sequence, lease_token, failures, blocked_until,
    waiting_since, parked
  )
  SELECT sink.name, s.subject, s.last_sequence, 0, NULL, 0, 0, CAST($2 AS BIGINT), NULL
  FROM sink CROSS JOIN event_subject s`;

/** Adds an event and lets every sink know about it, in the transaction of what caused the event. */
export async function addEvent(
  transaction: SqlTransaction,
  { type, payload, subject }: NewEvent,
): Promise<void> {
  const [id, body, { now }] = [crypto.randomUUID(), JSON.stringify(payload), transaction];
  const [[row]] = await Promise.all([
    // The row of the subject stays locked until the transaction ends, so that sequences follow the
    // order of the commits.
    transaction.all(
      `INSERT INTO event_subject (subject, last_sequence, last_place) VALUES ($1, 1, $2)
        ON CONFLICT (subject) DO UPDATE SET last_sequence = event_subject.last_sequence + 1,
          last_place = CASE WHEN excluded.last_place > event_subject.last_place
            THEN excluded.last_place ELSE event_subject.last_place END
        RETURNING last_sequence`,
      subject,
      now,
    ),
    transaction.run(
      `INSERT INTO event (subject, sequence, place, id, type, occurred_at, payload)
        SELECT subject, last_sequence, last_place, CAST($2 AS TEXT), CAST($3 AS TEXT),
          CAST($4 AS BIGINT), CAST($5 AS TEXT)
        FROM event_subject WHERE subject = $1`,
      subject,
      id,
      type,
      now,
      body,
    ),
    transaction.run(
      `${ADD_DELIVERIES} WHERE s.subject = $1
        ON CONFLICT (sink, subject) DO UPDATE SET last_sequence = excluded.last_sequence`,
      subject,
      now,
    ),
  ]);
  if (!row) throw new Error(`The subject ${subject} has no sequence.`);
  const event: StoredEvent = {
    id,
    type,
    payload: JSON.parse(body),
    subject,
    sequence: numberIn(row, "last_sequence"),
    occurredAt: now,
  };
  transaction.events.push(event);
}
