import { meterPointPeriod } from "../../../../generated/rest-fields.ts";
import { placedAt, textAt } from "../../../library/rest/values-at.ts";
import type { JudgedIssue } from "../../../reading/judge/judge.ts";
import type { PayloadPlace } from "../read-options.ts";
import { accountOf, type CrossRule, lineOf, Remembered } from "./cross-rule.ts";

/** Reports a repeated account. The API replaces a staged account and refuses an imported one. */
export function sameAccount(isImport = false): CrossRule {
  const seen = new Remembered<PayloadPlace>("Accounts");
  return (payload, place, isTaken) => {
    const account = accountOf(payload);
    if (account === undefined) return [];
    const before = seen.get(account);
    const isDryRun = (payload as { readonly dry_run?: unknown }).dry_run === true;
    if (before === undefined) {
      if (!isImport || (isTaken && !isDryRun)) seen.set(account, place);
      return [];
    }
    const attr = "external_account_number";
    const line = lineOf(before, place);
    const detail = `${attr} is that of an account which ${line} imports`;
    return [
      isImport ? { attr, code: "account_already_imported", detail } : repeated(attr, `in ${line}`),
    ];
  };
}

/** Reports a transaction that its account had before, because the API does not add it again. */
export function sameTransaction(): CrossRule {
  const seen = new Remembered<PayloadPlace>("Transactions");
  return (payload, place) => {
    const account = accountOf(payload);
    if (account === undefined) return [];
    return transactionsIn(payload, NEW).flatMap(({ attr, id }) => {
      const key = `${account}\n${id}`;
      const before = seen.get(key);
      if (before === undefined) {
        seen.set(key, place);
        return [];
      }
      return [repeated(attr, before === place ? HERE : `in ${lineOf(before, place)}`)];
    });
  };
}

/** Reports a transaction that comes twice in a payload. */
export const repeatedTransaction: CrossRule = (payload) => {
  const seen = new Set<string>();
  return transactionsIn(payload, CURRENT).flatMap(({ attr, id }) => {
    if (seen.has(id)) return [repeated(attr, HERE)];
    seen.add(id);
    return [];
  });
};

const NEW = ["transactions", "*"];
const CURRENT = [...meterPointPeriod.keys, "current_statement_transactions", "*"];
const ID = "transaction_id";
const HERE = "earlier in this payload";

const transactionsIn = (payload: unknown, keys: readonly string[]) =>
  placedAt(payload, keys).flatMap(({ attr, value }) => {
    const id = textAt(value, ID);
    return id === undefined ? [] : [{ attr: `${attr}.${ID}`, id }];
  });

const repeated = (attr: string, where: string): JudgedIssue => ({
  attr,
  code: "duplicate",
  detail: `${attr} is the same as ${where}`,
  severity: "warning",
});
