// The page on a server with its control open: an import followed in a real browser.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type AppOptions, createApp } from "../../src/server.ts";
import { SCENARIOS } from "../../src/servers/handlers/scenarios.ts";
import { listenWith } from "../../src/servers/host/listen.ts";
import { serveConsole } from "../../src/servers/host/serve-console.ts";
import { openBrowser } from "../browser/open-browser.ts";
import { type CliServer, startCli, startCliOfTest } from "../cli/cli-server.ts";
import { folderOfTest } from "../cli/run-cli.ts";
import { openGate } from "./gate.ts";
import { staysResponsive } from "./stays-responsive.ts";
import {
  expectToBeFit,
  expectToFit,
  type PageOptions,
  untilStill,
  visitor,
} from "./watched-page.ts";

const IMPORT = "/v1/data-import/account-import-process";
const TOKEN = "tk_demo_9sWc2LhY6pQzRb";

const browser = await openBrowser();
let server: CliServer;

beforeAll(async () => {
  server = await startCli(["serve", "--control", "--port", "0", "--quiet"]);
});
beforeEach(() => send("/__control/reset", "POST"));
afterAll(() => server.end());

const visit = visitor(browser, () => server.url);

/** A server in this process until the test is over and its pages are closed. */
async function serveApp(options: AppOptions, token?: string) {
  const app = createApp({ control: true, ...options });
  const host = { host: "serve", control: true, token } as const;
  const { url, close } = await listenWith(serveConsole(app.fetch, host));
  onTestFinished(async () => {
    await close(0);
    await app.close();
  });
  return { url, fetch: app.fetch };
}

/** Visits the page, and waits until it follows the server. */
async function follow(
  address = "#/live",
  ...given: [options?: PageOptions, url?: string]
): Promise<Page> {
  const page = await visit(address, ...given);
  await picture(page).waitFor();
  return page;
}

