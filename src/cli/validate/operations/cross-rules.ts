// The rules over the payloads of a run: what the server takes or refuses only by what it had before.
import {
  contractPeriod,
  historicalStatementPeriod,
  meterPointPeriod,
  productPeriod,
  statementPeriod,
  transactionLineItemPeriod,
} from "../../../../generated/rest-fields.ts";
import { findReversed, type PeriodFields } from "../../../library/rest/period-faults.ts";
import { placedAt, textAt } from "../../../library/rest/values-at.ts";
import { isDate } from "../../../library/runtime/formats.ts";
import type { Tell } from "../../../library/runtime/issue.ts";
import { figure } from "../../../library/text/printable.ts";
import type { CheckedIssue } from "../../../reading/judge/check-payload.ts";
import { InputError } from "../../command.ts";
import type { PayloadPlace } from "../read-options.ts";

/** A rule that may remember earlier payloads. `isTaken` is true if the API accepts this payload. */
export type CrossRule = (
  payload: unknown,
  place: PayloadPlace,
  isTaken: boolean,
  tell: Tell | undefined,
) => readonly CheckedIssue[];

/** The codes of all products; undefined if the products are not known. */
type Products = ReadonlySet<string> | undefined;

const NEW = ["transactions", "*"];
const CURRENT = [...meterPointPeriod.keys, "current_statement_transactions", "*"];

const accountRules = (products: Products): CrossRule[] => [
  sameAccount(),
  sameTransaction(CURRENT, false),
  // The server stages an account with an unknown product, and refuses it at processing.
  missingProducts(products, "contracts.*.tariff_code", "error"),
  overlaps({ ...statementPeriod, of: "supply_type" }),
  overlaps({ ...contractPeriod, of: "malo_number" }),
  overlaps({ ...meterPointPeriod, of: "malo_number" }),
  endsEarly(contractPeriod),
  endsEarly(meterPointPeriod),
];

const RULES: Readonly<Record<string, (products: Products) => CrossRule[]>> = {
  validateAccount: accountRules,
  stageAccount: accountRules,
  processAccount: () => [sameAccount(true)],
  createTransactions: (products) => [
    sameTransaction(NEW, true),
    missingProducts(products, "transactions.*.product_code", "warning"),
    endsEarly(transactionLineItemPeriod),
  ],
  createHistoricalStatements: () => [
    overlaps({ ...historicalStatementPeriod, of: "supply_type" }, true),
  ],
  validateProducts: () => [endsEarly(productPeriod)],
  createProducts: () => [endsEarly(productPeriod)],
};

export const NAMING_PRODUCTS: readonly string[] = [
  "validateAccount",
  "stageAccount",
  "createTransactions",
];

export const crossRulesOf = (operationId: string, products: Products): readonly CrossRule[] =>
  RULES[operationId]?.(products) ?? [];

/** The largest number of entries of one rule. A `Map` of V8 takes no more. */
const MOST = 2 ** 24;

/**
 * Opens what a rule remembers: of a payload alone, or with `isAcross` of its account on all lines.
 * Then it is undefined for a payload that names no account. `what` names the entries for a refusal.
 */
function openMemory<Value>(what: string, isAcross: boolean) {
  const all = new Map<string, Value>();
  return (payload: unknown) => {
    const account = isAcross ? accountOf(payload) : "";
    if (account === undefined) return undefined;
    const entries = isAcross ? all : new Map<string, Value>();
    return {
      get: (key: string) => entries.get(`${account}\n${key}`),
      set(key: string, value: Value): void {
        entries.set(`${account}\n${key}`, value);
        if (entries.size >= MOST)
          throw new InputError(
            `${what} are compared over all lines, and there are ${figure(MOST)} or more. Give fewer files at once.`,
          );
      },
    };
  };
}

function accountOf(payload: unknown): string | undefined {
  const supplier = textAt(payload, "import_supplier");
  const number = textAt(payload, "external_account_number");
  return supplier === undefined || number === undefined ? undefined : `${supplier}\n${number}`;
}

/** Names a line of an earlier payload, and also its file if that is another one. */
const lineOf = ({ file, line }: PayloadPlace, from: PayloadPlace): string =>
  file === from.file ? `line ${line}` : `${file}, line ${line}`;

