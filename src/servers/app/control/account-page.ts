import { refuse } from "../../api/reply.ts";
import type { Context } from "../../handlers/handler.ts";
import { loadCalendar, toDateTime } from "../../handlers/rules/calendar.ts";
import { namedBy } from "../../handlers/rules/import-key.ts";
import { asBooked } from "../../handlers/rules/known-transactions.ts";
import { noteFields } from "../../handlers/rules/notes.ts";
import { findSupplier } from "../../handlers/rules/suppliers.ts";
import type { HistoricalStatement, Note } from "../../stores/store.ts";
import { type Action, type ActionRequest, done } from "./action.ts";

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
    const calendar = await loadCalendar();
    const isPast = (moment: string | null): boolean =>
      moment !== null && calendar.millisecondsOf(moment) <= reader.now;
    const notes = (await reader.listAdded("notes", number)).map((note) =>
      showNote(note, isPast, locate),
    );
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
      statements: [
        ...(entry?.payload.statements ?? []),
        ...(await reader.listAdded("statements", number)),
      ].map((statement) => showStatement(statement, locate)),
      payment_instructions: (await reader.listAdded("instructions", number)).map((instruction) => ({
        ...instruction,
        details: JSON.parse(instruction.details) as unknown,
      })),
    });
  });

type Locate = (path: string) => string;

const showNote = (note: Note, isPast: (moment: string | null) => boolean, locate: Locate) => ({
  ...noteFields(note),
  document_paths: note.documentPaths.map((document_path) => ({
    document_path,
    location: locate(document_path),
  })),
  is_pinned: note.isPinned && !isPast(note.unpinAt),
});

/** Any field may be missing from a statement in the import data. */
const showStatement = (statement: Partial<HistoricalStatement>, locate: Locate) =>
  statement.statement_path === undefined
    ? statement
    : { ...statement, location: locate(statement.statement_path) };
