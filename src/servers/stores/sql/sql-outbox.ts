import type { Delivery, ListRange, Outbox, ParkedEvent, Settled, WaitingEvent } from "../outbox.ts";
import { ADD_DELIVERIES } from "./add-events.ts";
import { EVENT_COLUMNS, eventIn, numberIn, textIn } from "./row.ts";
import type { SqlTransaction } from "./sql-transaction.ts";
import type { Transact } from "./transact.ts";

const NEXT_EVENT =
  "event e JOIN delivery d ON e.subject = d.subject AND e.sequence = d.delivered_sequence + 1";
const IS_OPEN = "delivered_sequence < last_sequence AND parked IS NULL";

export function createSqlOutbox(transact: Transact): Outbox {
  const within =
    (kind: "read" | "write") =>
    <Asked extends readonly unknown[], Result>(
      work: (transaction: SqlTransaction, ...asked: Asked) => Promise<Result>,
    ) =>
    (...asked: Asked) =>
      transact(kind, (transaction) => work(transaction, ...asked));
  const [reading, writing] = [within("read"), within("write")];
  return {
    addSink: writing(addSink),
    listSinks: reading(listSinks),
    removeSink: writing(removeSink),
    claim: writing(claim),
    settle: writing(settle),
    countPending: reading(countPending),
    findWaiting: reading(findWaiting),
    listParked: reading(listParked),
    redeliver: writing(unpark(0)),
    skip: writing(unpark(1)),
  };
}

async function addSink(transaction: SqlTransaction, sink: string): Promise<void> {
  // Nearly always the sink is known, and nobody has to wait.
  const known = await transaction.all("SELECT 1 AS known FROM sink WHERE name = $1", sink);
  if (known.length > 0) return;
  // No event may be added meanwhile: neither this statement nor the writer of the event would see
  // that the sink has to get it.
  await transaction.run(transaction.dialect.hold_events);
  const insert = "INSERT INTO sink (name) VALUES ($1) ON CONFLICT (name) DO NOTHING";
  if ((await transaction.run(insert, sink)) === 0) return;
  await transaction.run(`${ADD_DELIVERIES} WHERE sink.name = $1`, sink, 0);
}

async function listSinks(transaction: SqlTransaction): Promise<readonly string[]> {
  const rows = await transaction.all("SELECT name FROM sink ORDER BY name");
  return rows.map((row) => textIn(row, "name"));
}

async function removeSink(transaction: SqlTransaction, sink: string): Promise<void> {
  // No event may be added meanwhile: it would belong to a sink that is gone.
  await transaction.run(transaction.dialect.hold_events);
  await transaction.run("DELETE FROM delivery WHERE sink = $1", sink);
  await transaction.run("DELETE FROM sink WHERE name = $1", sink);
}

async function claim(
  transaction: SqlTransaction,
  sink: string,
  limit: number,
  milliseconds: number,
): Promise<readonly Delivery[]> {
  const due = await dueSubjects(transaction, sink, limit);
  if (due.length === 0) return [];
  const token = crypto.randomUUID();
  await transaction.run(
    `UPDATE delivery SET lease_token = $1, blocked_until = $2
      WHERE sink = $3 AND subject {one_of $4}`,
    token,
    transaction.now + milliseconds,
    sink,
    due,
  );
  const rows = await transaction.all(
    `SELECT ${EVENT_COLUMNS}, d.failures FROM ${NEXT_EVENT}
      WHERE d.lease_token = $1 ORDER BY d.subject`,
    token,
  );
  return rows.map((row) => ({ event: eventIn(row), token, failures: numberIn(row, "failures") }));
}

/**
 * The subjects to claim. Those whose lease or delay has ended were there before others. None that
 * still waits is read.
 */
async function dueSubjects(
  transaction: SqlTransaction,
  sink: string,
  limit: number,
): Promise<readonly string[]> {
  const select = `SELECT subject FROM delivery WHERE sink = $1 AND ${IS_OPEN}`;
  const atMost = "LIMIT CAST($2 AS BIGINT) {skip_locked}";
  const [free, ready] = await Promise.all([
    transaction.all(
      `${select} AND blocked_until > 0 AND blocked_until <= $3 ORDER BY blocked_until ${atMost}`,
      sink,
      limit,
      transaction.now,
    ),
    transaction.all(
      `${select} AND blocked_until = 0 ORDER BY waiting_since ${atMost}`,
      sink,
      limit,
    ),
  ]);
  return [...free, ...ready].slice(0, limit).map((row) => textIn(row, "subject"));
}

