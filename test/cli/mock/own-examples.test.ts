// Examples of the user's own: what a folder says, what is wrong in one, and what the mock answers.
import { expect, test } from "vitest";
import { readExamples } from "../../../src/cli/mock/read-examples.ts";
import { createMock } from "../../../src/mock.ts";
import { toRequest, VALID_REQUESTS } from "../../servers/rest/valid-requests.ts";
import { startCliOfTest } from "../cli-server.ts";
import { fakeIo } from "../fake-io.ts";
import { folderOfTest, runCli } from "../run-cli.ts";

const busy = (detail: string) => JSON.stringify({ detail, code: "import_in_progress", errors: [] });
const NO_PRODUCTS = '{ "count": 7, "next": null, "previous": null, "results": [] }';
const CREATED = '{ "code": "MINE" }';

const read = (files: Record<string, string>) =>
  readExamples("mine", fakeIo({ cwd: inMine(files) }));
const inMine = (files: Record<string, string>) =>
  folderOfTest(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`mine/${name}`, text])),
  );

/** What a mock answers to a valid request for an operation. */
async function ask(mock: Pick<ReturnType<typeof createMock>, "fetch">, id: string, prefer = "") {
  const request = VALID_REQUESTS.find(({ operationId }) => operationId === id);
  if (!request) throw new Error(`There is no request for ${id}.`);
  const headers = prefer ? { Prefer: prefer } : undefined;
  const answer = await mock.fetch(toRequest(request, "http://127.0.0.1", headers));
  return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) };
}

test("an example stands in place of the usual one, as it is written", async () => {
  const mock = createMock({
    examples: read({ "listProducts.200.json": NO_PRODUCTS, "createProducts/201.json": CREATED }),
  });
  expect((await ask(mock, "listProducts")).body.count).toBe(7);
  expect((await ask(mock, "createProducts")).body).toEqual({ code: "MINE" });
  expect((await ask(mock, "listProducts", "dynamic=true")).body.count).not.toBe(7);
  expect((await ask(mock, "listProducts", "example=none")).body.count).toBe(0);
});

test("several of a status have names, and the one without comes first", async () => {
  const mock = createMock({
    examples: read({
      "processAccount/429/a.json": busy("The one called a."),
      "processAccount.429.import_in_progress.json": busy("In place of the contract's."),
      "processAccount.429.json": busy("The one without a name."),
    }),
  });
  const detail = async (prefer: string) => (await ask(mock, "processAccount", prefer)).body.detail;
  expect((await ask(mock, "processAccount")).status).toBe(201);
  expect(await detail("code=429")).toBe("The one without a name.");
  expect(await detail("example=a")).toBe("The one called a.");
  expect(await detail("code=429, example=import_in_progress")).toBe("In place of the contract's.");
  expect(await detail("example=concurrency_limit_reached")).toContain("40 accounts");
  expect(await detail("example=b")).toMatch(/has no example b.+own, import_in_progress, a/);
  expect((await ask(mock, "processAccount", "code=429")).headers.get("Retry-After")).toBe("2");
});

test("an override answers with the first one", async () => {
  const mock = createMock({ examples: read({ "processAccount.429.json": busy("Mine.") }) });
  await mock.override("processAccount", 429, { times: 1 });
  expect((await ask(mock, "processAccount")).body.detail).toBe("Mine.");
  expect((await ask(mock, "processAccount")).status).toBe(201);
});

test.each([
  [{ nothing: { 200: {} } }, "there is no operation nothing."],
  [{ processAccount: { 418: {} } }, "processAccount has no answer 418; it has 201, "],
])("code is told what the contract has no answer for: %j", (examples, words) => {
  expect(() => createMock({ examples: examples as object })).toThrow(words);
});

test("names and links of an example are those of the request", async () => {
  const text = busy("The account NW-204981 and https://api.energy-contracts.example/x");
  const mock = createMock({ examples: read({ "getAccount.404.json": text }) });
  const { body } = await ask(mock, "getAccount", "code=404");
  expect(body.detail).toContain("http://127.0.0.1/x");
});

test("each fault is told with its file, and ends the command with 2", async () => {
  const cwd = inMine({
    "README.md": "No example.",
    "createProducts.201.json": "{\n}",
    "getAcount.404.json": busy(""),
    "getAccount.418.json": busy(""),
    "listProducts.200.json": "{",
    "notes.json": "{}",
    "processAccount.429.json": busy("a"),
    "processAccount/429.json": busy("b"),
  });
  const { code, out, err } = await runCli(["mock", "--examples", "mine"], { cwd });
  expect([code, out]).toEqual([2, ""]);
  expect(err.trimEnd().split("\n")).toEqual([
    "mine/notes.json  is not called after an operation and a status, such as processAccount.429.json",
    "mine/createProducts.201.json:1:1  required  code is required",
    expect.stringMatching(
      /^mine\/getAccount.418.json {2}getAccount has no answer 418; it has 200, /,
    ),
    "mine/getAcount.404.json  there is no operation getAcount; did you mean getAccount?",
    expect.stringMatching(
      /^mine\/listProducts.200.json:1:2 {2}parse_error {2}the file is not valid/,
    ),
    "mine/processAccount/429.json  is the second example own of 429",
  ]);
});

test.each([
  [["--examples", "."], ". has no example, such as processAccount.429.json."],
  [["--examples", "none"], "none can't be read: "],
  [["--prism", "--examples", "."], "--prism has the examples of the contract alone"],
])("mock %j is refused", async (args, message) => {
  const { code, err } = await runCli(["mock", ...args], { cwd: folderOfTest({}) });
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

test("the command answers with the examples of a folder", async () => {
  const cwd = inMine({ "listProducts.200.json": NO_PRODUCTS });
  const { url } = await startCliOfTest(["mock", "--port", "0", "--examples", `${cwd}/mine`]);
  expect(await (await fetch(`${url}/v1/products/`)).json()).toMatchObject({ count: 7 });
});
