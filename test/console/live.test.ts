// The page on a server with its control open: an import followed in a real browser.
import { describe, expect, test } from "vitest";
import { openBrowser } from "../browser/open-browser.ts";
import { startCliOfTest } from "../cli/cli-server.ts";
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
import { expectToBeFit, expectToFit, untilStill } from "./watched-page.ts";

const browser = await openBrowser();
const { url, visit, send, follow, stage, processAccount } = serveToFollowers(browser);

describe.skipIf(!browser)("an import", () => {
  test("is followed: accounts move, requests and events appear", async () => {
    const page = await follow();
    await expect.poll(() => page.getByRole("link", { name: "Live", exact: true }).count()).toBe(1);
    await expect.poll(() => connection(page).textContent()).toContain("connected");
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged0UNKNOWN/);
    for (const number of ["NW-1", "NW-2", "TEST-FAILS"]) await stage(number);
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged3UNKNOWN3 not tried/);
    await processAccount("NW-2", { dry_run: true });
    await expect.poll(() => textOf(page, "Staged")).toContain("1 dry run passed");
    await processAccount("TEST-FAILS");
    // Last, so that no later move takes the place of what is said of this one.
    await processAccount("NW-1");
    await expect.poll(() => textOf(page, "Imported")).toMatch(/^Imported1COMPLETEDNW-1/);
    await expect
      .poll(() => textOf(page, "Staged"))
      .toMatch(/^Staged2UNKNOWN0 not tried1 failed1 dry run passed0 dry run failedTEST-FAILSNW-2$/);
    const rows = requests(page).getByRole("row");
    await expect.poll(() => rows.count()).toBe(7);
    await expect
      .poll(async () => (await rows.allTextContents()).slice(1, 4))
      .toEqual([
        expect.stringMatching(/processAccountNW-1201 .*account\.created-v1.*complete-v1/),
        expect.stringMatching(/processAccountTEST-FAILS400 import_failed.*error-v1/),
        expect.stringMatching(/processAccountNW-2400 dry_run_rolled_back.*dry_run_complete-v1/),
      ]);
    await expect
      .poll(() => page.getByRole("status", { name: "Moves" }).textContent())
      .toMatch(/1 imported/);
  });

  test("that takes time is under way in the picture", async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const slow = await serveApp({ wait: () => over });
    const page = await follow("#/live", {}, slow.url);
    await stage("TEST-SLOW", slow.url);
    const processed = processAccount("TEST-SLOW", {}, slow.url);
    await expect
      .poll(() => textOf(page, "In progress"))
      .toMatch(/^In progress1IN_PROGRESSTEST-SLOW/);
    end();
    await processed;
    await expect.poll(() => textOf(page, "Imported")).toMatch(/^Imported1/);
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

  test("of one account is opened in place, processed and skipped", async () => {
    await stage("NW-1");
    await stage("NW-2");
    const page = await follow();
    await box(page, "Staged").getByRole("link", { name: "NW-1" }).click();
    const account = page.getByRole("region", { name: "Account" });
    await expect.poll(() => new URL(page.url()).hash).toBe("#/live?account=NORDWERK%2FNW-1");
    await button(page, "Dry run").click();
    await expect.poll(() => account.textContent()).toContain("Staged, dry run passed");
    await expect.poll(() => account.textContent()).toContain("400 dry_run_rolled_back");
    await button(page, "Skip").click();
    await expect.poll(() => textOf(page, "Skipped")).toMatch(/^Skipped1UNKNOWNNW-1/);
    await button(page, "Take back").click();
    await expect.poll(() => textOf(page, "Skipped")).toMatch(/^Skipped0/);
    await button(page, "Process").click();
    await expect.poll(() => account.textContent()).toMatch(/^NORDWERK\/NW-1 ?ImportedA-/);
    const read = account.getByRole("link", { name: "Read the account" });
    expect(await read.getAttribute("href")).toMatch(/^#\/rest\/getAccount\?account_number=A-/);
    expect(await button(page, "Process").count()).toBe(0);
    // The calls and the operator's event are told once, the oldest first.
    const happened = account.getByRole("list", { name: "What happened" }).getByRole("listitem");
    await expect
      .poll(() => happened.allTextContents())
      .toEqual([
        expect.stringMatching(/Staged .*stageAccount 201/),
        expect.stringMatching(/dry run passed .*dry_run_rolled_back.*\.dry_run_complete-v1/),
        expect.stringMatching(/Skipped .*\.cancelled-v1$/),
        expect.stringMatching(/Imported .*201 .*account\.created-v1.*\.complete-v1/),
      ]);
    expect(await requests(page).count()).toBe(0);
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
    await expect.poll(() => opened.textContent()).toMatch(/SentPOST.*"NW-1"/s);
    await expect
      .poll(() => opened.textContent())
      .toMatch(/Answered.*account\.created-v1.*"is_imported"/s);
    await expect
      .poll(() => opened.getByText("NW-1 moved").allTextContents())
      .toEqual([
        "NW-1 moved from Staged to In progress.",
        "NW-1 moved from In progress to Imported.",
      ]);
    const controls = page.getByRole("region", { name: "Controls" });
    const bottom = async () => {
      const box = await controls.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 800);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(800);
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
    // It listens after it is drawn. A key too many would close what is behind it.
    await untilStill(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => opened.count()).toBe(0);
    await expect.poll(() => focusOf(page)).toBe("processAccount");
    await page.goBack();
    await page.getByRole("link", { name: "Try processAccount" }).click();
    const body = page.getByRole("textbox", { name: "Body" });
    await expect.poll(() => body.inputValue()).toContain('"NW-1"');
    await page.goBack();
    await page.getByRole("link", { name: "Check this body" }).click();
    await page.getByRole("combobox", { name: "Judge as" }).waitFor();
    await expect
      .poll(() => page.getByRole("status", { name: "Verdict" }).textContent())
      .toBe("Valid");
    expect(await page.getByRole("textbox", { name: "Payload" }).inputValue()).toContain("NW-1");
  });

  test("has no row for what a browser asks before, and an account for every request", async () => {
    await stage("");
    await stage("NW-1");
    const status = `${url()}/v1/data-import/account-transfer-status/NORDWERK/NW-1/`;
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
    // Only what moved lately runs, however slow the machine is.
    const script = `
      const now = Date.now();
      Date.now = () => now;
      globalThis.ran = [];
      Element.prototype.animate = function () { ran.push(this.textContent); };`;
    const page = await follow("#/live", { script });
    await stage("NW-1");
    await expect.poll(() => textOf(page, "Staged")).toMatch(/^Staged1/);
    expect(await page.evaluate("ran")).toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await processAccount("NW-1");
    await expect.poll(() => page.evaluate("ran")).toContain("NW-1");
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
    await page.getByRole("list", { name: "What happened" }).getByText("…import_process").waitFor();
    for (const tab of ["Operator", "Staged"]) {
      if (tab === "Staged")
        await box(page, tab).getByRole("link", { name: "2", exact: true }).click();
      await page.getByRole("tab", { name: tab }).click();
      await expectToBeFit(page);
      await expectToFit(page, [320, 360, 640, 800, 1000, 1280]);
    }
    const [table, part] = await Promise.all([
      requests(page).boundingBox(),
      main(page).boundingBox(),
    ]);
    expect(table?.width).toBeLessThanOrEqual(part?.width ?? 0);
  });

  test("shifts nothing while it loads, and shows its accounts whole while they move", async () => {
    const script = `
      globalThis.shift = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) shift += value;
      }).observe({ type: "layout-shift", buffered: true });`;
    await stage("NW-1");
    const page = await follow("#/live", { script, width: 360 });
    await expect.poll(() => connection(page).textContent()).toContain("connected");
    await untilStill(page);
    expect(await page.evaluate("shift")).toBeLessThan(0.05);
    const chips = "getComputedStyle(document.querySelector('.state .chips')).overflow";
    expect(await page.evaluate(chips)).toBe("visible");
    // Below 900 pixels, the flow goes down, and Skipped stands beside Staged.
    const top = async (title: string) => (await box(page, title).boundingBox())?.y ?? 0;
    const tops = await Promise.all(["Staged", "In progress", "Imported"].map(top));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(await top("Skipped")).toBe(tops[0]);
  });

  test("has no call of the page's own, and the head says when the server is gone", async () => {
    const server = await startCliOfTest(["serve", "--control", "--port", "0", "--quiet"]);
    const page = await visit("#/rest/listStandardUnitRates", {}, server.url);
    await page.getByRole("tab", { name: "Parameters" }).waitFor();
    await page.getByRole("link", { name: "Live", exact: true }).click();
    await page.getByText("No requests yet.").waitFor();
    await page.getByRole("link", { name: "Changes", exact: true }).click();
    // All that the part asks for has come before the server goes.
    await page.getByRole("row", { name: /^agreement\.updated/ }).waitFor();
    const standing = page.getByRole("status", { name: "Server" });
    await expect.poll(() => standing.textContent()).toBe(" serve");
    await server.end();
    await expect.poll(() => standing.textContent()).toBe(" serve is gone");
  });
});
