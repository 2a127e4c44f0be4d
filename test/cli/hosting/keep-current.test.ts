// Servers that are made again when their files change.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CLI_NODE, hasSqlite, NO_SQLITE } from "../../nodes.ts";
import { type CliServer, startCliOfTest } from "../cli-server.ts";
import { folderOfTest, runCli } from "../run-cli.ts";

const page = (count: number) => JSON.stringify({ count, next: null, previous: null, results: [] });
const state = (...numbers: string[]) =>
  JSON.stringify({
    staged: numbers.map((number) => ({
      import_supplier: "NORDWERK",
      external_account_number: number,
    })),
  });
const config = (token: string, more = {}) =>
  JSON.stringify({
    ...more,
    apiKeys: ["sk_1"],
    tokens: [token],
    operationsTeams: ["ops"],
    suppliers: [{ code: "NORDWERK" }],
  });

/** Waits for what a server says on stderr. */
const told = (server: CliServer, text: string) => expect.poll(() => server.err).toContain(text);

const json = async (server: CliServer, path: string) =>
  JSON.parse(await (await fetch(server.url + path)).text());
const numbers = async (server: CliServer): Promise<string[]> =>
  (await json(server, "/__control/state")).staged.map(
    (account: { external_account_number: string }) => account.external_account_number,
  );

test("mock --watch answers with examples as they are now, and with the last good ones", async () => {
  const folder = folderOfTest({ "listProducts.200.json": page(1) });
  const save = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const mock = await startCliOfTest(["mock", "--port", "0", "--watch", "--examples", folder]);
  const count = async () => (await json(mock, "/v1/products/")).count;
  expect(await count()).toBe(1);
  save("listProducts.200.json", '{ "count": "two" }');
  await told(
    mock,
    `Not reloaded: ${folder}/listProducts.200.json:1:1  required  next is required (and 3 more)`,
  );
  expect(await count()).toBe(1);
  save("listProducts.200.json", page(3));
  await told(mock, `Read again: ${folder}.`);
  expect(await count()).toBe(3);
  save("listProducts.200.a.json", page(4));
  await expect
    .poll(async () => (await fetch(`${mock.url}/v1/products/`, PREFER_A)).status)
    .toBe(200);
  expect(await mock.end()).toMatchObject({ code: 0 });
});
const PREFER_A = { headers: { Prefer: "example=a" } };

test("serve --watch starts over with the state and the configuration that it reads", async () => {
  const cwd = folderOfTest({ "state.json": state("NW-1"), "server.json": config("tk_1") });
  const files = ["--state", join(cwd, "state.json"), "--config", join(cwd, "server.json")];
  const server = await startCliOfTest(["serve", "--port", "0", "--control", "--watch", ...files]);
  expect(await numbers(server)).toEqual(["NW-1"]);
  writeFileSync(join(cwd, "state.json"), "{");
  await told(server, `Not reloaded: ${join(cwd, "state.json")}:1:2  parse_error`);
  expect(await numbers(server)).toEqual(["NW-1"]);
  writeFileSync(join(cwd, "state.json"), state("NW-2", "NW-3"));
  await told(server, "Read again: ");
  expect(await numbers(server)).toEqual(["NW-2", "NW-3"]);
  const publicUrl = "https://api.nordwerk.example";
  writeFileSync(join(cwd, "server.json"), config("tk_2", { publicUrl }));
  const path = `${server.url}/v1/data-import/all-account-import-processes/NORDWERK/`;
  const headers = { Authorization: "Token tk_2" };
  await expect.poll(async () => (await fetch(path, { headers })).status).toBe(200);
  expect((await json(server, "/openapi.json")).servers[0].url).toBe(publicUrl);
  expect(await server.end()).toMatchObject({ code: 0 });
});

test("what is kept with --data stays, and the state is not loaded again", async ({ skip }) => {
  skip(!hasSqlite(CLI_NODE), NO_SQLITE);
  const cwd = folderOfTest({ "state.json": state("NW-1"), "server.json": config("tk_1") });
  const files = ["--state", join(cwd, "state.json"), "--config", join(cwd, "server.json")];
  const kept = ["--data", join(cwd, "data"), "--control", "--watch"];
  const server = await startCliOfTest(["serve", "--port", "0", ...kept, ...files]);
  expect(server.err).toContain("The data is kept, so the state is not loaded again");
  expect(await numbers(server)).toEqual(["NW-1"]);
  writeFileSync(join(cwd, "state.json"), state("NW-2"));
  writeFileSync(join(cwd, "server.json"), config("tk_2"));
  await told(server, "Read again: ");
  expect(await numbers(server)).toEqual(["NW-1"]);
  expect(await server.end()).toMatchObject({ code: 0 });
});

test.each([
  [["mock", "--watch"], "--watch needs --examples beside it."],
  [["serve", "--watch"], "--watch needs a file of --config, or of --state without --data."],
  [["serve", "--watch", "--state", "demo"], "--watch needs a file"],
  [["serve", "--watch", "--state", "none.json"], "none.json can't be read"],
])("%j is refused with exit code 2", async (args, message) => {
  const { code, err } = await runCli(args, { cwd: folderOfTest({}) });
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});
