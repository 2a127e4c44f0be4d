// The documented body of a 400 to transactions/create: beside what every error has, it shows the
// first transaction that fails.
import type { components } from "../../../generated/rest-types.ts";
import type { Refusal, Reply } from "./reply.ts";

type Schemas = components["schemas"];

/** Adds the transaction at fault: the first one if no fault is in a transaction. */
export function withTransaction(
  { body, ...reply }: Refusal & Reply<400>,
  sent: unknown,
): Reply<400, Schemas["TransactionImportError"] | Schemas["Error"]> {
  const transactions: unknown = (sent as { readonly transactions?: unknown } | null)?.transactions;
  const inside = body.errors.find(({ attr }) => attr?.startsWith("transactions."));
  const [, index] = inside?.attr?.split(".") ?? [];
  const transaction: unknown = Array.isArray(transactions) && transactions[Number(index ?? 0)];
  if (typeof transaction !== "object" || transaction === null || Array.isArray(transaction))
    return { ...reply, body };
  const transaction_data = { ...transaction };
  const error_detail = (inside ?? body.errors[0])?.detail ?? body.detail;
  const status = "TRANSACTION_IMPORT_ERROR";
  return { ...reply, body: { ...body, status, error_detail, transaction_data } };
}
