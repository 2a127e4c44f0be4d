// No request reports that a lease has run out. So this code watches the leases.
import type { Move, NamedAccount } from "../../../../generated/server-types.ts";
import { importKeyOf, subjectOf } from "../../handlers/rules/import-key.ts";
import type { AccountMove, Store } from "../../stores/store.ts";

interface Held {
  readonly account: NamedAccount;
  readonly requestId: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** `moved` gets each move. `failed` gets the error if the store can't list the ended leases. */
type LeaseListener = { moved(move: Move): void; failed(error: unknown): void };

/** The extra wait after the end of a lease, because clocks are not exact. */
const LATER_MILLISECONDS = 20;

export type Leases = ReturnType<typeof watchLeases>;

/** Watches the leases that this server's requests take. Each lease lasts `milliseconds`. */
export function watchLeases(store: Store, milliseconds: number, { moved, failed }: LeaseListener) {
  const allHeld = new Map<string, Held>();

  function report(moves: readonly AccountMove[], requestId: string): void {
    for (const [index, move] of moves.entries()) {
      if (move.to === "in_progress" && index === moves.length - 1) take(move, requestId);
      const isEnd = move.from === "in_progress" && moves[index - 1]?.to !== "in_progress";
      const from = isEnd && !release(move, requestId) ? lateFrom(move) : move.from;
      if (from) moved({ ...move, from, request_id: requestId });
    }
  }

  /** Notes that a request has taken a lease. Ends an earlier lease, which must have run out. */
  function take({ import_supplier, external_account_number }: NamedAccount, requestId: string) {
    const account = { import_supplier, external_account_number };
    const before = allHeld.get(nameOf(account));
    if (before) end(before);
    const timer = setTimeout(() => void look().catch(failed), milliseconds + LATER_MILLISECONDS);
    // The timer does not keep the process alive. In browsers a timer is a number without `unref`.
    (timer as { unref?: () => void }).unref?.();
    allHeld.set(nameOf(account), { account, requestId, timer });
  }

  /** Forgets the lease of a request. Returns false if the lease had ended before. */
  function release(account: NamedAccount, requestId: string): boolean {
    const held = allHeld.get(nameOf(account));
    if (held?.requestId !== requestId) return false;
    forget(held);
    return true;
  }

  /** Reports every lease that has ended, by time or because the operator has moved the clock. */
  async function look(): Promise<void> {
    const all = [...allHeld.values()];
    const processes = await store.read((reader) =>
      Promise.all(all.map(({ account }) => reader.findImport(importKeyOf(account)))),
    );
    for (const [index, held] of all.entries()) {
      const isHeld = allHeld.get(nameOf(held.account)) === held;
      if (isHeld && !processes[index]?.isInProgress) end(held);
    }
  }

  function end(held: Held): void {
    forget(held);
    const { account, requestId: request_id } = held;
    moved({ ...account, from: "in_progress", to: "staged", request_id });
  }

  function forget({ account, timer }: Held): void {
    clearTimeout(timer);
    allHeld.delete(nameOf(account));
  }

  return {
    look,
    /** Forgets all leases when a reset has removed their accounts. */
    clear: () => [...allHeld.values()].forEach(forget),
    /** Returns a store that reports every move of one request, once the move is stored. */
    watchStore(requestId: string): Store {
      // The store repeats work that collides. Only the moves of the last writer count.
      const reported = async <Result>(work: Promise<[Result, readonly AccountMove[]]>) => {
        const [result, moves] = await work;
        report(moves, requestId);
        return result;
      };
      return {
        ...store,
        write: (work) =>
          reported(store.write(async (writer) => [await work(writer), writer.moves])),
        change: (key, work) =>
          reported(
            store.change(key, async (writer, known) => [await work(writer, known), writer.moves]),
          ),
      };
    },
  };
}

const nameOf = (account: NamedAccount): string => subjectOf(importKeyOf(account));

/**
 * Returns `from` for a move after the end of its lease; undefined if the move changes nothing. The
 * account is `staged` by then, so only an import or a mark to be skipped is a change.
 */
const lateFrom = ({ from, to, mark }: AccountMove) => (to === "imported" ? from : mark && "staged");
