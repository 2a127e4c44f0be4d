// Keeps the picture: the accounts in their states, and the newest requests and events.
import type * as Server from "../../../generated/server-types.ts";
import { unlessThrown } from "../../library/text/unless-thrown.ts";
import { sendingsOf } from "../frame/load-once.ts";

/** The number of requests, events, moves and accounts of a group that are kept. */
export const MOST_KEPT = 1_000;
/** The number of moves in a second that the eye can follow one by one. */
const MOST_FOLLOWED = 5;

export interface Account {
  /** The name of the account, such as `NORDWERK/NW-204981`. Its events have this subject. */
  readonly name: string;
  readonly number: string;
  readonly state: Server.ImportState;
  /** The end of the last attempt, if the attempt led back to an earlier state. */
  readonly mark: Server.ImportMark | null;
  /** The time of the last seen move, by the clock of the visitor's machine; 0 if there is none. */
  readonly moved: number;
  /** The state before the last seen move; undefined if no move was seen. */
  readonly from: Server.ImportState | undefined;
}

export interface Request extends Server.RecordedRequest {
  /** The account in the path, the body or the answer of the request. */
  readonly account: Pick<Account, "name" | "number"> | undefined;
}

/** The accounts in one state whose last attempt ended in the same way, the newest first. */
export interface ShownGroup {
  readonly state: Server.ImportState;
  readonly mark: Server.ImportMark | null;
  readonly count: number;
  readonly accounts: readonly Account[];
}

