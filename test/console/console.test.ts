// The page of the servers, in a real browser.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../browser/open-browser.ts";
import { type CliServer, startCli, startCliOfTest } from "../cli/cli-server.ts";
import { folderOfTest, makeFolder, runCli } from "../cli/run-cli.ts";
import { readCounts } from "../facts/read-facts.ts";
import { staysResponsive } from "./stays-responsive.ts";
import {
  expectToBeFit,
  expectToFit,
  openPage,
  untilStill,
  violationsOf,
  visitor,
  type WatchedPage,
} from "./watched-page.ts";

const root = join(import.meta.dirname, "../..");
const { events: EVENTS } = readCounts();

const browser = await openBrowser();
let server: CliServer;
let mock: CliServer;

beforeAll(async () => {
  [server, mock] = await Promise.all([
    startCli(["serve", "--control", "--port", "0", "--quiet"]),
    startCli(["mock", "--port", "0", "--quiet"]),
  ]);
});
afterAll(async () => {
  await Promise.all([server.end(), mock.end()]);
});

const visit = visitor(browser, () => server.url);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const verdict = (page: Page) => page.getByRole("status", { name: "Verdict" });
const faults = (page: Page) => page.getByRole("list", { name: "Faults" }).getByRole("listitem");
const payload = (page: Page) => page.getByRole("textbox", { name: "Payload" });

/** Puts a text into the editor, as a paste does. */
async function paste(page: Page, text: string): Promise<void> {
  await payload(page).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}

describe.skipIf(!browser)("the frame", () => {
  test("leads to each part by a link, and back with the browser", async () => {
    const page = await visit("");
    const parts = page.getByRole("navigation", { name: "Parts" });
    const names = await parts.getByRole("link").allTextContents();
    expect(names).toEqual(
      expect.arrayContaining(["Events", "REST", "Check", "Changes", "Assumptions"]),
    );
    for (const name of names) {
      const link = page.getByRole("link", { name, exact: true });
      await link.click();
      await expect.poll(() => heading(page).textContent()).toBe(name);
      await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
      await expect.poll(() => page.title()).toBe(`${name} - energy-contracts`);
      await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("H1");
    }
    await page.goBack();
    await expect.poll(() => heading(page).textContent()).toBe(names.at(-2));
    for (const role of ["banner", "main", "contentinfo"] as const)
      expect(await page.getByRole(role).count()).toBe(1);
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
    expect(new Set((await places()).map(([, y]) => y)).size).toBe(1);
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThanOrEqual(89);
  });

  test("uses a wide window in one measure, and has a favicon", async () => {
    const page = await visit("#/events");
    await page.setViewportSize({ width: 1920, height: 900 });
    const right = (selector: string) =>
      page.evaluate(`document.querySelector("${selector}").getBoundingClientRect().right`);
    for (const part of ["main", ".top .host"]) await expect.poll(() => right(part)).toBe(1840);
    expect(await right(".foot")).toBe(1840);
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
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => button.isVisible()).toBe(false);
  });
});

describe.skipIf(!browser)("the start", () => {
  test("says what this is, and has four doors", async () => {
    const page = await visit("");
    await expect
      .poll(() => heading(page).textContent())
      .toContain(`${EVENTS} events and 17 operations`);
    for (const [door, goal] of [
      ["Try the API", "#/rest/stageAccount"],
      ["Check a message", "#/check"],
      ["Watch an import", "#/live"],
    ] as const) {
      const link = page.getByRole("link", { name: door });
      expect(((await link.boundingBox())?.y ?? 900) < 800).toBe(true);
      await link.click();
      await expect.poll(() => new URL(page.url()).hash).toBe(goal);
      await page.goBack();
    }
    await page.getByRole("link", { name: "Find it" }).click();
    await expect.poll(() => page.evaluate("document.activeElement.role")).toBe("combobox");
    expect(await page.getByRole("main").textContent()).toContain("stageAccount");
    for (const file of ["openapi.json", "asyncapi.json", "catalogue.json"]) {
      const address = await page.getByRole("link", { name: file }).getAttribute("href");
      expect((await fetch(`${server.url}/${address}`)).status).toBe(200);
    }
  });
});

