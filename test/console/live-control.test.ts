// The page on a server with its control open: its buttons, and the connection.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openBrowser } from "../browser/open-browser.ts";
import { built } from "../built.ts";
import { startCliOfTest } from "../cli/cli-server.ts";
import { folderOfTest } from "../cli/run-cli.ts";
import { openGate } from "./gate.ts";
import {
  box,
  button,
  COUNT_MOVES,
  connection,
  focusOf,
  IMPORT,
  main,
  named,
  operator,
  requests,
  serveApp,
  serveToFollowers,
  TOKEN,
  textOf,
} from "./live-page.ts";
import { staysResponsive } from "./stays-responsive.ts";
import { untilStill } from "./watched-page.ts";

const { SCENARIOS } = await built("server");
const browser = await openBrowser();
const { send, follow, stage } = serveToFollowers(browser);

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
    // The page reckons with half of the way there and back.
    await expect.poll(async () => (await shown()) - before).toBeGreaterThan(86_390_000);
    const { now } = (await send("/__control/overview", "GET")).body;
    expect(Date.parse(now) - before).toBeGreaterThan(86_390_000);
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

    page.once("dialog", (dialog) => dialog.dismiss());
    await button(page, "Reset").click();
    expect(await textOf(page, "Staged")).toMatch(/^Staged1/);
    page.once("dialog", (dialog) => dialog.accept());
    await button(page, "Reset").click();
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged0/);
    await expect.poll(() => main(page).textContent()).toContain("No accounts yet.");

    const load = async (path: string) => {
      page.once("dialog", (dialog) => dialog.accept());
      await page.getByLabel("Load").setInputFiles(path);
    };
    await load(file);
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged1UNKNOWN1 not tried.*NW-1$/);
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
    gate.leadNowhere();
    await first.end();
    await expect.poll(() => connection(page).textContent()).toContain("connection lost");
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged1/);
    const second = await startCliOfTest(args);
    gate.leadTo(second.url);
    await expect.poll(() => connection(page).textContent()).toContain(" connected");
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged0/);
    await stage("NW-2", second.url);
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged1UNKNOWN1 not tried.*NW-2$/);
  });

  test("goes on in the background, where nothing is drawn", async () => {
    const page = await follow("#/live", { script: COUNT_MOVES });
    await untilStill(page); // no frame is asked for that was not drawn
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
        if (staged % (STAGED / 4) === 0)
          await expect
            .poll(() => textOf(page, "Staged"))
            .toMatch(new RegExp(`^Staged${staged.toLocaleString("en")}UNKNOWN`));
      }
    });
    await expect.poll(() => requests(page).getByRole("row").count()).toBe(13);
    await expect.poll(() => main(page).textContent()).toContain(`NW-${STAGED}`);
    await box(page, "Staged").getByRole("link").first().click();
    const accounts = page.getByRole("table", { name: "Accounts", exact: true });
    await expect.poll(() => accounts.getByRole("row").count()).toBe(51);
  });
});