/** Asks a server from outside of the page. */
async function send(path: string, method: string, body?: object, url = server.url) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { Authorization: `Token ${TOKEN}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}
const named = (external_account_number: string) => ({
  import_supplier: "NORDWERK",
  external_account_number,
});
const stage = (number: string, url?: string) =>
  send(`${IMPORT}/create-or-update/`, "POST", named(number), url);
const processAccount = (number: string, more: object = {}, url?: string) => {
  const body = { ...named(number), operations_team_name: "migrations-north", ...more };
  return send(`${IMPORT}/process/`, "POST", body, url);
};

const picture = (page: Page) => page.getByRole("figure", { name: "The import of an account" });
const box = (page: Page, title: string) =>
  picture(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(title, { exact: true }) })
    .first();
const textOf = (page: Page, title: string) => box(page, title).textContent();
const requests = (page: Page) => page.getByRole("table", { name: "Requests", exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const operator = (page: Page) => page.getByRole("tab", { name: "Operator" }).click();
const main = (page: Page) => page.getByRole("main");
const focusOf = (page: Page) => page.evaluate("document.activeElement.textContent");
/** Counts the moves that a page has heard of, whether it shows them or not. */
const COUNT_MOVES = `
  globalThis.moves = 0;
  globalThis.EventSource = class extends EventSource {
    constructor(url) {
      super(url);
      this.addEventListener("move", () => { moves += 1; });
    }
  };`;
const connection = (page: Page) => page.getByRole("status", { name: "Connection" });

describe.skipIf(!browser)("an import", () => {
  test("is followed: accounts move, requests and events appear", async () => {
    const page = await follow();
    await expect.poll(() => page.getByRole("link", { name: "Live", exact: true }).count()).toBe(1);
    await expect.poll(() => connection(page).textContent()).toContain("connected");
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged0UNKNOWN/);
    for (const number of ["NW-1", "NW-2", "TEST-FAILS"]) await stage(number);
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged3UNKNOWNNot tried 3/);
    await processAccount("NW-1");
    await processAccount("NW-2", { dry_run: true });
    await processAccount("TEST-FAILS");
    await expect.poll(() => textOf(page, "Imported")).toMatch(/^Imported1COMPLETEDNW-1/);
    await expect
      .poll(() => textOf(page, "Staged"))
      .toMatch(/^Staged2UNKNOWNLast attempt: failed 1TEST-FAILSLast attempt: dry run passed 1NW-2/);
    const rows = requests(page).getByRole("row");
    await expect.poll(() => rows.count()).toBe(7);
    await expect
      .poll(async () => (await rows.allTextContents()).slice(1, 4))
      .toEqual([
        expect.stringMatching(/processAccountTEST-FAILS400 import_failed.*error-v1/),
        expect.stringMatching(/processAccountNW-2400 dry_run_rolled_back.*dry_run_complete-v1/),
        expect.stringMatching(/processAccountNW-1201 .*account\.created-v1.*complete-v1/),
      ]);
    await expect
      .poll(() => page.getByRole("status", { name: "Moves" }).textContent())
      .toMatch(/1 imported/);
  });

  test("that takes time is under way in the picture and in the list", async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const slow = await serveApp({ wait: () => over });
    const page = await follow("#/live", {}, slow.url);
    await stage("TEST-SLOW", slow.url);
    const processed = processAccount("TEST-SLOW", {}, slow.url);
    await expect
      .poll(() => textOf(page, "In progress"))
      .toMatch(/^In progress1IN_PROGRESSTEST-SLOW/);
    await expect.poll(() => requests(page).textContent()).toContain("under way");
    end();
    await processed;
    await expect.poll(() => textOf(page, "Imported")).toMatch(/^Imported1/);
    await expect.poll(() => requests(page).textContent()).not.toContain("under way");
  });

  test("names the faults of a request, and shows markup as text", async () => {
    const page = await follow();
    const bad = `<img src=x onerror="globalThis.hacked = 1">`;
    await send(`${IMPORT}/create-or-update/`, "POST", { ...named(bad), customers: 7 });
    await stage(bad);
    await expect
      .poll(() => requests(page).textContent())
      .toContain("account_failed_validation: 1 fault at customers");
    await expect.poll(() => textOf(page, "Staged")).toContain(bad);
    expect(await page.locator("img").count()).toBe(0);
    expect(await page.evaluate("globalThis.hacked")).toBeUndefined();
  });

  test("is held while the feed is paused, and goes on with all that happened", async () => {
    const page = await follow("#/live", { script: COUNT_MOVES });
    await button(page, "Pause").click();
    await stage("NW-1");
    await expect.poll(() => page.evaluate("moves")).toBe(1);
    await untilStill(page);
    expect(await textOf(page, "Staged")).toMatch(/^Staged0/);
    await button(page, "Go on").click();
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged1/);
  });

  test("is shown as tables, with every move of the contract", async () => {
    await stage("NW-1");
    const page = await follow();
    await button(page, "Table").click();
    const states = page.getByRole("table", { name: "The import of an account" });
    await expect
      .poll(() => states.getByRole("row", { name: /^Staged/ }).textContent())
      .toBe("StagedUNKNOWN1NW-1");
    const { moves } = JSON.parse(
      readFileSync(join(import.meta.dirname, "../../config/import-process.json"), "utf8"),
    );
    const rows = page.getByRole("table", { name: "Moves of an account" }).getByRole("row");
    await expect.poll(() => rows.count()).toBe(moves.length + 1);
  });

  test("of one account is opened in place, processed and skipped", async () => {
    await stage("NW-1");
    await stage("NW-2");
    const page = await follow();
    await box(page, "Staged").getByRole("link", { name: "NW-1" }).click();
    const controls = page.getByRole("region", { name: "Controls" });
    const account = controls.filter({ hasText: "NORDWERK/NW-1" });
    await expect.poll(() => new URL(page.url()).hash).toBe("#/live?account=NORDWERK%2FNW-1");
    await button(page, "Dry run").click();
    await expect
      .poll(() => account.textContent())
      .toContain("Staged, last attempt: dry run passed");
    await expect.poll(() => account.textContent()).toContain("400 dry_run_rolled_back");
    await button(page, "Skip").click();
    await expect.poll(() => textOf(page, "Skipped")).toMatch(/^Skipped1NW-1/);
    await button(page, "Take back").click();
    await expect.poll(() => textOf(page, "Skipped")).toMatch(/^Skipped0/);
    await button(page, "Process").click();
    await expect.poll(() => account.textContent()).toMatch(/ImportedA-/);
    const read = account.getByRole("link", { name: "Read the account" });
    expect(await read.getAttribute("href")).toMatch(/^#\/rest\/getAccount\?account_number=A-/);
    expect(await button(page, "Process").count()).toBe(0);
    await expect.poll(() => requests(page).getByRole("row").count()).toBe(4);
    expect(await requests(page).textContent()).not.toContain("NW-2");
    await page.goBack();
    await expect.poll(() => account.count()).toBe(0);
  });

  test("shows what was sent, answered, moved and caused by a request that is opened", async () => {
    const page = await follow();
    await stage("NW-1");
    await processAccount("NW-1");
    await page.setViewportSize({ width: 360, height: 780 });
    await requests(page).getByRole("link", { name: "processAccount" }).click();
    const opened = page.getByRole("tabpanel", { name: "Request" });
    await expect.poll(async () => (await opened.boundingBox())?.y ?? 780).toBeLessThan(780);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await opened.textContent()).toMatch(/SentPOST.*"NW-1"/s);
    expect(await opened.textContent()).toMatch(/Answered.*account\.created-v1.*"is_imported"/s);
    const moved = opened.getByRole("table", { name: "What moved" }).getByRole("row");
    await expect
      .poll(() => moved.allTextContents())
      .toEqual([
        "AccountFromTo",
        expect.stringMatching(/StagedIn progress$/),
        expect.stringMatching(/In progressImported$/),
      ]);
    const controls = page.getByRole("region", { name: "Controls" });
    const box = await controls.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 800)).toBeLessThanOrEqual(800);
    await button(page, "Send again").click();
    await expect.poll(() => controls.textContent()).toContain("400 account_already_imported");
    await page.getByRole("tab", { name: "Operator" }).click();
    await page.getByRole("heading", { name: "Suppliers" }).waitFor();
    await page.getByRole("tab", { name: "Request" }).click();
    await expectToBeFit(page);
    await controls.getByRole("link", { name: "Close" }).click();
    await expect.poll(() => opened.count()).toBe(0);
    await page.goBack();
    await opened.waitFor();
    await untilStill(page); // it listens after its first frame
    await page.keyboard.press("Escape");
    await expect.poll(() => opened.count()).toBe(0);
    await expect.poll(() => focusOf(page)).toBe("processAccount");
    await page.goBack();
    await page.getByRole("link", { name: "Try processAccount" }).click();
    const body = page.getByRole("textbox", { name: "Body" });
    await expect.poll(() => body.textContent()).toContain('"NW-1"');
    await page.goBack();
    await page.getByRole("link", { name: "Check this body" }).click();
    await page.getByRole("combobox", { name: "Judge as" }).waitFor();
    await expect
      .poll(() => page.getByRole("status", { name: "Verdict" }).textContent())
      .toBe("Valid");
    expect(await page.getByRole("textbox", { name: "Payload" }).textContent()).toContain("NW-1");
  });

  test("has no row for what a browser asks before, and an account for every request", async () => {
    await stage("");
    await stage("NW-1");
    const status = `${server.url}/v1/data-import/account-transfer-status/NORDWERK/NW-1/`;
    await fetch(status, {
      method: "OPTIONS",
      headers: { Origin: "http://a", "Access-Control-Request-Method": "GET" },
    });
    await fetch(status, { headers: { Authorization: `Token ${TOKEN}` } });
    const page = await follow();
    const row = requests(page).getByRole("row", { name: /getAccountTransferStatus/ });
    await expect.poll(() => row.textContent()).toMatch(/NW-1200 preflight/);
    expect(await requests(page).textContent()).not.toMatch(/OPTIONS|not in the contract/);
    await requests(page).getByRole("link", { name: "without a number" }).waitFor();
  });

  test("lets accounts run along the flow, but not where motion is reduced", async () => {
    const script = `
      globalThis.ran = [];
      Element.prototype.animate = function () { ran.push(this.textContent); };`;
    const page = await follow("#/live", { script });
    await stage("NW-1");
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged1/);
    expect(await page.evaluate("ran")).toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await processAccount("NW-1");
    await expect.poll(() => textOf(page, "Imported")).toMatch(/^Imported1/);
    expect(await page.evaluate("ran")).toContain("NW-1");
  });

  test("keeps the focus on an account that moves", async () => {
    await stage("NW-1");
    const page = await follow();
    await box(page, "Staged").getByRole("link", { name: "NW-1" }).focus();
    await processAccount("NW-1");
    await expect.poll(() => textOf(page, "Imported")).toMatch(/^Imported1/);
    await expect
      .poll(() => page.evaluate("document.activeElement.closest('.state')?.dataset.state"))
      .toBe("imported");
  });
});

describe.skipIf(!browser)("a scenario", () => {
  const ANSWERS: Readonly<Record<string, string>> = {
    "TEST-PAUSED": "400 supplier_paused",
    "TEST-COMPLETE": "400 supplier_complete",
    "TEST-SKIPPED": "400 account_skipped",
    "TEST-FAILS": "400 import_failed",
    "TEST-FAILS-ONCE": "400 import_failed, then 201",
    "TEST-SLOW": "201",
    "TEST-LIMIT": "429 concurrency_limit_reached",
    "TEST-REFUSED": "400 payment_vendor_failure",
    "TEST-RETRY": "500 payment_vendor_unavailable, then 201",
    "TEST-UNAVAILABLE": "500 payment_vendor_unavailable",
  };

  test("has a button, which brings about its answer, each time it is pressed", async () => {
    const own = await serveApp({ wait: async () => {} }, TOKEN);
    const page = await follow("#/live", {}, own.url);
    expect(Object.keys(ANSWERS).sort()).toEqual(SCENARIOS.map(({ value }) => value).sort());
    for (let round = 0; round < 2; round += 1) {
      for (const value of Object.keys(ANSWERS)) await button(page, `Run ${value}`).click();
      for (const [value, answer] of Object.entries(ANSWERS))
        await expect
          .poll(() =>
            page.getByRole("status", { name: `Answer of ${value}`, exact: true }).textContent(),
          )
          .toBe(answer);
    }
    await expect.poll(() => textOf(page, "Imported")).toMatch(/^Imported10/);
  });
});

describe.skipIf(!browser)("the controls", () => {
  test("pause a supplier", async () => {
    const page = await follow();
    await operator(page);
    await page.getByRole("combobox", { name: "NORDWERK", exact: true }).selectOption("Paused");
    await expect.poll(() => page.getByText("NORDWERK is Paused.").count()).toBe(1);
    expect((await stage("NW-1")).body.code).toBe("supplier_paused");
    await page.getByRole("tab", { name: "Scenarios" }).click();
    await button(page, "Run TEST-FAILS").click();
    await expect
      .poll(() =>
        page.getByRole("status", { name: "Answer of TEST-FAILS", exact: true }).textContent(),
      )
      .toBe("stageAccount was answered with 400 supplier_paused");
  });

  test("move the clock, and say what is wrong with a number", async () => {
    const page = await follow();
    await operator(page);
    const shown = async () =>
      Date.parse((await page.locator("time").getAttribute("datetime")) ?? "");
    const before = await shown();
    await button(page, "+ 1 day").click();
    await expect.poll(async () => (await shown()) - before).toBeGreaterThanOrEqual(86_400_000);
    const { now } = (await send("/__control/overview", "GET")).body;
    expect(Date.parse(now) - before).toBeGreaterThanOrEqual(86_390_000);
    await page.getByRole("textbox", { name: "Seconds" }).fill("soon");
    await button(page, "Move").click();
    await expect.poll(() => page.getByText("advance_seconds must be a number").count()).toBe(1);
  });

  test("change the weather, and say what is wrong with it", async () => {
    const page = await follow();
    await operator(page);
    await page.getByRole("textbox", { name: "Latency, ms" }).fill("1-2");
    await page.getByRole("textbox", { name: "Share of faults" }).fill("2");
    await button(page, "Set the weather").click();
    await expect.poll(() => page.getByText("faults must be at most 1").count()).toBe(1);
    await page.getByRole("textbox", { name: "Share of faults" }).fill("0.25");
    await button(page, "Set the weather").click();
    await expect
      .poll(async () => (await send("/__control/weather", "GET")).body)
      .toEqual({ latency: [1, 2], faults: 0.25, lost: 0 });
    await expect
      .poll(() => page.getByRole("textbox", { name: "Share of faults" }).inputValue())
      .toBe("0.25");
    await expect.poll(() => focusOf(page)).toBe("Set the weather");
    await send("/__control/weather", "PUT", { lost: 0.5 });
    await button(page, "+ 1 hour").click(); // whatever is done, everything is read anew
    const lost = page.getByRole("textbox", { name: "Share of lost answers" });
    await expect.poll(() => lost.inputValue()).toBe("0.5");
  });

  test("save a state, reset, and load it again", async () => {
    await stage("NW-1");
    const page = await follow();
    await operator(page);
    const downloading = page.waitForEvent("download");
    await button(page, "Save").click();
    const broken = { staged: [{ import_supplier: "NORDWERK" }] };
    const folder = folderOfTest({ "broken.json": JSON.stringify(broken) });
    const file = join(folder, "state.json");
    await (await downloading).saveAs(file);
    expect(JSON.parse(readFileSync(file, "utf8")).staged).toEqual([named("NW-1")]);

    await button(page, "Reset").click();
    await expect.poll(() => focusOf(page)).toBe("Cancel");
    await page.keyboard.press("Escape");
    await expect.poll(() => focusOf(page)).toBe("Reset");
    expect(await textOf(page, "Staged")).toMatch(/^Staged1/);
    await button(page, "Reset").click();
    await button(page, "Forget everything").click();
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged0/);
    await expect.poll(() => main(page).textContent()).toContain("No accounts yet.");

    const load = async (path: string) => {
      await page.getByLabel("Load").setInputFiles(path);
      await button(page, "Replace everything").click();
    };
    await load(file);
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged1UNKNOWNNot tried 1NW-1/);
    await load(join(folder, "broken.json"));
    await expect.poll(() => page.getByText("The state can't be loaded.").count()).toBe(1);
    await expect.poll(() => page.getByText(/external_account_number/).count()).toBe(1);
    expect(await textOf(page, "Staged")).toMatch(/^Staged1/);
  });
});

describe.skipIf(!browser)("the connection", () => {
  test("is made again when the server was started again", async () => {
    const args = ["serve", "--control", "--port", "0", "--quiet"];
    const first = await startCliOfTest(args);
    const gate = await openGate(first.url);
    onTestFinished(gate.close);
    const page = await follow("#/live", {}, gate.url);
    await stage("NW-1", first.url);
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged1/);
    await first.end();
    await expect.poll(() => connection(page).textContent()).toContain("connection lost");
    expect(await textOf(page, "Staged")).toMatch(/^Staged1/);
    const second = await startCliOfTest(args);
    gate.leadTo(second.url);
    await expect
      .poll(() => connection(page).textContent())
      .toBe(" connected to a server that was started again");
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged0/);
    await stage("NW-2", second.url);
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged1UNKNOWNNot tried 1NW-2/);
  });

  test("goes on in the background, where nothing is drawn", async () => {
    const page = await follow("#/live", { script: COUNT_MOVES });
    await page.evaluate(`
      globalThis.held = [];
      globalThis.own = requestAnimationFrame;
      globalThis.requestAnimationFrame = (draw) => held.push(draw);`);
    for (let count = 0; count < 100; count += 1) await stage(`NW-${count}`);
    await expect.poll(() => page.evaluate("moves")).toBe(100);
    await expect.poll(() => page.evaluate("held.length")).toBeGreaterThan(0);
    expect(await textOf(page, "Staged")).toMatch(/^Staged0/);
    await page.evaluate(`
      globalThis.requestAnimationFrame = own;
      for (const draw of held) own(draw);`);
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged100/);
  });

  const MESSAGES = Number(process.env.LIVE_MESSAGES ?? 2_000);

  test(`takes ${MESSAGES} messages, and the page stays responsive`, async () => {
    const busy = await serveApp({});
    const page = await follow("#/live", {}, busy.url);
    const STAGED = MESSAGES / 2; // each is a request and a move
    await staysResponsive(page, MESSAGES, async () => {
      for (let staged = 1; staged <= STAGED; staged += 1) {
        // The server sends what there is, as it does while requests come in.
        if (staged % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
        await busy.fetch(
          new Request(`${busy.url}${IMPORT}/create-or-update/`, {
            method: "POST",
            headers: { Authorization: `Token ${TOKEN}`, "Content-Type": "application/json" },
            body: JSON.stringify(named(`NW-${staged}`)),
          }),
        );
      }
      await expect
        .poll(() => textOf(page, "Staged"))
        .toMatch(new RegExp(`^Staged${STAGED.toLocaleString("en")}UNKNOWN`));
    });
    await expect.poll(() => requests(page).getByRole("row").count()).toBe(13);
    await expect.poll(() => main(page).textContent()).toContain(`NW-${STAGED}`);
    await page.getByRole("button", { name: /^\+ [\d,]+/ }).click();
    await expect.poll(() => box(page, "Staged").getByRole("link").count()).toBe(200);
  });
});

describe.skipIf(!browser)("without control", () => {
  test.each([
    ["serve", "This server runs without its control."],
    ["mock", "The mock remembers nothing"],
  ])("%s has no link to it, and its address says how to follow an import", async (host, words) => {
    const closed = await startCliOfTest([host, "--port", "0", "--quiet"]);
    const page = await visit("#/live", {}, closed.url);
    await expect.poll(() => main(page).textContent()).toContain(words);
    await expect
      .poll(() => main(page).textContent())
      .toContain("npx energy-contracts serve --control");
    expect(await page.getByRole("link", { name: "Live", exact: true }).count()).toBe(0);
  });
});

describe.skipIf(!browser)("the part", () => {
  test("is fit for everybody in both schemes, at every width and in every state", async () => {
    for (const number of ["NW-1", "NW-2", "TEST-FAILS"]) await stage(number);
    for (const number of ["NW-1", "TEST-FAILS"]) await processAccount(number);
    const page = await follow("#/live?account=NORDWERK/NW-1");
    await operator(page);
    await button(page, "Reset").click();
    for (const isTable of [false, true]) {
      if (isTable) await button(page, "Table").click();
      await expectToBeFit(page);
      await expectToFit(page, [320, 360, 640, 800, 1000, 1280]);
    }
  });
});
