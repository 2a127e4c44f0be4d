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

/** The largest number of events in one write. It is small, because each count has its own SQL. */
const MOST_TOGETHER = 8;

export interface AddedEvent extends Omit<StoredEvent, "payload" | "sequence"> {
  readonly body: string;
  sequence?: number;
}

/** Groups events with the same subject and time. Each group is one write. */
export function groupEvents(added: readonly AddedEvent[]): AddedEvent[][] {
  const groups: AddedEvent[][] = [];
  for (const event of added) {
    const group = groups.at(-1);
    const goesOn =
      group?.[0]?.subject === event.subject && group[0].occurredAt === event.occurredAt;
    if (goesOn && group.length < MOST_TOGETHER) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

export async function writeEvents(
  connection: SqlConnection,
  { isRemote }: Dialect,
  added: readonly AddedEvent[],
): Promise<void> {
  const [{ subject, occurredAt } = { subject: "", occurredAt: 0 }] = added;
  const values = added.flatMap(({ id, type, body }) => [id, type, body]);
  const statements = (isRemote ? TOGETHER : ONE_BY_ONE)[added.length] ?? [];
  const [rows] = await Promise.all(
    statements.map((sql) => connection.query(sql, subject, occurredAt, ...values)),
  );
  if (!rows?.[0]) throw new Error(`The subject ${subject} has no sequence.`);
  const last = numberIn(rows[0], "last_sequence");
  for (const [index, event] of added.entries()) event.sequence = last - added.length + 1 + index;
}

/**
 * Makes the statements that take sequence numbers for `count` events, write them and queue them.
 * The row of the subject stays locked until the transaction ends, so that the numbers have the
 * order of the commits.
 */
function statementsFor(count: number): readonly [string, string, string] {
  const rows = Array.from({ length: count }, (_, index) => {
    const texts = [3, 4, 5].map((number) => `CAST($${number + 3 * index} AS TEXT)`);
    return `(${[index + 1, ...texts].join()})`;
  });
  return [
    `INSERT INTO event_subject (subject, last_sequence, last_place) VALUES ($1, ${count}, $2)
      ON CONFLICT (subject) DO UPDATE SET last_sequence = event_subject.last_sequence + ${count},
        last_place = CASE WHEN excluded.last_place > event_subject.last_place
          THEN excluded.last_place ELSE event_subject.last_place END
      RETURNING subject, last_sequence, last_place`,
    `INSERT INTO event (subject, sequence, place, id, type, occurred_at, payload)
      SELECT s.subject, s.last_sequence - ${count} + new.column1, s.last_place, new.column2,
        new.column3, CAST($2 AS BIGINT), new.column4
      FROM event_subject s CROSS JOIN (VALUES ${rows.join()}) AS new WHERE s.subject = $1`,
    `${ADD_DELIVERIES} WHERE s.subject = $1
      ON CONFLICT (sink, subject) DO UPDATE SET last_sequence = excluded.last_sequence,
        waiting_since = CASE WHEN delivery.delivered_sequence = delivery.last_sequence
          THEN excluded.waiting_since ELSE delivery.waiting_since END`,
  ];
}

/** The statements for each number of events. `TOGETHER` joins them into one statement. */
const ONE_BY_ONE = Array.from({ length: MOST_TOGETHER + 1 }, (_, count) => statementsFor(count));
const TOGETHER = ONE_BY_ONE.map(([take, write, line]) => [
  `WITH event_subject AS (${take}), part_0 AS (${write}), part_1 AS (${line})
    SELECT last_sequence FROM event_subject`,
]);
