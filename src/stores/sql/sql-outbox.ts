import type { Delivery, Outbox, Settled } from "../outbox.ts";
import { EVENT_COLUMNS, eventIn, numberIn, textIn } from "./row.ts";
import type { SqlTransaction } from "./sql-transaction.ts";

/** Runs work of the outbox in a transaction. */
export type Transact = <Result>(
  kind: "read" | "write",
  work: (transaction: SqlTransaction) => Promise<Result>,
) => Promise<Result>;

const NEXT_EVENT =
  "event e JOIN delivery d ON e.subject = d.subject AND e.sequence = d.delivered_sequence + 1";
const IS_OPEN = "delivered_sequence < last_sequence AND parked IS NULL";

export function createSqlOutbox(transact: Transact): Outbox {
  return {
    addSink: (sink) => transact("write", (transaction) => addSink(transaction, sink)),
    listSinks: () =>
      transact("read", async (transaction) =>
        (await transaction.all("SELECT name FROM sink ORDER BY name")).map((row) =>
          textIn(row, "name"),
        ),
      ),
    removeSink: (sink) =>
      transact("write", async (transaction) => {
        // No event may slip in between: it would belong to a receiver that is gone.
        await transaction.run(transaction.dialect.hold_events);
        await transaction.run("DELETE FROM delivery WHERE sink = $1", sink);
        await transaction.run("DELETE FROM sink WHERE name = $1", sink);
      }),
    claim: (sink, limit, milliseconds) =>
      transact("write", (transaction) => claim(transaction, sink, limit, milliseconds)),
    settle: (sink, settled) =>
      transact("write", (transaction) => settle(transaction, sink, settled)),
    countPending: (sink) =>
      transact("read", async (transaction) => {
        const sql =
          "SELECT CAST(coalesce(sum(last_sequence - delivered_sequence), 0) AS BIGINT) AS count FROM delivery WHERE sink = $1";
        const [row] = await transaction.all(sql, sink);
        return row ? numberIn(row, "count") : 0;
      }),
    listParked: (sink) =>
      transact("read", async (transaction) => {
        const sql = `SELECT ${EVENT_COLUMNS}, d.failures, d.parked FROM ${NEXT_EVENT} WHERE d.sink = $1 AND d.parked IS NOT NULL ORDER BY d.subject`;
        const rows = await transaction.all(sql, sink);
        return rows.map((row) => ({
          event: eventIn(row),
          reason: textIn(row, "parked"),
          failures: numberIn(row, "failures"),
        }));
      }),
    redeliver: (sink, subject) =>
      transact("write", (transaction) =>
        transaction.run(
          `UPDATE delivery SET parked = NULL, failures = 0, blocked_until = 0
            WHERE sink = $1 AND parked IS NOT NULL AND (CAST($2 AS TEXT) IS NULL OR subject = CAST($2 AS TEXT))`,
          sink,
          subject ?? null,
        ),
      ),
  };
}

async function addSink(transaction: SqlTransaction, sink: string): Promise<void> {
  // No event may slip in between: it would belong neither to those that are there nor to those that come.
  await transaction.run(transaction.dialect.hold_events);
  await transaction.run("INSERT INTO sink (name) VALUES ($1) ON CONFLICT (name) DO NOTHING", sink);
  await transaction.run(
    `INSERT INTO delivery (sink, subject, last_sequence, delivered_sequence, lease_token, failures, blocked_until, waiting_since, parked)
      SELECT CAST($1 AS TEXT), subject, last_sequence, 0, NULL, 0, 0, 0, NULL FROM event_subject WHERE true
      ON CONFLICT (sink, subject) DO NOTHING`,
    sink,
  );
}

async function claim(
  transaction: SqlTransaction,
  sink: string,
  limit: number,
  milliseconds: number,
): Promise<readonly Delivery[]> {
  const due = await transaction.all(
    `SELECT subject FROM delivery WHERE sink = $1 AND ${IS_OPEN} AND blocked_until <= $2 ORDER BY waiting_since LIMIT CAST($3 AS BIGINT) {skip_locked}`,
    sink,
    transaction.now,
    limit,
  );
  if (due.length === 0) return [];
  const token = crypto.randomUUID();
  await transaction.run(
    "UPDATE delivery SET lease_token = $1, blocked_until = $2 WHERE sink = $3 AND subject {one_of $4}",
    token,
    transaction.now + milliseconds,
    sink,
    due.map((row) => textIn(row, "subject")),
  );
  const rows = await transaction.all(
    `SELECT ${EVENT_COLUMNS}, d.failures FROM ${NEXT_EVENT} WHERE d.lease_token = $1 ORDER BY d.subject`,
    token,
  );
  return rows.map((row) => ({ event: eventIn(row), token, failures: numberIn(row, "failures") }));
}

async function settle(
  transaction: SqlTransaction,
  sink: string,
  settled: readonly Settled[],
): Promise<void> {
  const delivered = settled
    .filter(({ outcome }) => outcome.kind === "delivered")
    .map(({ delivery }) => delivery);
  for (const token of new Set(delivered.map((delivery) => delivery.token))) {
    const subjects = delivered
      .filter((delivery) => delivery.token === token)
      .map(({ event }) => event.subject);
    await transaction.run(
      `UPDATE delivery
        SET delivered_sequence = delivered_sequence + 1, lease_token = NULL, failures = 0, blocked_until = 0, waiting_since = $3
        WHERE sink = $1 AND lease_token = $2 AND subject {one_of $4}`,
      sink,
      token,
      transaction.now,
      subjects,
    );
  }
  for (const { delivery, outcome } of settled) {
    if (outcome.kind === "delivered") continue;
    // The token has changed where the right has passed to another relay.
    const update =
      "UPDATE delivery SET lease_token = NULL, failures = failures + 1, blocked_until = $4, parked = $5 WHERE sink = $1 AND subject = $2 AND lease_token = $3";
    const until = outcome.kind === "failed" ? transaction.now + outcome.retryIn : 0;
    const reason = outcome.kind === "parked" ? outcome.reason : null;
    await transaction.run(update, sink, delivery.event.subject, delivery.token, until, reason);
  }
}
