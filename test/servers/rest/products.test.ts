// Products from their creation to the public interface, rule by rule as in the specification.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createProducts } from "../../../src/servers/handlers/createProducts.ts";
import type { Settings } from "../../../src/servers/handlers/handler.ts";
import { listProducts } from "../../../src/servers/handlers/listProducts.ts";
import { listStandardUnitRates } from "../../../src/servers/handlers/listStandardUnitRates.ts";
import { validateProducts } from "../../../src/servers/handlers/validateProducts.ts";
import { makeContext } from "../handlers/make-context.ts";
import { serveHandlers } from "../handlers/serve-handlers.ts";
import type { Client } from "./client.ts";
import { WAYS } from "./ways.ts";

const HANDLERS = { createProducts, listProducts, listStandardUnitRates, validateProducts };

const CREATE = "/v1/data-import/products/";
const VALIDATE = "/v1/data-import/validate-products/";
const LIST = "/v1/products/";
const ratesPath = (code: string, tariff = code) =>
  `/v1/products/${code}/electricity-tariffs/${tariff}/standard-unit-rates/`;

const rate = (from: string, price: string, more: object = {}) => ({
  band: "CONSUMPTION_STANDARD",
  band_category: "CONSUMPTION_CHARGE",
  unit_type: "KWH_CONSUMPION",
  valid_from_date: from,
  price_per_unit: price,
  ...more,
});

