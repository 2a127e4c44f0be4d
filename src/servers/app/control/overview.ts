import type { ImportMark, ImportState } from "../../../../generated/import-process.ts";
import type { Reply } from "../../api/reply.ts";
import type { Context } from "../../handlers/context.ts";
import { toDateTime } from "../../handlers/rules/calendar.ts";
import { namedBy, subjectOf } from "../../handlers/rules/import-key.ts";
import { readImports } from "../../handlers/rules/list-imports.ts";
import { SCENARIOS } from "../../handlers/scenarios.ts";
import { otherWork } from "../../http/other-work.ts";
import type { ImportEntry, ImportKey } from "../../stores/store.ts";
import { MARKS } from "../feed/moves.ts";
import { type ActionRequest, done, type Operated } from "./action.ts";
import { MOST_EVENTS, newestEvents } from "./events.ts";

/** How many accounts of a group are named. All are counted. */
const MOST_NAMED = 1_000;

/** Shows what there is to see of the server at a glance. */
export async function showOverview(
  _: ActionRequest,
  { store, settings, weather }: Operated,
): Promise<Reply> {
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
}

/** Accounts in the same state whose last attempt has ended in the same way. */
interface Group {
  readonly state: ImportState;
  readonly mark: ImportMark | null;
  count: number;
  accounts: Found[];
}

interface Found extends ReturnType<typeof namedBy> {
  readonly platform_account_number?: string;
  readonly created_at?: number;
}

/** All accounts that are on their way, by their state; of each group the newest are named. */
async function groupAccounts({ store, settings }: Pick<Context, "store" | "settings">) {
  const groups = new Map<string, Group>();
  const put = (state: ImportState, mark: ImportMark | null, found: Found): void => {
    const name = `${state} ${mark}`;
    const group = groups.get(name) ?? { state, mark, count: 0, accounts: [] };
    groups.set(name, group);
    group.count += 1;
    group.accounts.push(found);
    if (group.accounts.length >= 2 * MOST_NAMED) group.accounts = newest(group.accounts);
  };
  const marks = new Map<string, ImportMark>();
  for (const { subject, type } of await newestEvents(store, MOST_EVENTS)) {
    const mark = MARKS[type];
    if (mark) marks.set(subject, mark);
  }
  const markOf = (key: ImportKey): ImportMark | null => marks.get(subjectOf(key)) ?? null;
  for (const { code: supplier } of settings.suppliers) {
    const skipped = new Set(await store.read((reader) => reader.listSkipped(supplier)));
    const batches = readImports(async (range) => {
      if (range.after !== "") await otherWork();
      return store.read((reader) => reader.listImports(supplier, range));
    });
    for await (const batch of batches)
      for (const entry of batch) {
        const state = stateOf(entry, skipped.delete(entry.externalNumber));
        put(state, state === "staged" ? markOf(entry) : null, show(entry));
      }
    for (const externalNumber of skipped)
      put("skipped", null, namedBy({ supplier, externalNumber }));
  }
  return [...groups.values()].map((group) => ({
    ...group,
    accounts: newest(group.accounts).map(({ created_at, ...account }) => account),
  }));
}

const stateOf = ({ account, isInProgress }: ImportEntry, isSkipped: boolean): ImportState => {
  if (account) return "imported";
  if (isInProgress) return "in_progress";
  return isSkipped ? "skipped" : "staged";
};

const show = ({ account, ...key }: ImportEntry): Found => ({
  ...namedBy(key),
  ...(account && { platform_account_number: account.number, created_at: account.createdAt }),
});

/** The accounts that were created last come first. When others came to be, nobody knows. */
const newest = (accounts: readonly Found[]): Found[] =>
  [...accounts]
    .sort((one, other) => (other.created_at ?? 0) - (one.created_at ?? 0))
    .slice(0, MOST_NAMED);
