// The standard unit rates of a product, each of which applies in a period.
import Big from "big.js";
import type { OperationId } from "../../../../generated/rest-operations.ts";
import { liesBefore } from "../../../library/rest/period-faults.ts";
import type { Issue } from "../../../library/runtime/issue.ts";
import { isRefusal, type ParameterValues, type Refusal, refuse } from "../../api/reply.ts";
import type { Product } from "../../stores/store.ts";
import type { Schemas } from "../handler.ts";
import { type Calendar, FIRST_DAY, type Instant, loadCalendar } from "./calendar.ts";

/** A price per unit of consumption. It applies until the next rate of its band begins. */
interface UnitRate {
  readonly price: string;
  readonly from: Instant;
  readonly to: Instant | null;
}

export function findUnitRates(product: Product, period: Period, calendar: Calendar): UnitRate[] {
  return [...pricesByBand(product).values()]
    .flatMap((prices) => toUnitRates(prices, calendar))
    .filter((rate) => overlaps(rate, period))
    .sort((a, b) => Number(b.from - a.from));
}

export const toPublicRate = (
  { price, from, to }: UnitRate,
  vatRate: string,
  calendar: Calendar,
): Schemas["UnitRate"] => ({
  value_exc_vat: Number(price),
  value_inc_vat: addVat(price, vatRate),
  valid_from: calendar.showInstant(from),
  ...(to !== null && { valid_to: calendar.showInstant(to) }),
  payment_method: null,
});

/** Maps prices by band and first day. If two have the same band and day, the last counts. */
function pricesByBand({ rates = [] }: Product): Map<string, Map<string, string>> {
  const bands = new Map<string, Map<string, string>>();
  for (const { band = "", band_category, valid_from_date = FIRST_DAY, price_per_unit } of rates) {
    if (band_category !== "CONSUMPTION_CHARGE" || !isShowable(price_per_unit)) continue;
    const prices = bands.get(band) ?? new Map<string, string>();
    bands.set(band, prices.set(valid_from_date, price_per_unit));
  }
  return bands;
}

/** True if a JSON number can hold the price, even with the highest tax. */
const isShowable = (price: string | undefined): price is string =>
  price !== undefined && Number.isFinite(2 * Number(price));

function toUnitRates(prices: ReadonlyMap<string, string>, calendar: Calendar): UnitRate[] {
  const days = [...prices].sort(([a], [b]) => (a < b ? -1 : 1));
  return days.map(([day, price], index) => {
    const next = days[index + 1];
    const to = next ? calendar.startOfDay(next[0]) : null;
    return { price, from: calendar.startOfDay(day), to };
  });
}

/** True if a rate and a period share a moment. The end belongs to neither. */
export function overlaps(rate: Omit<UnitRate, "price">, period: Period): boolean {
  const begin = period.from !== null && period.from > rate.from ? period.from : rate.from;
  const end = period.to !== null && (rate.to === null || period.to < rate.to) ? period.to : rate.to;
  return end === null || begin < end;
}

/** Adds tax in decimals, because binary floats would make 0.2639 + 19 % 0.31404099999999996. */
const addVat = (price: string, rate: string): number =>
  new Big(rate).plus(1).times(price).toNumber();

/** A period. Null stands for no beginning or no end. */
export interface Period {
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** Reads a period. Refuses a London time that clocks skip, and an end before the beginning. */
export function readPeriod(
  { period_from, period_to }: { readonly period_from?: string; readonly period_to?: string },
  calendar: Calendar,
): Period | Refusal<"invalid_request"> {
  const from = period_from === undefined ? null : calendar.instantOf(period_from);
  const to = period_to === undefined ? null : calendar.instantOf(period_to);
  const faults = [
    ...(from === undefined ? [skipped("period_from")] : []),
    ...(to === undefined ? [skipped("period_to")] : []),
  ];
  if (from !== undefined && to !== undefined) {
    if (from === null || to === null || from <= to) return { from, to };
    faults.push(liesBefore("period_to", "period_from", period_from));
  }
  return refuse("invalid_request", "A parameter of the request is not valid.", faults);
}

const skipped = (attr: string): Issue => ({
  detail: `${attr} has no offset, and clocks in London skip this time as they go forward. Send it with Z or an offset`,
  code: "invalid_datetime",
  attr,
});

/** Lets the mock refuse what the handler refuses, such as a period that ends before it begins. */
export async function refuseParameters(operationId: OperationId, parameters: ParameterValues) {
  if (operationId !== "listStandardUnitRates") return undefined;
  const period = readPeriod(parameters, await loadCalendar());
  return isRefusal(period) ? period : undefined;
}
