import { describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import type { HandlerRequest, Schemas } from "../../../src/servers/handlers/handler.ts";
import { listProducts } from "../../../src/servers/handlers/listProducts.ts";
import type { Product } from "../../../src/servers/stores/store.ts";
import { makeContext } from "./make-context.ts";
import { call, EXAMPLES } from "./prepare-account.ts";

type Query = HandlerRequest<"listProducts">["parameters"];
const LIST = "https://api.example/v1/products/";
const operation = openApi.paths["/v1/products/"].get;

async function contextWith(products: readonly Product[], pageSize = 100) {
  const context = makeContext({ pageSize });
  await context.store.write((writer) => writer.putProducts(products));
  return context;
}

/** Lists products as a caller of an address, whose query is read as the front door reads it. */
async function list(context: Awaited<ReturnType<typeof contextWith>>, address = LIST) {
  const { searchParams } = new URL(address);
  const query = Object.fromEntries(searchParams);
  const parameters: Query = {
    ...(query.brand === undefined ? {} : { brand: query.brand }),
    ...(query.is_green === undefined ? {} : { is_green: query.is_green === "true" }),
    ...(query.is_prepay === undefined ? {} : { is_prepay: query.is_prepay === "true" }),
    ...(query.page === undefined ? {} : { page: Number(query.page) }),
  };
  const { status, body } = await call(
    { listProducts },
    { parameters, url: () => address },
    context,
  );
  return { status, body: body as Schemas["PublicProductPage"] };
}
const codesOf = async (products: readonly Product[], query = "") =>
  (await list(await contextWith(products), LIST + query)).body.results.map(({ code }) => code);
const show = async (product: Partial<Product>) =>
  (await list(await contextWith([{ code: "A", ...product }]))).body.results[0];

describe("an imported product", () => {
  test("is shown as the public interface names it", async () => {
    const { body } = await list(await contextWith(EXAMPLES.productsElectricityAndGas.value));
    const [example] = EXAMPLES.publicProducts.value.results;
    const ratesOf = (code: string) => [
      {
        href: `${LIST}${code}/electricity-tariffs/${code}/standard-unit-rates/`,
        method: "GET",
        rel: "standard_unit_rates",
      },
    ];
    expect(body).toEqual({
      count: 2,
      next: null,
      previous: null,
      results: [
        {
          code: "HERDFEUER-12M-25-10",
          direction: "IMPORT",
          full_name: "Herdfeuer 12 months, October 2025",
          display_name: "Herdfeuer 12",
          description: "Gas with a price fixed for one year.",
          is_variable: false,
          is_green: false,
          is_tracker: false,
          is_prepay: false,
          is_business: false,
          is_restricted: true,
          term: 12,
          available_from: "2025-08-31T23:00:00Z",
          available_to: "2026-03-31T23:00:00Z",
          links: ratesOf("HERDFEUER-12M-25-10"),
          brand: "NORTHLIGHT",
        },
        { ...example, links: ratesOf("MORGENWIND-24M-25-09") },
      ],
    });
  });

  test("of which only the code was sent claims nothing else", async () => {
    expect(await show({})).toMatchObject({
      full_name: "A",
      display_name: "A",
      description: "",
      brand: "",
      is_variable: true,
      is_green: false,
      is_restricted: false,
      term: null,
      available_from: "1900-01-01T00:00:00Z",
      available_to: null,
    });
  });

  test.each([
    ["24", 24, false],
    ["0", 0, false],
    ["", null, true],
    ["two years", null, true],
    ["1e3", null, true],
    ["12.5", null, true],
    ["9".repeat(400), null, true],
  ])("with the term %j has the term %j", async (sent, term, isVariable) => {
    expect(await show({ term: sent })).toMatchObject({ term, is_variable: isVariable });
  });

  test.each([
    ["in winter", "2025-01-15", "2025-01-15T00:00:00Z", "2025-01-16T00:00:00Z"],
    ["in summer", "2025-07-15", "2025-07-14T23:00:00Z", "2025-07-15T23:00:00Z"],
    ["as clocks go forward", "2025-03-30", "2025-03-30T00:00:00Z", "2025-03-30T23:00:00Z"],
    ["as clocks go back", "2025-10-26", "2025-10-25T23:00:00Z", "2025-10-27T00:00:00Z"],
    ["at the end of a leap February", "2024-02-29", "2024-02-29T00:00:00Z", "2024-03-01T00:00:00Z"],
    ["before there were time zones", "0000-01-01", "0000-01-01T00:01:15Z", "0000-01-02T00:01:15Z"],
    ["for ever", "9999-12-31", "9999-12-31T00:00:00Z", null],
  ])(
    "is available from the midnight in London that begins a day to the one that ends it: %s",
    async (_, day, from, to) => {
      expect(await show({ available_from_date: day, available_to_date: day })).toMatchObject({
        available_from: from,
        available_to: to,
      });
    },
  );

  test.each([
    ["a/b ?#%&é", "a%2Fb%20%3F%23%25%26%C3%A9"],
    ["http://evil.example/", "http%3A%2F%2Fevil.example%2F"],
  ])("with the code %j has an address with it encoded", async (code, encoded) => {
    expect(await show({ code })).toMatchObject({
      links: [{ href: `${LIST}${encoded}/electricity-tariffs/${encoded}/standard-unit-rates/` }],
    });
  });

  test.each([".", ".."])("with the code %j has no address", async (code) => {
    expect(await show({ code })).toMatchObject({ code, links: [] });
  });

  test("has its address below the prefix that the list has", async () => {
    const { body } = await list(
      await contextWith([{ code: "A" }]),
      "https://host.example/energy/v1/products/?page=1",
    );
    expect(body.results[0]?.links[0]?.href).toBe(
      "https://host.example/energy/v1/products/A/electricity-tariffs/A/standard-unit-rates/",
    );
  });
});

describe("the list", () => {
  const PRODUCTS: Product[] = [
    { code: "C", brand: "NORTHLIGHT", params: { is_green: true } },
    { code: "A", brand: "NORTHLIGHT", params: { is_green: false } },
    { code: "B", brand: "SOUTHLIGHT" },
    { code: "D", params: { is_green: true }, is_hidden: false },
    { code: "HIDDEN", brand: "NORTHLIGHT", is_hidden: true },
  ];

  test.each([
    ["has all products that are not hidden, by code", "", ["A", "B", "C", "D"]],
    ["can be filtered by brand", "?brand=NORTHLIGHT", ["A", "C"]],
    ["compares the whole brand", "?brand=NORTH", []],
    [
      "can be filtered by an empty brand, which is how a product without one is shown",
      "?brand=",
      ["D"],
    ],
    ["can be filtered by is_green", "?is_green=true", ["C", "D"]],
    ["counts a product that does not say so as not green", "?is_green=false", ["A", "B"]],
    ["has no product that is paid for before use", "?is_prepay=true", []],
    ["has them all if is_prepay is false", "?is_prepay=false", ["A", "B", "C", "D"]],
    ["can be filtered by all at once", "?brand=NORTHLIGHT&is_green=true&is_prepay=false", ["C"]],
    ["takes no notice of other parameters", "?colour=red", ["A", "B", "C", "D"]],
  ])("%s", async (_, query, codes) => {
    expect(await codesOf(PRODUCTS, query)).toEqual(codes);
  });

  test("is empty on its first page if nothing passes the filters", async () => {
    const { value } = EXAMPLES.publicProductsNone;
    expect(await list(await contextWith([]))).toEqual({ status: 200, body: value });
    expect(await list(await contextWith(PRODUCTS), `${LIST}?is_prepay=true&page=1`)).toEqual({
      status: 200,
      body: value,
    });
  });
});

describe("pages", () => {
  const products = (count: number): Product[] =>
    Array.from({ length: count }, (_, index) => ({
      code: `P-${String(index).padStart(3, "0")}`,
      brand: "N & L",
    }));

  test("follow each other by next and previous, with every product on one of them", async () => {
    const context = await contextWith(products(250));
    const seen: string[] = [];
    const addresses: string[] = [];
    for (let address: string | null = `${LIST}?brand=N+%26+L&is_green=false`; address !== null; ) {
      addresses.push(address);
      const { body } = await list(context, address);
      expect(body.count).toBe(250);
      expect(body.previous === null ? null : new URL(body.previous).search).toBe(
        addresses.length === 1
          ? null
          : `?brand=N+%26+L&is_green=false&page=${addresses.length - 1}`,
      );
      seen.push(...body.results.map(({ code }) => code));
      address = body.next;
    }
    expect(seen).toEqual(products(250).map(({ code }) => code));
    expect(addresses.slice(1)).toEqual(
      [2, 3].map((page) => `${LIST}?brand=N+%26+L&is_green=false&page=${page}`),
    );
  });

  test("keep the caller's other parameters in next and previous, and replace the page", async () => {
    const { body } = await list(await contextWith(products(3), 1), `${LIST}?x=1&page=2&x=2`);
    expect([body.previous, body.next]).toEqual([
      `${LIST}?x=1&page=1&x=2`,
      `${LIST}?x=1&page=3&x=2`,
    ]);
  });

  test("end exactly with the products", async () => {
    const context = await contextWith(products(4), 2);
    expect((await list(context, `${LIST}?page=2`)).body).toMatchObject({
      count: 4,
      next: null,
      results: [{}, {}],
    });
  });

  test("beyond the end are answered as in the example of the contract", async () => {
    expect((await list(await contextWith(products(4), 2), `${LIST}?page=3`)).status).toBe(404);
    const { value } =
      operation.responses["404"].content["application/json"].examples.page_not_found;
    expect((await list(await contextWith([]), `${LIST}?page=7`)).body).toEqual(value);
    expect((await list(await contextWith([]), `${LIST}?page=7&is_prepay=true`)).body).toEqual(
      value,
    );
  });
});
