// Puts what a request says into its answer, where the contract says that it comes back.
import type { AnswerMap } from "../../../generated/answer-map.ts";
import type { OperationId } from "../../../generated/rest-operations.ts";
import type { components } from "../../../generated/rest-types.ts";
import type { HandlerRequest } from "../handlers/handler.ts";
import { normalDateTime } from "../handlers/rules/calendar.ts";
import type { Call } from "../http/front-door.ts";
import { platformNumberOf } from "../prefer/names.ts";

type Schemas = components["schemas"];

type Success<Id extends OperationId> = AnswerMap[Id][keyof AnswerMap[Id] & (200 | 201)];
type Tie<Id extends OperationId> = (
  example: Success<Id>,
  request: Pick<HandlerRequest<Id>, "body" | "parameters">,
) => Success<Id>;

const TIES: { readonly [Id in OperationId]?: Tie<Id> } = {
  obtainPlatformToken: ({ data }, { body }) => ({
    data: { [mutationOf(body)]: data?.obtainPlatformToken },
  }),
  validateProducts: (_, { body }) => body,
  createProducts: (_, { body: [first] }) => ({ code: first?.code ?? "" }),
  validateAccount: (_, { body }) => body,
  createHistoricalStatements: (_, { body }) => body,
  listAccountImportProcesses: (rows, { parameters }) =>
    rows.map((row) => {
      if (row.platform_account_number === null) return row;
      const { import_supplier_code: supplier } = parameters;
      const platform_account_number = platformNumberOf(supplier, row.external_account_number);
      return { ...row, platform_account_number };
    }),
  createNotes: ([first], { body: { notes } }) =>
    notes.map((note) => ({
      created_at: note.created_at === undefined ? NOW : normalDateTime(note.created_at),
      body: note.body ?? "",
      status: first?.status ?? "NOTE_CREATION_SUCCESS",
    })),
  createTransactions: ({ results: [first] }, { body: { transactions } }) => ({
    results: transactions.map((transaction_data) => ({
      status: first?.status ?? "TRANSACTION_ADDED_TO_ACCOUNT",
      transaction_data,
    })),
  }),
  createPaymentInstruction: (example, { body }) => ({
    ...example,
    reference: body.instruction_reference,
  }),
  listProducts: (example, { parameters: { page: _, ...filters } }) =>
    Object.keys(filters).length === 0
      ? example
      : { ...example, results: example.results.map((product) => ({ ...product, ...filters })) },
};

/** The time of a note that is sent without a time. */
const NOW = "2025-08-28T09:20:00Z";

/** Returns the name by which a document asks for the token mutation, which has two names. */
function mutationOf({ query }: Schemas["GraphqlRequest"]) {
  // The name counts only after the brace, because the operation may have the same name.
  const isDocumented = /^[^{]*\{[\s\S]*?\bObtainPlatformToken\b/.test(query);
  return isDocumented ? "ObtainPlatformToken" : "obtainPlatformToken";
}

export function tieBody(example: unknown, call: Call): unknown {
  const tie = TIES[call.operationId] as ((example: unknown, call: Call) => unknown) | undefined;
  return tie?.(example, call) ?? example;
}
