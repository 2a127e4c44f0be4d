import type { ListedAccount } from "../../../../generated/server-types.ts";
import { toEnvelope } from "../../../library/envelopes/write-envelope.ts";
import { refuse } from "../../api/reply.ts";
import type { Context } from "../../handlers/handler.ts";
import { loadCalendar, toDateTime } from "../../handlers/rules/calendar.ts";
import { namedBy, nameOf, subjectOf } from "../../handlers/rules/import-key.ts";
import { asBooked } from "../../handlers/rules/known-transactions.ts";
import { readBatches } from "../../handlers/rules/list-imports.ts";
import { noteFields } from "../../handlers/rules/notes.ts";
import { findSupplier, refuseSupplierInPath } from "../../handlers/rules/suppliers.ts";
import { nextTurn } from "../../http/stream-items.ts";
import type { AccountEntry, HistoricalStatement, Reader } from "../../stores/store.ts";
import { stateOf } from "../../stores/writer-rules.ts";
import type { EmittedEnvelope } from "../emitted.ts";
import { type Action, type ActionRequest, done, refuseValue } from "./action.ts";
import { marksByEvent } from "./overview.ts";

export const listAccounts: Action<"listAccounts"> = async (
  { parameters: { state, number = "", after = "", limit } },
  { store, settings },
) => {
  const [lastSupplier = "", ...rest] = after.split("/");
  const last = rest.join("/");
  const codes = settings.suppliers.map(({ code }) => code);
  const index = codes.indexOf(lastSupplier);
  if (after !== "" && (index < 0 || last === "" || !last.startsWith(number)))
    return refuseValue("after", "invalid_choice", "must be the name of an account in this list");
  return store.read(async (reader) => {
    const found: AccountEntry[] = [];
    for (const supplier of codes.slice(Math.max(0, index))) {
      const range = {
        after: supplier === lastSupplier ? last : "",
        // Reads one account more than the page shows, to learn if there is a next page.
        limit: state ? undefined : limit + 1,
      };
      const batches = readBatches(async (batch) => {
        await nextTurn();
        return reader.listAccounts(supplier, { ...batch, prefix: number });
      }, range);
      for await (const batch of batches) {
        found.push(...batch.filter((account) => !state || stateOf(account) === state));
        if (found.length > limit) break;
      }
      if (found.length > limit) break;
    }
    const page = found.slice(0, limit);
    const accounts = await Promise.all(page.map((account) => show(reader, account)));
    const end = found.length > limit ? page.at(-1) : undefined;
    return done({ accounts, next: end ? subjectOf(end) : null });
  });
};

const MOST_EVENTS = 100;

export const showImport: Action<"showImport"> = async (
  { parameters: { supplier, external_account_number: externalNumber } },
  { store, settings },
) => {
  if (!findSupplier(supplier, settings)) return refuseSupplierInPath(supplier);
  const key = { supplier, externalNumber };
  return store.read(async (reader) => {
    const range = { prefix: externalNumber, limit: 1 };
    const [found] = await reader.listAccounts(supplier, range);
    if (found?.externalNumber !== externalNumber)
      return refuse("not_found", `The account ${nameOf(key)} is neither staged nor skipped.`);
    const events = await reader.listEvents(MOST_EVENTS, 0, subjectOf(key));
    const staged = await reader.findImport(key);
    return done({
      account: await show(reader, found),
      ...(staged && { import_data: staged.payload }),
      events: events.map((event) => toEnvelope(event) as EmittedEnvelope),
    });
  });
};

async function show(reader: Reader, entry: AccountEntry): Promise<ListedAccount> {
  const { account, attempts } = entry;
  const state = stateOf(entry);
  const isTried = state === "staged" && attempts > 0;
  const events = isTried ? await reader.listEvents(MOST_EVENTS, 0, subjectOf(entry)) : [];
  const marks = events.flatMap(({ type }) => marksByEvent[type] ?? []);
  return {
    ...namedBy(entry),
    ...(account && { platform_account_number: account.number }),
    state,
    mark: marks.at(-1) ?? null,
    attempts,
  };
}

/** Shows everything about an account, with the API's field names and documents' full paths. */
export const showAccountPage = (
  { parameters: { account_number: number } }: Pick<ActionRequest<"showAccountPage">, "parameters">,
  { store, settings }: Context,
): ReturnType<Action<"showAccountPage">> =>
  store.read(async (reader) => {
    const account = await reader.findAccount(number);
    if (!account) return refuse("not_found", `There is no account ${number}.`);
    const entry = await reader.findImport(account);
    const transactions = await reader.listAdded("transactions", number);
    // If a supplier has no document root, its code is the document root.
    const root = findSupplier(account.supplier, settings)?.documentRoot ?? account.supplier;
    const locate = (path: string): string => `${settings.documentBucket}/${root}/${path}`;
    const located = (document_path: string) => ({ document_path, location: locate(document_path) });
    const calendar = await loadCalendar();
    const isPast = (moment: string | null): boolean =>
      moment !== null && calendar.millisecondsOf(moment) <= reader.now;
    const notes = (await reader.listAdded("notes", number)).map((note) => ({
      ...noteFields(note),
      document_paths: note.documentPaths.map(located),
      is_pinned: note.isPinned && !isPast(note.unpinAt),
    }));
    // Any field may be missing from a statement in the import data.
    const statements: readonly Partial<HistoricalStatement>[] = [
      ...(entry?.payload.statements ?? []),
      ...(await reader.listAdded("statements", number)),
    ];
    return done({
      account_number: number,
      account_created_at: toDateTime(account.createdAt),
      import_process: namedBy(account),
      operations_team_name: account.operationsTeam,
      sends_customer_emails: account.sendsEmails,
      // Added transactions are a separate list, because they do not say their meter point.
      ...(entry && {
        import_data: { ...entry.payload, added_transactions: transactions.map(({ sent }) => sent) },
      }),
      notes: notes.sort((a, b) => Number(b.is_pinned) - Number(a.is_pinned)),
      transactions: transactions.map((booked) => ({
        transaction_data: asBooked(booked),
        description: booked.description,
      })),
      statements: statements.map((statement) => {
        const { statement_path: path } = statement;
        return path === undefined ? statement : { ...statement, location: locate(path) };
      }),
      payment_instructions: (await reader.listAdded("instructions", number)).map((instruction) => ({
        ...instruction,
        details: JSON.parse(instruction.details) as unknown,
      })),
    });
  });
