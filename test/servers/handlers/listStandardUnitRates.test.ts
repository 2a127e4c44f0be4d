import { describe, expect, test } from "vitest";
import type { Settings } from "../../../src/servers/handlers/handler.ts";
import { listStandardUnitRates } from "../../../src/servers/handlers/listStandardUnitRates.ts";
import type { Product } from "../../../src/servers/stores/store.ts";
import { makeContext } from "./make-context.ts";
import { call, EXAMPLES } from "./prepare-account.ts";

type Rate = NonNullable<Product["rates"]>[number];
const CODE = "MORGENWIND-24M-25-09";
const LIST = `https://api.example/v1/products/${CODE}/electricity-tariffs/${CODE}/standard-unit-rates/`;

const rate = (day: string, price = "0.25", rest: Partial<Rate> = {}): Rate => ({
  band: "CONSUMPTION_STANDARD",
  band_category: "CONSUMPTION_CHARGE",
  unit_type: "KWH_CONSUMPION",
  valid_from_date: day,
  price_per_unit: price,
  ...rest,
});

interface Asked {
  readonly period_from?: string;
  readonly period_to?: string;
  readonly page?: number;
}
async function list(
  rates: readonly Rate[],
  asked: Asked = {},
  settings: Partial<Settings> = {},
  rest: Partial<Product> = {},
) {
  const context = makeContext(settings);
  await context.store.write((writer) =>
    writer.putProducts([{ code: CODE, rates: [...rates], ...rest }]),
  );
  const url = new URL(LIST);
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, String(value));
  const { status, body } = await call(
    { listStandardUnitRates },
    { parameters: { product_code: CODE, tariff_code: CODE, ...asked }, url: () => url.href },
    context,
  );
  return "results" in body
    ? { status, ...body }
    : { status, ...body, count: 0, results: [], next: null, previous: null };
}
const pricesIn = async (rates: readonly Rate[], asked: Asked = {}) =>
  (await list(rates, asked)).results.map(({ value_exc_vat }) => value_exc_vat);

describe("the standard unit rates", () => {
  test("are the rates for consumption, with and without tax", async () => {
    const [product] = EXAMPLES.productsElectricityAndGas.value;
    expect((await list(product?.rates ?? [])).results).toEqual([
      {
        value_exc_vat: 0.2639,
        value_inc_vat: 0.314041,
        valid_from: "2025-08-31T23:00:00Z",
        payment_method: null,
      },
    ]);
  });

  test("come newest first, each until the next of its band begins", async () => {
    const { results, count } = await list([
      rate("2025-09-01", "0.2639"),
      rate("2026-04-01", "0.2701"),
      rate("2025-01-01", "0.21", { band: "NIGHT" }),
      rate("2026-01-01", "0.22", { band: "NIGHT" }),
    ]);
    expect(count).toBe(4);
    expect(
      results.map(({ value_exc_vat, valid_from, valid_to }) => [
        value_exc_vat,
        valid_from,
        valid_to,
      ]),
    ).toEqual([
      [0.2701, "2026-03-31T23:00:00Z", undefined],
      [0.22, "2026-01-01T00:00:00Z", undefined],
      [0.2639, "2025-08-31T23:00:00Z", "2026-03-31T23:00:00Z"],
      [0.21, "2025-01-01T00:00:00Z", "2026-01-01T00:00:00Z"],
    ]);
  });

  test.each<[string, Rate[], number[]]>([
    [
      "leave out what is charged by the day",
      [rate("2025-09-01", "0.3", { band_category: "STANDING_CHARGE" })],
      [],
    ],
    [
      "leave out what does not say what is charged",
      [{ valid_from_date: "2025-09-01", price_per_unit: "0.3" }],
      [],
    ],
    [
      "leave out what has no price",
      [{ band_category: "CONSUMPTION_CHARGE", valid_from_date: "2025-09-01" }],
      [],
    ],
    ["leave out a price that no number can hold", [rate("2025-09-01", "9".repeat(400))], []],
    [
      "have the one sent last of two for one band and day",
      [rate("2025-09-01", "0.1"), rate("2025-09-01", "0.2")],
      [0.2],
    ],
    [
      "have both of two bands that begin on one day",
      [rate("2025-09-01", "0.1"), rate("2025-09-01", "0.2", { band: "NIGHT" })],
      [0.1, 0.2],
    ],
    [
      "have rates without a band",
      [{ band_category: "CONSUMPTION_CHARGE", price_per_unit: "0.3" }],
      [0.3],
    ],
    ["can be negative", [rate("2025-09-01", "-0.05")], [-0.05]],
  ])("%s", async (_, rates, prices) => {
    expect(await pricesIn(rates)).toEqual(prices);
  });

  test("of a product without rates are none", async () => {
    const { value } = EXAMPLES.unitRatesNone;
    expect(await list([])).toEqual({ status: 200, ...value });
  });

  test("without a first day hold from the beginning of 1900", async () => {
    const { results } = await list([
      { band_category: "CONSUMPTION_CHARGE", price_per_unit: "0.3" },
    ]);
    expect(results).toMatchObject([{ valid_from: "1900-01-01T00:00:00Z" }]);
    expect(results[0]).not.toHaveProperty("valid_to");
  });
});

