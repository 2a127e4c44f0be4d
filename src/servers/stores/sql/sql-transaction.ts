import type { StoredEvent } from "../store.ts";
import { HAS_ENDED } from "../writer-rules.ts";
import type { Dialect } from "./dialect.ts";
import { numberIn } from "./row.ts";
import type { SqlConnection, SqlParameter, SqlRow } from "./sql-driver.ts";

const NOTHING_TO_HOLD = Promise.resolve();

/** What one piece of work does with the database. */
export class SqlTransaction implements SqlConnection {
  readonly dialect: Dialect;
  /** The events added so far. */
  readonly events: StoredEvent[] = [];
  readonly #connection: SqlConnection;
  #now: number;
  /** The names that are held, or will be once the locks are granted. */
  #held: ReadonlyMap<string, Promise<void>> = new Map();
  #savepoints = 0;
  /** The first error of a statement. Whatever the work does about it, nothing is committed then. */
  #failure: unknown;
  #isOpen = true;

  constructor(connection: SqlConnection, dialect: Dialect, now: number) {
    this.#connection = connection;
    this.dialect = dialect;
    this.#now = now;
  }

  /** The time. It stands still, except in `hold`. */
  get now(): number {
    return this.#now;
  }

  /** Does the work. After that, every use of the transaction is an error. */
  async complete<Result>(work: (transaction: SqlTransaction) => Promise<Result>): Promise<Result> {
    try {
      const result = await work(this);
      if (this.#failure !== undefined) throw this.#failure;
      return result;
    } catch (error) {
      throw this.#failure ?? error;
    } finally {
      this.#isOpen = false;
    }
  }

  all(sql: string, ...parameters: readonly SqlParameter[]): Promise<readonly SqlRow[]> {
    return this.#watch(() => this.#connection.all(sql, ...parameters));
  }

  run(sql: string, ...parameters: readonly SqlParameter[]): Promise<number> {
    return this.#watch(() => this.#connection.run(sql, ...parameters));
  }

  /**
   * Makes other transactions that hold the same name wait until this one ends. The time moves on to
   * after that wait, so that what happens under one name never runs backwards. Statements that are
   * sent after this one run under the lock, also if nobody has waited for it.
   */
  hold(name: string): Promise<void> {
    if (this.dialect.hold === undefined) return NOTHING_TO_HOLD;
    const held = this.#held.get(name) ?? this.#lock(this.dialect.hold, name);
    this.#held = new Map([...this.#held, [name, held]]);
    return held;
  }

  async #lock(hold: string, name: string): Promise<void> {
    // In its own statement: one that has waited for a lock still sees what was there before.
    const [, [state]] = await Promise.all([
      this.all(hold, name),
      this.all("SELECT {now} + clock_offset AS now FROM store_state"),
    ]);
    if (state) this.#now = numberIn(state, "now");
  }

  /** Does the work and undoes its changes. */
  async undo<Result>(work: () => Promise<Result>): Promise<Result> {
    const failure = this.#failure;
    const eventCount = this.events.length;
    const held = this.#held;
    this.#savepoints += 1;
    const savepoint = `rehearsal_${this.#savepoints}`;
    try {
      const [, result] = await Promise.all([this.run(`SAVEPOINT ${savepoint}`), work()]);
      return result;
    } finally {
      await Promise.all([
        this.run(`ROLLBACK TO SAVEPOINT ${savepoint}`),
        this.run(`RELEASE SAVEPOINT ${savepoint}`),
      ]);
      // The rollback also ends the locks taken since the savepoint, and the failure. All statements
      // of the work have been answered by now, also those that nobody waits for any more.
      this.events.length = eventCount;
      this.#held = held;
      this.#failure = failure;
    }
  }

  #watch<Result>(action: () => Promise<Result>): Promise<Result> {
    if (!this.#isOpen) return Promise.reject(new Error(HAS_ENDED));
    const answer = action();
    // The work may have ended by then, because of another statement.
    answer.catch((error: unknown) => {
      this.#failure ??= error;
    });
    return answer;
  }
}
