// The views of the contract: an event, an operation and the changes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openJudge } from "../../src/judge.ts";
import { openBrowser } from "../browser/open-browser.ts";
import { startCliOfTest } from "../cli/cli-server.ts";
import { folderOfTest } from "../cli/run-cli.ts";
import { heading, serveToVisitors, verdict } from "./served-page.ts";
import { expectToBeFit, untilStill } from "./watched-page.ts";

const root = join(import.meta.dirname, "../..");
const browser = await openBrowser();
const { url, visit } = serveToVisitors(browser);

describe.skipIf(!browser)("an event", () => {
  const beside = (page: Page) => page.getByRole("complementary", { name: "Code and examples" });
  const message = (page: Page) => beside(page).getByRole("region", { name: "Message" });

  test("says name, type and required in one run, and goes to the field of its address", async () => {
    const page = await visit("#/events/agreement.updated-v2?field=changes");
    const fields = page.getByRole("list", { name: "Fields" }).getByRole("listitem");
    await expect
      .poll(() => fields.allTextContents())
      .toEqual(expect.arrayContaining([expect.stringMatching(/^agreement_id integer required/)]));
    await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("LI");
    await expect.poll(() => fields.last().textContent()).toContain("new in v2");
    expect(await page.getByRole("main").textContent()).not.toContain("optional");
    const titles = await page.getByRole("heading", { level: 2 }).count();
    const here = page.getByRole("navigation", { name: "On this page" }).getByRole("button");
    await expect.poll(() => here.filter({ visible: true }).count()).toBe(titles);
    const link = await page.getByRole("link", { name: "Link to changes" }).getAttribute("href");
    expect(link).toBe("#/events/agreement.updated-v2?field=changes");
    await page.getByRole("link", { name: "what changed, and whom it breaks" }).click();
    const row = page.getByRole("row", { name: /^account_number not there/ });
    await expect
      .poll(() => row.textContent())
      .toMatch(/not there.*string, required.*added.*breaks producers/);
  });

  test("has its message in each envelope, its type and its schema", async () => {
    const page = await visit("#/events/agreement.updated-v2");
    await expect.poll(() => message(page).textContent()).toContain('"agreement_id": 1048213');
    await page.getByRole("combobox", { name: "As" }).selectOption("CloudEvents");
    await expect.poll(() => message(page).textContent()).toContain('"specversion": "1.0"');
    const code = message(page).locator("pre");
    expect(await page.evaluate("getComputedStyle(document.querySelector('pre')).whiteSpace")).toBe(
      "pre",
    );
    expect(await code.getAttribute("tabindex")).toBe("0");
    await message(page).getByRole("tab", { name: "Message" }).press("ArrowRight");
    await expect
      .poll(() => message(page).textContent())
      .toMatch(
        /export interface AgreementUpdatedV2 \{\n {2}agreement_id: number;\n {2}changes: \{/,
      );
    await message(page).getByRole("tab", { name: "JSON Schema" }).click();
    await expect.poll(() => message(page).textContent()).toContain('"additionalProperties"');
    await message(page).getByRole("tab", { name: "Message" }).click();
    await message(page).getByRole("link", { name: "Check this message" }).click();
    await expect.poll(() => verdict(page).textContent()).toBe("Valid");
    await expect
      .poll(() => page.getByRole("textbox", { name: "Payload" }).inputValue())
      .toContain('"specversion": "1.0"');
  });

  test("names shapes, which show their fields and every place that has them", async () => {
    const page = await visit("#/rest/stageAccount");
    await page.getByRole("link", { name: "Customer[]", exact: true }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Customer");
    const fields = page.getByRole("list", { name: "Fields" }).getByRole("listitem");
    await expect.poll(() => fields.count()).toBe(9);
    const uses = page.getByRole("table", { name: "Used in 3 places" });
    await uses.getByRole("link", { name: "validateAccount" }).first().click();
    await expect
      .poll(() => page.evaluate("document.activeElement.textContent"))
      .toMatch(/^\s*customers Customer\[\]/);
    await page.goto(`${url()}/#/shapes/toString`);
    await expect
      .poll(() => page.getByRole("main").textContent())
      .toContain('There is no shape "toString" in the contract.');
  });

  test("shows what emits it and what comes with it, and opens its assumptions by title", async () => {
    const page = await visit("#/events/account.created-v1");
    const map = page.getByRole("figure", {
      name: "What emits account.created-v1, and what comes with it",
    });
    await map.getByRole("link", { name: "processAccount" }).waitFor();
    await map.getByRole("link", { name: "getAccount" }).waitFor();
    const main = page.getByRole("main");
    expect(await main.innerText()).not.toContain("emitted-events");
    await main.getByText("1 assumption").click();
    await main.getByRole("link", { name: "Emitted events" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#/assumptions/emitted-events");
    await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("SUMMARY");
    expect(await page.locator("details[open]").count()).toBe(1);
  });

  test("is copied as Markdown", async () => {
    const page = await visit("#/events/account.created-v1");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const copy = page.getByRole("button", { name: "Copy as Markdown" });
    await copy.waitFor();
    // What is said stands there for a moment, and may be gone when it is looked for.
    await page.evaluate(`{
      globalThis.said = [];
      const status = document.querySelector("main .copy [role=status]");
      new MutationObserver(() => said.push(status.textContent))
        .observe(status, { subtree: true, childList: true, characterData: true });
    }`);
    await copy.click();
    await expect.poll(() => page.evaluate("said")).toContain("Copied");
    await expect
      .poll(() => page.evaluate("navigator.clipboard.readText()"))
      .toMatch(/^# account\.created-v1\n[\s\S]+- `account_number`: string, required/);
  });
});

describe.skipIf(!browser)("an operation", () => {
  test("is tried against the server, and its answer judged", async () => {
    const page = await visit("#/rest/stageAccount");
    const beside = page.getByRole("complementary", { name: "Try it" });
    await expect.poll(() => beside.getByRole("textbox", { name: "Body" }).count()).toBe(1);
    await beside.getByRole("tab", { name: "Access" }).click();
    await expect
      .poll(() => beside.getByRole("textbox", { name: "Token" }).inputValue())
      .toBe("tk_demo_9sWc2LhY6pQzRb");
    await beside.getByRole("tab", { name: "Body" }).click();
    await expect.poll(() => beside.getByRole("combobox", { name: "Example" }).count()).toBe(1);
    await beside.getByRole("button", { name: "Send" }).click();
    const answer = beside.getByRole("status", { name: "Answer" });
    await expect
      .poll(() => answer.textContent())
      .toMatch(/^201 Created \d+ ms +matches the contract$/);
    const process = "Create the account from the staged data";
    for (const step of [process, "Read how far the import has come", "See it live"])
      await beside.getByRole("link", { name: step }).waitFor();
    await beside.getByRole("link", { name: process }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Create an account from staged data");
    await expect
      .poll(() => beside.getByRole("textbox", { name: "Body" }).inputValue())
      .toMatch(/"operations_team_name".*"dry_run"/s);
    await page.goBack();
    await beside.getByRole("textbox", { name: "Body" }).click();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(
      '{\n"import_supplier": "NORDWERK",\n"external_account_number": 7}',
    );
    const faults = beside.getByRole("list", { name: "Faults of the body" });
    await expect
      .poll(() => faults.innerText())
      .toBe("3:28 external_account_number must be a string, not the number 7");
    await faults.getByRole("button", { name: "3:28" }).click();
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => answer.textContent()).toMatch(/^400 Bad Request .*matches/);
    await expect
      .poll(async () => (await beside.getByRole("region", { name: "Answer" }).boundingBox())?.y)
      .toBeLessThan(800);
    await expect
      .poll(() => beside.getByRole("region", { name: "Answer" }).innerText())
      .toMatch(
        /The account data is not valid\.\s+external_account_number must be a string, not the number 7\s+\{/,
      );
    await beside.getByRole("link", { name: "external_account_number" }).click();
    await expect
      .poll(() => page.evaluate("document.activeElement.textContent"))
      .toMatch(/^\s*external_account_number string/);
  });

  test("without a body is sent by Ctrl Enter, too, wherever the focus is", async () => {
    const page = await visit("#/rest/listProducts");
    const beside = page.getByRole("complementary", { name: "Try it" });
    await beside.getByText("Ctrl Enter").waitFor();
    await page.keyboard.press("Control+Enter");
    const answer = beside.getByRole("status", { name: "Answer" });
    await expect.poll(() => answer.textContent()).toMatch(/^200 OK .*matches the contract$/);
  });

  test.each([
    ["mock", "mock"],
    ["serve --control", ""],
  ])("is answered by %s with the status that is asked for", async (_, host) => {
    const own = host && (await startCliOfTest([host, "--port", "0", "--quiet"])).url;
    const page = await visit("#/rest/getAccount?account_number=A-9E4D07B2", {}, own || undefined);
    const beside = page.getByRole("complementary", { name: "Try it" });
    await beside.getByRole("combobox", { name: "Answer" }).selectOption("404");
    await beside.getByRole("button", { name: "Send" }).click();
    await expect
      .poll(() => beside.getByRole("status", { name: "Answer" }).textContent())
      .toMatch(/^404 Not Found .*matches the contract$/);
    await beside.getByRole("combobox", { name: "Answer" }).selectOption("200");
    await beside.getByRole("button", { name: "Send" }).click();
    await expect
      .poll(() => beside.getByRole("status", { name: "Answer" }).textContent())
      .toMatch(/^200 OK .*matches the contract$/);
  });

  test("shows its answer in the window, also where that stands below the request", async () => {
    for (const [width, height] of [
      [360, 780],
      [1280, 800],
    ] as const) {
      const page = await visit("#/rest/listProducts", { width });
      await page.setViewportSize({ width, height });
      const answer = page.getByRole("region", { name: "Answer" });
      await page.getByRole("button", { name: "Send" }).click();
      await expect.poll(() => answer.textContent()).toContain("matches the contract");
      await expect.poll(async () => (await answer.boundingBox())?.y ?? height).toBeLessThan(height);
      if (width === 1280) {
        const bottom = async () => {
          const box = await answer.boundingBox();
          return (box?.y ?? 0) + (box?.height ?? height);
        };
        await expect.poll(bottom).toBeLessThanOrEqual(height);
        continue;
      }
      const code = page.getByRole("tab", { name: "Code" });
      expect(await code.isVisible()).toBe(false);
      await page.getByRole("button", { name: "Edit" }).click();
      await code.waitFor();
    }
  });

  test("is not sent without a part of its path, and leads to what is missing", async () => {
    const page = await visit("#/rest/getAccountTransferStatus");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByRole("tab", { name: "Code" }).click();
    await page.getByRole("button", { name: "Send" }).click();
    const field = page.getByRole("combobox", { name: /^import_supplier_code/ });
    await page.getByText("import_supplier_code is needed for the path").waitFor();
    await expect
      .poll(() => page.evaluate("document.activeElement.labels?.[0].textContent"))
      .toMatch(/^import_supplier_code/);
    expect(asked.filter((url) => url.includes("transfer-status"))).toEqual([]);
    expect(await field.getAttribute("placeholder")).toBe("such as NORDWERK");
    await expect
      .poll(() => page.evaluate("document.activeElement.list.options[0]?.value"))
      .toBe("NORDWERK");
  });

  test("keeps what was edited and what was sent, and opens it again", async () => {
    const page = await visit("#/rest/createNotes");
    const beside = page.getByRole("complementary", { name: "Try it" });
    await beside.getByRole("textbox", { name: "Body" }).click();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText('{"edited": true}');
    await beside.getByText("edited", { exact: true }).waitFor();
    await beside.getByRole("button", { name: "Send" }).click();
    await beside.getByRole("tab", { name: "Sent 1" }).waitFor();
    await page.getByRole("link", { name: "Read an account" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Read an account");
    await beside.getByRole("tab", { name: "Sent 1" }).click();
    await beside.getByRole("button", { name: "createNotes" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Add notes");
    await expect
      .poll(() => beside.getByRole("textbox", { name: "Body" }).inputValue())
      .toContain('"edited"');
    await expect
      .poll(() => beside.getByRole("status", { name: "Answer" }).textContent())
      .toMatch(/^400/);
    await beside.getByRole("button", { name: "Back to the example" }).click();
    await beside.getByText("edited", { exact: true }).waitFor({ state: "detached" });
  });

  test("lists its answers in one table, whose rows open to their example", async () => {
    const page = await visit("#/rest/processAccount?status=400&code=supplier_paused");
    const answers = page.getByRole("table", { name: "Answers" });
    const button = answers.getByRole("button", { name: "Example of 400 supplier_paused" });
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
    await expect
      .poll(() => answers.textContent())
      .toMatch(/supplier_pausedThe supplier is Paused.*"code": "supplier_paused"/s);
    const eventsOf = (row: RegExp) =>
      answers.getByRole("row", { name: row }).locator(".event").allTextContents();
    expect(await eventsOf(/^Example of 201/)).toEqual([
      " account.created-v1",
      " …import_process.complete-v1",
    ]);
    expect(await eventsOf(/^Example of 400 account_skipped/)).toEqual([]);
    await answers.getByRole("button", { name: "Answer with this" }).click();
    await expect
      .poll(() => page.getByRole("combobox", { name: "Answer" }).locator(":checked").textContent())
      .toBe("400 supplier_paused");
    await page.getByRole("button", { name: "Send" }).click();
    await expect
      .poll(() => page.getByRole("region", { name: "Answer" }).textContent())
      .toMatch(/^.*400 .*matches the contract.*"code": "supplier_paused"/s);
    await answers.getByRole("button", { name: "Example of 429 import_in_progress" }).click();
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
  });

  test("offers no other answer where the server would not give it", async () => {
    const closed = await startCliOfTest(["serve", "--port", "0", "--quiet"]);
    const page = await visit("#/rest/listProducts?status=200", {}, closed.url);
    await page.getByRole("table", { name: "Answers" }).getByText('"results"').first().waitFor();
    expect(await page.getByRole("button", { name: "Answer with this" }).count()).toBe(0);
  });

  test("opens what is around the field of its address, and lets it be closed", async () => {
    const page = await visit("#/rest/stageAccount?field=customers%5B%5D.mobile");
    const customers = page.locator("summary", { hasText: /^\d+ fields$/ }).first();
    const field = page.getByRole("link", { name: "Link to customers[].mobile" });
    await field.waitFor();
    await customers.click();
    await field.waitFor({ state: "hidden" });
    await customers.click();
    await field.waitFor();
  });

  test("grows with its body up to most of the window, and opens large", async () => {
    const page = await visit("#/rest/processAccount");
    await page.setViewportSize({ width: 1280, height: 800 });
    const body = page.getByRole("textbox", { name: "Body" });
    const height = async () => (await body.locator("xpath=../..").boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan(100);
    await untilStill(page);
    const small = await height();
    await page.getByRole("link", { name: "Stage an account" }).click();
    await expect.poll(height).toBeGreaterThan(small * 1.5);
    await untilStill(page);
    const usual = await height();
    await page.getByRole("checkbox", { name: "Large" }).check();
    await expect.poll(height).toBeGreaterThan(usual * 1.5);
    await expect.poll(async () => (await body.boundingBox())?.width ?? 0).toBeGreaterThan(600);
    await expectToBeFit(page);
    await page.getByRole("checkbox", { name: "Large" }).uncheck();
    await expect.poll(height).toBe(usual);
  });

  test.each([1280, 360])("cuts neither tabs nor choices at %i pixels", async (width) => {
    const page = await visit("#/rest/stageAccount", { width });
    for (const tab of ["Body", "Access", "Code"]) {
      await page.getByRole("tab", { name: tab, exact: true }).click();
      await untilStill(page);
      const cut = await page.evaluate(`
        [...document.querySelectorAll("aside :is([role=tablist], header)")]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent)`);
      expect(cut).toEqual([]);
    }
    await page.getByRole("tab", { name: "Body", exact: true }).click();
    await page.locator("aside select").first().waitFor();
    const [given, wanted] = await page.evaluate<readonly number[]>(`(() => {
      const select = document.querySelector("aside select");
      const free = document.body.appendChild(select.cloneNode(true));
      const widths = [select, free].map((part) => part.getBoundingClientRect().width);
      free.remove();
      return widths;
    })()`);
    expect(given).toBeGreaterThanOrEqual(wanted ?? Number.NaN);
  });

  test("has code that breaks nowhere, in colours, and is copied as it was written", async () => {
    const page = await visit("#/rest/stageAccount", { width: 360 });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("tab", { name: "Code" }).click();
    const code = page.locator("aside pre").first();
    for (const [language, words, keyword] of [
      ["fetch", "await fetch", "const"],
      ["Python", "urlopen(request)", "import"],
      ["TypeScript", "await judge", "import"],
      ["openapi-fetch", "createClient", "import"],
    ] as const) {
      await page.getByRole("tab", { name: language, exact: true }).click();
      await code.getByText(words).waitFor();
      expect(await code.locator(".link").first().textContent()).toBe(keyword);
      expect(await code.locator(".value").count()).toBeGreaterThan(5);
    }
    const text = `${await code.textContent()}`;
    const rows = await page.evaluate(`(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector("aside pre"));
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    })()`);
    expect(rows).toBe(text.split("\n").length);
    await page.evaluate('getSelection().selectAllChildren(document.querySelector("aside pre"))');
    await page.keyboard.press("Control+C");
    await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe(text);
  });

  test("has the token that was typed in another part, where none is filled in", async () => {
    const settings = { tokens: ["tk_1"], suppliers: [{ code: "A" }], operationsTeams: ["north"] };
    const folder = folderOfTest({
      "server.json": JSON.stringify({ apiKeys: ["sk_1"], ...settings }),
    });
    const config = join(folder, "server.json");
    const own = await startCliOfTest([
      "serve",
      "--control",
      "--config",
      config,
      "--port",
      "0",
      "--quiet",
    ]);
    const page = await visit("#/rest/stageAccount", {}, own.url);
    const token = page.getByRole("textbox", { name: "Token" });
    await page.getByRole("tab", { name: "Access" }).click();
    expect(await token.inputValue()).toBe("");
    await token.fill("tk_1");
    await page.getByRole("link", { name: "Live", exact: true }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Live");
    await expect.poll(() => token.inputValue()).toBe("tk_1");
    await token.fill("tk_2");
    await page.getByRole("link", { name: "REST", exact: true }).click();
    await page.getByRole("link", { name: "Create an account from staged data" }).first().click();
    await page.getByRole("tab", { name: "Access" }).click();
    await expect.poll(() => token.inputValue()).toBe("tk_2");
  });

  test("is not answered with another status by a server without --control", async () => {
    const plain = await startCliOfTest(["serve", "--port", "0", "--quiet"]);
    const page = await visit("#/rest/getAccount", {}, plain.url);
    const beside = page.getByRole("complementary", { name: "Try it" });
    await expect.poll(() => beside.getByRole("button", { name: "Send" }).count()).toBe(1);
    expect(await beside.getByRole("combobox", { name: "Answer" }).count()).toBe(0);
  });
});

describe.skipIf(!browser)("the changes", () => {
  test("say what differs between two versions and whom it breaks", async () => {
    const page = await visit("#/changes?from=agreement.updated-v1&to=agreement.updated-v2");
    await expect
      .poll(() => page.getByRole("status", { name: "What changed" }).textContent())
      .toBe("2 changes, 1 of them breaks producers and stored events");
    await page.goto(`${url()}/#/changes?from=agreement.updated-v2&to=agreement.updated-v1`);
    await expect
      .poll(() => page.getByRole("status", { name: "What changed" }).textContent())
      .toBe("2 changes, 1 of them breaks consumers");
  });

  test("begin with each version, what led to it and whom that breaks, at any width", async () => {
    const page = await visit("#/changes");
    const row = (name: RegExp) => page.getByRole("row", { name });
    await expect
      .poll(() => row(/^agreement\.updated/).textContent())
      .toBe("agreement.updatedv1v22producers and stored events");
    await page.setViewportSize({ width: 360, height: 780 });
    const link = page.getByRole("link", { name: "billing.ledger.entry_posted" });
    expect(await link.isVisible()).toBe(true);
    await link.click();
    await page
      .getByRole("heading", { name: /^billing\.ledger\.entry_posted-v1 to .*posted-v2$/ })
      .waitFor();
    const said = page.getByRole("status", { name: "What changed" });
    await expect.poll(() => said.textContent()).toMatch(/breaks? producers and stored events$/);
  });

  test("compare a bundle that is opened", async () => {
    const page = await visit("#/changes");
    const bundle = JSON.parse(readFileSync(join(root, "generated/openapi.json"), "utf8"));
    delete bundle.paths["/v1/products/"];
    const old = join(folderOfTest({ "old.json": JSON.stringify(bundle) }), "old.json");
    await page.getByLabel("Open a file…").setInputFiles(old);
    await expect
      .poll(() => page.getByRole("status", { name: "What changed" }).textContent())
      .toBe("1 change, it breaks nobody");
    await page.getByLabel("Open a file…").setInputFiles(join(root, "contract.lock.json"));
    await page.getByRole("heading", { name: /the events and the operations$/ }).waitFor();
    await expect
      .poll(() => page.getByRole("status", { name: "What changed" }).textContent())
      .toBe("Nothing changed");
    await page.getByLabel("Open a file…").setInputFiles(join(root, "package.json"));
    await expect
      .poll(() => page.getByRole("alert").textContent())
      .toContain("package.json is neither an OpenAPI nor an AsyncAPI document");
    await page.getByLabel("Open a file…").setInputFiles(join(root, "generated/asyncapi.json"));
    await expect
      .poll(() => page.getByRole("status", { name: "What changed" }).textContent())
      .toBe("Nothing changed");
  });

  test("show what traffic has of what changed, from counts that stay in the page", async () => {
    const judge = await openJudge({ counts: true });
    const payload = { agreement_id: 7, changes: {} };
    const odd = { agreement_id: "7", changes: {}, new_field: 1 };
    const message = (type: string, sent: object) => JSON.stringify({ type, payload: sent });
    judge.judge([
      ...Array.from({ length: 1_200 }, () => message("agreement.updated-v1", payload)),
      message("agreement.updated-v1", odd),
      message("agreement.updatd-v1", payload),
    ]);
    const counts = judge.counts();
    const folder = folderOfTest({
      "counts.json": counts,
      "cut.json": counts.replace("1201", "-1"),
    });
    const page = await visit("#/changes");
    const open = (file: string) =>
      page.getByLabel("Open a file…").setInputFiles(join(folder, file));
    await open("cut.json");
    await expect
      .poll(() => page.getByRole("alert").textContent())
      .toMatch(/^cut\.json is not what observe writes: \/.* is not a count\./);
    await open("counts.json");
    const told = page.getByRole("status", { name: "Counts" });
    await expect
      .poll(() => told.textContent())
      .toMatch(/^Counts of 1,202 messages from counts\.json/);
    const steps = page.getByRole("table", { name: "Versions" }).getByRole("row");
    await expect.poll(() => steps.nth(1).textContent()).toMatch(/^agreement\.updated.*1,201$/);
    await page.getByText("1 with an unknown event: agreement.updatd-v1 1").waitFor();
    await page.getByRole("button", { name: "agreement.updated-v1" }).click();
    const fields = page.getByRole("table", { name: "Fields of agreement.updated-v1" });
    const rowsOf = (table: Locator) => table.getByRole("row").allTextContents();
    await expect
      .poll(() => rowsOf(fields))
      .toEqual(expect.arrayContaining(["agreement_id1,201 of 1,20101", "is_override0 of 1,20100"]));
    await page.getByText("1 with an unknown field: new_field 1").waitFor();
    await expectToBeFit(page);
    await page.getByRole("link", { name: "agreement.updated", exact: true }).click();
    const changes = page.getByRole("table").first();
    await expect
      .poll(() => rowsOf(changes))
      .toContainEqual(expect.stringMatching(/required.*1,201 of 1,201 lacked account_number$/));
    const beside = page.getByRole("table").nth(1);
    expect(await rowsOf(beside)).toContain(
      "agreement_idinteger, requiredinteger, requiredsame1,201 of 1,201, 1 of another type",
    );
    // Another file takes the place of no counts, and is marked by them, too.
    await page.getByRole("link", { name: "All versions" }).click();
    await page.getByLabel("Open a file…").setInputFiles(join(root, "package.json"));
    await page.getByRole("alert").getByText("package.json is neither").waitFor();
    const lock = JSON.parse(readFileSync(join(root, "contract.lock.json"), "utf8"));
    const { "agreement.updated-v1": _, ...others } = lock.events;
    const older = folderOfTest({ "older.json": JSON.stringify({ ...lock, events: others }) });
    await page.getByLabel("Open a file…").setInputFiles(join(older, "older.json"));
    await page.getByText("1,201 of 1,202 messages were agreement.updated-v1").waitFor();
    await told.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => changes.textContent()).not.toContain("1,201");
  });
});
