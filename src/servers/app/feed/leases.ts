// Leases that run out by time alone, which no request tells of: the account is staged again.
import type { Move, NamedAccount } from "../../../../generated/server-types.ts";
import { importKeyOf, subjectOf } from "../../handlers/rules/import-key.ts";
import type { Store } from "../../stores/store.ts";

/** A lease that an attempt has, as far as is known. */
interface Held {
  readonly account: NamedAccount;
  readonly requestId: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** How much later than expected a lease may end: clocks are not that exact. */
const LATER_MILLISECONDS = 20;

/** Watches the leases that requests of this server have taken, and reports those that run out. */
export class Leases {
  readonly #store: Store;
  /** How long a lease lasts. */
  readonly #milliseconds: number;
  readonly #moved: (move: Move) => void;
  readonly #held = new Map<string, Held>();

  constructor(store: Store, milliseconds: number, moved: (move: Move) => void) {
    this.#store = store;
    this.#milliseconds = milliseconds;
    this.#moved = moved;
  }

  /** A request has taken the lease on an account. If another one had it, that has run out. */
  take({ import_supplier, external_account_number }: NamedAccount, requestId: string): void {
    const account = { import_supplier, external_account_number };
    const before = this.#held.get(nameOf(account));
    if (before) this.#end(before);
    const timer = setTimeout(() => void this.look(), this.#milliseconds + LATER_MILLISECONDS);
    // It holds up no end of the process. Timers of browsers never do, and are numbers.
    (timer as { unref?: () => void }).unref?.();
    this.#held.set(nameOf(account), { account, requestId, timer });
  }

  /** A request gives its lease back. Returns false if that had run out before. */
  release(account: NamedAccount, requestId: string): boolean {
    const held = this.#held.get(nameOf(account));
    if (held?.requestId !== requestId) return false;
    this.#forget(held);
    return true;
  }

  /** Reports every lease that has run out: because of the time, or because the clock was moved. */
  async look(): Promise<void> {
    const all = [...this.#held.values()];
    const found = await this.#store.read((reader) =>
      Promise.all(all.map(({ account }) => reader.findImport(importKeyOf(account)))),
    );
    for (const [index, held] of all.entries()) {
      const isHeld = this.#held.get(nameOf(held.account)) === held;
      if (isHeld && !found[index]?.isInProgress) this.#end(held);
    }
  }

  /** Forgets all leases, because their accounts are gone. */
  clear(): void {
    for (const held of [...this.#held.values()]) this.#forget(held);
  }

  #end(held: Held): void {
    this.#forget(held);
    this.#moved({
      ...held.account,
      from: "in_progress",
      to: "staged",
      request_id: held.requestId,
    });
  }

  #forget({ account, timer }: Held): void {
    clearTimeout(timer);
    this.#held.delete(nameOf(account));
  }
}

const nameOf = (account: NamedAccount): string => subjectOf(importKeyOf(account));
