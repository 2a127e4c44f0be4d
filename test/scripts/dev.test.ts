// What npm run dev runs, in a copy of the repository: what is saved there is followed.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openBrowser, openTab } from "../browser/open-browser.ts";
import { TERMINAL_ENV } from "../cli/cli-server.ts";
import { copyRepository } from "../copy-repository.ts";

let copy: string;
let dev: ChildProcess;
let out = "";
let err = "";
let server = "";

const html = async (url: string): Promise<string> => {
  const response = await fetch(url, { headers: { accept: "text/html" } });
  return response.text();
};

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "energy-contracts-dev-"));
  copyRepository(copy);
  dev = spawn(process.execPath, [join(copy, "scripts/dev.ts"), "--port", "0"], {
    env: TERMINAL_ENV,
    stdio: ["ignore", "pipe", "pipe"],
  });
  dev.stdout?.setEncoding("utf8").on("data", (piece) => (out += piece));
  dev.stderr?.setEncoding("utf8").on("data", (piece) => (err += piece));
  await vi.waitUntil(() => / in \d+ ms\n/.test(out), { timeout: 280_000 });
  for (const [url] of out.matchAll(/http:\S+/g))
    if ((await html(url)).includes('data-host="serve"')) server = url;
});
afterAll(async () => {
  if (dev.exitCode === null) {
    const ended = once(dev, "exit");
    dev.kill("SIGTERM");
    await ended;
  }
  rmSync(copy, { recursive: true });
});

/** Replaces a text that a file of the copy has. */
function save(file: string, before: string, after: string): void {
  const text = readFileSync(join(copy, file), "utf8");
  expect(text).toContain(before);
  writeFileSync(join(copy, file), text.replace(before, after));
}

/** A file of the page, as it is served now; empty while a server starts. */
async function ofPage(file: string): Promise<string> {
  const page = await html(server).catch(() => "");
  const [base] = /console\/[0-9a-f]{10}/.exec(page) ?? [];
  return base === undefined ? "" : html(`${server}/${base}/${file}`).catch(() => "");
}

/** What the server answers for an account that it does not have. */
async function ofHandler(): Promise<string> {
  const [, token] = /data-token="(.*?)"/.exec(await html(server).catch(() => "")) ?? [];
  return fetch(`${server}/v1/accounts/A-1/`, { headers: { authorization: `Token ${token}` } }).then(
    (response) => response.text(),
    () => "",
  );
}

/** What is made takes seconds, and to ask for it takes the processor that it is made with. */
const POLL = { interval: 200 };

const EVENT = "events/accounts/account.created-v1.schema.json";
const HANDLER = "src/servers/handlers/getAccount.ts";

type Save = readonly [file: string, before: string, after: string, answer: () => Promise<string>];
type Fault = readonly [file: string, before: string, after: string, said: string];

/** Each fault is shown, and mended with the next save. Then files are saved at a time. */
test.each<[string, readonly Fault[], ...Save[]]>([
  [
    "a style and a view",
    [["src/console/style/text.css", "{", '{ background: url("./missing.png");', "missing.png"]],
    ["src/console/style/text.css", "{", "{--saved:1;", () => ofPage("style.css")],
    ["src/console/main.tsx", "\n\n", '\nconsole.info("saved");\n', () => ofPage("main.js")],
  ],
  [
    "an event, an operation and a handler",
    [
      [HANDLER, "export const", "export export const", "serve did not start"],
      [EVENT, '"type": "object"', '"type": object"', "account.created-v1"],
    ],
    [EVENT, "belong to the account", "are saved", () => ofPage("events/accounts.json")],
    [
      "openapi/public.yaml",
      "What is known of",
      "All that was saved of",
      () => ofPage("operations.json"),
    ],
    [HANDLER, "There is no account", "There is no saved account", ofHandler],
  ],
])("a save of %s is followed, after faults that were shown", async (_, faults, ...saves) => {
  let mend = () => {};
  for (const [file, good, bad, said] of faults) {
    err = "";
    mend();
    save(file, good, bad);
    mend = () => save(file, bad, good);
    await expect.poll(() => err, POLL).toContain(said);
    expect(dev.exitCode).toBe(null);
  }
  mend();
  for (const [saved, before, after] of saves) save(saved, before, after);
  for (const [, , , answer] of saves) await expect.poll(answer, POLL).toContain("saved");
});

const browser = await openBrowser();
afterAll(() => browser?.close());

test.skipIf(!browser)("an open page loads itself again, and stays where it is", async () => {
  const page = browser && (await openTab(browser));
  await page?.goto(`${server}/#/assumptions`);
  const style = () => page?.evaluate("getComputedStyle(document.body).getPropertyValue('--seen')");
  await expect.poll(style).toBe("");
  save("src/console/style/text.css", "body {", "body {\n--seen: yes;");
  await expect.poll(style).toBe("yes");
  expect(page?.url()).toContain("#/assumptions");
});
