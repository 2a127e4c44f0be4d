import type { OperationId } from "../../../generated/rest-operations.ts";
import type { components } from "../../../generated/rest-types.ts";
import { normalDateTime } from "../handlers/rules/calendar.ts";
import type { Call } from "../http/front-door.ts";
import { isStaged, namesOf, platformNumberOf } from "../prefer/names.ts";
import type { Preference } from "../prefer/read-preference.ts";

type Schemas = components["schemas"];
type Choice = Partial<Pick<Preference, "code" | "example">>;

/** If its caller asks for none. Of all accounts one counts as staged before. */
export function chooseAnswer(call: Call): Choice {
  const { operationId, body } = call;
  if (operationId === "processAccount" && (body as Schemas["ProcessRequest"]).dry_run)
    return { code: 400, example: "dry_run_rolled_back" };
  if (operationId === "stageAccount" && !isStaged(namesOf(call))) return { code: 201 };
  return {}; // the first success
}

type Tie = (example: never, call: Call) => unknown;

const comesBack: Tie = (_, { body }) => body;

const withOwnNumbers = (
  rows: Schemas["AccountImportProcess"][],
  call: Call,
): Schemas["AccountImportProcess"][] => {
  const { supplier = "" } = namesOf(call);
  return rows.map((row) => {
    if (row.platform_account_number === null) return row;
    const platform_account_number = platformNumberOf(supplier, row.external_account_number);
    return { ...row, platform_account_number };
  });
};

/** The name by which a document asks for the token mutation, of the two that it has. */
export function mutationOf({ body }: Call): "obtainPlatformToken" | "ObtainPlatformToken" {
  const { query } = body as Schemas["GraphqlRequest"];
  // The operation itself, before the brace, may be called the same.
  const isDocumented = /^[^{]*\{[\s\S]*?\bObtainPlatformToken\b/.test(query);
  return isDocumented ? "ObtainPlatformToken" : "obtainPlatformToken";
}

const TIES: Partial<Record<OperationId, Tie>> = {
  obtainPlatformToken: ({ data }: Schemas["GraphqlResponse"], call) => ({
    data: { [mutationOf(call)]: data?.obtainPlatformToken },
  }),
  validateProducts: comesBack,
  createProducts: (_, { body }): Schemas["CreatedProduct"] => ({
    code: (body as Schemas["Products"])[0]?.code ?? "",
  }),
  validateAccount: comesBack,
  createHistoricalStatements: comesBack,
  listAccountImportProcesses: withOwnNumbers,
  createNotes: ([first]: Schemas["NoteResults"], { body }): Schemas["NoteResults"] =>
    (body as Schemas["NotesRequest"]).notes.map((note) => ({
      created_at: note.created_at === undefined ? NOW : normalDateTime(note.created_at),
      body: note.body ?? "",
      status: first?.status ?? "NOTE_CREATION_SUCCESS",
    })),
  createTransactions: (
    { results: [first] }: Schemas["TransactionResults"],
    { body },
  ): Schemas["TransactionResults"] => ({
    results: (body as Schemas["TransactionsRequest"]).transactions.map((transaction_data) => ({
      status: first?.status ?? "TRANSACTION_ADDED_TO_ACCOUNT",
      transaction_data,
    })),
  }),
  createPaymentInstruction: (example: Schemas["PaymentInstruction"], { body }) => ({
    ...example,
    reference: (body as Schemas["PaymentInstructionRequest"]).instruction_reference,
  }),
  listProducts: (page: Schemas["PublicProductPage"], call): Schemas["PublicProductPage"] => {
    const filters = filtersOf(call);
    if (Object.keys(filters).length === 0) return page;
    return { ...page, results: page.results.map((product) => ({ ...product, ...filters })) };
  },
};

/** When a note was written that does not say so: as in the examples. */
const NOW = "2025-08-28T09:20:00Z";

export const tieBody = (example: unknown, call: Call): unknown =>
  TIES[call.operationId]?.(example as never, call) ?? example;

/** The fields of products by which a list is filtered, with the values that pass. */
export function filtersOf({
  parameters: { brand, is_green, is_prepay },
}: Pick<Call, "parameters">): Partial<components["schemas"]["PublicProduct"]> {
  return {
    ...(brand !== undefined && { brand: String(brand) }),
    ...(is_green !== undefined && { is_green: is_green === true }),
    ...(is_prepay !== undefined && { is_prepay: is_prepay === true }),
  };
}
