// The frame of the page: its parts, the start, the search and the address.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openBrowser, openTab } from "../browser/open-browser.ts";
import { readCounts } from "../facts/read-facts.ts";
import { heading, serveToVisitors } from "./served-page.ts";
import { expectToBeFit, untilStill } from "./watched-page.ts";

const root = join(import.meta.dirname, "../..");
const { events: EVENTS } = readCounts();
const browser = await openBrowser();
const { url, visit } = serveToVisitors(browser);

describe.skipIf(!browser)("the frame", () => {
  test("leads to each part by a link, and back with the browser", async () => {
    const page = await visit("");
    const parts = page.getByRole("navigation", { name: "Parts" });
    const names = await parts.getByRole("link").allTextContents();
    expect(names).toEqual(expect.arrayContaining(["Events", "REST", "Check", "Live", "Changes"]));
    for (const name of names) {
      const link = page.getByRole("link", { name, exact: true });
      await link.click();
      const title = name === "REST" ? "How to import an account" : name;
      await expect.poll(() => heading(page).textContent()).toBe(title);
      await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
      await expect.poll(() => page.title()).toBe(`${title} - energy-contracts`);
      await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("H1");
    }
    await page.goBack();
    await expect.poll(() => heading(page).textContent()).toBe(names.at(-2));
    for (const role of ["banner", "main", "contentinfo"] as const)
      expect(await page.getByRole(role).count()).toBe(1);
  });

  test("loads a part again that did not come, once the server is back", async () => {
    const page = await openTab(browser as Browser);
    const code = /\/changes\.js$/;
    await page.route(code, (route) => route.abort());
    await page.goto(`${url()}/#/changes`);
    await page.getByText("This part did not load.").waitFor();
    await page.unroute(code);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("table", { name: "Versions" }).waitFor();
    await page.close();
  });

  test("does not say that nothing matches before it has words to search in", async () => {
    const page = await openTab(browser as Browser);
    await page.route("**/terms.json", (route) => route.abort());
    await page.goto(`${url()}/#/search?q=ledger`);
    await page.getByText("This part did not load.").waitFor();
    expect(await page.getByText("Nothing matches").count()).toBe(0);
    await page.unroute("**/terms.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: /^Best matches/ }).waitFor();
    await page.close();
  });

  test("says what an unknown address asked for, and what is near it", async () => {
    const page = await visit("#/events/agreement.updatd-v2");
    await expect
      .poll(() => page.getByRole("main").textContent())
      .toContain('There is no event "agreement.updatd-v2" in the contract.');
    await page.getByRole("link", { name: "agreement.updated-v2" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("agreement.updated-v2");
  });

  test("moves no tab when another one becomes active, and has one row of them", async () => {
    const page = await visit("");
    const places = async () => {
      const links = page.getByRole("navigation", { name: "Parts" }).getByRole("link");
      const boxes = (await links.all()).map((link) => link.boundingBox());
      return (await Promise.all(boxes)).map((box) => [box?.x, box?.y]);
    };
    const before = await places();
    for (const name of ["Check", "Changes"]) {
      await page.getByRole("link", { name, exact: true }).click();
      await expect.poll(() => heading(page).textContent()).toBe(name);
      expect(await places()).toEqual(before);
    }
    await page.setViewportSize({ width: 360, height: 780 });
    await untilStill(page);
    expect(new Set((await places()).map(([, y]) => y)).size).toBe(1);
    const menu = "document.querySelector('.top nav')";
    expect(await page.evaluate(`${menu}.scrollWidth - ${menu}.clientWidth`)).toBe(0);
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThanOrEqual(89);
  });

  test("uses a wide window in one measure, and has a favicon", async () => {
    const page = await visit("#/events");
    await page.setViewportSize({ width: 1920, height: 900 });
    const right = (selector: string) =>
      page.evaluate(`document.querySelector("${selector}").getBoundingClientRect().right`);
    for (const part of ["main", ".top .host"]) await expect.poll(() => right(part)).toBe(1840);
    await expect.poll(() => right(".foot")).toBe(1840);
    expect(await page.locator("link[rel=icon]").getAttribute("href")).toContain("svg");
  });

  test("keeps the scroll of a page that is left", async () => {
    const page = await visit("#/events");
    const link = page.getByRole("link", { name: "meter_reading.deu.created-v1" });
    await link.scrollIntoViewIfNeeded();
    // Sections that come into view get their true height, and what follows moves by some pixels.
    await untilStill(page);
    await link.hover();
    await untilStill(page);
    const before = Number(await page.evaluate("scrollY"));
    expect(before).toBeGreaterThan(1000);
    await link.click();
    await expect.poll(() => heading(page).textContent()).toBe("meter_reading.deu.created-v1");
    await expect.poll(() => page.evaluate("scrollY")).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate("scrollY")).toBe(before);
  });
});

describe.skipIf(!browser)("a place in a page", () => {
  test.each([
    ["#/events?section=Accounts+and+account+users", /^Accounts and account users/],
    ["#/events/agreement.updated-v2?field=account_number", /^account_number string/],
    ["#/rest?at=payloads", /^Payloads/],
    ["#/rest/getAccount?field=account_number", /^account_number string in path/],
    ["#/rest/stageAccount?field=customers%5B%5D.mobile", /^mobile string PhoneNumber/],
    ["#/rest/processAccount?status=400&code=supplier_paused", /^400/],
    ["#/shapes/Customer?field=customers%5B%5D.mobile", /^mobile string PhoneNumber/],
    ["#/assumptions/event-null", /^Event null/],
  ])("%s is in view and has the focus", async (address, text) => {
    const page = await visit(address);
    const focused = "document.activeElement";
    await expect.poll(() => page.evaluate(`${focused}.textContent.trim()`)).toMatch(text);
    await untilStill(page);
    const top = Number(await page.evaluate(`${focused}.getBoundingClientRect().top`));
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(900);
  });

  test("has a link beside its field, and the browser leads back from it", async () => {
    const page = await visit("#/events/agreement.updated-v2");
    const hash = () => new URL(page.url()).hash;
    const before = hash();
    await page.getByRole("link", { name: "Link to is_override" }).click();
    await expect.poll(hash).toBe(`${before}?field=is_override`);
    const chosen = page.getByRole("list", { name: "Fields" }).locator(".chosen");
    await expect.poll(() => chosen.textContent()).toMatch(/^is_override/);
    await expect.poll(() => page.evaluate("document.activeElement.className")).toBe("chosen");
    await page.goBack();
    await expect.poll(hash).toBe(before);
    await expect.poll(() => chosen.count()).toBe(0);
  });

  test.each([
    ["#/rest", "all assumptions"],
    ["#/rest/stageAccount", "Answers"],
    ["#/check", "Nothing to check"],
    ["#/changes", "A file of yours"],
    ["#/changes?from=agreement.updated-v1&to=agreement.updated-v2", "breaks producers"],
    ["#/shapes/Customer", "given_name"],
  ])("%s loads nothing early that it does not use", async (address, words) => {
    const page = await openTab(browser as Browser);
    await page.route("**/preload.js", (route) => route.abort());
    const used = new Set<string>();
    page.on("request", (request) => used.add(request.url()));
    await page.goto(`${url()}/${address}`);
    await page.getByText(words).first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.unroute("**/preload.js");
    const needed = [...used];
    await page.reload();
    const early = (): Promise<string[]> =>
      page.evaluate(
        "[...document.head.querySelectorAll('[rel$=preload]')].map(({ href }) => href)",
      );
    await expect.poll(async () => (await early()).length).toBeGreaterThan(4);
    expect((await early()).filter((href) => !needed.includes(href))).toEqual([]);
    await page.close();
  });
});

describe.skipIf(!browser)("the theme", () => {
  /** Notes the theme at the moment when the page has a body, and so before its first frame. */
  const NOTE = `new MutationObserver((_, observer) => {
    if (!document.body) return;
    globalThis.atFirst = document.querySelector("meta[name=color-scheme]").content;
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true })`;
  const LIGHT = "rgb(255, 255, 255)";
  const DARK = "rgb(16, 22, 27)";
  const paper = (page: Page) => page.evaluate("getComputedStyle(document.body).backgroundColor");
  const theme = (page: Page) => page.getByRole("button", { name: /^Theme: / });

  test("is the one of the system, or the one that is chosen and kept", async () => {
    const page = await visit("", { script: NOTE });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await theme(page).getAttribute("aria-label")).toBe("Theme: system");
    await expect.poll(() => paper(page)).toBe(DARK);
    for (const [name, colour] of [
      ["light", LIGHT],
      ["dark", DARK],
    ] as const) {
      await theme(page).click();
      await page.emulateMedia({ colorScheme: name === "dark" ? "light" : "dark" });
      await page.getByRole("button", { name: `Theme: ${name}` }).waitFor();
      await expect.poll(() => paper(page)).toBe(colour);
      await page.reload();
      await page.getByRole("button", { name: `Theme: ${name}` }).waitFor();
      expect([await page.evaluate("atFirst"), await paper(page)]).toEqual([name, colour]);
    }
    await expectToBeFit(page);
  });

  test("changes for the visit where the browser blocks its storage", async () => {
    const blocked = `Object.defineProperty(window, "localStorage", {
      get() { throw new DOMException("blocked", "SecurityError"); } })`;
    const page = await visit("", { script: blocked });
    for (const [name, colour] of [
      ["light", LIGHT],
      ["dark", DARK],
    ] as const) {
      await theme(page).click();
      await page.getByRole("button", { name: `Theme: ${name}` }).waitFor();
      await expect.poll(() => paper(page)).toBe(colour);
    }
  });
});

describe.skipIf(!browser)("what stands beside a view", () => {
  test("shows the event that is open in the list of its section", async () => {
    const page = await visit("#/events/account_user_metadata.updated-v1");
    const link = page
      .getByRole("navigation", { name: "Accounts and account users" })
      .getByRole("link", { name: "account_user_metadata.updated-v1" });
    await expect
      .poll(async () => {
        const box = await link.boundingBox();
        return box !== null && box.y > 0 && box.y + box.height < 900;
      })
      .toBe(true);
    expect(await page.evaluate("scrollY")).toBe(0);
  });

  test("is one button away where it stands below", async () => {
    const page = await visit("#/rest/stageAccount", { width: 360 });
    const button = page.getByRole("button", { name: "Try it" });
    await button.click();
    await expect.poll(() => page.evaluate("document.activeElement.ariaLabel")).toBe("Try it");
    await expect.poll(() => button.getAttribute("aria-current")).toBe("true");
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => button.isVisible()).toBe(false);
  });
});

