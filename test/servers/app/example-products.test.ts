// The products that exist from the start of a development server.
import { describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { parseSettings } from "../../../src/servers/app/config/config-file.ts";
import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import { createStart } from "../../../src/servers/app/state/start.ts";
import { checkWeather } from "../../../src/servers/http/weather.ts";
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";

const EXAMPLES = openApi.components.examples.productsElectricityAndGas.value
  .map(({ code }) => code)
  .sort();

function createServer(store = createMemoryStore(), settings = DEVELOPMENT_SETTINGS) {
  const start = createStart(store, settings, { state: undefined, weather: checkWeather({}) });
  const codes = async () => {
    await start.begin();
    return (await store.read((reader) => reader.listAllProducts())).map(({ code }) => code);
  };
  return { start, store, codes };
}

describe("the products in the examples", () => {
  test("exist from the start with the development settings, and after a reset", async () => {
    const { start, store, codes } = createServer();
    expect(await codes()).toEqual(EXAMPLES);
    await store.write((writer) => writer.putProducts([{ code: "OTHER" }]));
    expect(await codes()).toEqual([...EXAMPLES, "OTHER"].sort());
    await start.again();
    expect(await codes()).toEqual(EXAMPLES);
  });

  test("are there again for whoever comes while a reset is under way", async () => {
    const store = createMemoryStore();
    const [code = ""] = EXAMPLES;
    const { start, codes } = createServer(store);
    await codes();
    await store.write((writer) => writer.putProducts([{ code, brand: "MINE" }]));
    const reset = start.again();
    expect(await codes()).toEqual(EXAMPLES);
    expect((await store.read((reader) => reader.findProduct(code)))?.brand).not.toBe("MINE");
    await reset;
  });

  test("do not replace those that a store has", async () => {
    const store = createMemoryStore();
    const [code = ""] = EXAMPLES;
    await store.write((writer) => writer.putProducts([{ code, brand: "MINE" }]));
    expect(await createServer(store).codes()).toEqual(EXAMPLES);
    expect(await store.read((reader) => reader.findProduct(code))).toEqual({ code, brand: "MINE" });
  });

  test("are created by a later call if the first one fails", async () => {
    const store = createMemoryStore();
    let calls = 0;
    const write: typeof store.write = (work) =>
      calls++ === 0 ? Promise.reject(new Error("the disk is full")) : store.write(work);
    const { codes } = createServer({ ...store, write });
    await expect(codes()).rejects.toThrow("the disk is full");
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
      expect(await createServer(createMemoryStore(), parsed.settings).codes()).toEqual(codes);
    }
  });
});
