import type { OperationId } from "../../../generated/rest-operations.ts";
import { isRefusal, type Refusal } from "../../api/reply.ts";
import type { ParameterValues } from "../../api/request.ts";
import type { Issue } from "../../runtime/issue.ts";
import type { Settings } from "../settings.ts";
import { readPeriod } from "./period.ts";
import { findPhoneFaults } from "./phone-numbers.ts";
import { findProductFaults } from "./product-faults.ts";
import { findStatementFaults } from "./statement-faults.ts";

/** A rule that a schema can't express. */
type Rule = (body: unknown, settings?: Settings) => readonly Issue[];

const ACCOUNT_RULES: readonly Rule[] = [findPhoneFaults, findStatementFaults];
const RULES: Partial<Record<OperationId, readonly Rule[]>> = {
  validateAccount: ACCOUNT_RULES,
  stageAccount: ACCOUNT_RULES,
  validateProducts: [findProductFaults],
  createProducts: [findProductFaults],
  createHistoricalStatements: [findStatementFaults],
};

/**
 * Finds faults by rules that a schema can't express, in bodies of any shape. They are answered
 * together with those of the contract. A mock has no settings.
 */
export const findFurtherFaults = (
  operationId: OperationId,
  body: unknown,
  settings?: Settings,
): readonly Issue[] => (RULES[operationId] ?? []).flatMap((rule) => rule(body, settings));

/**
 * Refuses parameters that satisfy the contract and still make no sense. The handler of the
 * operation refuses them in the same way.
 */
export function refuseParameters(
  operationId: OperationId,
  parameters: ParameterValues,
): Refusal | undefined {
  if (operationId !== "listStandardUnitRates") return undefined;
  const period = readPeriod(parameters);
  return isRefusal(period) ? period : undefined;
}
