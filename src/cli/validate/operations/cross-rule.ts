import { textAt } from "../../../library/rest/values-at.ts";
import type { JudgedIssue } from "../../../reading/judge/judge.ts";
import type { PayloadPlace } from "../validate-message.ts";

/**
 * A rule over all payloads of a run. It remembers those before, and takes any JSON. `isTaken` says
 * whether the API finds no fault in the payload by itself.
 */
export type CrossRule = (
  payload: unknown,
  place: PayloadPlace,
  isTaken: boolean,
) => readonly JudgedIssue[];

/** What stands for the account of a payload; undefined if it does not name one. */
export function accountOf(payload: unknown): string | undefined {
  const supplier = textAt(payload, "import_supplier");
  const number = textAt(payload, "external_account_number");
  return supplier === undefined || number === undefined ? undefined : `${supplier}\n${number}`;
}
