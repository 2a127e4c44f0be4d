import type { CrossRule } from "./cross-rule.ts";
import { importedBefore, repeatedTransaction, sameAccount, sameTransaction } from "./duplicates.ts";
import { LinesSeen } from "./lines-seen.ts";
import { missingProducts } from "./missing-products.ts";
import { endsEarly, overlaps, overlapsAcross, type PeriodFields } from "./periods.ts";

const STATEMENTS: PeriodFields = {
  path: "statements.*",
  from: "bill_period_from_date",
  to: "bill_period_to_date",
  of: ["supply_type"],
};
const CONTRACTS: PeriodFields = {
  path: "contracts.*",
  from: "effective_from",
  to: "effective_to",
  of: ["malo_number"],
};
const SUPPLIES: PeriodFields = {
  path: "supply_addresses.*.meter_points.*",
  from: "supply_start_date",
  to: "supply_end_date",
  of: ["malo_number"],
};
const CHARGES: PeriodFields = {
  path: "transactions.*.line_items.*",
  from: "start_date",
  to: "end_date",
};
const SALES: PeriodFields = { path: "*", from: "available_from_date", to: "available_to_date" };

/** What rules over all payloads share. */
interface Run {
  readonly lines: LinesSeen;
  /** The codes of all products that there are; undefined if nobody knows. */
  readonly products: ReadonlySet<string> | undefined;
}

const accountRules = ({ lines, products }: Run): CrossRule[] => [
  sameAccount(lines),
  repeatedTransaction("supply_addresses.*.meter_points.*.current_statement_transactions.*"),
  // An account whose product does not exist is staged, and refused when it is processed.
  ...(products ? [missingProducts(products, "contracts.*.tariff_code", "error")] : []),
  overlaps(STATEMENTS),
  overlaps(CONTRACTS),
  overlaps(SUPPLIES),
];

const RULES: Readonly<Record<string, (run: Run) => CrossRule[]>> = {
  validateAccount: accountRules,
  stageAccount: accountRules,
  processAccount: ({ lines }) => [importedBefore(lines)],
  createTransactions: ({ lines, products }) => [
    sameTransaction(lines, "transactions.*"),
    ...(products ? [missingProducts(products, "transactions.*.product_code", "warning")] : []),
    endsEarly(CHARGES),
  ],
  createHistoricalStatements: ({ lines }) => [overlapsAcross(STATEMENTS, lines)],
  validateProducts: () => [endsEarly(SALES)],
  createProducts: () => [endsEarly(SALES)],
};

/** The operations whose bodies name products. */
export const NAMING_PRODUCTS: readonly string[] = [
  "validateAccount",
  "stageAccount",
  "createTransactions",
];

/** The rules over all bodies of an operation. */
export const crossRulesOf = (
  operationId: string,
  products: ReadonlySet<string> | undefined,
): readonly CrossRule[] => RULES[operationId]?.({ lines: new LinesSeen(), products }) ?? [];
