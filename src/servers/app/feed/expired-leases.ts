// A lease may run out by time alone. The account is staged again, and no request tells of it.
import type { Move, NamedAccount } from "../../../../generated/server-types.ts";
import { importKeyOf, subjectOf } from "../../handlers/rules/import-key.ts";
import type { AccountMove, Store, Writer } from "../../stores/store.ts";

interface Held {
  readonly account: NamedAccount;
  readonly requestId: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** `moved` is called for each move, and `failed` if the store can't be asked for ended leases. */
type LeaseListener = { moved(move: Move): void; failed(error: unknown): void };

/** A lease may end this much later than expected: clocks are not that exact. */
const LATER_MILLISECONDS = 20;

/** Watches the leases that requests of this server have taken, and reports those that run out. */
export class Leases {
  readonly #store: Store;
  /** How long a lease lasts. */
  readonly #milliseconds: number;
  readonly #listener: LeaseListener;
  readonly #held = new Map<string, Held>();

  constructor(store: Store, milliseconds: number, listener: LeaseListener) {
    this.#store = store;
    this.#milliseconds = milliseconds;
    this.#listener = listener;
  }

  /** Returns the store with a report of every move of one request once it is stored. */
  watchStore(requestId: string): Store {
    const store = this.#store;
    /** Work that collides begins again with another writer, and the last writer counts. */
    const watch = async <Result>(run: (seen: (writer: Writer) => Writer) => Promise<Result>) => {
      let moves: readonly AccountMove[] = [];
      const result = await run((writer) => {
        moves = writer.moves;
        return writer;
      });
      this.#report(moves, requestId);
      return result;
    };
    return {
      ...store,
      write: (work) => watch((seen) => store.write((writer) => work(seen(writer)))),
      change: (key, work) =>
        watch((seen) => store.change(key, (writer, known) => work(seen(writer), known))),
    };
  }

  #report(moves: readonly AccountMove[], requestId: string): void {
    for (const [index, move] of moves.entries()) {
      if (move.to === "in_progress" && index === moves.length - 1) this.#take(move, requestId);
      const isEnd = move.from === "in_progress" && moves[index - 1]?.to !== "in_progress";
      const from = isEnd && !this.#release(move, requestId) ? lateFrom(move) : move.from;
      if (from) this.#listener.moved({ ...move, from, request_id: requestId });
    }
  }

  /** A request has taken the lease on an account. An earlier lease on it has run out by then. */
  #take({ import_supplier, external_account_number }: NamedAccount, requestId: string): void {
    const account = { import_supplier, external_account_number };
    const before = this.#held.get(nameOf(account));
    if (before) this.#end(before);
    const look = () => void this.look().catch((error) => this.#listener.failed(error));
    const timer = setTimeout(look, this.#milliseconds + LATER_MILLISECONDS);
    // The timer holds up no end of the process. Timers of browsers never do, and are numbers.
    (timer as { unref?: () => void }).unref?.();
    this.#held.set(nameOf(account), { account, requestId, timer });
  }

  /** Gives the lease of a request back. Returns false if the lease had run out before. */
  #release(account: NamedAccount, requestId: string): boolean {
    const held = this.#held.get(nameOf(account));
    if (held?.requestId !== requestId) return false;
    this.#forget(held);
    return true;
  }

  /** Reports every lease that has run out: because of the time, or because the clock was moved. */
  async look(): Promise<void> {
    const all = [...this.#held.values()];
    const processes = await this.#store.read((reader) =>
      Promise.all(all.map(({ account }) => reader.findImport(importKeyOf(account)))),
    );
    for (const [index, held] of all.entries()) {
      const isHeld = this.#held.get(nameOf(held.account)) === held;
      if (isHeld && !processes[index]?.isInProgress) this.#end(held);
    }
  }

  /** Forgets all leases, because their accounts are gone. */
  clear(): void {
    for (const held of [...this.#held.values()]) this.#forget(held);
  }

  #end(held: Held): void {
    this.#forget(held);
    const { account, requestId: request_id } = held;
    this.#listener.moved({ ...account, from: "in_progress", to: "staged", request_id });
  }

  #forget({ account, timer }: Held): void {
    clearTimeout(timer);
    this.#held.delete(nameOf(account));
  }
}

const nameOf = (account: NamedAccount): string => subjectOf(importKeyOf(account));

/**
 * The `from` of an attempt that ends after its lease: the account is `staged` again, only the mark,
 * or the import, is news. Undefined if there is no news.
 */
const lateFrom = ({ from, to, mark }: AccountMove) => (to === "imported" ? from : mark && "staged");
