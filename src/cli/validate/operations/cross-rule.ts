import { textAt } from "../../../library/rest/values-at.ts";
import type { JudgedIssue } from "../../../reading/judge/judge.ts";
import type { PayloadPlace } from "../validate-message.ts";

/** Remembers payloads before. `isTaken` says whether the API finds no fault in this one itself. */
export type CrossRule = (
  payload: unknown,
  place: PayloadPlace,
  isTaken: boolean,
) => readonly JudgedIssue[];

export function accountOf(payload: unknown): string | undefined {
  const supplier = textAt(payload, "import_supplier");
  const number = textAt(payload, "external_account_number");
  return supplier === undefined || number === undefined ? undefined : `${supplier}\n${number}`;
}
