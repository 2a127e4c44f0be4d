// No request reports that a lease has run out. So this code watches the leases.
import type { Move, NamedAccount } from "../../../../generated/server-types.ts";
import { importKeyOf, subjectOf } from "../../handlers/rules/import-key.ts";
import type { AccountMove, Store } from "../../stores/store.ts";

/** A lease by the move with which it began, and the timer that looks whether it has run out. */
interface Held {
  readonly move: Move;
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
    for (const move of moves) {
      const reported = { ...move, request_id: requestId };
      const held = allHeld.get(nameOf(move));
      if (held && move.from === "in_progress") forget(held);
      // A lease that has run out may not be noticed yet. Its end comes before the next move.
      else if (held) end(held);
      if (move.to === "in_progress") hold(reported);
      moved(reported);
    }
  }

  function hold(move: Move): void {
    const timer = setTimeout(() => void look().catch(failed), milliseconds + LATER_MILLISECONDS);
    // The timer does not keep the process alive. In browsers a timer is a number without `unref`.
    (timer as { unref?: () => void }).unref?.();
    allHeld.set(nameOf(move), { move, timer });
  }

  /** Reports every lease that has ended, by time or because the operator has moved the clock. */
  async function look(): Promise<void> {
    const all = [...allHeld.values()];
    const processes = await store.read((reader) =>
      Promise.all(all.map(({ move }) => reader.findImport(importKeyOf(move)))),
    );
    for (const [index, held] of all.entries()) {
      const isHeld = allHeld.get(nameOf(held.move)) === held;
      if (isHeld && !processes[index]?.isInProgress) end(held);
    }
  }

  function end(held: Held): void {
    forget(held);
    moved({ ...held.move, from: "in_progress", to: "staged" });
  }

  function forget({ move, timer }: Held): void {
    clearTimeout(timer);
    allHeld.delete(nameOf(move));
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
            store.change(key, async (writer, facts) => [await work(writer, facts), writer.moves]),
          ),
      };
    },
  };
}

const nameOf = (account: NamedAccount): string => subjectOf(importKeyOf(account));
