import type { NewEvent, StoredEvent } from "../store.ts";
import { HAS_ENDED } from "../writer-rules.ts";
import { type AddedEvent, groupEvents, storedEvents, writeEvents } from "./add-events.ts";
import { numberIn } from "./row.ts";
import type { Dialect, SqlConnection, SqlRow, SqlSource, SqlStatement } from "./sql-driver.ts";

const HELD = Promise.resolve();
/** So many statements may be under way before someone waits for their answers. */
const MOST_SENT = 100;

/** A piece of work uses the database through this. */
export class SqlTransaction implements SqlSource {
  readonly dialect: Dialect;
  /** The events added so far. They are written at the end, by subject. */
  readonly #events: AddedEvent[] = [];
  #writtenEvents = 0;
  /** The answers that nobody waits for. */
  #sent: Promise<unknown>[] = [];
  readonly #connection: SqlConnection;
  /** The time. It stands still, except in `hold`. */
  now: number;
  /** The names that are held, or will be once the locks are granted. */
  #held: Map<string, Promise<void>>;
  #answers = 0;
  /** The errors of statements, in the order of sending. With an error nothing is kept. */
  #errors: unknown[] = [];
  #isOpen = true;

  /** `held` is locked already. */
  constructor(connection: SqlConnection, dialect: Dialect, now: number, held?: string) {
    this.#held = new Map(held === undefined ? [] : [[held, HELD]]);
    this.#connection = connection;
    this.dialect = dialect;
    this.now = now;
  }

  /**
   * Does the work, after which every use is an error. Statements may be answered later: with an
   * error among the answers, a remote database refuses to commit.
   */
  async complete<Result>(work: (transaction: SqlTransaction) => Promise<Result>): Promise<Result> {
    try {
      const result = await work(this);
      await this.writeEvents();
      if (!this.dialect.isRemote) await Promise.allSettled(this.#sent);
      if (this.#errors.length > 0) throw this.#firstError;
      return result;
    } catch (error) {
      throw this.#firstError ?? error;
    } finally {
      this.#isOpen = false;
    }
  }

  /** Returns the events, once all statements were answered. */
  async answered(): Promise<readonly StoredEvent[]> {
    await Promise.all(this.#sent);
    return storedEvents(this.#events);
  }

  /** Returns the first error of a statement, once all were answered. */
  async failure(): Promise<unknown> {
    await Promise.allSettled(this.#sent);
    return this.#firstError;
  }

  /** The first error, even if the work caught it: later statements fail only because of it. */
  get #firstError(): unknown {
    return this.#errors.find((error) => error !== undefined);
  }

  query(...statement: SqlStatement): Promise<readonly SqlRow[]> {
    return this.#watch(() => this.#connection.query(...statement));
  }

  /** Sends a statement that needs no answer. `explain` may have a better message for its error. */
  async send(
    statement: SqlStatement,
    explain: (text: string) => string | undefined = () => undefined,
  ): Promise<void> {
    this.#checkOpen();
    const run = () =>
      this.#connection.query(...statement).catch((cause: unknown) => {
        const message = explain(String(cause));
        throw message === undefined ? cause : new Error(message, { cause });
      });
    await this.keep(this.#watch(run));
  }

  /** Keeps an answer that nobody needs, until there are many. */
  async keep(answer: Promise<unknown>): Promise<void> {
    this.#sent.push(answer);
    // The end of the transaction reports the error, which may be known before.
    answer.catch(() => {});
    if (this.#sent.length === MOST_SENT) await Promise.all(this.#sent.splice(0));
  }

  addEvent({ type, payload, subject }: NewEvent): void {
    this.#checkOpen();
    const body = JSON.stringify(payload);
    this.#events.push({ id: crypto.randomUUID(), type, body, subject, occurredAt: this.now });
  }

  /** Writes the events that were added since the last time. */
  async writeEvents(): Promise<void> {
    const added = this.#events.slice(this.#writtenEvents);
    this.#writtenEvents = this.#events.length;
    for (const group of groupEvents(added)) await this.keep(writeEvents(this, this.dialect, group));
  }

  /**
   * Makes others that hold the same name wait until this transaction ends. The time moves on to
   * after the wait, so that it never runs backwards under a name. Later statements have the lock.
   */
  hold(name: string): Promise<void> {
    if (this.dialect.hold === undefined) return HELD;
    const held = this.#held.get(name) ?? this.#lock(this.dialect.hold, name);
    this.#held.set(name, held);
    return held;
  }

  async #lock(hold: string, name: string): Promise<void> {
    // The statement that waits for the lock sees the state before it. The time needs another.
    const [, [state]] = await Promise.all([
      this.query(hold, name),
      this.query("SELECT {now} + clock_offset AS now FROM store_state"),
    ]);
    if (state) this.now = numberIn(state, "now");
  }

  /** Does the work and undoes its changes. It fails if the work or a statement of it does. */
  async undo<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.writeEvents();
    const [sent, held] = [this.#sent, new Map(this.#held)];
    const [events, answers] = [this.#events.length, this.#answers];
    this.#sent = [];
    // Nobody waits for the savepoint: an error of it is one of the rollback, too.
    void this.query("SAVEPOINT rehearsal");
    const [outcome] = await Promise.allSettled([work()]);
    await Promise.all([
      this.query("ROLLBACK TO SAVEPOINT rehearsal"),
      this.query("RELEASE SAVEPOINT rehearsal"),
    ]);
    // The rollback also ends the locks taken since the savepoint, and the failure. All statements
    // of the work are answered by now.
    const [error] = this.#errors.splice(answers).filter((failure) => failure !== undefined);
    this.#events.length = this.#writtenEvents = events;
    [this.#sent, this.#held] = [sent, held];
    if (outcome.status === "rejected") throw outcome.reason;
    if (error !== undefined) throw error;
    return outcome.value;
  }

  #watch<Result>(action: () => Promise<Result>): Promise<Result> {
    if (!this.#isOpen) return Promise.reject(new Error(HAS_ENDED));
    const [answer, index] = [action(), this.#answers];
    this.#answers += 1;
    // The work may have ended by then, because of another statement.
    answer.catch((error: unknown) => {
      this.#errors[index] = error;
    });
    return answer;
  }

  #checkOpen(): void {
    if (!this.#isOpen) throw new Error(HAS_ENDED);
  }
}
