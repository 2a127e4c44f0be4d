// The products that exist from the start of a development server.
import { describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { parseSettings } from "../../../src/servers/app/config/config-file.ts";
import { type AppOptions, createApp } from "../../../src/servers/app/create-app.ts";
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";

const { accountComplete, accountGas, productsElectricityAndGas } = openApi.components.examples;
const EXAMPLES = productsElectricityAndGas.value.map(({ code }) => code).sort();
const HEADERS = {
  Authorization: "Token tk_demo_9sWc2LhY6pQzRb",
  "Content-Type": "application/json",
};

function start(options: AppOptions = {}) {
  const app = createApp({ control: true, ...options });
  const post = async (path: string, body: object) => {
    const url = `http://127.0.0.1${path}`;
    const request = { method: "POST", headers: HEADERS, body: JSON.stringify(body) };
    const response = await app.fetch(new Request(url, request));
    return { status: response.status, body: await response.json() };
  };
  const codes = async () => {
    const response = await app.fetch(new Request("http://127.0.0.1/v1/products/"));
    const { results } = (await response.json()) as { results: { code: string }[] };
    return results.map(({ code }) => code);
  };
  return { app, post, codes };
}

describe("the products in the examples", () => {
  test("exist from the start with the development settings, and after a reset", async () => {
    const { post, codes } = start();
    expect(await codes()).toEqual(EXAMPLES);
    await post("/v1/data-import/products/", [{ code: "OTHER" }]);
    expect(await codes()).toEqual([...EXAMPLES, "OTHER"].sort());
    await post("/__control/reset", {});
    expect(await codes()).toEqual(EXAMPLES);
  });

  test("let the example accounts be processed at once, and no account with another product", async () => {
    const { post } = start();
    const other = { ...accountGas.value, contracts: [{ tariff_code: "NOT-CREATED" }] };
    const stageAndProcess = async (
      account: typeof other | typeof accountComplete.value,
      number: string,
    ) => {
      const { import_supplier } = account;
      const key = { import_supplier, external_account_number: number };
      const path = "/v1/data-import/account-import-process";
      expect((await post(`${path}/create-or-update/`, { ...account, ...key })).status).toBe(201);
      return post(`${path}/process/`, { ...key, operations_team_name: "migrations-north" });
    };
    expect((await stageAndProcess(accountComplete.value, "1")).status).toBe(201);
    expect((await stageAndProcess(accountGas.value, "2")).status).toBe(201);
    expect(await stageAndProcess(other, "3")).toMatchObject({
      status: 400,
      body: { errors: [{ attr: "contracts.0.tariff_code", code: "not_found" }] },
    });
  });

  test("do not replace those that a store has", async () => {
    const store = createMemoryStore();
    const [code = ""] = EXAMPLES;
    await store.write((writer) => writer.putProducts([{ code, brand: "MINE" }]));
    expect(await start({ store }).codes()).toEqual(EXAMPLES);
    expect(await store.read((reader) => reader.findProduct(code))).toEqual({ code, brand: "MINE" });
  });

  test("are created by a later call if the first one fails", async () => {
    const store = createMemoryStore();
    let calls = 0;
    const write: typeof store.write = (work) =>
      calls++ === 0 ? Promise.reject(new Error("the disk is full")) : store.write(work);
    const { app, codes } = start({ store: { ...store, write }, log: () => {} });
    const first = await app.fetch(new Request("http://127.0.0.1/v1/products/"));
    expect(first.status).toBe(500);
    expect(await codes()).toEqual(EXAMPLES);
  });

  test("do not exist with a configuration file, unless it asks for them", async () => {
    const file = { apiKeys: ["k"], operationsTeams: ["t"], suppliers: [{ code: "S" }] };
    for (const [more, codes] of [
      [{}, []],
      [{ exampleProducts: true }, EXAMPLES],
    ] as const) {
      const parsed = parseSettings(JSON.stringify({ ...file, ...more }), "server.json");
      if (!("settings" in parsed)) throw new Error(parsed.problems.join());
      expect(await start({ settings: parsed.settings }).codes()).toEqual(codes);
    }
  });
});