describe.each(WAYS)("$name", ({ reach }) => {
  let client: Client;
  let close: () => Promise<void>;
  const start = async (settings: Partial<Settings> = {}) => {
    ({ client, close } = await reach(serveHandlers(HANDLERS, makeContext(settings))));
  };
  beforeEach(() => start());
  afterEach(() => close());

  const codes = async (query = {}) =>
    (await client.get(LIST, { query, anonymous: true })).body.results.map(
      ({ code }: { code: string }) => code,
    );

  test("validating returns the validated data and creates nothing", async () => {
    const { status, body } = await client.post(VALIDATE, [{ code: "A", colour: "green" }]);
    expect([status, body]).toEqual([200, [{ code: "A" }]]);
    expect(await codes()).toEqual([]);
  });

  test("creating validates again, and creates all or none", async () => {
    const { status, body } = await client.post(CREATE, [
      { code: "A" },
      { code: "B", rates: [rate("2025-13-01", "0,2")] },
    ]);
    expect([status, body.code]).toEqual([400, "product_failed_validation"]);
    expect(body.errors.map(({ attr }: { attr: string }) => attr)).toEqual([
      "1.rates.0.valid_from_date",
      "1.rates.0.price_per_unit",
    ]);
    expect(await codes()).toEqual([]);
    expect((await client.post(CREATE, [{ code: "B" }, { code: "A" }])).body).toEqual({ code: "B" });
    expect(await codes()).toEqual(["A", "B"]);
  });

  test("a code that exists is replaced", async () => {
    await client.post(CREATE, [{ code: "A", brand: "OLD" }]);
    await client.post(CREATE, [{ code: "A", brand: "NEW" }]);
    expect(await codes({ brand: "OLD" })).toEqual([]);
    expect(await codes({ brand: "NEW" })).toEqual(["A"]);
  });

  test("the list can be filtered, and leaves hidden ones out", async () => {
    await client.post(CREATE, [
      { code: "GREEN", brand: "N", params: { is_green: true } },
      { code: "GREY", brand: "N" },
      { code: "OTHER", brand: "M" },
      { code: "WITHOUT" },
      { code: "HIDDEN", brand: "N", is_hidden: true },
    ]);
    expect(await codes()).toEqual(["GREEN", "GREY", "OTHER", "WITHOUT"]);
    expect(await codes({ brand: "N" })).toEqual(["GREEN", "GREY"]);
    expect(await codes({ brand: "N", is_green: false })).toEqual(["GREY"]);
    // As it is shown.
    expect(await codes({ brand: "" })).toEqual(["WITHOUT"]);
    expect(await codes({ is_prepay: true })).toEqual([]);
    expect(await codes({ colour: "green" })).toHaveLength(4);
  });

  test("more than a page are followed by next and previous, filters kept", async () => {
    const products = Array.from({ length: 250 }, (_, index) => ({
      code: `P${String(index).padStart(3, "0")}`,
      brand: "N & M",
    }));
    await client.post(CREATE, [...products, { code: "OTHER" }]);
    const seen: string[] = [];
    let page = (await client.get(LIST, { query: { brand: "N & M" } })).body;
    expect([page.count, page.previous, page.results.length]).toEqual([250, null, 100]);
    for (;;) {
      seen.push(...page.results.map(({ code }: { code: string }) => code));
      if (page.next === null) break;
      page = (await client.get(page.next)).body;
    }
    expect(seen).toEqual(products.map(({ code }) => code));
    expect((await client.get(page.previous)).body.results[0].code).toBe("P100");
    expect((await client.get(LIST, { query: { brand: "N & M", page: 4 } })).status).toBe(404);
  });

  test.each([
    ["2", "There is no page 2."],
    ["999999999999999", "There is no page 999999999999999."],
    ["1000000000000000", "There is no page 1000000000000000."],
    ["9".repeat(17), "There is no page of so large a number."],
    ["9".repeat(400), "There is no page of so large a number."],
  ])("page %s, after the last, is not found", async (page, detail) => {
    await client.post(CREATE, [{ code: "A" }]);
    for (const path of [LIST, ratesPath("A")]) {
      const { status, body } = await client.get(path, { query: { page } });
      expect([status, body.code, body.detail]).toEqual([404, "not_found", detail]);
      const first = await client.get(path, { query: { page: `${"0".repeat(30)}1` } });
      expect(first.status).toBe(200);
    }
  });

  test("a product leads to its rates, whatever characters its code has", async () => {
    const code = "A/B ü?#%2F";
    await client.post(CREATE, [{ code, rates: [rate("2025-01-01", "0.2")] }]);
    const [product] = (await client.get(LIST)).body.results;
    expect(product.code).toBe(code);
    expect(
      (await client.get(product.links[0].href, { anonymous: true })).body.results,
    ).toMatchObject([{ value_exc_vat: 0.2 }]);
  });

  test("tax follows the configured rate", async () => {
    await close();
    await start({ vatRate: "0.05" });
    await client.post(CREATE, [{ code: "A", rates: [rate("2025-01-01", "1.15")] }]);
    expect((await client.get(ratesPath("A"))).body.results).toMatchObject([
      { value_exc_vat: 1.15, value_inc_vat: 1.2075 },
    ]);
  });

  test("days become midnights in London, in winter and in summer", async () => {
    await client.post(CREATE, [
      { code: "A", term: "24", available_from_date: "2025-02-01", available_to_date: "2025-07-31" },
    ]);
    const { body } = await client.get(LIST);
    expect(body.results[0]).toMatchObject({
      term: 24,
      is_variable: false,
      available_from: "2025-02-01T00:00:00Z",
      available_to: "2025-07-31T23:00:00Z",
    });
  });

  describe("unit rates", () => {
    beforeEach(() =>
      client.post(CREATE, [
        {
          code: "A",
          rates: [
            rate("2025-01-01", "0.2639"),
            rate("2025-03-30", "0.28"),
            rate("2025-10-26", "0.3"),
            rate("2025-01-01", "12.5", { band_category: "STANDING_CHARGE" }),
          ],
        },
      ]),
    );
    const starts = async (query = {}) =>
      (await client.get(ratesPath("A"), { query, anonymous: true })).body.results.map(
        ({ valid_from }: { valid_from: string }) => valid_from,
      );

    test("apply until the next begins, the newest first, with tax in decimal arithmetic", async () => {
      const { body } = await client.get(ratesPath("A"));
      expect(body).toEqual({
        count: 3,
        next: null,
        previous: null,
        results: [
          {
            value_exc_vat: 0.3,
            value_inc_vat: 0.357,
            valid_from: "2025-10-25T23:00:00Z",
            payment_method: null,
          },
          {
            value_exc_vat: 0.28,
            value_inc_vat: 0.3332,
            valid_from: "2025-03-30T00:00:00Z",
            valid_to: "2025-10-25T23:00:00Z",
            payment_method: null,
          },
          {
            value_exc_vat: 0.2639,
            value_inc_vat: 0.314041,
            valid_from: "2025-01-01T00:00:00Z",
            valid_to: "2025-03-30T00:00:00Z",
            payment_method: null,
          },
        ],
      });
    });

    test("are those that hold at some moment of the period, whose end is left out", async () => {
      expect(await starts({ period_from: "2025-03-30T00:00:00Z" })).toEqual([
        "2025-10-25T23:00:00Z",
        "2025-03-30T00:00:00Z",
      ]);
      expect(await starts({ period_to: "2025-03-30T00:00:00Z" })).toEqual(["2025-01-01T00:00:00Z"]);
    });

    test("a datetime without an offset is London time, on both sides of a clock change", async () => {
      // Midnight of 26 October in London is 23:00 UTC of the day before.
      expect(await starts({ period_from: "2025-10-26T00:00:00" })).toEqual([
        "2025-10-25T23:00:00Z",
      ]);
      expect(await starts({ period_to: "2025-10-26T00:00:00" })).toHaveLength(2);
      expect(await starts({ period_to: "2025-10-26T00:00:00Z" })).toHaveLength(3);
      expect(
        await starts({ period_from: "2025-03-30T00:00:00", period_to: "2025-03-30T02:30:00" }),
      ).toEqual(["2025-03-30T00:00:00Z"]);
    });

    test("a datetime without seconds, or with an offset without a colon, is the same moment", async () => {
      const sameMoment = ["2025-10-26T00:00", "2025-10-25T23:00Z", "2025-10-26T01:00:00+0200"];
      for (const period_from of sameMoment)
        expect(await starts({ period_from })).toEqual(["2025-10-25T23:00:00Z"]);
    });

    test.each([
      "yesterday",
      "2025-01-01",
      "2025-02-30T00:00:00Z",
      "2025-01-01T25:00:00",
      "2025-01-01 12:00",
      "2025-01-01T12:00:00+01",
      "2025-03-30T01:30:00",
      "2025-01-01T12:30:60Z",
    ])("the period %s is refused", async (text) => {
      const { status, body } = await client.get(ratesPath("A"), { query: { period_from: text } });
      expect([status, body.errors[0].attr, body.errors[0].code]).toEqual([
        400,
        "period_from",
        "invalid_datetime",
      ]);
    });

    test("of a product or tariff that does not exist are 404", async () => {
      expect((await client.get(ratesPath("B"))).status).toBe(404);
      expect((await client.get(ratesPath("A", "B"))).status).toBe(404);
    });
  });
});
