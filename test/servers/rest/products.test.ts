// Products from their creation to the public interface. The rules are tested in test/servers/handlers/.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createProducts } from "../../../src/servers/handlers/createProducts.ts";
import { listProducts } from "../../../src/servers/handlers/listProducts.ts";
import { listStandardUnitRates } from "../../../src/servers/handlers/listStandardUnitRates.ts";
import { makeContext } from "../handlers/make-context.ts";
import { serveHandlers } from "../handlers/serve-handlers.ts";
import type { Client } from "./client.ts";
import { WAYS } from "./ways.ts";

const HANDLERS = { createProducts, listProducts, listStandardUnitRates };

const CREATE = "/v1/data-import/products/";
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
  beforeEach(async () => {
    ({ client, close } = await reach(serveHandlers(HANDLERS, makeContext())));
  });
  afterEach(() => close());

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
});
