// Successful answers have generated values that vary the example.
import type { OperationId } from "../../../generated/rest-operations.ts";
import type { components } from "../../../generated/rest-types.ts";
import { Chance } from "../../library/chance/chance.ts";
import { householdsOf } from "../../library/fixtures/series/household.ts";
import { likeExample } from "../../library/fixtures/series/like-example.ts";
import { productsOf } from "../../library/fixtures/series/products.ts";
import { varyText } from "../../library/fixtures/series/vary-text.ts";
import { isRefusal } from "../api/reply.ts";
import { loadCalendar } from "../handlers/rules/calendar.ts";
import { toPublicProduct } from "../handlers/rules/public-product.ts";
import { overlaps, readPeriod } from "../handlers/rules/unit-rates.ts";
import type { Call } from "../http/front-door.ts";
import { mapLeaves, namesOf } from "../prefer/names.ts";
import { tieBody } from "./tie-answer.ts";

type Schemas = components["schemas"];
/** Returns a variant of an example. Each index has a different variant. */
type Vary = <Value>(example: Value, index?: number) => Value;
type Generate = (example: never, call: Call, seed: number, vary: Vary) => unknown;

/** Operations whose answers need more than a varied example with the names of the request. */
const GENERATED: Partial<Record<OperationId, Generate>> = {
  // Sent fields are answered unchanged; missing fields are generated.
  validateAccount: (example, { body }, seed) => {
    const productOf = productsOf(seed);
    const householdOf = householdsOf(seed, [productOf(0), productOf(1)], example);
    return { ...Object(likeExample(example)(householdOf(0))), ...Object(body) };
  },
  validateProducts: (_, { body }, seed): Schemas["Products"] => {
    const productOf = productsOf(seed);
    return (body as Schemas["Products"]).map((sent, index) => ({
      ...productOf(index + 2),
      ...sent,
    }));
  },
  listAccountImportProcesses: (rows: Schemas["AccountImportProcess"][], call, seed, vary) => {
    const length = new Chance(seed, "rows").startAt(0).between(2, 5);
    const varied = Array.from({ length }, (_, index) => rows.map((row) => vary(row, index)));
    return tieBody(varied.flat(), call);
  },
  listProducts: async (page: Schemas["PublicProductPage"], call, seed) => {
    const calendar = await loadCalendar();
    const productOf = productsOf(seed);
    const chance = new Chance(seed, "products").startAt(0);
    const start = chance.between(0, 15);
    const { is_green } = call.parameters;
    // Returns the index of the product at a position: electricity and gas in turn.
    const indexOf = (position: number) =>
      is_green === undefined ? position : 2 * position + (is_green ? 0 : 1);
    const results = Array.from({ length: chance.between(3, 8) }, (_, position) =>
      toPublicProduct(
        productOf(indexOf(start + position)),
        `${call.base()}/v1/products/`,
        calendar,
      ),
    );
    return tieBody({ ...page, count: results.length, results }, call);
  },
  listStandardUnitRates: async (page: Schemas["UnitRatePage"], { parameters }, _, vary) => {
    const calendar = await loadCalendar();
    const period = readPeriod(parameters, calendar);
    if (isRefusal(period)) throw new Error("The period was not refused before.");
    const momentOf = (text: string) => BigInt(Date.parse(text)) * 1_000_000n;
    const results = vary(page.results).filter(({ valid_from, valid_to }) =>
      overlaps({ from: momentOf(valid_from), to: valid_to ? momentOf(valid_to) : null }, period),
    );
    return { ...page, count: results.length, results };
  },
};

export async function generateBody(example: unknown, call: Call, seed: number): Promise<unknown> {
  const vary = varying(seed, Object.values(namesOf(call)));
  const generate = GENERATED[call.operationId];
  if (!generate) return tieBody(vary(example), call);
  return generate(example as never, call, seed, vary);
}

const DAY = 86_400_000;
const DATE = /^\d{4}-\d\d-\d\d/;
const SECRET = /^([a-z]{2}_)([a-zA-Z0-9]+)/;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];

/** Varies an example. Dates move together, prices keep their ratios, the request's names stay. */
function varying(seed: number, names: readonly (string | undefined)[]): Vary {
  return (example, index = 0) => {
    const chance = new Chance(seed, "answer").startAt(index);
    const percent = chance.between(60, 140);
    const days = (chance.share() - 0.5) * 360;
    return mapLeaves(example, (value) => {
      if (typeof value === "number")
        return Number.isInteger(value) ? value : Number(((value * percent) / 100).toFixed(8));
      if (typeof value !== "string" || names.includes(value)) return value;
      if (DATE.test(value)) {
        // A full hour stays a full hour.
        const moved = value.endsWith(":00:00Z") ? Math.round(days) : days;
        const moment = new Date(Date.parse(value) + moved * DAY).toISOString();
        return value.length > 10 ? `${moment.slice(0, 19)}Z` : moment.slice(0, 10);
      }
      const text = value.replace(
        SECRET,
        (_, prefix: string, secret: string) =>
          prefix + secret.replaceAll(/./g, () => chance.pick(LETTERS)),
      );
      return text === value ? varyText(text, seed).textOf(index) : text;
    });
  };
}
