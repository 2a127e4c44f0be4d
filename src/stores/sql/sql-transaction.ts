import { HAS_ENDED } from "../every-store.ts";
import type { StoredEvent } from "../store.ts";
import type { Dialect } from "./dialect.ts";
import { numberIn } from "./row.ts";
import type { SqlConnection, SqlParameter, SqlRow } from "./sql-driver.ts";

/** What one piece of work does with the database. */
export class SqlTransaction implements SqlConnection {
  readonly dialect: Dialect;
  /** The events added so far. */
  readonly events: StoredEvent[] = [];
  readonly #connection: SqlConnection;
  #now: number;
  #held: ReadonlySet<string> = new Set();
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
   * after that wait, so that what happens under one name never runs backwards.
   */
  async hold(name: string): Promise<void> {
    if (this.dialect.hold === undefined || this.#held.has(name)) return;
    await this.all(this.dialect.hold, name);
    this.#held = new Set([...this.#held, name]);
    // In its own statement: one that has waited for a lock still sees what was there before.
    const [state] = await this.all("SELECT {now} + clock_offset AS now FROM store_state");
    if (state) this.#now = numberIn(state, "now");
  }

  /** Does the work and undoes its changes. */
  async undo<Result>(work: () => Promise<Result>): Promise<Result> {
    const failure = this.#failure;
    const eventCount = this.events.length;
    const held = this.#held;
    this.#savepoints += 1;
    const savepoint = `rehearsal_${this.#savepoints}`;
    await this.run(`SAVEPOINT ${savepoint}`);
    try {
      return await work();
    } finally {
      // The rollback also ends the locks taken since the savepoint, and the failure.
      this.events.length = eventCount;
      this.#held = held;
      this.#failure = failure;
      await this.run(`ROLLBACK TO SAVEPOINT ${savepoint}`);
      await this.run(`RELEASE SAVEPOINT ${savepoint}`);
    }
  }

  async #watch<Result>(action: () => Promise<Result>): Promise<Result> {
    if (!this.#isOpen) throw new Error(HAS_ENDED);
    try {
      return await action();
    } catch (error) {
      this.#failure ??= error;
      throw error;
    }
  }
}
