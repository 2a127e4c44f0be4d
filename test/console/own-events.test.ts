// Events of the user's own in the page of `serve --contracts`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseArguments } from "../../src/cli/arguments.ts";
import { readContracts } from "../../src/cli/contracts/open-contracts.ts";
import { list } from "../../src/cli/list/command.ts";
import type { SectionData } from "../../src/console/data.ts";
import { readFields } from "../../src/console/frame/read-fields.ts";
import type { AnyContract } from "../../src/reading/judge/check-payload.ts";
import { openBrowser } from "../browser/open-browser.ts";
import { type CliServer, startCli, startCliOfTest } from "../cli/cli-server.ts";
import { alone, folderOf, folderOfSuite, madeUp } from "../cli/contracts/made-up.ts";
import { fakeIo } from "../cli/fake-io.ts";
import { folderOfTest } from "../cli/run-cli.ts";
import { mutations } from "../library/runtime/mutate.ts";
import { openPage, violationsOf } from "./watched-page.ts";

const OWN = madeUp(40);
const browser = await openBrowser();
const { path: cwd, remove } = folderOfSuite(
  Object.fromEntries(OWN.map((one) => [`${one.name}.json`, alone(one)])),
);
let server: CliServer;
let folder: string;

const ask = (path: string) => fetch(server.url + path, { headers: { accept: "text/html" } });
const text = async (path: string) => (await ask(`/${folder}/${path}`)).text();

beforeAll(async () => {
  server = await startCli(["serve", "--port", "0", "--quiet", "--contracts", cwd]);
  [folder = ""] = /console\/[0-9a-f]{10}/.exec(await (await ask("/")).text()) ?? [];
});
afterAll(async () => {
  await Promise.all([browser?.close(), server.end()]);
  remove();
});

test("its contracts find what those of the command line find", async () => {
  const io = fakeIo({ cwd });
  const { ownEvents: contracts } = await readContracts(
    parseArguments(list, ["--contracts", "."]),
    io,
  );
  const helper = join(cwd, "own-contract.js");
  writeFileSync(join(cwd, "package.json"), '{ "type": "module" }');
  const files = new Set(["own-contract.js"]);
  for (const file of files) {
    const code = await text(file);
    writeFileSync(join(cwd, file), code);
    for (const [, imported = ""] of code.matchAll(/"\.\/([\w-]+\.js)"/g)) files.add(imported);
  }
  for (const [at, { name, example }] of OWN.entries()) {
    const module = await text(`contract/generated/compact/${name}.js`);
    writeFileSync(join(cwd, `${name}.js`), module.replace("../../../own-contract.js", helper));
    const served: { default: AnyContract } = await import(join(cwd, `${name}.js`));
    const ours = contracts.get(name)?.contract;
    for (const payload of [example, ...mutations([example], 50, at)])
      expect(served.default.validate(payload, { unknown: "report" })).toEqual(
        ours?.validate(payload, { unknown: "report" }),
      );
  }
});

test("it has their rows, fields and schemas beside those of the catalogue", async () => {
  const index = JSON.parse(await text("index.json"));
  const names: string[] = index.events.map(([name]: string[]) => name);
  expect(names).toEqual(expect.arrayContaining(["account.created-v1", ...OWN.map((o) => o.name)]));
  const section: SectionData = JSON.parse(await text("events/own.json"), readFields);
  for (const { name, schema } of OWN) {
    const outer = section[name]?.fields.filter(({ depth }) => depth === 0);
    expect(outer?.map((field) => field.name)).toEqual(Object.keys(schema.properties as object));
    const served = await (await ask(`/schemas/${name}.json`)).json();
    expect(served).toMatchObject({ description: schema.description });
  }
  expect((await ask(`/${folder}/contract/generated/compact/account.created-v1.js`)).status).toBe(
    200,
  );
});

test.skipIf(!browser)("it shows them, and checks their messages", async () => {
  if (!browser) return;
  const [{ name, example, schema } = { name: "", example: {}, schema: {} }] = OWN;
  const { page, wrong } = await openPage(browser, `${server.url}/#/events/${name}`);
  await expect
    .poll(() => page.getByRole("heading", { level: 1 }).textContent())
    .toContain("made_up_0");
  for (const field of Object.keys(schema.properties as object))
    await page.getByText(field).first().waitFor();
  await page.goto(`${server.url}/#/check?event=${name}`);
  await page.getByRole("textbox", { name: "Payload" }).click();
  const status = page.getByRole("status", { name: "Verdict" });
  for (const [payload, words] of [
    [example, "Valid"],
    [7, "The payload must be an object, not the number 7"],
  ] as const) {
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(JSON.stringify(payload));
    const said = words === "Valid" ? status : page.getByRole("list", { name: "Faults" });
    await expect.poll(() => said.textContent()).toContain(words);
  }
  expect([...wrong, ...(await violationsOf(page))]).toEqual([]);
});

