import type { Delivery, Outbox, ParkedEvent, WaitingEvent } from "../outbox.ts";
import { ADD_DELIVERIES } from "./add-events.ts";
import { EVENT_COLUMNS, eventIn, numberIn, textIn } from "./row.ts";
import type { SqlTransaction } from "./sql-transaction.ts";
import type { Transact } from "./transact.ts";

const NEXT_EVENT =
  "event e JOIN delivery d ON e.subject = d.subject AND e.sequence = d.delivered_sequence + 1";
const IS_OPEN = "delivered_sequence < last_sequence AND parked IS NULL";

const GO_ON = `UPDATE delivery
  SET delivered_sequence = delivered_sequence + 1, lease_token = NULL, failures = 0,
    blocked_until = 0, waiting_since = $3
  WHERE sink = $1 AND lease_token = $2 AND subject {one_of $4}`;
// If another relay has the lease now, the row has another token and stays unchanged.
const FAIL = `UPDATE delivery
  SET lease_token = NULL, failures = failures + 1, blocked_until = $4, parked = $5, reason = $6
  WHERE sink = $1 AND subject = $2 AND lease_token = $3`;

const UNPARK = `UPDATE delivery SET parked = NULL, failures = 0, blocked_until = 0,
    delivered_sequence = delivered_sequence + CAST($3 AS BIGINT)
  WHERE sink = $1 AND parked IS NOT NULL
    AND (CAST($2 AS TEXT) IS NULL OR subject = CAST($2 AS TEXT))
  RETURNING 1 AS unparked`;

