// What of a request body is used. In all else a number may lose digits, since nobody sees it again.
import { KEPT_FIELDS } from "../../../generated/kept-fields.ts";
import type { Keep } from "../../library/json/hazards.ts";
import { isObject } from "../../library/json/pointer.ts";

/** Leaves of a body what is stored or answered. A refusal has a transaction as it was sent. */
export const usedFields = (operationId: keyof typeof KEPT_FIELDS): Keep =>
  operationId === "createTransactions"
    ? (body) =>
        isObject(body)
          ? { ...(keepTransactions(body) as object), transactions: body.transactions }
          : body
    : KEPT_FIELDS[operationId];

const keepTransactions = KEPT_FIELDS.createTransactions;
