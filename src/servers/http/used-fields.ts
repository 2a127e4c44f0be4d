// Finds the fields of a body that the server uses. In other fields a number may lose digits.
import { KEPT_FIELDS } from "../../../generated/kept-fields.ts";
import type { Keep } from "../../library/json/hazards.ts";
import { isObject } from "../../library/json/pointer.ts";

/** Returns the fields that are stored or answered. A refusal answers with whole transactions. */
export function usedFields(operationId: keyof typeof KEPT_FIELDS): Keep {
  const keep = KEPT_FIELDS[operationId];
  if (operationId !== "createTransactions") return keep;
  return (body) =>
    isObject(body) ? { ...(keep(body) as object), transactions: body.transactions } : body;
}
