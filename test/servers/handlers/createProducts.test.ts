import { describe, expect, test } from "vitest";
import { REST_RULES } from "../../../generated/rest-rules.ts";
import { createProducts } from "../../../src/servers/handlers/createProducts.ts";
import { validateProducts } from "../../../src/servers/handlers/validateProducts.ts";
import type { Product } from "../../../src/servers/stores/store.ts";
import { AUTHORIZATION, createClient } from "../rest/client.ts";
import { makeContext } from "./make-context.ts";
import { call, EXAMPLES, type Prepared, prepareAccount } from "./prepare-account.ts";
import { serveHandlers } from "./serve-handlers.ts";

const PRODUCTS = EXAMPLES.productsElectricityAndGas.value;
const create = ({ context }: Prepared, ...body: Product[]) =>
  call({ createProducts }, { body }, context);
const find = ({ context }: Prepared, code: string) =>
  context.store.read((reader) => reader.findProduct(code));

describe("products", () => {
  test("are created, and the answer names the first", async () => {
    const prepared = await prepareAccount();
    expect(await create(prepared, ...PRODUCTS)).toEqual({
      status: 201,
      body: { code: "MORGENWIND-24M-25-09" },
    });
    for (const product of PRODUCTS) expect(await find(prepared, product.code)).toEqual(product);
    expect(prepared.events()).toEqual([]);
  });

  test("replace those that have their code, as a whole", async () => {
    const prepared = await prepareAccount();
    await create(prepared, ...PRODUCTS);
    await create(prepared, { code: "MORGENWIND-24M-25-09", brand: "NORTHLIGHT" });
    expect(await find(prepared, "MORGENWIND-24M-25-09")).toEqual({
      code: "MORGENWIND-24M-25-09",
      brand: "NORTHLIGHT",
    });
  });

  test("are created all or none", async () => {
    const prepared = await prepareAccount();
    const { store } = prepared.context;
    const write: typeof store.write = (work) =>
      store.write((writer) =>
        work(writer).then(() => Promise.reject(new Error("the disk is full"))),
      );
    await expect(
      create(
        { ...prepared, context: { ...prepared.context, store: { ...store, write } } },
        ...PRODUCTS,
      ),
    ).rejects.toThrow("the disk is full");
    expect(await find(prepared, "MORGENWIND-24M-25-09")).toBeUndefined();
  });

  test("that are none are a wrong call", async () => {
    await expect(create(await prepareAccount())).rejects.toThrow("at least one");
  });
});

describe("a code that occurs a second time in one call", () => {
  test.each<[string, unknown, string[]]>([
    [
      "is a fault of the later product",
      [{ code: "A" }, { code: "B" }, { code: "A" }],
      ["2.code is the same as 0.code"],
    ],
    [
      "is a fault each time",
      [{ code: "A" }, { code: "A" }, { code: "A" }],
      ["1.code is the same as 0.code", "2.code is the same as 0.code"],
    ],
    ["has to be the same to the letter", [{ code: "A" }, { code: "a" }, { code: "A " }], []],
    [
      "is looked for in texts only",
      [{ code: 1 }, { code: 1 }, { code: null }, { code: null }, {}, {}],
      [],
    ],
    [
      "is found beside other faults",
      [7, { code: "A" }, null, ["A"], { code: "A", rates: 7 }],
      ["4.code is the same as 1.code"],
    ],
    [
      "can be __proto__",
      [{ code: "__proto__" }, { code: "__proto__" }],
      ["1.code is the same as 0.code"],
    ],
    ["is not found in what is not a list", { 0: { code: "A" }, 1: { code: "A" }, length: 2 }, []],
    ["is not found in nothing", null, []],
  ])("%s", (_, body, details) => {
    const faults = REST_RULES.createProducts[0].find(body, {});
    expect(faults.map(({ detail }) => detail)).toEqual(details);
    expect(faults.map(({ attr, code }) => `${attr} ${code}`)).toEqual(
      details.map((detail) => `${detail.split(" ")[0]} duplicate`),
    );
  });
});

describe.each(["/v1/data-import/validate-products/", "/v1/data-import/products/"])(
  "POST %s",
  (path) => {
    const start = () => {
      const context = makeContext();
      const server = serveHandlers({ createProducts, validateProducts }, context);
      return { ...context, ...createClient(server, "http://127.0.0.1", AUTHORIZATION) };
    };

    test("refuses what breaks the contract and what occurs twice together", async () => {
      const { store, post } = start();
      const { status, body } = await post(path, [
        { code: "A" },
        { code: "A", is_hidden: "no" },
        { term: "24" },
      ]);
      expect([status, body.code, body.detail]).toEqual([
        400,
        "product_failed_validation",
        "The product data is not valid.",
      ]);
      expect(
        body.errors
          .map(({ attr, code }: { attr: string; code: string }) => `${attr} ${code}`)
          .sort(),
      ).toEqual(["1.code duplicate", "1.is_hidden invalid_type", "2.code required"]);
      expect(await store.read((reader) => reader.listAllProducts())).toEqual([]);
    });

    test("drops unknown fields", async () => {
      const { store, post } = start();
      const { status, body } = await post(path, [
        { code: "A", colour: "red", params: { is_green: true, shade: 7 } },
      ]);
      expect(body).toEqual(
        status === 200 ? [{ code: "A", params: { is_green: true } }] : { code: "A" },
      );
      const stored = await store.read((reader) => reader.findProduct("A"));
      expect(stored).toEqual(
        status === 201 ? { code: "A", params: { is_green: true } } : undefined,
      );
    });
  },
);
