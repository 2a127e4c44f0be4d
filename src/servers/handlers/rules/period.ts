import type { OperationId } from "../../../../generated/rest-operations.ts";
import { liesBefore } from "../../../library/rest/period-faults.ts";
import {
  type ErrorItem,
  isRefusal,
  type ParameterValues,
  type Refusal,
  refuse,
} from "../../api/reply.ts";
import { type Calendar, type Instant, loadCalendar } from "./calendar.ts";

/** Null means that it has no beginning or no end. */
export interface Period {
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** Refused if clocks in London skip a time, or if the end lies before the beginning. */
export function readPeriod(
  { period_from, period_to }: { readonly period_from?: string; readonly period_to?: string },
  calendar: Calendar,
): Period | Refusal<"invalid_request"> {
  const from = period_from === undefined ? null : calendar.instantOf(period_from);
  const to = period_to === undefined ? null : calendar.instantOf(period_to);
  if (from === undefined || to === undefined)
    return invalid([
      ...(from === undefined ? [missing("period_from")] : []),
      ...(to === undefined ? [missing("period_to")] : []),
    ]);
  if (from === null || to === null || from <= to) return { from, to };
  return invalid([liesBefore("period_to", "period_from", period_from ?? "")]);
}

const invalid = (faults: readonly ErrorItem[]) =>
  refuse("invalid_request", "A parameter of the request is not valid.", faults);

const missing = (attr: string): ErrorItem => ({
  detail: `${attr} has no offset, and clocks in London skip this time as they go forward. Send it with Z or an offset`,
  code: "invalid_datetime",
  attr,
});

/** Refuses parameters that satisfy the contract and make no sense, as the handler does. */
export async function refuseParameters(
  operationId: OperationId,
  parameters: ParameterValues,
): Promise<Refusal | undefined> {
  if (operationId !== "listStandardUnitRates") return undefined;
  const period = readPeriod(parameters, await loadCalendar());
  return isRefusal(period) ? period : undefined;
}
