import { HAS_ENDED } from "../shared.ts";
import type { StoredEvent } from "../store.ts";
import type { Dialect } from "./dialect.ts";
import { numberIn } from "./row.ts";
import type { SqlConnection, SqlParameter, SqlRow } from "./sql-driver.ts";

/** What a piece of work does with the database, from its begin to its end. */
export class SqlTransaction implements SqlConnection {
  readonly dialect: Dialect;
  /** The events added so far. */
  readonly events: StoredEvent[] = [];
  /** What went wrong in it. It can't be committed then, whatever its caller made of the error. */
  failure: unknown;
  #now: number;
  readonly #connection: SqlConnection;
  #held: ReadonlySet<string> = new Set();
  #savepoints = 0;
  #isOpen = true;

  constructor(connection: SqlConnection, dialect: Dialect, now: number) {
    this.#connection = connection;
    this.dialect = dialect;
    this.#now = now;
  }

  /** The time. It stands still, but for a hold that others may have been waited for. */
  get now(): number {
    return this.#now;
  }

  all(sql: string, ...parameters: readonly SqlParameter[]): Promise<readonly SqlRow[]> {
    return this.#watch(() => this.#connection.all(sql, ...parameters));
  }

  run(sql: string, ...parameters: readonly SqlParameter[]): Promise<number> {
    return this.#watch(() => this.#connection.run(sql, ...parameters));
  }

  /** Makes other transactions that hold the same name wait until this one ends. What is done under that name comes later than what they have done. */
  async hold(name: string): Promise<void> {
    if (this.dialect.hold === undefined || this.#held.has(name)) return;
    await this.all(this.dialect.hold, name);
    this.#held = new Set([...this.#held, name]);
    // A statement of its own: one that has waited for a lock still sees what was there before.
    const [state] = await this.all("SELECT {now} + clock_offset AS now FROM store_state");
    if (state) this.#now = numberIn(state, "now");
  }

  /** Does the work and undoes what it changed. */
  async undo<Result>(work: () => Promise<Result>): Promise<Result> {
    const { failure } = this;
    const eventCount = this.events.length;
    const held = this.#held;
    this.#savepoints += 1;
    const savepoint = `rehearsal_${this.#savepoints}`;
    await this.run(`SAVEPOINT ${savepoint}`);
    try {
      return await work();
    } finally {
      // Locks that were taken since the savepoint end with it, and so does a failure.
      this.events.length = eventCount;
      this.#held = held;
      this.failure = failure;
      await this.run(`ROLLBACK TO SAVEPOINT ${savepoint}`);
      await this.run(`RELEASE SAVEPOINT ${savepoint}`);
    }
  }

  end(): void {
    this.#isOpen = false;
  }

  async #watch<Result>(action: () => Promise<Result>): Promise<Result> {
    if (!this.#isOpen) throw new Error(HAS_ENDED);
    try {
      return await action();
    } catch (error) {
      this.failure ??= error;
      throw error;
    }
  }
}