describe.skipIf(!browser)("the search", () => {
  const box = (page: Page) => page.getByRole("combobox", { name: "Search" });
  const options = (page: Page) =>
    page.getByRole("listbox", { name: "Results" }).getByRole("option");
  const chosen = (page: Page) => page.getByRole("option", { selected: true });

  test.each([
    ["import_failed", "import_failed", "#/rest/processAccount?status=400&code=import_failed"],
    ["mobile", "mobile", "#/rest/stageAccount?field=customers%5B%5D.mobile"],
    ["agreement.updated", "agreement.updated-v2", "#/events/agreement.updated-v2"],
  ])("opens for %s with Enter what is marked and stands first", async (text, name, goal) => {
    const page = await visit("#/assumptions");
    await page.keyboard.press("Control+K");
    await page.keyboard.type(text);
    await expect.poll(() => chosen(page).textContent()).toMatch(`${name}`);
    expect(await chosen(page).textContent()).toMatch(/Enter$/);
    expect(await chosen(page).getAttribute("id")).toBe(
      await options(page).first().getAttribute("id"),
    );
    expect(await box(page).getAttribute("aria-activedescendant")).toBe(
      await chosen(page).getAttribute("id"),
    );
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).hash).toBe(goal);
    await expect.poll(() => options(page).count()).toBe(0);
  });

  test("is moved through by arrows, and says how much was found", async () => {
    const page = await visit("#/events");
    await box(page).fill("import fail");
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
    await box(page).fill("import fails");
    await page.getByRole("button", { name: /^All \d+ as a list$/ }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Search");
    await page.getByRole("link", { name: "TEST-FAILS-ONCE" }).waitFor();
  });

  test("says how it read a word, and that nothing matches", async () => {
    const page = await visit("");
    await box(page).fill("metr reading");
    await page.getByText("metr read as meter").waitFor();
    await box(page).fill("qqqqqqqqqq");
    await page.getByText('Nothing matches "qqqqqqqqqq".').waitFor();
    await expectToBeFit(page);
  });
});