test.skipIf(!browser)(
  "it judges and compares events whatever their names have in them",
  async () => {
    if (!browser) return;
    const versions = ["order/paid-v1", "order/paid-v2"];
    const names = ["order placed", "user/signedup", "a?b#c%<d>", "über.a\u202e", "..", ...versions];
    const payload = { required: ["constructor"], properties: { n: { pattern: "^(a+)+$" } } };
    const messages = names.map((name) => ({ name, payload }));
    const at = folderOf({
      "bus.json": { asyncapi: "3.0.0", components: { messages: Object.assign({}, messages) } },
    });
    const odd = await startCli([
      "serve",
      "--port",
      "0",
      "--quiet",
      "--contracts",
      `${at}/bus.json`,
    ]);
    const { page, wrong } = await openPage(browser, `${odd.url}/#/check`);
    const endless = [
      `{"constructor":1,"n":"${"a".repeat(60)}!"}`,
      "a message takes too long to judge",
    ] as const;
    for (const [index, name] of names.entries()) {
      await page.goto(`${odd.url}/#/check?${new URLSearchParams({ event: name })}`);
      await page.getByRole("textbox", { name: "Payload" }).click();
      for (const [payload, words] of [
        ["{}", "constructor is required"],
        ['{"constructor":1}', "Valid"],
        ['{"constructor":1,"n":"b"}', "n must be a text that matches ^(a+)+$"],
        ...(index === 0 ? [endless] : []), // takes its time
      ] as const) {
        await page.keyboard.press("Control+A");
        await page.keyboard.insertText(payload);
        const said = words.includes("too long")
          ? page.getByRole("alert")
          : words === "Valid"
            ? page.getByRole("status", { name: "Verdict" })
            : page.getByRole("list", { name: "Faults" });
        await expect.poll(() => said.textContent(), { message: name }).toContain(words);
      }
    }
    const [from = "", to = ""] = versions;
    await page.goto(`${odd.url}/#/changes?${new URLSearchParams({ from, to })}`);
    await page.getByRole("status", { name: "What changed" }).getByText("Nothing changed").waitFor();
    expect([...wrong, ...(await violationsOf(page))]).toEqual([]);
    await odd.end();
  },
);

test.skipIf(!browser)(
  "a large file with a message that takes endless time is not valid",
  async () => {
    if (!browser) return;
    const at = folderOf({ "a.b-v1.json": { properties: { n: { pattern: "^(a+)+$" } } } });
    const own = await startCli(["serve", "--port", "0", "--quiet", "--contracts", at]);
    const { page, wrong } = await openPage(browser, `${own.url}/#/check?event=a.b-v1`);
    await page.clock.install();
    const lines = ['{"n":"a"}\n'.repeat(120_000), `{"n":"${"a".repeat(60)}!"}\n`];
    await page.locator("input[type=file]").setInputFiles({
      name: "large.ndjson",
      mimeType: "application/x-ndjson",
      buffer: Buffer.from(lines.join("")),
    });
    const status = page.getByRole("status", { name: "Verdict" });
    await expect.poll(() => status.textContent()).toContain("Checking");
    // The worker may still report what is before that message.
    await expect
      .poll(async () => {
        await page.clock.fastForward(21_000);
        return status.textContent();
      })
      .toBe("Not read to its end");
    await expect
      .poll(() => page.getByRole("alert").textContent())
      .toContain("takes too long to judge");
    expect(wrong).toEqual([]);
    await own.end();
  },
);

test("a bad document keeps the server from starting", async () => {
  const bad = folderOfTest({ "a.b-v1.json": '{ "properties": { "a": { "type": "strin" } } }' });
  await expect(startCliOfTest(["serve", "--port", "0", "--contracts", bad])).rejects.toThrow(
    /^It ended with 2:\n.* makes a\.b-v1 unusable/,
  );
});