export function createSqlOutbox(transact: Transact): Outbox {
  /** Makes parked events claimable again, but skips the first `skipped` events of each subject. */
  const unpark = (sink: string, subject: string | undefined, skipped: number) =>
    transact("write", async (transaction) => {
      const rows = await transaction.query(UNPARK, sink, subject ?? null, skipped);
      return rows.length;
    });
  return {
    addSink: (sink) =>
      transact("write", async (transaction) => {
        // A known sink needs no lock. Nearly every sink is known.
        const registered = await transaction.query(
          "SELECT 1 AS found FROM sink WHERE name = $1",
          sink,
        );
        if (registered.length > 0) return;
        // Locks out new events. Otherwise the sink could miss an event that is added at the same
        // time.
        await transaction.query(transaction.dialect.hold_events);
        const insert = "INSERT INTO sink (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name";
        if ((await transaction.query(insert, sink)).length === 0) return;
        await transaction.query(`${ADD_DELIVERIES} WHERE sink.name = $1`, sink, 0);
      }),
    listSinks: () =>
      transact("read", async (transaction) => {
        const rows = await transaction.query("SELECT name FROM sink ORDER BY name");
        return rows.map((row) => textIn(row, "name"));
      }),
    removeSink: (sink) =>
      transact("write", async (transaction) => {
        // Locks out new events, which would be queued for the removed sink.
        await transaction.query(transaction.dialect.hold_events);
        await transaction.query("DELETE FROM delivery WHERE sink = $1", sink);
        await transaction.query("DELETE FROM sink WHERE name = $1", sink);
      }),
    claim: (sink, limit, milliseconds) =>
      transact("write", async (transaction): Promise<readonly Delivery[]> => {
        const due = await dueSubjects(transaction, sink, limit);
        if (due.length === 0) return [];
        const token = crypto.randomUUID();
        const lease = `UPDATE delivery SET lease_token = $1, blocked_until = $2
        WHERE sink = $3 AND subject {one_of $4}`;
        await transaction.query(lease, token, transaction.now + milliseconds, sink, due);
        const select = `SELECT ${EVENT_COLUMNS}, d.failures FROM ${NEXT_EVENT}
        WHERE d.lease_token = $1 ORDER BY d.subject`;
        const rows = await transaction.query(select, token);
        return rows.map((row) => {
          return { event: eventIn(row), token, failures: numberIn(row, "failures") };
        });
      }),
    settle: (sink, settled) =>
      transact("write", async (transaction) => {
        const delivered = new Map<string, string[]>();
        for (const { delivery, outcome } of settled) {
          const { event, token } = delivery;
          if (outcome.kind === "delivered") {
            delivered.set(token, [...(delivered.get(token) ?? []), event.subject]);
            continue;
          }
          const until = outcome.kind === "failed" ? transaction.now + outcome.retryIn : 0;
          const parked = outcome.kind === "parked" ? outcome.reason : null;
          const state = [until, parked, outcome.reason] as const;
          await transaction.query(FAIL, sink, event.subject, token, ...state);
        }
        for (const [token, subjects] of delivered)
          await transaction.query(GO_ON, sink, token, transaction.now, subjects);
      }),
    countPending: (sink, most = Number.MAX_SAFE_INTEGER) =>
      transact("read", async (transaction) => {
        // Each half uses an index. Every row has a pending event, so that `most` rows are enough.
        const select = "SELECT last_sequence - delivered_sequence AS events FROM delivery";
        const atMost = "LIMIT CAST($2 AS BIGINT)";
        const sum = `SELECT CAST(coalesce(sum(events), 0) AS BIGINT) AS count FROM (
          SELECT * FROM (${select} WHERE sink = $1 AND ${IS_OPEN} ${atMost}) AS open
          UNION ALL
          SELECT * FROM (${select} WHERE sink = $1 AND parked IS NOT NULL ${atMost}) AS parked
        ) AS pending`;
        const [row] = await transaction.query(sum, sink, most);
        return row ? Math.min(numberIn(row, "count"), most) : 0;
      }),
    findWaiting: (sink) =>
      transact("read", async (transaction): Promise<WaitingEvent | undefined> => {
        const columns = `${EVENT_COLUMNS}, d.failures, d.reason, d.lease_token, d.blocked_until`;
        const select = `SELECT ${columns} FROM ${NEXT_EVENT} WHERE d.sink = $1 AND d.subject = (
          SELECT subject FROM delivery WHERE sink = $1 AND ${IS_OPEN}
            ORDER BY failures = 0, waiting_since, subject LIMIT 1
        )`;
        const [row] = await transaction.query(select, sink);
        if (row === undefined) return undefined;
        const failures = numberIn(row, "failures");
        const remaining = Math.max(0, numberIn(row, "blocked_until") - transaction.now);
        // An older version stored no reasons. A reason from an earlier event is ignored.
        const isExplained = failures > 0 && row.reason !== null;
        return {
          event: eventIn(row),
          failures,
          reason: isExplained ? textIn(row, "reason") : null,
          retryIn: row.lease_token !== null && remaining > 0 ? null : remaining,
        };
      }),
    listParked: (sink, { after = "", limit = Number.MAX_SAFE_INTEGER } = {}) =>
      transact("read", async (transaction) => {
        const select = `SELECT ${EVENT_COLUMNS}, d.failures, d.parked FROM ${NEXT_EVENT}
        WHERE d.sink = $1 AND d.parked IS NOT NULL AND d.subject > $2
        ORDER BY d.subject LIMIT CAST($3 AS BIGINT)`;
        const rows = await transaction.query(select, sink, after, limit);
        return rows.map((row): ParkedEvent => {
          const reason = textIn(row, "parked");
          return { event: eventIn(row), reason, failures: numberIn(row, "failures") };
        });
      }),
    redeliver: (sink, subject) => unpark(sink, subject, 0),
    skip: (sink, subject) => unpark(sink, subject, 1),
  };
}

/**
 * Lists the subjects to claim. Subjects whose lease or delay has ended come first. The statement
 * reads no subject that has to wait.
 */
async function dueSubjects(transaction: SqlTransaction, sink: string, limit: number) {
  const select = (rest: string) => `SELECT subject FROM delivery
    WHERE sink = $1 AND ${IS_OPEN} AND ${rest} LIMIT CAST($2 AS BIGINT) {skip_locked}`;
  const isOver = "blocked_until > 0 AND blocked_until <= $3 ORDER BY blocked_until";
  const isReady = "blocked_until = 0 ORDER BY waiting_since";
  const [free, ready] = await Promise.all([
    transaction.query(select(isOver), sink, limit, transaction.now),
    transaction.query(select(isReady), sink, limit),
  ]);
  return [...free, ...ready].slice(0, limit).map((row) => textIn(row, "subject"));
}
