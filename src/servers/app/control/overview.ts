import { CONTROL_CALLS } from "../../../../generated/control.ts";
import { SCENARIOS } from "../../../../generated/scenarios.ts";
import {
  type AccountGroup,
  type ImportMark,
  type ImportState,
  type KnownAccount,
  MARKS,
} from "../../../../generated/server-types.ts";
import { toEnvelope } from "../../../library/envelopes/write-envelope.ts";
import type { Context } from "../../handlers/handler.ts";
import { toDateTime } from "../../handlers/rules/calendar.ts";
import { namedBy, subjectOf } from "../../handlers/rules/import-key.ts";
import { readBatches } from "../../handlers/rules/list-imports.ts";
import { nextTurn } from "../../http/stream-items.ts";
import type { ImportEntry, ImportKey, Store, StoredEvent } from "../../stores/store.ts";
import { stateOf } from "../../stores/writer-rules.ts";
import type { EmittedEnvelope } from "../emitted.ts";
import { type Action, done } from "./action.ts";

export const listEvents: Action<"listEvents"> = async ({ parameters }, { store }) => {
  const events = await newestEvents(store, parameters.limit);
  return done({ events: events.map((event) => toEnvelope(event) as EmittedEnvelope) });
};

/** The number of events in one read. Between two reads, other requests are answered. */
const BATCH = 1_000;

/** Reads the newest events in one transaction, and returns the oldest of them first. */
const newestEvents = (store: Store, limit: number): Promise<readonly StoredEvent[]> =>
  store.read(async (reader) => {
    const batches: (readonly StoredEvent[])[] = [];
    for (let read = 0; read < limit; read += BATCH) {
      if (read > 0) await nextTurn();
      const batch = await reader.listEvents(Math.min(BATCH, limit - read), read);
      batches.unshift(batch);
      if (batch.length < BATCH) break;
    }
    return batches.flat();
  });

/** The largest number of accounts that a group names. The count includes all accounts. */
const MOST_NAMED = 1_000;

export const showOverview: Action<"showOverview"> = async (_, { store, settings, weather }) => {
  const { now, suppliers } = await store.read(async (reader) => ({
    now: reader.now,
    suppliers: await Promise.all(
      settings.suppliers.map(async ({ code, status }) => ({
        code,
        status: (await reader.supplierStatus(code)) ?? status,
      })),
    ),
  }));
  return done({
    now: toDateTime(now),
    operations_teams: settings.operationsTeams,
    suppliers,
    weather: weather.options,
    scenarios: settings.scenarios ? SCENARIOS : [],
    groups: await groupAccounts({ store, settings }),
  });
};

export const marksByEvent: Readonly<Record<string, ImportMark>> = MARKS;

interface OpenGroup extends Pick<AccountGroup, "state" | "mark"> {
  count: number;
  accounts: DatedAccount[];
}

type DatedAccount = KnownAccount & { readonly created_at?: number };

/** The number of newest events that are read to learn how attempts ended. */
const MOST_EVENTS = CONTROL_CALLS.listEvents.parameters.limit.default;

async function groupAccounts({ store, settings }: Pick<Context, "store" | "settings">) {
  const groups = new Map<string, OpenGroup>();
  const put = (state: ImportState, mark: ImportMark | null, account: DatedAccount): void => {
    const name = `${state} ${mark}`;
    const group = groups.get(name) ?? { state, mark, count: 0, accounts: [] };
    groups.set(name, group);
    group.count += 1;
    group.accounts.push(account);
    if (group.accounts.length >= 2 * MOST_NAMED) group.accounts = newest(group.accounts);
  };
  const marks = new Map<string, ImportMark>();
  for (const { subject, type } of await newestEvents(store, MOST_EVENTS)) {
    const mark = marksByEvent[type];
    if (mark) marks.set(subject, mark);
  }
  const markOf = (key: ImportKey): ImportMark | null => marks.get(subjectOf(key)) ?? null;
  for (const { code: supplier } of settings.suppliers) {
    const batches = readBatches(async (range) => {
      if (range.after !== "") await nextTurn();
      return store.read((reader) => reader.listAccounts(supplier, range));
    });
    for await (const batch of batches)
      for (const entry of batch) {
        const state = stateOf(entry);
        put(state, state === "staged" ? markOf(entry) : null, show(entry));
      }
  }
  return [...groups.values()].map((group) => ({
    ...group,
    accounts: newest(group.accounts).map(({ created_at, ...account }) => account),
  }));
}

const show = ({ account, ...key }: ImportEntry): DatedAccount => ({
  ...namedBy(key),
  ...(account && { platform_account_number: account.number, created_at: account.createdAt }),
});

/** Sorts accounts, the latest created first. Accounts without a creation time come last. */
const newest = (accounts: readonly DatedAccount[]): DatedAccount[] =>
  [...accounts].sort((a, b) => (b.created_at ?? 0) - (a.created_at ?? 0)).slice(0, MOST_NAMED);
