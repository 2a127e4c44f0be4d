// No request reports that a lease has run out. So this code watches the leases.
import type { Move, NamedAccount } from "../../../../generated/server-types.ts";
import { importKeyOf, subjectOf } from "../../handlers/rules/import-key.ts";
import type { AccountMove, Store, Writer } from "../../stores/store.ts";

interface Held {
  readonly account: NamedAccount;
  readonly requestId: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** `moved` gets each move. `failed` gets the error if the store can't list the ended leases. */
type LeaseListener = { moved(move: Move): void; failed(error: unknown): void };

/** The extra wait after the end of a lease, because clocks are not exact. */
const LATER_MILLISECONDS = 20;

export class Leases {
  readonly #store: Store;
  readonly #milliseconds: number;
  readonly #listener: LeaseListener;
  readonly #held = new Map<string, Held>();

  constructor(store: Store, milliseconds: number, listener: LeaseListener) {
    this.#store = store;
    this.#milliseconds = milliseconds;
    this.#listener = listener;
  }

  /** Returns a store that reports every move of one request, once the move is stored. */
  watchStore(requestId: string): Store {
    const store = this.#store;
    /** The store repeats work that collides. Only the moves of the last writer count. */
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

  /** Notes that a request has taken the lease on an account, whose earlier lease has run out. */
  #take({ import_supplier, external_account_number }: NamedAccount, requestId: string): void {
    const account = { import_supplier, external_account_number };
    const before = this.#held.get(nameOf(account));
    if (before) this.#end(before);
    const look = () => void this.look().catch((error) => this.#listener.failed(error));
    const timer = setTimeout(look, this.#milliseconds + LATER_MILLISECONDS);
    // The timer does not keep the process alive. In browsers a timer is a number without `unref`.
    (timer as { unref?: () => void }).unref?.();
    this.#held.set(nameOf(account), { account, requestId, timer });
  }

  /** Forgets the lease of a request. Returns false if the lease had ended before. */
  #release(account: NamedAccount, requestId: string): boolean {
    const held = this.#held.get(nameOf(account));
    if (held?.requestId !== requestId) return false;
    this.#forget(held);
    return true;
  }

  /** Reports every lease that has ended, by time or because the operator has moved the clock. */
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

  /** Forgets all leases when a reset has removed their accounts. */
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
 * Returns the `from` of a move that comes after the end of its lease. The account is already
 * `staged`, so only an import or a mark is news. Undefined if there is no news.
 */
const lateFrom = ({ from, to, mark }: AccountMove) => (to === "imported" ? from : mark && "staged");