describe.skipIf(!browser)("the list of events", () => {
  test("has each type once, its older versions behind it, by section in the alphabet", async () => {
    const page = await visit("#/events");
    const { events } = JSON.parse(readFileSync(join(root, "generated/catalogue.json"), "utf8"));
    const types = new Set(events.map(({ type }: { type: string }) => type));
    await expect.poll(() => page.locator("main .rows > li").count()).toBe(types.size);
    expect(await page.getByRole("main").getByRole("link").count()).toBe(EVENTS);
    const titles = await page.getByRole("heading", { level: 2 }).allTextContents();
    expect(titles).toEqual(titles.toSorted());
    await page
      .getByRole("navigation", { name: "Sections" })
      .getByRole("link", { name: /^Billing/ })
      .click();
    await expect.poll(() => page.getByRole("heading", { level: 2 }).count()).toBe(1);
    await page.getByRole("link", { name: "billing.ledger.entry_posted-v1" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("billing.ledger.entry_posted-v1");
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
    expect(await fields.last().textContent()).toContain("new in v2");
    expect(await page.getByRole("main").textContent()).not.toContain("optional");
    const titles = await page.getByRole("heading", { level: 2 }).count();
    const here = page.getByRole("navigation", { name: "On this page" }).getByRole("button");
    await expect.poll(() => here.filter({ visible: true }).count()).toBe(titles);
    const row = page.getByRole("row", { name: /account_number/ });
    await expect
      .poll(() => row.textContent())
      .toMatch(/not there.*string, required.*added.*breaks producers/);
    const link = await page.getByRole("link", { name: "Link to changes" }).getAttribute("href");
    expect(link).toBe("#/events/agreement.updated-v2?field=changes");
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
        /export interface AgreementUpdatedV2 \{\n {2}agreement_id: number;\n {2}\/\*\*\n {3}\* The changed/,
      );
    await message(page).getByRole("tab", { name: "JSON Schema" }).click();
    await expect.poll(() => message(page).textContent()).toContain('"additionalProperties"');
    await message(page).getByRole("tab", { name: "Message" }).click();
    await message(page).getByRole("link", { name: "Check this message" }).click();
    await expect.poll(() => verdict(page).textContent()).toBe("Valid");
    await expect
      .poll(() => page.getByRole("textbox", { name: "Payload" }).textContent())
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
    await page.goto(`${server.url}/#/shapes/toString`);
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
    await main.getByRole("link", { name: /^Processing emits account\.created-v1/ }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#/assumptions/emitted-events");
    await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("SUMMARY");
    expect(await page.locator("details[open]").count()).toBe(1);
  });

  test("is copied as Markdown", async () => {
    const page = await visit("#/events/account.created-v1");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    await page.getByText("Copied").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(
      /^# account\.created-v1\n[\s\S]+- `account_number`: string, required/,
    );
  });
});

describe.skipIf(!browser)("the check", () => {
  /** A payload for each kind of fault. */
  const BROKEN: Readonly<Record<string, string>> = {
    "required.json": '{\n  "account_number": "A-1"\n}',
    "invalid_type.json": '{"account_number": 7, "account_user_emails": ["a@example.com", false]}',
    "null.json": '{"account_number": null,\n "account_user_emails": []}',
    "not an object.json": "[[1, 2]]",
    "invalid_json.json": '{\n  "account_number": "A-1",\n}',
    "an array that breaks.json": '[{"account_number": "A", "account_user_emails": []} {}]',
    "an unknown event.json": '{"type": "account.creatd-v1", "payload": {}}',
    "an envelope.json": '{"type": "account.created-v1",\n "payload": {"account_number": true}}',
    "no payload in lines.json":
      '{"account_number": "A", "account_user_emails": []}\n{"account_number": "B"}\n{"oops"\n',
  };

  interface Issue {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly code: string;
    readonly detail: string;
  }
  const isEnvelope = (text: string) => text.includes('"type"');
  /** What the command line finds in each. */
  let found: Issue[];
  beforeAll(async () => {
    const kinds = Object.entries(BROKEN);
    const { path: cwd, remove } = makeFolder(Object.fromEntries(kinds));
    const runs = [true, false].map((envelope) => {
      const files = kinds.flatMap(([kind, text]) => (isEnvelope(text) === envelope ? [kind] : []));
      const event = envelope ? [] : ["--event", "account.created-v1"];
      return runCli(["validate", "--format", "json", ...event, ...files], { cwd });
    });
    found = (await Promise.all(runs)).flatMap(({ out }) => JSON.parse(out).issues);
    remove();
  });

  test.each(Object.entries(BROKEN))("marks %s where the command line does", async (kind, text) => {
    const page = await visit("#/check?event=account.created-v1");
    if (isEnvelope(text)) await page.getByRole("combobox", { name: "Judge as" }).fill("");
    await paste(page, text);
    const issues = found.filter(({ file }) => file === kind);
    expect(issues.length).toBeGreaterThan(0);
    const expected = issues.map(
      ({ line, column, code, detail }) => `${line}:${column} ${detail}${code}`,
    );
    await expect
      .poll(async () =>
        (await faults(page).allTextContents()).map((line) =>
          line.replace(/ Field \S+$/, "").trimEnd(),
        ),
      )
      .toEqual(expected);
    await expect
      .poll(() => verdict(page).textContent())
      .toBe(issues.length === 1 ? "1 fault" : `${issues.length} faults`);
    // The editor marks the lines when the list is drawn already.
    await expect
      .poll(() => page.locator(".editor .faulty").count())
      .toBe(new Set(issues.map(({ line }) => line)).size);
  });

  test("says that a payload is valid, and why it is thought to be that event", async () => {
    const page = await visit("#/check");
    await expect.poll(() => verdict(page).textContent()).toBe("Nothing to check");
    await page.getByRole("button", { name: "A valid event" }).click();
    await expect.poll(() => verdict(page).textContent()).toBe("Valid");
    await expect
      .poll(() => page.getByRole("combobox", { name: "Judge as" }).inputValue())
      .toBe("account.created-v1");
    await expect
      .poll(() => page.getByRole("main").textContent())
      .toContain(
        "Guessed: All 3 fields are fields of this event, both required ones among them; no other event has all three.",
      );
  });

  test("lets the person choose if several events fit", async () => {
    const page = await visit("#/check");
    await paste(page, '{"agreement_id": 7}');
    await expect.poll(() => verdict(page).textContent()).toBe("Choose an event");
    await page.getByRole("button", { name: "agreement.revoked-v1", exact: true }).click();
    await expect.poll(() => verdict(page).textContent()).toBe("Valid");
  });

  test("leads from a fault to its value and to its field, and counts unknown ones on demand", async () => {
    const page = await visit("#/check?event=account.created-v1");
    await paste(page, '{\n"account_number": 1,\n"account_user_emails": [],\n"is_imprted": true}');
    await expect.poll(() => verdict(page).textContent()).toBe("1 fault");
    await page.getByRole("checkbox", { name: "Count as faults" }).check();
    await expect.poll(() => verdict(page).textContent()).toBe("2 faults");
    await page.getByRole("button", { name: "2:19" }).click();
    await expect
      .poll(() => page.evaluate("document.activeElement.shadowRoot?.activeElement.ariaLabel"))
      .toBe("Payload");
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate("document.activeElement.shadowRoot === null")).toBe(true);
    await page.getByRole("link", { name: "Field account_number" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("account.created-v1");
    await expect
      .poll(() => page.evaluate("document.activeElement.textContent"))
      .toMatch(/^account_number/);
  });

  test("says that a message names another event, and judges it as that", async () => {
    const page = await visit("#/check?event=account.created-v1");
    await paste(page, '{"type": "agreement.revoked-v1", "payload": {"agreement_id": 7}}');
    await page.getByText("This message says that it is").waitFor();
    await expect.poll(() => verdict(page).textContent()).toMatch(/fault/);
    await page.getByRole("button", { name: "Judge as agreement.revoked-v1" }).click();
    await expect.poll(() => verdict(page).textContent()).toBe("Valid");
    expect(await page.getByText("This message says that it is").count()).toBe(0);
  });

  test("judges the body of an operation by all rules of a server", async () => {
    const page = await visit("#/check?event=stageAccount");
    await paste(
      page,
      '{"import_supplier": "A", "external_account_number": "B",\n"customers": [{"mobile": "12"}]}',
    );
    await expect.poll(() => verdict(page).textContent()).toBe("1 fault");
    await expect
      .poll(() => faults(page).first().textContent())
      .toMatch(/^2:26.*invalid_phone_number/);
  });

  test.each([
    ["201", "2 faults", /^1:1 /],
    ["400", "1 fault", /^1:12.*invalid_type/],
  ])("judges the answer %s of an operation", async (status, words, fault) => {
    const page = await visit(`#/check?event=stageAccount%20${status}`);
    await paste(page, '{"detail": 7, "code": "supplier_paused", "errors": []}');
    await expect.poll(() => verdict(page).textContent()).toBe(words);
    await expect.poll(() => faults(page).first().textContent()).toMatch(fault);
  });

  test("knows which answers an operation has", async () => {
    const page = await visit("#/check");
    const field = page.getByRole("combobox", { name: "Judge as" });
    await field.focus();
    const known = page.locator("datalist option[value^='getAccount ']");
    await expect.poll(() => known.count()).toBeGreaterThan(1);
    await field.fill("getAccount 299");
    await paste(page, "{}");
    await page.getByText("getAccount has no answer with the status 299.").waitFor();
  });

  test("takes a file that is dropped while it is empty, and shows where", async () => {
    const page = await visit("#/check");
    const target = page.getByRole("region", { name: "Drop a file" });
    await target.getByText("Paste a message, or drop a file here").waitFor();
    const drag = (type: string) =>
      page.evaluate(`{
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['{"agreement_id": 7}'], "agreement.revoked-v1.json"));
        dispatchEvent(new DragEvent("${type}", { dataTransfer, cancelable: true }));
      }`);
    await drag("dragover");
    await target.getByText("Drop the file here").waitFor();
    await drag("drop");
    await expect.poll(() => verdict(page).textContent()).toBe("Valid");
    expect(await target.count()).toBe(0);
    await page.getByText("by the file, which is called after it").waitFor();
  });

  test.each([
    ["A valid event", "Valid"],
    ["Two faults", "2 faults"],
    ["NDJSON, 3 lines", "1 fault"],
    ["A request body", "1 fault"],
  ])("that is empty can be filled with %s", async (example, words) => {
    const page = await visit("#/check");
    await page.getByRole("button", { name: example }).click();
    await expect.poll(() => verdict(page).textContent()).toBe(words);
    await expectToBeFit(page);
  });

  test("shows markup as text, and 10,000 faults a hundred at a time", async () => {
    const page = await visit("#/check?event=account.created-v1");
    const bad = `<img src=x onerror="globalThis.hacked = 1">\u202e`;
    const emails = Array.from({ length: 10_000 }, (_, index) => index);
    await paste(
      page,
      JSON.stringify({ account_number: "A", account_user_emails: emails, [bad]: 1 }),
    );
    await expect.poll(() => verdict(page).textContent()).toBe("10,000 faults");
    await expect.poll(() => faults(page).count()).toBe(100);
    await page.getByRole("button", { name: "Next 100" }).click();
    await expect
      .poll(() => faults(page).first().textContent())
      .toContain("account_user_emails.100 ");
    expect(await page.getByRole("main").textContent()).toContain('<img src=x onerror="');
    expect(await page.getByRole("main").textContent()).toContain("\\u202e");
    expect(await page.locator("img[src]").count()).toBe(0);
    expect(await page.evaluate("globalThis.hacked")).toBeUndefined();
  });

  test("judges 50 MB of lines and stays responsive", async () => {
    const good =
      '{"type":"account.created-v1","payload":{"account_number":"A-1","account_user_emails":["maya.okafor@example.com"]}}';
    const bad =
      '{"type":"agreement.updated-v2","payload":{"agreement_id":"1","changes":{},"account_number":"A"}}';
    const block = `${Array.from({ length: 20 }, () => good).join("\n")}\n${bad}\n`;
    const blocks = Math.ceil(50_000_000 / block.length);
    const file = join(folderOfTest({ "lines.ndjson": block.repeat(blocks) }), "lines.ndjson");
    const lines = 21 * blocks;
    const page = await visit("#/check");
    await page.evaluate(`
      globalThis.verdicts = [];
      new MutationObserver(() =>
        verdicts.push(document.querySelector("[aria-label=Verdict]")?.textContent)
      ).observe(document.body, { subtree: true, childList: true, characterData: true });`);
    await staysResponsive(page, lines, async () => {
      await page.getByLabel("Open a file…").setInputFiles(file);
      await expect
        .poll(() => verdict(page).textContent())
        .toBe(`${(lines / 21).toLocaleString("en")} faults`);
    });
    expect(await page.evaluate("verdicts")).toContainEqual(
      expect.stringMatching(/^Checking, \d+ %$/),
    );
    await expect
      .poll(() => page.getByRole("main").textContent())
      .toContain(`${lines.toLocaleString("en")} payloads`);
    await page.getByRole("button", { name: "Open line 21 in the editor" }).click();
    await expect.poll(() => verdict(page).textContent()).toBe("1 fault");
    await expect
      .poll(() => faults(page).first().textContent())
      .toMatch(/^1:58 agreement_id must be/);
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
    for (const step of ["Process it", "Read its status", "See it live"])
      await beside.getByRole("link", { name: step }).waitFor();
    await beside.getByRole("link", { name: "Process it" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Create an account from staged data");
    await expect
      .poll(() => beside.getByRole("textbox", { name: "Body" }).textContent())
      .toMatch(/"operations_team_name".*"dry_run"/s);
    await page.goBack();
    await beside.getByRole("textbox", { name: "Body" }).click();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(
      '{\n"import_supplier": "NORDWERK",\n"external_account_number": 7}',
    );
    await beside.getByText("1 fault, 3:28").click();
    await expect
      .poll(() => beside.getByRole("list", { name: "Faults of the body" }).textContent())
      .toMatch(/^3:28 external_account_number must be a string, not the number 7/);
    await beside.getByRole("textbox", { name: "Body" }).press("Control+Enter");
    await expect.poll(() => answer.textContent()).toMatch(/^400 Bad Request .*matches/);
    expect((await beside.getByRole("region", { name: "Answer" }).boundingBox())?.y).toBeLessThan(
      800,
    );
    await expect
      .poll(() => beside.textContent())
      .toContain("account_failed_validation: declared for this operation");
  });

  test.each([
    ["mock", () => mock.url],
    ["serve --control", () => server.url],
  ])("is answered by %s with the status that is asked for", async (_, url) => {
    const page = await visit("#/rest/getAccount?account_number=A-9E4D07B2", {}, url());
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
        const box = await answer.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height);
        continue;
      }
      const curl = page.getByRole("tab", { name: "curl" });
      expect(await curl.isVisible()).toBe(false);
      await page.getByRole("button", { name: "Edit" }).click();
      await curl.waitFor();
    }
  });

  test("is not sent without a part of its path, and leads to what is missing", async () => {
    const page = await visit("#/rest/getAccountTransferStatus");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByRole("tab", { name: "curl" }).click();
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
      .poll(() => beside.getByRole("textbox", { name: "Body" }).textContent())
      .toContain('"edited"');
    await expect
      .poll(() => beside.getByRole("status", { name: "Answer" }).textContent())
      .toMatch(/^400/);
    await beside.getByRole("button", { name: "Back to the example" }).click();
    expect(await beside.getByText("edited", { exact: true }).count()).toBe(0);
  });

  test("lists its answers in one table, whose rows open to their example", async () => {
    const page = await visit("#/rest/processAccount?status=400&code=supplier_paused");
    const answers = page.getByRole("table", { name: "Answers" });
    const button = answers.getByRole("button", { name: "Example of 400 supplier_paused" });
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
    await expect
      .poll(() => answers.textContent())
      .toMatch(/supplier_pausedThe supplier is Paused.*"code": "supplier_paused"/s);
    await answers.getByRole("button", { name: "Answer with this status" }).click();
    await expect
      .poll(() => page.getByRole("combobox", { name: "Answer" }).inputValue())
      .toBe("400");
    await answers.getByRole("button", { name: "Example of 429 import_in_progress" }).click();
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
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
      .toBe("2 changes, 1 of them breaks producers");
    await page.getByRole("button", { name: "Swap" }).click();
    await expect
      .poll(() => page.getByRole("status", { name: "What changed" }).textContent())
      .toBe("2 changes, 1 of them breaks consumers");
  });

  test("are found by a filter, and chosen by two selects", async () => {
    const page = await visit("#/changes");
    const list = page.getByRole("navigation", { name: "Events with versions" });
    await list.getByRole("textbox", { name: "Filter events" }).fill("agre");
    await expect.poll(() => list.getByRole("link").count()).toBe(3);
    await list.getByRole("textbox", { name: "Filter events" }).fill("xyz");
    await list.getByText('No event matches "xyz".').waitFor();
    await list.getByRole("button", { name: "Show all" }).click();
    await list.getByRole("link", { name: "billing.ledger.entry_posted" }).click();
    await expect
      .poll(() => page.getByRole("combobox", { name: "To" }).inputValue())
      .toBe("billing.ledger.entry_posted-v2");
  });

  test("compare a bundle that is opened", async () => {
    const page = await visit("#/changes");
    const bundle = JSON.parse(readFileSync(join(root, "generated/openapi.json"), "utf8"));
    delete bundle.paths["/v1/products/"];
    const old = join(folderOfTest({ "old.json": JSON.stringify(bundle) }), "old.json");
    await page.getByLabel("Open a bundle…").setInputFiles(old);
    await expect
      .poll(() => page.getByRole("status", { name: "What changed" }).textContent())
      .toBe("1 change, it breaks nobody");
    await page.getByLabel("Open a bundle…").setInputFiles(join(root, "contract.lock.json"));
    await page.getByRole("heading", { name: /the events and the operations$/ }).waitFor();
    await expect
      .poll(() => page.getByRole("status", { name: "What changed" }).textContent())
      .toBe("Nothing changed");
    await page.getByLabel("Open a bundle…").setInputFiles(join(root, "package.json"));
    await expect
      .poll(() => page.getByRole("alert").textContent())
      .toContain("package.json is neither an OpenAPI nor an AsyncAPI document");
    await page.getByLabel("Open a bundle…").setInputFiles(join(root, "generated/asyncapi.json"));
    await expect
      .poll(() => page.getByRole("status", { name: "What changed" }).textContent())
      .toBe("Nothing changed");
  });
});

describe.skipIf(!browser)("every part", () => {
  /** Addresses, each with words that stand there when all of it is loaded. */
  const ADDRESSES: readonly [string, string][] = [
    ["#/", "Find it"],
    ["#/search?q=ledger", 'for "ledger"'],
    ["#/events", "agreement.updated-v2"],
    ["#/events/agreement.updated-v2", '"agreement_id": 1048213'],
    ["#/rest", "create-or-update"],
    ["#/rest/stageAccount", "Send"],
    ["#/rest/getAccount", "Send"],
    ["#/check", "Nothing to check"],
    ["#/changes", "Open a bundle"],
    ["#/changes?from=agreement.updated-v1&to=agreement.updated-v2", "breaks producers"],
    ["#/assumptions/event-null", "event-null"],
    ["#/shapes", "PhoneNumber"],
    ["#/shapes/Customer", "given_name"],
    ["#/nowhere", "nowhere"],
  ];

  let parts: WatchedPage;
  beforeAll(async () => {
    parts = await openPage(browser as Browser, server.url);
  });
  afterAll(() => parts.page.context().close());

  test.each(ADDRESSES)(
    "%s is fit for everybody, in both schemes and at every width",
    async (address, words) => {
      const { page, wrong } = parts;
      await page.setViewportSize({ width: 1280, height: 900 });
      // By way of an address that shows nothing, so that no words are of the part before.
      for (const [next, said] of [
        ["#/no-part", "no-part"],
        [address, words],
      ] as const) {
        await page.goto(`${server.url}/${next}`);
        await expect.poll(() => page.locator("body").textContent()).toContain(said);
      }
      await expectToBeFit(page);
      await expectToFit(page, [320, 360, 640, 768, 1280, 1920]);
      await page.setViewportSize({ width: 360, height: 780 });
      await expectToBeFit(page);
      expect([...wrong, ...(await violationsOf(page))]).toEqual([]);
    },
  );
});
