import type { StoredEvent } from "../store.ts";
import { numberIn } from "./row.ts";
import type { Dialect, SqlConnection, SqlRow } from "./sql-driver.ts";

/** Lets sinks with subjects wait for everything from the first event on, lined up at the time $2. */
export const ADD_DELIVERIES = `INSERT INTO delivery (
    sink, subject, last_sequence, delivered_sequence, lease_token, failures, blocked_until,
    waiting_since, parked
  )
  SELECT sink.name, s.subject, s.last_sequence, 0, NULL, 0, 0, CAST($2 AS BIGINT), NULL
  FROM sink CROSS JOIN event_subject s`;

/** How many events are written at once. A statement for each number of them is kept. */
const MOST_TOGETHER = 8;

/** An event to write, which has a sequence once it is written. */
export interface AddedEvent extends Omit<StoredEvent, "payload" | "sequence"> {
  /** The payload. */
  readonly body: string;
  sequence?: number;
}

/** The transaction of what caused the events. */
interface Causing extends SqlConnection {
  readonly dialect: Dialect;
  /** Keeps an answer that nobody needs at once. */
  keep(answer: Promise<unknown>): Promise<void>;
}

export const storedEvents = (added: readonly AddedEvent[]): StoredEvent[] =>
  added.map(({ body, sequence = 0, ...event }) => {
    return { ...event, payload: JSON.parse(body), sequence };
  });

/** Writes events and lets every sink know about them, in the transaction of what caused them. */
export async function addEvents(transaction: Causing, added: readonly AddedEvent[]): Promise<void> {
  let group: AddedEvent[] = [];
  for (const [at, event] of added.entries()) {
    group.push(event);
    const next = added[at + 1];
    const goesOn = next?.subject === event.subject && next.occurredAt === event.occurredAt;
    if (goesOn && group.length < MOST_TOGETHER) continue;
    await transaction.keep(write(transaction, group));
    group = [];
  }
}

/** Writes events of one subject and one time. */
async function write(transaction: Causing, added: readonly AddedEvent[]): Promise<void> {
  const [{ subject, occurredAt } = { subject: "", occurredAt: 0 }] = added;
  const values = added.flatMap(({ id, type, body }) => [id, type, body]);
  const { take, rest } = statementsFor(added.length);
  const whole = `WITH event_subject AS (${take}), ${rest.map((sql, at) => `part_${at} AS (${sql})`).join()}
    SELECT last_sequence FROM event_subject`;
  const [[row]] = (await Promise.all(
    (transaction.dialect.isRemote ? [whole] : [take, ...rest]).map((sql) =>
      transaction.query(sql, subject, occurredAt, ...values),
    ),
  )) as [readonly SqlRow[]];
  if (!row) throw new Error(`The subject ${subject} has no sequence.`);
  const last = numberIn(row, "last_sequence");
  for (const [at, event] of added.entries()) event.sequence = last - added.length + 1 + at;
}

/**
 * The statement that takes places for so many events, and those that write them there. The row of
 * the subject stays locked until the transaction ends, so that sequences follow the order of the
 * commits.
 */
function statementsFor(count: number) {
  const rows = Array.from({ length: count }, (_, at) => {
    const texts = [3, 4, 5].map((number) => `CAST($${number + 3 * at} AS TEXT)`);
    return `(${[at + 1, ...texts].join()})`;
  });
  return {
    take: `INSERT INTO event_subject (subject, last_sequence, last_place) VALUES ($1, ${count}, $2)
      ON CONFLICT (subject) DO UPDATE SET last_sequence = event_subject.last_sequence + ${count},
        last_place = CASE WHEN excluded.last_place > event_subject.last_place
          THEN excluded.last_place ELSE event_subject.last_place END
      RETURNING subject, last_sequence, last_place`,
    rest: [
      `INSERT INTO event (subject, sequence, place, id, type, occurred_at, payload)
        SELECT s.subject, s.last_sequence - ${count} + new.column1, s.last_place, new.column2,
          new.column3, CAST($2 AS BIGINT), new.column4
        FROM event_subject s CROSS JOIN (VALUES ${rows.join()}) AS new WHERE s.subject = $1`,
      `${ADD_DELIVERIES} WHERE s.subject = $1
        ON CONFLICT (sink, subject) DO UPDATE SET last_sequence = excluded.last_sequence`,
    ],
  };
}