const repeated = (attr: string, where: string): CheckedIssue => ({
  attr,
  code: "duplicate",
  detail: `${attr} is the same as ${where}`,
  severity: "warning",
});

/** Reports a repeated account. The API replaces a staged account and refuses an imported one. */
function sameAccount(isImport = false): CrossRule {
  const memoryOf = openMemory<PayloadPlace>("Accounts", true);
  return (payload, place, isTaken) => {
    const memory = memoryOf(payload);
    const before = memory?.get("");
    if (!before) {
      const isDryRun = (payload as { readonly dry_run?: unknown })?.dry_run === true;
      if (!isImport || (isTaken && !isDryRun)) memory?.set("", place);
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

/** Reports a transaction that its payload, or with `isAcross` its account, had before. */
function sameTransaction(keys: readonly string[], isAcross: boolean): CrossRule {
  const memoryOf = openMemory<PayloadPlace>("Transactions", isAcross);
  return (payload, place) => {
    const memory = memoryOf(payload);
    return placedAt(payload, keys).flatMap(({ attr, value }) => {
      const id = textAt(value, "transaction_id");
      if (!memory || id === undefined) return [];
      const before = memory.get(id);
      if (!before) {
        memory.set(id, place);
        return [];
      }
      const where = before === place ? "earlier in this payload" : `in ${lineOf(before, place)}`;
      return [repeated(`${attr}.transaction_id`, where)];
    });
  };
}

/** Reports codes of products that do not exist, in the words of the server. */
function missingProducts(
  products: Products,
  path: string,
  severity: "error" | "warning",
): CrossRule {
  const keys = path.split(".");
  return (payload, _place, _isTaken, tell) =>
    (products ? placedAt(payload, keys) : []).flatMap(({ attr, value }) => {
      if (typeof value !== "string" || products?.has(value)) return [];
      const code = tell ? `this code, ${tell(value, "not_found")}` : `the code ${value}`;
      const detail = `There is no product with ${code}`;
      return [{ attr, code: "not_found", detail, severity }];
    });
}

/** Reports periods that end before they begin, though the server takes them. */
const endsEarly =
  (fields: PeriodFields): CrossRule =>
  (payload, _place, _isTaken, tell) =>
    findReversed(payload, fields, !tell).map((issue) => ({ ...issue, severity: "warning" }));

/** A period, and the one before it of the same thing. */
interface Period {
  readonly attr: string;
  readonly from: string;
  readonly to: string;
  readonly place: PayloadPlace;
  readonly before: Period | undefined;
}

/** A period without an end ends after all others. */
const NEVER = "9999-12-31";

/** The largest number of earlier periods with which a period is compared. */
const MOST_COMPARED = 1000;

/**
 * Reports periods of one thing that overlap an earlier one: of the payload, or with `isAcross` of the
 * account, on any line. Periods that share only a day do not overlap. The contract reports a text
 * that is no date.
 */
function overlaps(fields: PeriodFields & { readonly of: string }, isAcross = false): CrossRule {
  const memoryOf = openMemory<Period>("Periods", isAcross);
  return (payload, place) => {
    const memory = memoryOf(payload);
    return placedAt(payload, fields.keys).flatMap(({ attr, value }) => {
      const [from = "", to = NEVER] = [textAt(value, fields.from), textAt(value, fields.to)];
      const thing = textAt(value, fields.of);
      if (!memory || thing === undefined || !isDate(from) || !isDate(to) || to < from) return [];
      const period = { attr, from, to, place, before: memory.get(thing) };
      memory.set(thing, period);
      const earlier = firstOverlap(period);
      if (!earlier) return [];
      const rival = isAcross ? "an earlier statement" : earlier.attr;
      const where = earlier.place === place ? rival : lineOf(earlier.place, place);
      const begin = `${attr}.${fields.from}`;
      const detail = `${begin} begins a period that overlaps the one of ${where}`;
      return [{ attr: begin, code: "overlap", detail, severity: "warning" }];
    });
  };
}

/** Finds the last one before a period that shares more with it than the day between them. */
function firstOverlap({ from, to, before }: Period): Period | undefined {
  let earlier = before;
  for (let count = 0; earlier && count <= MOST_COMPARED; count++) {
    if ((from < earlier.to && earlier.from < to) || (from === earlier.from && to === earlier.to))
      return earlier;
    earlier = earlier.before;
  }
  return undefined;
}
