import type { StoredEvent } from "../store.ts";
import { numberIn } from "./row.ts";
import type { Dialect, SqlConnection } from "./sql-driver.ts";

/** Queues every subject for every sink, from the subject's first event on. $2 is the time. */
export const ADD_DELIVERIES = `INSERT INTO delivery (
    sink, subject, last_sequence, delivered_sequence, lease_token, failures, blocked_until,
    waiting_since, parked
  )
  SELECT sink.name, s.subject, s.last_sequence, 0, NULL, 0, 0, CAST($2 AS BIGINT), NULL
  FROM sink CROSS JOIN event_subject s`;

export interface AddedEvent extends Omit<StoredEvent, "payload" | "sequence"> {
  readonly body: string;
  sequence?: number;
}

/** Writes an event, and gives it its sequence number. */
export async function writeEvent(
  connection: SqlConnection,
  { isRemote }: Dialect,
  event: AddedEvent,
): Promise<void> {
  const { subject, occurredAt, id, type, body } = event;
  const values = [subject, occurredAt, id, type, body] as const;
  const statements = isRemote ? [TOGETHER] : [TAKE, WRITE, LINE_UP];
  const [rows] = await Promise.all(statements.map((sql) => connection.query(sql, ...values)));
  if (!rows?.[0]) throw new Error(`The subject ${subject} has no sequence.`);
  event.sequence = numberIn(rows[0], "last_sequence");
}

/**
 * Takes a sequence number. The row of the subject stays locked until the transaction ends, so that
 * the numbers have the order of the commits.
 */
const TAKE = `INSERT INTO event_subject (subject, last_sequence, last_place) VALUES ($1, 1, $2)
  ON CONFLICT (subject) DO UPDATE SET last_sequence = event_subject.last_sequence + 1,
    last_place = CASE WHEN excluded.last_place > event_subject.last_place
      THEN excluded.last_place ELSE event_subject.last_place END
  RETURNING subject, last_sequence, last_place`;
const WRITE = `INSERT INTO event (subject, sequence, place, id, type, occurred_at, payload)
  SELECT s.subject, s.last_sequence, s.last_place, CAST($3 AS TEXT), CAST($4 AS TEXT),
    CAST($2 AS BIGINT), CAST($5 AS TEXT)
  FROM event_subject s WHERE s.subject = $1`;
const LINE_UP = `${ADD_DELIVERIES} WHERE s.subject = $1
  ON CONFLICT (sink, subject) DO UPDATE SET last_sequence = excluded.last_sequence,
    waiting_since = CASE WHEN delivery.delivered_sequence = delivery.last_sequence
      THEN excluded.waiting_since ELSE delivery.waiting_since END`;
const TOGETHER = `WITH event_subject AS (${TAKE}), part_0 AS (${WRITE}), part_1 AS (${LINE_UP})
  SELECT last_sequence FROM event_subject`;