describe.skipIf(!browser)("the start", () => {
  test("has the three steps of an import, sends them, and says what to do next", async () => {
    const page = await visit("");
    await expect
      .poll(() => heading(page).textContent())
      .toContain(`${EVENTS} events and 17 operations`);
    for (const [step, operation, said] of [
      ["Validate an account", "validateAccount", /200 OK.*Stage it\.$/],
      ["Stage an account", "stageAccount", /201 Created.*Process it soon/],
      ["Process an account", "processAccount", /201 Created.*The account exists\./],
      ["Stage an account", "stageAccount", /400 account_already_imported.*next account/],
    ] as const) {
      const section = page.getByRole("region", { name: step });
      await section.getByRole("button", { name: `Send ${operation}` }).click();
      await expect.poll(() => section.getByRole("status").textContent()).toMatch(said);
    }
    const process = page.getByRole("region", { name: "Process an account" });
    expect(await process.locator(".event").allTextContents()).toEqual([
      " account.created-v1",
      " …import_process.complete-v1",
    ]);
    expect(await process.getByRole("status").textContent()).toMatch(/Imported.*A-[0-9A-F]{8}/);
    const live = page.getByRole("listitem").filter({ hasText: "Imported" });
    await expect.poll(() => live.getByRole("link").textContent()).toBe("1");
    await expectToBeFit(page);
    await page.getByRole("link", { name: "See it live" }).click();
    await page.waitForURL(/#\/live\?account=NORDWERK%2FGUIDE-\d+$/);
    await page.goBack();
    for (const file of ["openapi.json", "asyncapi.json", "catalogue.json"]) {
      const address = await page.getByRole("link", { name: file }).getAttribute("href");
      expect((await fetch(`${url()}/${address}`)).status).toBe(200);
    }
  });
});

describe.skipIf(!browser)("the search", () => {
  const box = (page: Page) => page.getByRole("combobox", { name: "Search" });
  const options = (page: Page) =>
    page.getByRole("listbox", { name: "Results" }).getByRole("option");
  const chosen = (page: Page) =>
    page.getByRole("listbox", { name: "Results" }).getByRole("option", { selected: true });
  const isSeen = (page: Page, selector: string) =>
    page.evaluate(`(() => {
      const part = document.querySelector("${selector}");
      const { x, y, width, height } = part.getBoundingClientRect();
      return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })()`);

  test.each([
    ["import_failed", "import_failed", "#/rest/processAccount?status=400&code=import_failed"],
    ["mobile", "mobile", "#/rest/stageAccount?field=customers%5B%5D.mobile"],
    ["agreement.updated", "agreement.updated-v2", "#/events/agreement.updated-v2"],
  ])("opens for %s with Enter what is marked and stands first", async (text, name, goal) => {
    const page = await visit("#/assumptions");
    await page.keyboard.press("Control+K");
    await page.keyboard.type(text);
    await expect.poll(() => chosen(page).textContent()).toMatch(`${name}`);
    await expect.poll(() => chosen(page).textContent()).toMatch(/Enter$/);
    const first = await options(page).first().getAttribute("id");
    await expect.poll(() => chosen(page).getAttribute("id")).toBe(first);
    await expect.poll(() => box(page).getAttribute("aria-activedescendant")).toBe(first);
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).hash).toBe(goal);
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await box(page).inputValue()).toBe("");
  });

  test("opens by a key, with the last visits and the doors", async () => {
    const page = await visit("#/assumptions");
    for (const key of ["/", "?", "Control+K"]) {
      await page.getByRole("heading", { level: 1 }).click();
      await page.keyboard.press(key);
      await expect.poll(() => chosen(page).textContent(), { message: key }).toMatch(/Assumptions/);
      expect(await box(page).inputValue()).toBe("");
      await page.getByText("next fault").waitFor();
      await page.keyboard.press("Escape");
    }
    await page.getByRole("textbox", { name: "Filter assumptions" }).click();
    await page.keyboard.press("/");
    await expect.poll(() => page.url()).toContain("filter=%2F");
    expect(await options(page).count()).toBe(0);
    await page.keyboard.press("Control+K");
    await options(page).filter({ hasText: "Every version of an event" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Changes");
  });

  test("is moved through by arrows, and says how much was found", async () => {
    const page = await visit("#/events");
    await box(page).fill("import fail");
    await page.getByRole("group", { name: "Best matches" }).waitFor();
    await expect
      .poll(() => page.getByRole("status", { name: "Found" }).textContent())
      .toMatch(/^\d+ results, 5 best$/);
    await page.keyboard.press("ArrowDown");
    const second = await options(page).nth(1).getAttribute("id");
    await expect.poll(() => chosen(page).getAttribute("id")).toBe(second);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    const last = await options(page).last().getAttribute("id");
    await expect.poll(() => chosen(page).getAttribute("id")).toBe(last);
    await page.keyboard.press("Escape");
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await box(page).inputValue()).toBe("import fail");
    for (const key of ["ArrowDown", "Enter", "Control+K"]) {
      await page.keyboard.press(key);
      await expect.poll(() => options(page).count(), { message: key }).toBeGreaterThan(1);
      await page.keyboard.press("Escape");
      await expect.poll(() => options(page).count(), { message: key }).toBe(0);
    }
    await box(page).click();
    await expect.poll(() => options(page).count()).toBeGreaterThan(1);
    await box(page).fill("import");
    await expect.poll(() => isSeen(page, ".palette .keys button")).toBe(true);
    await page.keyboard.press("ArrowUp");
    const bottom = await options(page).last().getAttribute("id");
    await expect.poll(() => chosen(page).getAttribute("id")).toBe(bottom);
    await expect.poll(() => isSeen(page, ".palette [aria-selected=true]")).toBe(true);
    await box(page).fill("import fails");
    await page.getByRole("button", { name: /^All \d+ as a list$/ }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Search");
    await page.getByRole("link", { name: "TEST-FAILS-ONCE" }).waitFor();
  });

  test("says how it read a word, and that nothing matches", async () => {
    const page = await visit("");
    await box(page).fill("metr reading");
    await page.getByText("metr read as meter").waitFor();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      await untilStill(page);
      const results = await page.locator(".palette").boundingBox();
      expect(results?.x, `${width}`).toBeGreaterThanOrEqual(0);
      expect((results?.x ?? 0) + (results?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 360, height: 780 });
    await box(page).fill("mpan");
    const highest =
      "Math.max(...[...document.querySelectorAll('[role=option]')].map((row) => row.offsetHeight))";
    await page.getByText("metr read as meter").waitFor({ state: "detached" });
    await options(page).nth(5).waitFor();
    expect(await page.evaluate(highest)).toBeLessThan(260);
    await box(page).fill("qqqqqqqqqq");
    await page.getByText('Nothing matches "qqqqqqqqqq".').waitFor();
    expect(await page.getByRole("button", { name: /as a list/ }).count()).toBe(0);
    await expectToBeFit(page);
  });
});

