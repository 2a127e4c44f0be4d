import { isRefusal, refuse } from "../api/reply.ts";
import type { Handler } from "./handler.ts";
import { loadCalendar } from "./rules/calendar.ts";
import { answerPage, offsetOf } from "./rules/page.ts";
import { findUnitRates, readPeriod, toPublicRate } from "./rules/unit-rates.ts";

/** Lists a product's unit rates in a period, the newest first. A hidden product gets a 404. */
export const listStandardUnitRates: Handler<"listStandardUnitRates"> = async (
  { parameters, url },
  { store, settings },
) => {
  const { product_code: code, tariff_code: tariff, page = 1 } = parameters;
  const calendar = await loadCalendar();
  const period = readPeriod(parameters, calendar);
  if (isRefusal(period)) return period;
  const product = await store.ask((reader) => reader.findProduct(code));
  if (!product || product.is_hidden) return refuse("not_found", `There is no product ${code}.`);
  if (tariff !== code) return refuse("not_found", `The product ${code} has no tariff ${tariff}.`);
  const { pageSize, vatRate } = settings;
  const rates = findUnitRates(product, period, calendar);
  const offset = offsetOf(page, pageSize);
  const results = rates
    .slice(offset, offset + pageSize)
    .map((rate) => toPublicRate(rate, vatRate, calendar));
  return answerPage(results, rates.length, { page, pageSize, url: url() });
};
