// Successful answers with generated values: other accounts, people and products than those of the
// examples, by the generator of the fixtures.
import type { OperationId } from "../../../generated/rest-operations.ts";
import type { components } from "../../../generated/rest-types.ts";
import { Chance } from "../../library/chance/chance.ts";
import { accountOf } from "../../library/fixtures/series/account.ts";
import {
  dayOf,
  dayText,
  firstOfMonth,
  momentText,
} from "../../library/fixtures/series/calendar.ts";
import { externalNumbersOf, householdsOf } from "../../library/fixtures/series/household.ts";
import { productsOf } from "../../library/fixtures/series/products.ts";
import { isRefusal } from "../api/reply.ts";
import { loadCalendar } from "../handlers/rules/calendar.ts";
import { toPublicProduct } from "../handlers/rules/public-product.ts";
import { findUnitRates, readPeriod, toPublicRate } from "../handlers/rules/unit-rates.ts";
import type { Call } from "../http/front-door.ts";
import { namesOf, platformNumberOf } from "../prefer/names.ts";
import { filtersOf, mutationOf } from "./tie-answer.ts";

type Schemas = components["schemas"];
type Generate = (call: Call, seed: number, chance: Chance) => unknown;

/** What is `tied` has no values but those that the contract ties to the request. */
const GENERATED: Readonly<Record<OperationId, Generate | "tied">> = {
  obtainPlatformToken: (call, _, chance): Schemas["GraphqlResponse"] => ({
    data: {
      [mutationOf(call)]: {
        token: `tk_${drawLetters(chance, 18)}`,
        refreshToken: `rt_${drawLetters(chance, 12)}`,
        refreshExpiresIn: Date.UTC(2100, 0, 1) / 1000,
      },
    },
  }),
  // What was sent comes back as it is, and what was left out is generated.
  validateAccount: ({ body }, seed): Schemas["Account"] => {
    const productOf = productsOf(seed);
    const householdOf = householdsOf(seed, [productOf(0), productOf(1)]);
    return { ...accountOf(householdOf(0)), ...(body as Schemas["Account"]) };
  },
  validateProducts: ({ body }, seed): Schemas["Products"] => {
    const productOf = productsOf(seed);
    return (body as Schemas["Products"]).map((sent, at) => ({ ...productOf(at + 2), ...sent }));
  },
  listAccountImportProcesses: (call, seed, chance): Schemas["AccountImportProcess"][] => {
    const { supplier = "" } = namesOf(call);
    const numberOf = externalNumbersOf(seed);
    return Array.from({ length: chance.between(3, 12) }, (_, at) => {
      const number = numberOf(at);
      return chance.happens(60) ? imported(supplier, number, chance) : pending(number);
    });
  },
  listPendingAccountImportProcesses: (call) => [pending(namesOf(call).number ?? "")],
  listImportedAccountImportProcesses: (call, _, chance) => {
    const { supplier = "", number = "" } = namesOf(call);
    return [imported(supplier, number, chance)];
  },
  listProducts: async (call, seed, chance): Promise<Schemas["PublicProductPage"]> => {
    const calendar = await loadCalendar();
    const productOf = productsOf(seed);
    const start = chance.between(0, 30);
    const folder = `${call.base()}/v1/products/`;
    const filters = filtersOf(call);
    // Electricity and gas are sold in turn, and electricity is green.
    const indexOf = (at: number): number =>
      filters.is_green === undefined ? at : 2 * at + (filters.is_green ? 0 : 1);
    const results = Array.from({ length: chance.between(3, 8) }, (_, at) => ({
      ...toPublicProduct(productOf(indexOf(start + at)), folder, calendar),
      ...filters,
    }));
    return { count: results.length, next: null, previous: null, results };
  },
  listStandardUnitRates: async ({ parameters }, _, chance): Promise<Schemas["UnitRatePage"]> => {
    const calendar = await loadCalendar();
    const period = readPeriod(parameters, calendar);
    if (isRefusal(period)) throw new Error("The period was not refused before.");
    const rates = findUnitRates({ code: "", rates: drawRates(chance) }, period, calendar);
    const results = rates.map((rate) => toPublicRate(rate, VAT_RATE, calendar));
    return { count: results.length, next: null, previous: null, results };
  },
  getAccount: (call, seed, chance) => ({
    account_number: namesOf(call).platformNumber,
    account_created_at: drawMoment(chance),
    import_process: {
      import_supplier: "NORDWERK",
      external_account_number: externalNumbersOf(seed)(0),
    },
  }),
  createProducts: "tied",
  stageAccount: "tied",
  processAccount: "tied",
  getAccountTransferStatus: "tied",
  createNotes: "tied",
  createTransactions: "tied",
  createHistoricalStatements: "tied",
  createPaymentInstruction: "tied",
};

const VAT_RATE = "0.19";
const FIRST_CREATION = dayOf(2025, 1);
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

export async function generateBody(call: Call, seed: number): Promise<unknown> {
  const generate = GENERATED[call.operationId];
  if (generate === "tied") return undefined;
  return generate(call, seed, new Chance(seed, call.operationId).startAt(0));
}

const drawLetters = (chance: Chance, length: number): string =>
  Array.from({ length }, () => LETTERS[chance.between(0, LETTERS.length - 1)]).join("");

const drawMoment = (chance: Chance): string =>
  momentText(FIRST_CREATION + chance.between(0, 364), chance.between(360, 1200));

const imported = (supplier: string, number: string, chance: Chance) => ({
  external_account_number: number,
  platform_account_number: platformNumberOf(supplier, number),
  account_created_at: drawMoment(chance),
});

const pending = (number: string) => ({
  external_account_number: number,
  platform_account_number: null,
  account_created_at: null,
});

/** Prices of electricity, each for half a year but the last, which has no end. */
function drawRates(chance: Chance): Schemas["ProductRate"][] {
  const first = dayOf(2024, 1 + chance.between(0, 11));
  const price = chance.between(2200, 2800);
  return Array.from({ length: chance.between(2, 5) }, (_, at) => ({
    band: "CONSUMPTION_STANDARD",
    band_category: "CONSUMPTION_CHARGE",
    valid_from_date: dayText(firstOfMonth(first, 6 * at)),
    price_per_unit: ((price + at * chance.between(-40, 90)) / 10_000).toFixed(4),
  }));
}
