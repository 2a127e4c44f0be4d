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
  readonly #connection: SqlConnection;
  /** The time of the work. Only `hold` moves the time on. */
  now: number;
  /** The locks on names, by name. Each promise resolves when the lock is granted. */
  readonly #held: Map<string, Promise<void>>;
  /** The outcomes of statements, in the order of sending. After an error, nothing is stored. */
  readonly #outcomes: Promise<void>[] = [];
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
      if (!this.dialect.isRemote) await Promise.all(this.#outcomes);
      return result;
    } finally {
      this.#isOpen = false;
    }
  }

  /** Waits for all answers, and returns the events with their sequence numbers. */
  async answered(): Promise<readonly StoredEvent[]> {
    await Promise.all(this.#outcomes);
    return this.#events.map(({ body, sequence = 0, ...event }) => {
      return { ...event, payload: JSON.parse(body), sequence };
    });
  }

  /** Returns the first error, even if the work has caught it: it causes those of later statements. */
  async failure(): Promise<unknown> {
    const settled = await Promise.allSettled(this.#outcomes);
    return settled.find((outcome) => outcome.status === "rejected")?.reason;
  }

  query(...statement: SqlStatement): Promise<readonly SqlRow[]> {
    return this.#watch(() => this.#connection.query(...statement));
  }

  /** Sends a statement without waiting for its answer. */
  send(statement: SqlStatement): Promise<void> {
    return this.#send(() => this.#connection.query(...statement));
  }

  addEvent({ type, payload, subject }: NewEvent): void {
    this.#checkOpen();
    const body = JSON.stringify(payload);
    this.#events.push({ id: crypto.randomUUID(), type, body, subject, occurredAt: this.now });
  }

  async writeEvents(): Promise<void> {
    const added = this.#events.slice(this.#writtenEvents);
    this.#writtenEvents = this.#events.length;
    for (const event of added) await this.#send(() => writeEvent(this, this.dialect, event));
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

  /** Sends without waiting for the answer, unless many answers are still to come. */
  async #send(action: () => Promise<unknown>): Promise<void> {
    this.#watch(action);
    const { length } = this.#outcomes;
    if (length < MOST_SENT) return;
    await Promise.all(this.#outcomes);
    this.#outcomes.splice(0, length);
  }

  #watch<Result>(action: () => Promise<Result>): Promise<Result> {
    this.#checkOpen();
    const answer = action();
    // Its rows are not kept, because a long work has many.
    const outcome = answer.then(() => {});
    this.#outcomes.push(outcome);
    // The end of the transaction reports this error, so the rejection is handled.
    outcome.catch(() => {});
    return answer;
  }

  #checkOpen(): void {
    if (!this.#isOpen) throw new Error(HAS_ENDED);
  }
}
