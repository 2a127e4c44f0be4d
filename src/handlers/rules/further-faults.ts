import type { OperationId } from "../../../generated/rest-operations.ts";
import { isRefusal, type Refusal } from "../../api/reply.ts";
import type { ParameterValues } from "../../api/request.ts";
import type { Issue } from "../../runtime/issue.ts";
import type { Settings } from "../settings.ts";
import { readPeriod } from "./period.ts";
import { findPhoneFaults } from "./phone-numbers.ts";
import { findProductFaults } from "./product-faults.ts";

const FURTHER_FAULTS: Partial<
  Record<OperationId, (body: unknown, settings?: Settings) => readonly Issue[]>
> = {
  validateAccount: findPhoneFaults,
  stageAccount: findPhoneFaults,
  validateProducts: findProductFaults,
  createProducts: findProductFaults,
};

/** Faults by rules that a schema can't say, in bodies of any shape: they are answered together with those of the contract. A mock has no settings. */
export const findFurtherFaults = (
  operationId: OperationId,
  body: unknown,
  settings?: Settings,
): readonly Issue[] => FURTHER_FAULTS[operationId]?.(body, settings) ?? [];

/** A refusal of parameters that hold the contract and still can't be meant: the handler of the operation gives the same. */
export function refuseParameters(
  operationId: OperationId,
  parameters: ParameterValues,
): Refusal | undefined {
  if (operationId !== "listStandardUnitRates") return undefined;
  const period = readPeriod(parameters);
  return isRefusal(period) ? period : undefined;
}
