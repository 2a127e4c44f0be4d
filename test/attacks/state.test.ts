// Documents of the operator that are wrong in very many places: the first hundred faults are named,
// the others counted, and what that takes of memory is in proportion to the document.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { State } from "../../generated/server-types.ts";
import { parseSettings } from "../../src/servers/app/config/parse-settings.ts";
import { createApp } from "../../src/servers/app/create-app.ts";
import type { StateError } from "../../src/servers/app/state/check-state.ts";

const root = join(import.meta.dirname, "../..");

/** A server in a process of its own, which tells how much memory it has taken at most. */
const SERVER = `
  import { createApp, listen } from ${JSON.stringify(join(root, "src/server.ts"))};
  const { url } = await listen(createApp({ control: true, log: () => {} }), { port: 0 });
  process.on("message", () => process.send({ bytes: process.resourceUsage().maxRSS * 1024 }));
  process.on("disconnect", () => process.exit());
  process.send({ url });
`;

const nextFrom = async (server: ChildProcess): Promise<{ url: string; bytes: number }> =>
  (await once(server, "message"))[0];

/** Loads a state into a new server. Returns the answer, and the memory that it took. */
async function load(document: string) {
  const server = spawn(process.execPath, ["--input-type=module", "-e", SERVER], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  onTestFinished(() => void server.kill());
  const { url } = await nextFrom(server);
  const put = (body: string) =>
    fetch(`${url}/__control/state`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body,
    });
  const memory = async () => {
    server.send("how much");
    return (await nextFrom(server)).bytes;
  };
  await (await put('{"staged":[{}]}')).text();
  const before = await memory();
  const response = await put(document);
  const text = await response.text();
  return { status: response.status, text, taken: (await memory()) - before };
}

const times = (count: number, item: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => item(index)).join();
const accountOf = (supplier: string, number: string): string =>
  `{"import_supplier":"${supplier}","external_account_number":"${number}"}`;
const manyStrangers = (count: number): string =>
  `{"staged":[${times(count, (index) => accountOf("NOBODY", `${index}`))}]}`;
/** What an engine takes before it looks for what it no longer needs. */
const ANYWAY = 48 * 1024 * 1024;
/** Bytes, text and values of a document, and what finding its faults leaves behind. */
const TIMES_THE_DOCUMENT = 9;

describe("PUT /__control/state", () => {
  test.each<[string, string, () => string]>([
    [
      "4,900,000 empty products",
      "The body has more than 918750 values.",
      () => `{"products":[${times(4_900_000, () => "{}")}]}`,
    ],
    [
      "4,900,000 empty accounts",
      "The body has more than 918750 values.",
      () => `{"imported":[${times(4_900_000, () => "{}")}]}`,
    ],
    [
      "250,000 products with an unknown field",
      "Only the first 100 of 250000 faults are listed.",
      () =>
        `{"products":[${times(250_000, (index) => `{"code":"A${index}","x":"a text that is long enough"}`)}]}`,
    ],
    [
      "400,000 unknown fields",
      "Only the first 100 of 400000 faults are listed.",
      () => `{${times(400_000, (index) => `"unknown_field_${index}":"a value"`)}}`,
    ],
    [
      "250,000 accounts of nobody",
      "Only the first 100 of 250000 faults are listed.",
      () => manyStrangers(250_000),
    ],
    [
      "250,000 times one account",
      "Only the first 100 of 249999 faults are listed.",
      () => `{"staged":[${times(250_000, () => accountOf("NORDWERK", "1"))}]}`,
    ],
  ])("%s", async (_, words, make) => {
    const document = make();
    const { status, text, taken } = await load(document);
    expect([400, 413]).toContain(status);
    expect(text).toContain(words);
    expect(text.length).toBeLessThan(50_000);
    expect(taken).toBeLessThan(TIMES_THE_DOCUMENT * document.length + ANYWAY);
  });
});

test("createApp names a hundred faults of a state, and counts the others in its message", () => {
  const state = JSON.parse(manyStrangers(20_000)) as State;
  const thrown = [() => createApp({ state })].map((create) => {
    try {
      create();
    } catch (error) {
      return error;
    }
    return undefined;
  });
  expect(thrown).toMatchObject([
    { name: "StateError", message: expect.stringContaining("... and 19980 more") },
  ]);
  expect((thrown[0] as StateError).issues).toHaveLength(100);
});

describe("a configuration file", () => {
  const problemsOf = (more: object): readonly string[] => {
    const config = { apiKeys: ["a"], operationsTeams: ["b"], suppliers: [{ code: "C" }], ...more };
    const parsed = parseSettings(JSON.stringify(config), "config.json");
    return "problems" in parsed ? parsed.problems : [];
  };

  test.each<[string, object, number]>([
    ["suppliers without a code", { suppliers: Array.from({ length: 20_000 }, () => ({})) }, 20_000],
    ["keys that are the same", { apiKeys: Array.from({ length: 50_000 }, () => "a") }, 49_999],
    [
      "keys that differ, but two",
      { apiKeys: Array.from({ length: 50_000 }, (_, index) => `key-${index || 1}`) },
      1,
    ],
  ])("with many %s", (_, more, faults) => {
    const problems = problemsOf(more);
    expect(problems).toHaveLength(Math.min(faults, 101));
    if (faults > 100) expect(problems.at(-1)).toBe(`and ${faults - 100} more`);
  });
});
