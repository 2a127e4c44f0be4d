import type { NewEvent, StoredEvent } from "../store.ts";
import { HAS_ENDED } from "../writer-rules.ts";
import { type AddedEvent, writeEvent } from "./add-events.ts";
import { numberIn } from "./row.ts";
import type { Dialect, SqlConnection, SqlRow, SqlSource, SqlStatement } from "./sql-driver.ts";

const HELD = Promise.resolve();
/** The largest number of statements that are sent before their answers are awaited. */
const MOST_SENT = 100;

export class SqlTransaction implements SqlSource {
  readonly dialect: Dialect;
  /** The events that the work has added. They are written at the end. */
  readonly #events: AddedEvent[] = [];
  #writtenEvents = 0;
  #sent: Promise<unknown>[] = [];
  readonly #connection: SqlConnection;
  /** The time of the work. Only `hold` moves the time on. */
  now: number;
  /** The locks on names, by name. Each promise resolves when the lock is granted. */
  #held: Map<string, Promise<void>>;
  #answers = 0;
  /** The errors of statements, in the order of sending. After an error, nothing is stored. */
  #errors: unknown[] = [];
  #isOpen = true;

  /** `held` is a name that is locked already. */
  constructor(connection: SqlConnection, dialect: Dialect, now: number, held?: string) {
    this.#held = new Map(held === undefined ? [] : [[held, HELD]]);
    this.#connection = connection;
    this.dialect = dialect;
    this.now = now;
  }

  /**
   * Runs the work, and ends the transaction: every later use throws. Some answers may come later.
   * If such an answer is an error, a remote database refuses to commit.
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

  async answered(): Promise<readonly StoredEvent[]> {
    await Promise.all(this.#sent);
    return this.#events.map(({ body, sequence = 0, ...event }) => {
      return { ...event, payload: JSON.parse(body), sequence };
    });
  }

  async failure(): Promise<unknown> {
    await Promise.allSettled(this.#sent);
    return this.#firstError;
  }

  /** The first error, even if the work has caught it. It causes the errors of later statements. */
  get #firstError(): unknown {
    return this.#errors.find((error) => error !== undefined);
  }

  query(...statement: SqlStatement): Promise<readonly SqlRow[]> {
    return this.#watch(() => this.#connection.query(...statement));
  }

  /** Sends a statement without waiting. `explain` may replace its error by a clearer error. */
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

  /** Keeps an answer that the work does not need. If there are many, waits for them. */
  async keep(answer: Promise<unknown>): Promise<void> {
    this.#sent.push(answer);
    // The end of the transaction reports this error, so the rejection is handled.
    answer.catch(() => {});
    if (this.#sent.length === MOST_SENT) await Promise.all(this.#sent.splice(0));
  }

  addEvent({ type, payload, subject }: NewEvent): void {
    this.#checkOpen();
    const body = JSON.stringify(payload);
    this.#events.push({ id: crypto.randomUUID(), type, body, subject, occurredAt: this.now });
  }

  async writeEvents(): Promise<void> {
    const added = this.#events.slice(this.#writtenEvents);
    this.#writtenEvents = this.#events.length;
    for (const event of added) await this.keep(writeEvent(this, this.dialect, event));
  }

  /**
   * Locks a name until the transaction ends. The time moves on to the end of the wait, so that it
   * never runs backwards under one name. Statements after this call have the lock.
   */
  hold(name: string): Promise<void> {
    if (this.dialect.hold === undefined) return HELD;
    const held = this.#held.get(name) ?? this.#lock(this.dialect.hold, name);
    this.#held.set(name, held);
    return held;
  }

  async #lock(hold: string, name: string): Promise<void> {
    // The time needs a second statement, because the first reads the state before its wait.
    const [, [state]] = await Promise.all([
      this.query(hold, name),
      this.query("SELECT {now} + clock_offset AS now FROM store_state"),
    ]);
    if (state) this.now = numberIn(state, "now");
  }

  /** Runs work and undoes its changes. Rejects if the work or one of its statements fails. */
  async undo<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.writeEvents();
    const [sent, held] = [this.#sent, new Map(this.#held)];
    const [events, answers] = [this.#events.length, this.#answers];
    this.#sent = [];
    // This answer is not needed: if the savepoint fails, the rollback fails too.
    void this.query("SAVEPOINT rehearsal");
    const [outcome] = await Promise.allSettled([work()]);
    await Promise.all([
      this.query("ROLLBACK TO SAVEPOINT rehearsal"),
      this.query("RELEASE SAVEPOINT rehearsal"),
    ]);
    // The rollback to the savepoint removes the work's locks and errors. All statements of the work
    // have been answered by now.
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
    // The work may have ended because of another statement, so the rejection is handled here.
    answer.catch((error: unknown) => {
      this.#errors[index] = error;
    });
    return answer;
  }

  #checkOpen(): void {
    if (!this.#isOpen) throw new Error(HAS_ENDED);
  }
}