export const countOf = (groups: readonly Pick<ShownGroup, "count">[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

export interface Emitted
  extends Pick<Server.EmittedEvent, "event_id" | "type" | "subject" | "payload"> {
  /** The number of the request that caused the event; undefined until that request is known. */
  readonly request?: number;
}

export interface Picture {
  readonly groups: readonly ShownGroup[];
  readonly requests: readonly Request[];
  readonly events: readonly Emitted[];
  readonly moves: readonly Server.Move[];
  /** The moves of the last second, if they are too many to be shown one by one. */
  readonly burst: readonly Server.Move[];
}

/** A move, and when it was seen. No two moves have the same time. */
type SeenMove = Readonly<{ move: Server.Move; time: number }>;

/** The time that is put between moves in the same millisecond. */
const STEP_MILLISECONDS = 0.001;

interface KeptGroup extends Pick<ShownGroup, "state" | "mark"> {
  count: number;
  /** The accounts by name, the newest last. */
  readonly accounts: Map<string, Account>;
}

const accountOf = (supplier: string, number: string) => ({ name: `${supplier}/${number}`, number });

const namedIn = (account: Server.NamedAccount) =>
  accountOf(account.import_supplier, account.external_account_number);

export const nameOf = (account: Server.NamedAccount): string => namedIn(account).name;

export class PictureKeeper {
  readonly #groups = new Map<string, KeptGroup>();
  #requests: Request[] = [];
  #events: Emitted[] = [];
  #moves: SeenMove[] = [];

  replaceAccounts(groups: Server.Overview["groups"]): void {
    const seen = new Map(this.#moves.map((each) => [nameOf(each.move), each]));
    this.#groups.clear();
    for (const { state, mark, count, accounts } of groups) {
      const group = this.#group(state, mark);
      group.count = count;
      const shown = accounts.map((account) => {
        const last = seen.get(nameOf(account));
        return toAccount(account, { state, mark }, last?.move.to === state ? last : undefined);
      });
      for (const account of shown.reverse().sort((a, b) => a.moved - b.moved)) put(group, account);
    }
  }

  /** Replaces the requests and the events. Both lists begin with the oldest entry. */
  replaceLists(requests: readonly Server.RecordedRequest[], events: readonly Emitted[]): void {
    this.#requests = requests.map(toRequest);
    this.#events = [...events];
    for (const request of this.#requests) this.#claim(request);
  }

  addRequest(request: Server.RecordedRequest): void {
    if (request.number <= (this.#requests.at(-1)?.number ?? 0)) return;
    const shown = toRequest(request);
    this.#requests = [...this.#requests.slice(1 - MOST_KEPT), shown];
    this.#claim(shown);
  }

  addEvent({ event_id, type, subject, payload }: Emitted): void {
    if (this.#events.slice(-NEAR).some((event) => event.event_id === event_id)) return;
    this.#events = [...this.#events.slice(1 - MOST_KEPT), { event_id, type, subject, payload }];
  }

  /** Moves an account. Applying the same move twice is harmless. */
  move(move: Server.Move): void {
    let seen = this.#moves.find((each) => each.move === move);
    if (!seen) {
      const { time = 0 } = this.#moves.at(-1) ?? {};
      seen = { move, time: Math.max(Date.now(), time + STEP_MILLISECONDS) };
      this.#moves = [...this.#moves.slice(1 - MOST_KEPT), seen];
    }
    const name = nameOf(move);
    const groups = [...this.#groups.values()];
    const itsGroup = groups.find(({ accounts }) => accounts.has(name));
    const was = itsGroup?.accounts.get(name);
    itsGroup?.accounts.delete(name);
    // If no group names the account, a group with unnamed accounts counts one less.
    const hasUnnamed = ({ state, count, accounts }: KeptGroup) =>
      state === move.from && count > accounts.size;
    const before = itsGroup ?? groups.find(hasUnnamed);
    if (before) before.count -= 1;
    if (move.to === NOWHERE) return;
    const mark = move.mark ?? was?.mark ?? null;
    // Only groups of `staged` accounts have a mark: how the last attempt ended.
    const group = this.#group(move.to, move.to === "staged" ? mark : null);
    group.count += 1;
    put(group, toAccount(move, { state: move.to, mark }, seen));
  }

  draw(): Picture {
    const since = Date.now() - 1_000;
    const latest = this.#moves.filter(({ time }) => time > since);
    return {
      groups: [...this.#groups.values()].map((group) => ({
        ...group,
        accounts: [...group.accounts.values()].reverse(),
      })),
      requests: this.#requests.toReversed(),
      events: this.#events.toReversed(),
      moves: this.#moves.map(({ move }) => move),
      burst: latest.length > MOST_FOLLOWED ? latest.map(({ move }) => move) : [],
    };
  }

  /** Assigns events to the request that caused them. Events arrive before their request. */
  #claim(cause: Request): void {
    const { number, account, operation, status, code } = cause;
    const outcome = sendingsOf(operation, status, code ?? "", isDryRun(cause)).flatMap(
      ({ emits }) => emits,
    );
    if (!account || outcome.length === 0) return;
    const claimed = new Set<string>();
    this.#events = this.#events.map((event) => {
      const { type, subject, request } = event;
      if (request !== undefined || subject !== account.name) return event;
      if (!outcome.includes(type) || claimed.has(type)) return event;
      claimed.add(type);
      return { ...event, request: number };
    });
  }

  #group(state: Server.ImportState, mark: Server.ImportMark | null): KeptGroup {
    const id = `${state} ${mark}`;
    const group = this.#groups.get(id) ?? { state, mark, count: 0, accounts: new Map() };
    this.#groups.set(id, group);
    return group;
  }
}

function put({ accounts }: KeptGroup, account: Account): void {
  accounts.set(account.name, account);
  const [oldest = ""] = accounts.keys();
  if (accounts.size > MOST_KEPT) accounts.delete(oldest);
}

/** The state of an account that the server does not know. */
export const NOWHERE = "not_staged";
/** The number of latest events among which a repeated event is found. */
const NEAR = 200;

const toAccount = (
  account: Server.KnownAccount,
  standing: Pick<Account, "state" | "mark">,
  seen: SeenMove | undefined,
): Account => ({ ...namedIn(account), ...standing, moved: seen?.time ?? 0, from: seen?.move.from });

export const isDryRun = ({ request_body: sent }: Server.RecordedRequest): boolean =>
  (sent as { readonly dry_run?: unknown } | null | undefined)?.dry_run === true;

const toRequest = (request: Server.RecordedRequest): Request => {
  const { path, request_body: sent, response_body: answered } = request;
  return { ...request, account: accountInPath(path) ?? accountIn(sent) ?? accountIn(answered) };
};

const WITH_ACCOUNT = /-(?:status|processes)\/([^/]+)\/([^/?]+)\//;

function accountInPath(path: string): Request["account"] {
  const [, supplier, number] = WITH_ACCOUNT.exec(path) ?? [];
  if (supplier === undefined || number === undefined) return undefined;
  // A path that can't be decoded names no account.
  const decode = decodeURIComponent;
  return unlessThrown(URIError, () => accountOf(decode(supplier), decode(number)));
}

function accountIn(body: unknown): Request["account"] {
  const { import_process: inner, ...fields } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const { import_supplier: supplier, external_account_number: number } = fields;
  if (typeof supplier === "string" && typeof number === "string")
    return accountOf(supplier, number);
  return inner === undefined ? undefined : accountIn(inner);
}