async function settle(
  transaction: SqlTransaction,
  sink: string,
  settled: readonly Settled[],
): Promise<void> {
  const delivered = new Map<string, string[]>();
  for (const { delivery, outcome } of settled) {
    const { event, token } = delivery;
    if (outcome.kind === "delivered")
      delivered.set(token, [...(delivered.get(token) ?? []), event.subject]);
  }
  for (const [token, subjects] of delivered)
    await transaction.run(
      `UPDATE delivery
        SET delivered_sequence = delivered_sequence + 1, lease_token = NULL, failures = 0,
          blocked_until = 0, waiting_since = $3
        WHERE sink = $1 AND lease_token = $2 AND subject {one_of $4}`,
      sink,
      token,
      transaction.now,
      subjects,
    );
  for (const item of settled) await settleFailed(transaction, sink, item);
}

async function settleFailed(
  transaction: SqlTransaction,
  sink: string,
  { delivery, outcome }: Settled,
): Promise<void> {
  if (outcome.kind === "delivered") return;
  // The token is another one if the lease has passed to another relay.
  await transaction.run(
    `UPDATE delivery
      SET lease_token = NULL, failures = failures + 1, blocked_until = $4, parked = $5, reason = $6
      WHERE sink = $1 AND subject = $2 AND lease_token = $3`,
    sink,
    delivery.event.subject,
    delivery.token,
    outcome.kind === "failed" ? transaction.now + outcome.retryIn : 0,
    outcome.kind === "parked" ? outcome.reason : null,
    outcome.reason,
  );
}

async function countPending(
  transaction: SqlTransaction,
  sink: string,
  most = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  // Each half has an index of its own, which leaves out what is delivered. Every row has an event.
  const select = "SELECT last_sequence - delivered_sequence AS events FROM delivery";
  const atMost = "LIMIT CAST($2 AS BIGINT)";
  const [row] = await transaction.all(
    `SELECT CAST(coalesce(sum(events), 0) AS BIGINT) AS count FROM (
      SELECT * FROM (${select} WHERE sink = $1 AND ${IS_OPEN} ${atMost}) AS open
      UNION ALL
      SELECT * FROM (${select} WHERE sink = $1 AND parked IS NOT NULL ${atMost}) AS parked
    ) AS pending`,
    sink,
    most,
  );
  return row ? Math.min(numberIn(row, "count"), most) : 0;
}

async function findWaiting(
  transaction: SqlTransaction,
  sink: string,
): Promise<WaitingEvent | undefined> {
  const [row] = await transaction.all(
    `SELECT ${EVENT_COLUMNS}, d.failures, d.reason, d.lease_token, d.blocked_until FROM ${NEXT_EVENT}
      WHERE d.sink = $1 AND d.subject = (
        SELECT subject FROM delivery WHERE sink = $1 AND ${IS_OPEN}
          ORDER BY failures = 0, waiting_since, subject LIMIT 1
      )`,
    sink,
  );
  if (row === undefined) return undefined;
  const failures = numberIn(row, "failures");
  const remaining = Math.max(0, numberIn(row, "blocked_until") - transaction.now);
  // An older version kept no reasons, and one that is left from an earlier event says nothing.
  const isExplained = failures > 0 && row.reason !== null;
  return {
    event: eventIn(row),
    failures,
    reason: isExplained ? textIn(row, "reason") : null,
    retryIn: row.lease_token !== null && remaining > 0 ? null : remaining,
  };
}

async function listParked(
  transaction: SqlTransaction,
  sink: string,
  { after = "", limit = Number.MAX_SAFE_INTEGER }: ListRange = {},
): Promise<readonly ParkedEvent[]> {
  const rows = await transaction.all(
    `SELECT ${EVENT_COLUMNS}, d.failures, d.parked FROM ${NEXT_EVENT}
      WHERE d.sink = $1 AND d.parked IS NOT NULL AND d.subject > $2
      ORDER BY d.subject LIMIT CAST($3 AS BIGINT)`,
    sink,
    after,
    limit,
  );
  return rows.map((row) => ({
    event: eventIn(row),
    reason: textIn(row, "parked"),
    failures: numberIn(row, "failures"),
  }));
}

/** Lets parked events be claimed again, without the first `skipped` of each subject. */
const unpark =
  (skipped: number) =>
  (transaction: SqlTransaction, sink: string, subject?: string): Promise<number> =>
    transaction.run(
      `UPDATE delivery SET parked = NULL, failures = 0, blocked_until = 0,
          delivered_sequence = delivered_sequence + CAST($3 AS BIGINT)
        WHERE sink = $1 AND parked IS NOT NULL
          AND (CAST($2 AS TEXT) IS NULL OR subject = CAST($2 AS TEXT))`,
      sink,
      subject ?? null,
      skipped,
    );
