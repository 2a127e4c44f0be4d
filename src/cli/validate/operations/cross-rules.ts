import {
  contractPeriod,
  historicalStatementPeriod,
  meterPointPeriod,
  productPeriod,
  statementPeriod,
  transactionLineItemPeriod,
} from "../../../../generated/rest-fields.ts";
import { placedAt } from "../../../library/rest/values-at.ts";
import type { CrossRule } from "./cross-rule.ts";
import { repeatedTransaction, sameAccount, sameTransaction } from "./duplicates.ts";
import { endsEarly, overlaps } from "./periods.ts";

/** The codes of all products; undefined if the products are not known. */
type Products = ReadonlySet<string> | undefined;

const accountRules = (products: Products): CrossRule[] => [
  sameAccount(),
  repeatedTransaction,
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
    sameTransaction(),
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