describe("value_inc_vat", () => {
  test.each([
    ["0.2639", "0.19", "0.314041"],
    ["0.2701", "0.19", "0.321419"],
    ["0.07", "0.19", "0.0833"],
    ["0.1", "0.2", "0.12"],
    ["1.005", "0.05", "1.05525"],
    ["0.2639", "0", "0.2639"],
    ["0.2639", "1", "0.5278"],
    ["-13.07", "0.19", "-15.5533"],
    ["000.50", "0.070", "0.535"],
  ])("of %s with %s is written %s", async (price, vatRate, expected) => {
    const { results } = await list([rate("2025-09-01", price)], {}, { vatRate });
    expect(JSON.stringify(results[0]?.value_inc_vat)).toBe(expected);
    expect(JSON.stringify(results[0]?.value_exc_vat)).toBe(JSON.stringify(Number(price)));
  });
});

describe("a period", () => {
  const RATES = [rate("2025-09-01", "1"), rate("2026-04-01", "2"), rate("2026-10-01", "3")];

  test.each<[string, Asked, number[]]>([
    ["without bounds has all", {}, [3, 2, 1]],
    [
      "has the rate that holds throughout",
      { period_from: "2025-10-01T00:00Z", period_to: "2025-11-01T00:00Z" },
      [1],
    ],
    [
      "has the rates that are partly in it",
      { period_from: "2026-03-01T00:00Z", period_to: "2026-05-01T00:00Z" },
      [2, 1],
    ],
    ["leaves out what ends as it begins", { period_from: "2026-03-31T23:00:00Z" }, [3, 2]],
    [
      "has what ends a moment after it begins",
      { period_from: "2026-03-31T22:59:59.999999999Z" },
      [3, 2, 1],
    ],
    ["leaves out what begins as it ends", { period_to: "2026-03-31T23:00:00Z" }, [1]],
    [
      "has what begins a moment before it ends",
      { period_to: "2026-03-31T23:00:00.000000001Z" },
      [2, 1],
    ],
    ["before all rates has none", { period_to: "2025-08-31T23:00:00Z" }, []],
    [
      "after the last first day has the last rate, which has no end",
      { period_from: "2999-01-01T00:00:00Z" },
      [3],
    ],
    [
      "of no length has none",
      { period_from: "2025-10-01T00:00Z", period_to: "2025-10-01T00:00Z" },
      [],
    ],
    [
      "is read as London time without an offset: in summer",
      { period_from: "2026-04-01T00:00" },
      [3, 2],
    ],
    [
      "is read as London time without an offset: a second earlier",
      { period_from: "2026-03-31T23:59:59" },
      [3, 2, 1],
    ],
    ["is read with its offset", { period_from: "2026-04-01T00:59:59+02:00" }, [3, 2, 1]],
    [
      "is read with its offset, also without a colon and in small letters",
      { period_from: "2026-04-01t01:00:00+0200" },
      [3, 2],
    ],
    [
      "is read to more digits than anyone needs",
      { period_from: "2026-03-31T22:59:59.9999999999999Z" },
      [3, 2, 1],
    ],
  ])("%s", async (_, asked, prices) => {
    const { status, results } = await list(RATES, asked);
    expect([status, results.map(({ value_exc_vat }) => value_exc_vat)]).toEqual([200, prices]);
  });

  test("that begins or ends as clocks skip the time is refused, and the fault says why", async () => {
    const answer = await list(RATES, {
      period_from: "2025-03-30T01:30:00",
      period_to: "2025-03-30T02:00:00",
    });
    const detail =
      "period_from has no offset, and clocks in London skip this time as they go forward. Send it with Z or an offset";
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ detail, code: "invalid_datetime", attr: "period_from" }],
    });
  });

  test.each([
    { period_from: "2025-10-01T00:00:00Z", period_to: "2025-09-30T23:59:59Z" },
    { period_from: "2025-10-01T00:00:00.0000001Z", period_to: "2025-10-01T00:00:00Z" },
    { period_from: "2025-10-01T00:00:00Z", period_to: "2025-10-01T00:59:59" },
  ])("that ends before it begins is refused: %j", async (asked) => {
    expect(await list(RATES, asked)).toMatchObject({
      status: 400,
      code: "invalid_request",
      errors: [
        {
          detail: `period_to must not lie before period_from, which is ${asked.period_from}`,
          code: "out_of_range",
          attr: "period_to",
        },
      ],
    });
  });
});

