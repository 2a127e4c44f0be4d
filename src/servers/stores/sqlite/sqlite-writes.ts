// Works that wait together share a transaction, and so a COMMIT: most of a work is to wait for the
// disk. Each has its own changes, and is answered once those of all are on the disk.
import type { SqlStatement, SqlWork } from "../sql/sql-driver.ts";
import type { Wait } from "./load-sqlite.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";

/** How many works share a COMMIT at most, so that the first one is not held up for long. */
const MOST_TOGETHER = 64;

const ENDED = "A work beside this one has made the database end their transaction.";

/** A work that waits for its turn. */
interface Waiting {
  readonly wait: Wait;
  /** Runs the work. Its caller learns at once that it has failed. */
  run(): Promise<void>;
  /** Answers the caller of a work that has not failed. */
  keep(): void;
  /** Answers a caller who has no answer yet. */
  fail(error: unknown): void;
}

/** Runs works on a connection. What `check` throws fails those that would begin. */
export function createWrites(connection: SqliteConnection, check: () => void) {
  const waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  async function runAll(): Promise<void> {
    while (waiting[0]) {
      // Whoever comes in the same turn of the loop takes part.
      await new Promise((resolve) => setImmediate(resolve));
      await runTogether(waiting[0].wait);
    }
    running = undefined;
  }

  /** How many have waited too long for another process. They come first. */
  const countLate = () => waiting.filter(({ wait }) => wait.end <= Date.now()).length;

  async function runTogether(wait: Wait): Promise<void> {
    const begun: Waiting[] = [];
    try {
      check();
      await connection.transact("BEGIN IMMEDIATE", [], () => runWaiting(begun), wait);
      for (const { keep } of begun) keep();
    } catch (error) {
      if (begun.length === 0) begun.push(...waiting.splice(0, Math.max(1, countLate())));
      for (const { fail } of begun) fail(error);
    }
  }

  async function runWaiting(begun: Waiting[]): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      begun.push(next);
      await next.run();
      if (!connection.isInTransaction) throw new Error(ENDED);
      if (begun.length === MOST_TOGETHER) return;
    }
  }

  return {
    /** Runs a work after those before it. Resolves once its changes are on the disk. */
    add: <Result>(opening: readonly SqlStatement[], work: SqlWork<Result>, wait: Wait) =>
      new Promise<Result>((resolve, reject) => {
        let keep = () => {};
        const run = () =>
          connection.runOne(opening, work).then((result) => {
            keep = () => resolve(result);
          }, reject);
        waiting.push({ wait, run, keep: () => keep(), fail: reject });
        running ??= runAll();
      }),
    /** Resolves once no work is left. */
    end: async () => running,
  };
}
