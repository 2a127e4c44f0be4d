import type { OperationId } from "../../../../generated/rest-operations.ts";
import { isRefusal, type Refusal } from "../../api/reply.ts";
import type { ParameterValues } from "../../api/request.ts";
import { loadCalendar } from "./calendar.ts";
import { readPeriod } from "./period.ts";

/**
 * Refuses parameters that satisfy the contract and still make no sense. The handler of the
 * operation refuses them in the same way.
 */
export async function refuseParameters(
  operationId: OperationId,
  parameters: ParameterValues,
): Promise<Refusal | undefined> {
  if (operationId !== "listStandardUnitRates") return undefined;
  const period = readPeriod(parameters, await loadCalendar());
  return isRefusal(period) ? period : undefined;
}
