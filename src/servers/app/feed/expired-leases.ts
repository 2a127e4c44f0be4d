// Leases that run out by time alone, which no request tells of: the account is staged again.
import type { Move, NamedAccount } from "../../../../generated/server-types.ts";
import { importKeyOf, subjectOf } from "../../handlers/rules/import-key.ts";
import type { AccountMove, Store, Writer } from "../../stores/store.ts";

interface Held {
  readonly account: NamedAccount;
  readonly requestId: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Called for each move, and with the error if the store can't be asked for an ended lease. */
type LeaseListener = { moved(move: Move): void; failed(error: unknown): void };

/** How much later than expected a lease may end: clocks are not that exact. */
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

  /** The store, with a report of every move of one request once it is stored. */
  watchStore(requestId: string): Store {
    const store = this.#store;
    /** Work that collides with another writer begins again, with another writer: the last one counts. */
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

  /** A request has taken the lease on an account. If another one had it, that has run out. */
  #take({ import_supplier, external_account_number }: NamedAccount, requestId: string): void {
    const account = { import_supplier, external_account_number };
    const before = this.#held.get(nameOf(account));
    if (before) this.#end(before);
    const look = () => void this.look().catch((error) => this.#listener.failed(error));
    const timer = setTimeout(look, this.#milliseconds + LATER_MILLISECONDS);
    // It holds up no end of the process. Timers of browsers never do, and are numbers.
    (timer as { unref?: () => void }).unref?.();
    this.#held.set(nameOf(account), { account, requestId, timer });
  }

  /** A request gives its lease back. Returns false if that had run out before. */
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
 * Where the end of an attempt leads from whose lease had run out: that has led back already, and
 * only how the attempt ended is new. Undefined if nothing is.
 */
const lateFrom = ({ from, to, mark }: AccountMove) => (to === "imported" ? from : mark && "staged");
