// A server uses some fields of a request body. In others a number may lose digits unseen.
import { KEPT_FIELDS } from "../../../generated/kept-fields.ts";
import type { Keep } from "../../library/json/hazards.ts";
import { isObject } from "../../library/json/pointer.ts";

/** Keeps of a body what is stored or answered. A refusal shows a transaction as it was sent. */
export function usedFields(operationId: keyof typeof KEPT_FIELDS): Keep {
  const keep = KEPT_FIELDS[operationId];
  if (operationId !== "createTransactions") return keep;
  return (body) =>
    isObject(body) ? { ...(keep(body) as object), transactions: body.transactions } : body;
}
