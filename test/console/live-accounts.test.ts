// The page that follows an import of the size of a migration: numbers, lists of accounts and the feed.
import { describe, expect, onTestFinished, test } from "vitest";
import { openBrowser } from "../browser/open-browser.ts";
import { startCliOfTest } from "../cli/cli-server.ts";
import { openGate } from "./gate.ts";
import {
  box,
  button,
  connection,
  main,
  named,
  requests,
  serveToFollowers,
  textOf,
} from "./live-page.ts";
import { untilStill } from "./watched-page.ts";

const browser = await openBrowser();
const { send, follow, stage, processAccount } = serveToFollowers(browser);

const numbers = (begin: string, count: number) =>
  Array.from({ length: count }, (_, index) => named(`${begin}${1_000 + index}`));
const imported = (count: number) =>
  numbers("I-", count).map((import_data, index) => ({
    platform_account_number: `A-${index}`,
    import_data,
  }));
const load = (state: object) => send("/__control/state", "PUT", state);
const placesOf = (of: readonly string[]) =>
  `${JSON.stringify(of)}.flatMap((name) => [...document.querySelectorAll(name)].map((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return { name, left, right, top, bottom };
  }))`;
interface Placed {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

describe.skipIf(!browser)("an import of a migration", () => {
  test("has numbers that stay in their boxes, at every width", async () => {
    await load({ staged: numbers("S-", 137), imported: imported(12_540) });
    const page = await follow();
    await expect.poll(() => textOf(page, "Imported")).toMatch(/^Imported12\.5K/);
    expect(await box(page, "Imported").getByRole("link").first().getAttribute("title")).toBe(
      "Show all 12,540",
    );
    for (const width of [320, 360, 900, 1000, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await untilStill(page);
      const parts = (await page.evaluate(placesOf([".state", ".state > a"]))) as Placed[];
      const boxes = parts.filter(({ name }) => name === ".state");
      for (const number of parts.filter(({ name }) => name !== ".state"))
        expect(
          boxes.filter(
            ({ left, right, top, bottom }) =>
              left < number.left &&
              number.right < right &&
              top < number.top &&
              number.bottom < bottom,
          ),
          `${width}`,
        ).toHaveLength(1);
    }
  });

  test("shows numbers of 16 characters whole in both tables, at 1200 pixels, too", async () => {
    const known = { platform_account_number: "A-17156075", import_data: named("I-1") };
    await load({ imported: [known] });
    await stage("NWXX202600204981");
    const page = await follow("#/live?state=any", { width: 1200 });
    const ofNumber = page.getByRole("cell").getByRole("link", { name: "NWXX202600204981" });
    await expect.poll(() => ofNumber.count()).toBe(2);
    const cut = `[...document.querySelectorAll("td .acct, [role=tabpanel]")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length`;
    expect(await page.evaluate(cut)).toBe(0);
  });

  test("keeps the height of its flow, however many accounts there are and move", async () => {
    const script = "globalThis.now = Date.now(); Date.now = () => now;";
    const page = await follow("#/live", { script });
    const height = () => page.evaluate("document.querySelector('.flow').offsetHeight");
    const empty = await height();
    for (let count = 1; count <= 4; count += 1) await stage(`NW-${count}`);
    await expect.poll(() => textOf(page, "Staged")).toMatch(/NW-4NW-3NW-2$/);
    expect(await height()).toBe(empty);
    for (let count = 5; count <= 9; count += 1) await stage(`NW-${count}`);
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged9.*\+ 9, − 0 a second$/);
    expect(await box(page, "Staged").getByRole("link").count()).toBe(1);
    expect(await height()).toBe(empty);
    // The second is over, and nothing comes.
    await page.evaluate("now += 1_001");
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged9.*NW-9NW-8NW-7$/);
    expect(await height()).toBe(empty);
  });

  test("has a list for each state, which the server pages and searches", async () => {
    await load({ staged: numbers("S-", 60), imported: imported(70), skipped: [named("K-1")] });
    const page = await follow();
    await box(page, "Imported").getByRole("link", { name: "70", exact: true }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#/live?state=imported");
    const list = page.getByRole("table", { name: "Accounts", exact: true });
    const shown = async () => (await list.getByRole("row").allTextContents()).slice(1);
    await expect.poll(async () => (await shown()).length).toBe(50);
    expect((await shown())[0]).toBe("I-1000NORDWERKA-0");
    await expect.poll(() => page.getByText("50 of 70").count()).toBe(1);
    await button(page, "Next").click();
    await expect.poll(async () => (await shown()).length).toBe(20);
    expect(await button(page, "Next").count()).toBe(0);
    await button(page, "Back").click();
    await expect.poll(async () => (await shown()).length).toBe(50);
    await page.getByRole("textbox", { name: "Number begins with" }).fill("I-106");
    await expect.poll(shown).toHaveLength(10);
    await expect.poll(() => new URL(page.url()).hash).toBe("#/live?state=imported&number=I-106");
    await list.getByRole("link", { name: "I-1063" }).click();
    await expect.poll(() => page.getByRole("heading", { name: "Staged data" }).count()).toBe(1);
    // The list stays beside the account.
    await page.getByRole("tab", { name: "Imported" }).click();
    await expect.poll(shown).toHaveLength(10);
    await page.goBack();
    await page.getByRole("link", { name: "131 accounts" }).click();
    await expect.poll(async () => (await shown())[0]).toMatch(/^I-1000/);
    await page.getByRole("textbox", { name: "Number begins with" }).fill("K");
    await expect.poll(shown).toEqual(["K-1NORDWERKSkipped"]);
  });

  test("keeps a list up to date while accounts move", async () => {
    for (const number of ["NW-1", "NW-2", "TEST-FAILS"]) await stage(number);
    const page = await follow("#/live?state=staged");
    const rows = page.getByRole("table", { name: "Accounts", exact: true }).getByRole("row");
    await expect.poll(async () => (await rows.allTextContents()).length).toBe(4);
    await processAccount("NW-1");
    await processAccount("TEST-FAILS");
    await expect
      .poll(() => rows.allTextContents())
      .toEqual(["AccountSupplierState", "NW-2NORDWERKStaged", "TEST-FAILSNORDWERKStaged, failed"]);
  });

  test("opens an account to what happened, what was staged and what went wrong", async () => {
    await stage("TEST-FAILS");
    await send(`${"/v1/data-import/account-import-process"}/create-or-update/`, "POST", {
      ...named("TEST-FAILS"),
      customers: 7,
    });
    await processAccount("TEST-FAILS");
    const page = await follow("#/live?account=NORDWERK/TEST-FAILS");
    const happened = page.getByRole("list", { name: "What happened" }).getByRole("listitem");
    await expect
      .poll(() => happened.allTextContents())
      .toEqual([
        expect.stringMatching(/^[\d:]+Staged .*stageAccount 201/),
        expect.stringMatching(
          /stageAccount 400 account_failed_validation.*customers must be an array/,
        ),
        expect.stringMatching(
          /Staged, failed .*processAccount 400 import_failed.*…import_process\.error-v1.*could not be created/,
        ),
      ]);
    const states = (await happened.all()).map((stop) => stop.getAttribute("class"));
    expect(await Promise.all(states)).toEqual(["staged", "", "staged"]);
    const panel = page.getByRole("region", { name: "Account" });
    await expect.poll(() => panel.textContent()).toMatch(/Staged data.*"external_account_number"/s);
    await page.evaluate("location.hash = '#/live?account=NORDWERK/NW-404'");
    await expect.poll(() => panel.textContent()).toContain("neither staged nor skipped");
    expect(await button(page, "Process").count()).toBe(0);
  });

  test("has all requests of the server in its feed", async () => {
    for (let count = 0; count < 230; count += 1) await stage(`NW-${count}`);
    const page = await follow();
    const title = main(page).getByRole("heading", { name: /^Requests/ });
    await expect.poll(() => title.textContent()).toBe("Requests 230");
    await stage("NW-230");
    await expect.poll(() => title.textContent()).toBe("Requests 231");
    for (let count = 0; count < 5; count += 1)
      await page.getByRole("button", { name: /^Next \d+ of/ }).click();
    await expect.poll(() => requests(page).getByRole("row").last().textContent()).toContain("NW-0");
  });

  test("says so if the server has no such list", async () => {
    await stage("NW-1");
    const page = await follow();
    await page.route("**/__control/accounts?*", (route) =>
      route.fulfill({ status: 404, json: { detail: "There is no such path.", code: "not_found" } }),
    );
    await box(page, "Staged").getByRole("link", { name: "1", exact: true }).click();
    await expect.poll(() => page.getByText("There is no such path.").count()).toBe(1);
    await page.unroute("**/__control/accounts?*");
  });
});

describe.skipIf(!browser)("a lost connection", () => {
  const PARTS = ["h1", ".title + button", ".flow", ".beside", "main section h2"];

  async function followThroughGate() {
    const server = await startCliOfTest(["serve", "--control", "--port", "0", "--quiet"]);
    const gate = await openGate(server.url);
    onTestFinished(gate.close);
    const page = await follow("#/live", {}, gate.url);
    await stage("NW-1", server.url);
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged1.*NW-1$/);
    await expect.poll(() => requests(page).getByRole("row").count()).toBe(2);
    return { server, gate, page };
  }

  test("moves nothing, and disables what can't work until it is made again", async () => {
    const { server, gate, page } = await followThroughGate();
    const controls = page.getByRole("region", { name: "Controls" });
    // The controls are there when the overview has come, and then nothing else is to come.
    expect(await button(page, "Run TEST-FAILS").isEnabled()).toBe(true);
    await untilStill(page);
    const before = await page.evaluate(placesOf(PARTS));
    gate.leadNowhere();
    await server.end();
    await expect.poll(() => connection(page).textContent()).toContain("connection lost");
    await untilStill(page);
    expect(await page.evaluate(placesOf(PARTS))).toEqual(before);
    for (const act of await controls.getByRole("button").all())
      await expect.poll(() => act.isDisabled()).toBe(true);
    const next = await startCliOfTest(["serve", "--control", "--port", "0", "--quiet"]);
    gate.leadTo(next.url);
    await expect.poll(() => connection(page).textContent()).toMatch(/^ connected/);
    await expect.poll(() => button(page, "Run TEST-FAILS").isEnabled()).toBe(true);
  });

  test("to a server whose control is off says how it has to be started", async () => {
    const { server, gate, page } = await followThroughGate();
    const closed = await startCliOfTest(["serve", "--port", "0", "--quiet"]);
    gate.leadNowhere();
    await server.end();
    gate.leadTo(closed.url);
    await expect
      .poll(() => connection(page).textContent())
      .toBe(" control is off The server runs without --control now.");
    await expect.poll(() => button(page, "Run TEST-FAILS").isDisabled()).toBe(true);
  });
});
