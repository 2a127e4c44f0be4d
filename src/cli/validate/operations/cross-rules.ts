import {
  CONTRACTS,
  type PeriodFields,
  STATEMENTS,
  SUPPLIES,
} from "../../../library/rest/period-faults.ts";
import { placedAt } from "../../../library/rest/values-at.ts";
import { repeatedTransaction, sameAccount, sameTransaction } from "./duplicates.ts";
import { endsEarly, overlaps, overlapsAcross } from "./periods.ts";
import { type CrossRule, LinesSeen } from "./seen.ts";

const CHARGES: PeriodFields = {
  keys: ["transactions", "*", "line_items", "*"],
  from: "start_date",
  to: "end_date",
};
const SALES: PeriodFields = {
  keys: ["*"],
  from: "available_from_date",
  to: "available_to_date",
};

interface Run {
  readonly lines: LinesSeen;
  /** The codes of all products that there are; undefined if nobody knows. */
  readonly products: ReadonlySet<string> | undefined;
}

const accountRules = ({ lines, products }: Run): CrossRule[] => [
  sameAccount(lines),
  repeatedTransaction,
  // An account whose product does not exist is staged, and refused when it is processed.
  missingProducts(products, "contracts.*.tariff_code", "error"),
  overlaps({ ...STATEMENTS, of: "supply_type" }),
  overlaps({ ...CONTRACTS, of: "malo_number" }),
  overlaps({ ...SUPPLIES, of: "malo_number" }),
  endsEarly(CONTRACTS),
  endsEarly(SUPPLIES),
];

const RULES: Readonly<Record<string, (run: Run) => CrossRule[]>> = {
  validateAccount: accountRules,
  stageAccount: accountRules,
  processAccount: ({ lines }) => [sameAccount(lines, true)],
  createTransactions: ({ lines, products }) => [
    sameTransaction(lines),
    missingProducts(products, "transactions.*.product_code", "warning"),
    endsEarly(CHARGES),
  ],
  createHistoricalStatements: ({ lines }) => [
    overlapsAcross({ ...STATEMENTS, of: "supply_type" }, lines),
  ],
  validateProducts: () => [endsEarly(SALES)],
  createProducts: () => [endsEarly(SALES)],
};

export const NAMING_PRODUCTS: readonly string[] = [
  "validateAccount",
  "stageAccount",
  "createTransactions",
];

export const crossRulesOf = (
  operationId: string,
  products: Run["products"],
): readonly CrossRule[] => RULES[operationId]?.({ lines: new LinesSeen(), products }) ?? [];

/** Reports codes of products that do not exist, in the words of the server. */
function missingProducts(
  products: Run["products"],
  path: string,
  severity: "error" | "warning",
): CrossRule {
  const keys = path.split(".");
  return (payload) =>
    (products ? placedAt(payload, keys) : []).flatMap(({ attr, value }) => {
      if (typeof value !== "string" || products?.has(value)) return [];
      const detail = `There is no product with the code ${value}`;
      return [{ attr, code: "not_found", detail, severity }];
    });
}
