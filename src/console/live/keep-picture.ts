// What there is to see: the accounts in their states, the newest requests and events. It is kept up
// to date message by message, and has a limit in memory.
import type {
  AccountGroup,
  EmittedEvent,
  ImportMark,
  ImportState,
  KnownAccount,
  Move,
  Overview,
  RecordedRequest,
} from "../../../generated/server-types.ts";

/** How many accounts of a group, requests and events are kept. */
const MOST_KEPT = 1_000;

/** An account as it is shown. */
export interface Account {
  /** `NORDWERK/NW-204981`, also the subject of its events. */
  readonly name: string;
  readonly supplier: string;
  readonly number: string;
  readonly platformNumber: string | undefined;
  readonly state: ImportState;
  /** How its last attempt ended, if that has led back. */
  readonly mark: ImportMark | null;
  /** When it was seen to move, by the clock of the machine; 0 if it was not. */
  readonly moved: number;
  /** The request that moved it last. */
  readonly requestId: string | undefined;
}

/** A request as it is shown. */
export interface Request {
  readonly number: number;
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly operation: string | null;
  readonly status: number;
  readonly code: string | null;
  readonly milliseconds: number;
  readonly faults: RecordedRequest["faults"];
  /** The account that its body names. */
  readonly account: { readonly name: string; readonly number: string } | undefined;
}

/** Accounts in the same state whose last attempt has ended in the same way. */
export interface ShownGroup {
  readonly state: ImportState;
  readonly mark: ImportMark | null;
  readonly count: number;
  /** The newest ones first. */
  readonly accounts: readonly Account[];
}

/** An event as it is shown. */
export type Emitted = Pick<EmittedEvent, "event_id" | "type" | "subject" | "occurred_at">;

/** What is drawn. */
export interface Picture {
  readonly groups: readonly ShownGroup[];
  /** The newest first. */
  readonly requests: readonly Request[];
  readonly events: readonly Emitted[];
}

interface KeptGroup {
  readonly state: ImportState;
  readonly mark: ImportMark | null;
  count: number;
  /** The newest last. */
  readonly accounts: Map<string, Account>;
}

const accountName = (supplier: string, number: string): string => `${supplier}/${number}`;

/** Keeps what there is to see. */
export class PictureKeeper {
  readonly #groups = new Map<string, KeptGroup>();
  /** The group of each account that is known by name. */
  readonly #places = new Map<string, KeptGroup>();
  #requests: Request[] = [];
  #events: Emitted[] = [];

  /** Takes the accounts as the server has them. */
  replaceAccounts(groups: Overview["groups"]): void {
    const known = new Map(
      [...this.#places].map(([name, { accounts }]) => [name, accounts.get(name)]),
    );
    this.#groups.clear();
    this.#places.clear();
    for (const { state, mark, count, accounts } of groups) {
      const group = this.#group(state, mark);
      group.count = count;
      const shown = accounts.map((account) => {
        const now = toAccount(account, state, mark);
        const was = known.get(now.name);
        return was?.state === state ? { ...now, moved: was.moved, requestId: was.requestId } : now;
      });
      for (const account of shown.reverse().sort((one, other) => one.moved - other.moved))
        this.#put(group, account);
    }
  }

  /** Takes requests and events, the oldest first, in place of those that were there. */
  replaceLists(requests: readonly RecordedRequest[], events: readonly Emitted[]): void {
    this.#requests = requests.map(toRequest);
    this.#events = [...events];
  }

  addRequest(request: RecordedRequest): void {
    if (request.number <= (this.#requests.at(-1)?.number ?? 0)) return;
    this.#requests.push(toRequest(request));
    if (this.#requests.length >= 2 * MOST_KEPT) this.#requests = this.#requests.slice(-MOST_KEPT);
  }

  addEvent({ event_id, type, subject, occurred_at }: Emitted): void {
    if (this.#events.slice(-NEAR).some((event) => event.event_id === event_id)) return;
    this.#events.push({ event_id, type, subject, occurred_at });
    if (this.#events.length >= 2 * MOST_KEPT) this.#events = this.#events.slice(-MOST_KEPT);
  }

  /** Moves an account. One that is there already stays, so a move may come twice. */
  move(move: Move): void {
    const { name } = toAccount(move, move.to, null);
    const place = this.#places.get(name);
    const was = place?.accounts.get(name);
    if (place) {
      place.accounts.delete(name);
      place.count -= 1;
      this.#places.delete(name);
    } else this.#leaveUnnamed(move.from);
    if (move.to === NOWHERE) return;
    const mark = move.mark ?? was?.mark ?? null;
    const group = this.#group(move.to, move.to === MARKED ? mark : null);
    group.count += 1;
    this.#put(group, {
      ...toAccount(move, move.to, mark),
      platformNumber: move.platform_account_number ?? was?.platformNumber,
      moved: Date.now(),
      requestId: move.request_id,
    });
  }

  /** What is there now. */
  draw(): Picture {
    return {
      groups: [...this.#groups.values()].map(({ state, mark, count, accounts }) => ({
        state,
        mark,
        count,
        accounts: [...accounts.values()].reverse(),
      })),
      requests: this.#requests.slice(-MOST_KEPT).reverse(),
      events: this.#events.slice(-MOST_KEPT).reverse(),
    };
  }

  #group(state: ImportState, mark: ImportMark | null): KeptGroup {
    const id = `${state} ${mark}`;
    const group = this.#groups.get(id) ?? { state, mark, count: 0, accounts: new Map() };
    this.#groups.set(id, group);
    return group;
  }

  #put(group: KeptGroup, account: Account): void {
    group.accounts.set(account.name, account);
    this.#places.set(account.name, group);
    if (group.accounts.size <= MOST_KEPT) return;
    const [oldest = ""] = group.accounts.keys();
    group.accounts.delete(oldest);
    this.#places.delete(oldest);
  }

  /** An account that is only counted has left its state. */
  #leaveUnnamed(state: ImportState): void {
    const group = [...this.#groups.values()].find(
      (candidate) => candidate.state === state && candidate.count > candidate.accounts.size,
    );
    if (group) group.count -= 1;
  }
}

/** The state of an account that the server does not know. */
export const NOWHERE = "not_staged";
/** The state that shows how the last attempt ended. */
const MARKED = "staged";
/** Messages that come twice are near the end. */
const NEAR = 200;

const toAccount = (
  { import_supplier, external_account_number, platform_account_number }: KnownAccount,
  state: ImportState,
  mark: AccountGroup["mark"],
): Account => ({
  name: accountName(import_supplier, external_account_number),
  supplier: import_supplier,
  number: external_account_number,
  platformNumber: platform_account_number,
  state,
  mark,
  moved: 0,
  requestId: undefined,
});

/** What is shown of a request. Its bodies are not kept. */
const toRequest = ({
  request_body,
  answered_at,
  request_id,
  ...request
}: RecordedRequest): Request => {
  const { number, method, path, operation, status, code, milliseconds, faults } = request;
  return {
    number,
    time: answered_at,
    method,
    path,
    operation,
    status,
    code,
    milliseconds,
    faults,
    account: accountIn(request_body),
  };
};

function accountIn(body: unknown): Request["account"] {
  const { import_supplier: supplier, external_account_number: number } = (body ?? {}) as {
    readonly import_supplier?: unknown;
    readonly external_account_number?: unknown;
  };
  return typeof supplier === "string" && typeof number === "string"
    ? { name: accountName(supplier, number), number }
    : undefined;
}