describe("pages", () => {
  const RATES = Array.from({ length: 5 }, (_, index) => rate(`202${index}-01-01`, String(index)));

  test("follow each other, with the caller's other parameters", async () => {
    const first = await list(RATES, { period_from: "2021-06-01T00:00" }, { pageSize: 3 });
    expect([first.count, first.previous, first.next]).toEqual([
      4,
      null,
      `${LIST}?period_from=2021-06-01T00%3A00&page=2`,
    ]);
    const second = await list(RATES, { period_from: "2021-06-01T00:00", page: 2 }, { pageSize: 3 });
    expect([second.count, second.previous, second.next]).toEqual([
      4,
      `${LIST}?period_from=2021-06-01T00%3A00&page=1`,
      null,
    ]);
    expect([...first.results, ...second.results].map(({ value_exc_vat }) => value_exc_vat)).toEqual(
      [4, 3, 2, 1],
    );
  });
});

describe("nothing is found", () => {
  const askFor = async (product: string, tariff: string, rest: Partial<Product> = {}) => {
    const context = makeContext();
    await context.store.write((writer) =>
      writer.putProducts([{ code: CODE, ...rest }, { code: "OTHER" }]),
    );
    return call(
      { listStandardUnitRates },
      { parameters: { product_code: product, tariff_code: tariff } },
      context,
    );
  };
  test.each([
    ["for a product that does not exist", "NONE", CODE, {}, "There is no product NONE."],
    [
      "for a product that is hidden",
      CODE,
      CODE,
      { is_hidden: true },
      `There is no product ${CODE}.`,
    ],
    [
      "for a tariff that does not exist",
      CODE,
      "NONE",
      {},
      `The product ${CODE} has no tariff NONE.`,
    ],
    [
      "for the tariff of another product",
      CODE,
      "OTHER",
      {},
      `The product ${CODE} has no tariff OTHER.`,
    ],
  ])("%s", async (_, product, tariff, rest, detail) => {
    expect(await askFor(product, tariff, rest)).toEqual({
      status: 404,
      body: { detail, code: "not_found", errors: [] },
    });
  });
});