describe.skipIf(!browser)("the catalogue of events", () => {
  const count = (page: Page) => page.getByRole("main").getByRole("status");
  const rows = (page: Page) => page.locator("main .rows > li");
  const sections = (page: Page) => page.getByRole("navigation", { name: "Sections" });

  test("has each type once with all its versions, by section in the alphabet", async () => {
    const page = await visit("#/events");
    const { events } = JSON.parse(readFileSync(join(root, "generated/catalogue.json"), "utf8"));
    const types = new Set(events.map(({ type }: { type: string }) => type));
    await expect.poll(() => rows(page).count()).toBe(types.size);
    expect(await rows(page).getByRole("link").count()).toBe(EVENTS);
    expect(await count(page).textContent()).toMatch(`${EVENTS} events`);
    const row = page.getByRole("listitem").filter({ hasText: "agreement.updated-v2" });
    await row.getByRole("link", { name: "agreement.updated-v1" }).waitFor();
    const titles = await page.getByRole("heading", { level: 2 }).allTextContents();
    expect(titles).toEqual(titles.toSorted());
    // Beside the list stand its sections, and the one that is read is marked.
    const links = sections(page).getByRole("link");
    expect((await links.allTextContents()).map((text) => text.trim())).toEqual(titles);
    await links.filter({ hasText: "Billing" }).click();
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("Billing");
    const read = sections(page).locator("[aria-current=true]");
    await expect.poll(() => read.textContent()).toMatch(/^Billing/);
    await page.evaluate("scrollTo(0, 0)");
    await expect.poll(() => read.textContent()).toMatch(/^Accounts/);
  });

  test("is narrowed by a text that is marked, and to what this API sends", async () => {
    const page = await visit("#/events");
    const main = page.getByRole("main");
    await page.getByRole("textbox", { name: "Filter events" }).fill("ledger posted");
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await count(page).textContent()).toMatch(`2 of ${EVENTS} events`);
    expect(await rows(page).first().locator("mark").allTextContents()).toContain("posted");
    await expect.poll(() => page.url()).toContain("filter=ledger+posted");
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByRole("checkbox", { name: "Sent by this API" }).check();
    await main.getByText(`0 of ${EVENTS} events`).waitFor();
    await page.getByRole("button", { name: "Show all" }).click();
    await expect.poll(() => rows(page).getByRole("link").count()).toBe(EVENTS);
    await page.getByRole("checkbox", { name: "Sent by this API" }).check();
    await expect.poll(() => rows(page).getByRole("link").count()).toBe(8);
    await main.getByText("Sent by processAccount.").first().waitFor();
    await rows(page).getByRole("link", { name: "account.created-v1" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("account.created-v1");
  });

  test("begins with the keys that sections share, and a key with its events in order", async () => {
    const page = await visit("#/events");
    const map = page.getByRole("figure", { name: "Sections, and the keys that they share" });
    const cell = (title: string) => map.getByRole("listitem").filter({ hasText: title });
    await expect.poll(() => cell("Agreements").textContent()).toMatch(/[1-9] of 8$/);
    await map.getByRole("link", { name: /^join_supplier_process_number \d+$/ }).click();
    await expect.poll(() => cell("Agreements").textContent()).toMatch(/0 of 8$/);
    const names = (await map.locator(".event[title]").all()).map((chip) =>
      chip.getAttribute("title"),
    );
    const order = (await Promise.all(names)).map((name) => `${name}`);
    const place = (end: string) => order.findIndex((name) => name.includes(end));
    expect(place(".requested-v")).toBe(0);
    expect(place("pre-activation")).toBeLessThan(place("activation.initiated"));
    expect(place("activation.initiated")).toBeLessThan(place("activation.completed"));
    expect(place("activation.completed")).toBeLessThan(place("supplier.completed"));
    expect(place("supplier.completed")).toBeLessThan(place(".cancelled-v"));
    await expectToBeFit(page);
  });

  test("shows a prefix once in the list of a section, and breaks no word", async () => {
    const page = await visit("#/events/account_user_metadata.updated-v1");
    const list = page.getByRole("navigation", { name: "Accounts and account users" });
    const link = list.getByRole("link", { name: "account_user_metadata.updated-v1" });
    await link.waitFor();
    expect(await link.innerText()).toContain("updated-v1");
    const prefix = list.getByText(/^account_user_metadata\.$/).filter({ visible: true });
    expect(await prefix.count()).toBe(1);
    const broken = `[...document.querySelectorAll(".side li a")].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length`;
    expect(await page.evaluate(broken)).toBe(0);
    const breaks = `getComputedStyle(document.querySelector(".side li a > span")).overflowWrap`;
    expect(await page.evaluate(breaks)).toBe("normal");
  });
});

describe.skipIf(!browser)("the address", () => {
  const event = (page: Page) => page.getByRole("combobox", { name: "Judge as" });

  test("is written so rarely that Safari takes it, however fast somebody types", async () => {
    const page = await visit("#/check");
    // Safari refuses more than 100 changes in 10 seconds.
    await page.evaluate(`
      const write = history.replaceState;
      let times = [];
      history.replaceState = function (...parts) {
        times = [...times.filter((time) => time > Date.now() - 10_000), Date.now()];
        if (times.length > 100) throw new Error("more than 100 changes of the history");
        write.apply(this, parts);
      };`);
    const typed = "account_number".repeat(9);
    await event(page).pressSequentially(typed);
    await expect.poll(() => page.url()).toContain(`?event=${typed}`);
  });

  test("is written at once when the view is left", async () => {
    const page = await visit("#/check");
    await event(page).pressSequentially("ledger");
    await page.getByRole("link", { name: "Changes", exact: true }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Changes");
    await page.goBack();
    await expect.poll(() => page.url()).toContain("#/check?event=ledger");
    await expect.poll(() => event(page).inputValue()).toBe("ledger");
  });

  test("of another entry is left alone when somebody goes back while typing", async () => {
    const page = await visit("#/assumptions");
    await page.getByRole("link", { name: "Check", exact: true }).click();
    await event(page).pressSequentially("ledger");
    await page.goBack();
    await expect.poll(() => heading(page).textContent()).toBe("Assumptions");
    // A timer of the page that began before this one, and is shorter, is over before it.
    await page.evaluate("new Promise((resolve) => setTimeout(resolve, 400))");
    expect(page.url()).toMatch(/#\/assumptions$/);
  });
});
