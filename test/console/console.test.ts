// The page of the servers, in a real browser.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../browser/open-browser.ts";
import { type CliServer, startCli } from "../cli/cli-server.ts";
import { folderOfTest, runCli } from "../cli/run-cli.ts";
import { readCounts } from "../facts/read-facts.ts";
import { staysResponsive } from "./stays-responsive.ts";
import {
  expectToBeFit,
  expectToFit,
  openPage,
  type PageOptions,
  untilStill,
  violationsOf,
  type WatchedPage,
} from "./watched-page.ts";

const root = join(import.meta.dirname, "../..");
const { events: EVENTS } = readCounts();

const browser = await openBrowser();
let server: CliServer;
let mock: CliServer;
let open: WatchedPage[] = [];

beforeAll(async () => {
  [server, mock] = await Promise.all([
    startCli(["serve", "--control", "--port", "0", "--quiet"]),
    startCli(["mock", "--port", "0", "--quiet"]),
  ]);
});
afterEach(async () => {
  const pages = open;
  open = [];
  for (const { page, wrong } of pages) {
    expect([...wrong, ...(await violationsOf(page))]).toEqual([]);
    await page.context().close();
  }
});
afterAll(async () => {
  await Promise.all([browser?.close(), server.end(), mock.end()]);
});

/** Opens an address of the page. */
async function visit(address: string, options: PageOptions = {}, url = server.url): Promise<Page> {
  const watched = await openPage(browser as Browser, `${url}/${address}`, options);
  open.push(watched);
  return watched.page;
}

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
      expect.arrayContaining(["Events", "REST", "Check a payload", "Changes", "Assumptions"]),
    );
    for (const name of names) {
      const link = page.getByRole("link", { name, exact: true });
      await link.click();
      await expect.poll(() => heading(page).textContent()).toBe(name);
      await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
      await expect.poll(() => page.title()).toBe(`${name} - energy-contracts`);
      if (name !== "Events")
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

  test("keeps the scroll of a page that is left", async () => {
    const page = await visit("");
    const link = page.getByRole("link", { name: "meter_data_quality.resolution_cancelled-v1" });
    await link.scrollIntoViewIfNeeded();
    // Sections that come into view get their true height, and what follows moves by some pixels.
    await untilStill(page);
    await link.hover();
    await untilStill(page);
    const before = Number(await page.evaluate("scrollY"));
    expect(before).toBeGreaterThan(1000);
    await link.click();
    await expect
      .poll(() => heading(page).textContent())
      .toBe("meter_data_quality.resolution_cancelled-v1");
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
    await page.getByRole("button", { name: "Try it" }).click();
    await expect.poll(() => page.evaluate("document.activeElement.ariaLabel")).toBe("Try it");
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => page.getByRole("button", { name: "Try it" }).count()).toBe(0);
  });
});

describe.skipIf(!browser)("the search", () => {
  test("filters the list, says how many match, and opens the best match on Enter", async () => {
    const page = await visit("#/assumptions");
    await page.keyboard.press("Control+K");
    await page.keyboard.type("ledger entry");
    const box = page.getByRole("searchbox", { name: "Search events and operations" });
    await expect.poll(() => box.inputValue()).toBe("ledger entry");
    await expect
      .poll(() => page.getByRole("status", { name: "Results" }).textContent())
      .toMatch(
        new RegExp(
          `^\\d+ of ${EVENTS} match "ledger entry"\\. Enter opens billing\\.ledger\\.entry_posted-v1\\.$`,
        ),
      );
    await expect
      .poll(() => page.getByRole("link", { name: "account.created-v1", exact: true }).count())
      .toBe(0);
    await page.keyboard.press("ArrowDown");
    await expect
      .poll(() => page.evaluate("document.activeElement.textContent"))
      .toContain("ledger");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect.poll(() => heading(page).textContent()).toBe("billing.ledger.entry_posted-v1");
    await page.goBack();
    await expect.poll(() => box.inputValue()).toBe("ledger entry");
    await box.press("Escape");
    await expect
      .poll(() => page.getByRole("status", { name: "Results" }).textContent())
      .toMatch(new RegExp(`^${EVENTS} events`));
  });

  test("finds operations, and names what may have been meant", async () => {
    const page = await visit("#/events?q=stageAccount");
    await expect.poll(() => page.getByRole("link", { name: "stageAccount" }).count()).toBe(1);
    await page.goto(`${server.url}/#/events?q=ledgr`);
    await expect
      .poll(() => page.getByRole("main").textContent())
      .toContain('No event or operation matches "ledgr".');
    await expect.poll(() => page.getByText("Near it:").textContent()).toMatch(/ledger/);
  });
});

describe.skipIf(!browser)("the list of events", () => {
  /** The links of the rows that are shown, as a person counts them. */
  const rowsOf = (page: Page) => page.locator(".results .rows > li:visible");
  const said = (page: Page) => page.getByRole("status", { name: "Results" });

  test("is drawn in slices, and a further key begins anew", async () => {
    const page = await visit("#/events");
    await expect.poll(() => rowsOf(page).count()).toBe(EVENTS);
    const box = page.getByRole("searchbox");
    for (const query of ["a", "led", "e", "zzz", "account_number", "agreement.updated", ""]) {
      await box.fill(query);
      await page.keyboard.type("x");
      await page.keyboard.press("Backspace");
      await expect.poll(() => said(page).textContent()).toMatch(/^\d+/);
      await expect
        .poll(async () => (await said(page).textContent())?.match(/"(.*)"/)?.[1] ?? "")
        .toBe(query);
      const matching = Number((await said(page).textContent())?.match(/^\d+/)?.[0]);
      const operations = page.locator(".results a[href*='rest/']");
      await expect
        .poll(async () => {
          const others = query === "" ? 0 : await operations.count();
          return (await rowsOf(page).count()) - others;
        })
        .toBe(matching);
      const sections = page
        .getByRole("navigation", { name: "Sections" })
        .getByRole("link", { name: "All sections" });
      await expect.poll(() => sections.textContent()).toBe(`All sections${matching}`);
    }
  });

  test("begins at its top with each search", async () => {
    const page = await visit("#/events");
    await expect.poll(() => rowsOf(page).count()).toBe(EVENTS);
    await page.evaluate("scrollTo(0, 3000)");
    await page.keyboard.press("Control+K");
    await page.keyboard.type("account");
    await expect.poll(() => page.evaluate("scrollY")).toBe(0);
  });
});

describe.skipIf(!browser)("the address", () => {
  test("is written so rarely that Safari takes it, however fast somebody types", async () => {
    const page = await visit("#/events");
    // Safari refuses more than 100 changes in 10 seconds.
    await page.evaluate(`
      const write = history.replaceState;
      let times = [];
      history.replaceState = function (...parts) {
        times = [...times.filter((time) => time > Date.now() - 10_000), Date.now()];
        if (times.length > 100) throw new Error("more than 100 changes of the history");
        write.apply(this, parts);
      };`);
    const query = "account_number ".repeat(9);
    await page.getByRole("searchbox").focus();
    await page.keyboard.type(query);
    await expect.poll(() => page.url()).toContain(`?q=${query.replaceAll(" ", "+")}`);
  });

  test("is written at once when the view is left", async () => {
    const page = await visit("#/assumptions");
    await page.keyboard.press("Control+K");
    await page.keyboard.type("ledger entry");
    await page.keyboard.press("Enter");
    await expect.poll(() => heading(page).textContent()).toBe("billing.ledger.entry_posted-v1");
    await page.goBack();
    await expect.poll(() => page.url()).toContain("#/events?q=ledger+entry");
    await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("ledger entry");
  });

  test("of another entry is left alone when somebody goes back while typing", async () => {
    const page = await visit("#/assumptions");
    await page.keyboard.press("Control+K");
    await page.keyboard.type("ledger");
    await page.goBack();
    await expect.poll(() => heading(page).textContent()).toBe("Assumptions");
    // A timer of the page that began before this one, and is shorter, is over before it.
    await page.evaluate("new Promise((resolve) => setTimeout(resolve, 400))");
    expect(page.url()).toMatch(/#\/assumptions$/);
  });
});

describe.skipIf(!browser)("an event", () => {
  test("shows fields, versions, examples, types and schema", async () => {
    const page = await visit("#/events/agreement.updated-v2?field=changes");
    const main = page.getByRole("main");
    await expect.poll(() => main.textContent()).toContain("this message also names the account");
    await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("LI");
    const row = page.getByRole("row", { name: /account_number/ });
    await expect
      .poll(() => row.textContent())
      .toMatch(/not there.*string, required.*added.*breaks producers/);
    await expect
      .poll(() => main.textContent())
      .toContain("No operation of this API is known to emit it.");
    const beside = page.getByRole("complementary", { name: "Code and examples" });
    await expect.poll(() => beside.textContent()).toContain('"agreement_id": 1048213');
    await beside.getByRole("tab", { name: "Example" }).press("ArrowRight");
    await expect
      .poll(() => beside.textContent())
      .toMatch(
        /export interface AgreementUpdatedV2 \{\n {2}agreement_id: number;\n {2}\/\*\*\n {3}\* The changed/,
      );
    await beside.getByRole("tab", { name: "JSON Schema" }).click();
    await expect.poll(() => beside.textContent()).toContain('"additionalProperties"');
  });

  test("names shapes that lead to every place that has them", async () => {
    const page = await visit("#/rest/stageAccount");
    await page.getByRole("link", { name: "Customer", exact: true }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Customer");
    const main = page.getByRole("main");
    await expect.poll(() => main.textContent()).toContain("stageAccount");
    await main.getByRole("link", { name: "validateAccount" }).first().click();
    await expect
      .poll(() => page.evaluate("document.activeElement.textContent"))
      .toMatch(/customers.*shape Customer/);
    await page.goto(`${server.url}/#/shapes/toString`);
    await expect
      .poll(() => main.textContent())
      .toContain('There is no shape "toString" in the contract.');
  });

  test("says which operations emit it", async () => {
    const page = await visit("#/events/account.created-v1");
    const main = page.getByRole("main");
    await expect.poll(() => main.getByRole("link", { name: "processAccount" }).count()).toBe(1);
    await main.getByRole("link", { name: "emitted-events" }).click();
    await expect
      .poll(() => page.evaluate("document.activeElement.textContent"))
      .toMatch(/^emitted-events/);
  });
});

describe.skipIf(!browser)("the check", () => {
  /** A payload for each kind of fault. */
  const BROKEN: Readonly<Record<string, string>> = {
    required: '{\n  "account_number": "A-1"\n}',
    invalid_type: '{"account_number": 7, "account_user_emails": ["a@example.com", false]}',
    null: '{"account_number": null,\n "account_user_emails": []}',
    "not an object": "[[1, 2]]",
    invalid_json: '{\n  "account_number": "A-1",\n}',
    "an array that breaks": '[{"account_number": "A", "account_user_emails": []} {}]',
    "an unknown event": '{"type": "account.creatd-v1", "payload": {}}',
    "an envelope": '{"type": "account.created-v1",\n "payload": {"account_number": true}}',
    "no payload in lines":
      '{"account_number": "A", "account_user_emails": []}\n{"account_number": "B"}\n{"oops"\n',
  };

  test.each(Object.entries(BROKEN))("marks %s where the command line does", async (_, text) => {
    const page = await visit("#/check?event=account.created-v1");
    const isEnvelope = text.includes('"type"');
    if (isEnvelope) await page.getByRole("combobox", { name: "Event" }).fill("");
    await paste(page, text);
    const file = join(folderOfTest({ "pasted.json": text }), "pasted.json");
    const event = isEnvelope ? [] : ["--event", "account.created-v1"];
    const { out } = await runCli(["validate", "--format", "json", ...event, file]);
    const { issues } = JSON.parse(out) as {
      issues: { line: number; column: number; code: string; detail: string }[];
    };
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
    await page.getByRole("button", { name: "Load an example" }).click();
    await expect.poll(() => verdict(page).textContent()).toBe("Valid");
    await expect
      .poll(() => page.getByRole("combobox", { name: "Event" }).inputValue())
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

  test("judges 50 MB of lines and stays responsive", { timeout: 240_000 }, async () => {
    const good =
      '{"type":"account.created-v1","payload":{"account_number":"A-1","account_user_emails":["maya.okafor@example.com"]}}';
    const bad =
      '{"type":"agreement.updated-v2","payload":{"agreement_id":"1","changes":{},"account_number":"A"}}';
    const block = `${Array.from({ length: 20 }, () => good).join("\n")}\n${bad}\n`;
    const blocks = Math.ceil(50_000_000 / block.length);
    const file = join(folderOfTest({ "lines.ndjson": block.repeat(blocks) }), "lines.ndjson");
    const lines = 21 * blocks;
    const page = await visit("#/check");
    await staysResponsive(page, lines, async () => {
      await page.getByLabel("Open a file…").setInputFiles(file);
      await expect.poll(() => verdict(page).textContent()).toMatch(/^Checking, \d+ %$/);
      await expect
        .poll(() => verdict(page).textContent(), { timeout: 120_000 })
        .toBe(`${(lines / 21).toLocaleString("en")} faults`);
    });
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
    await expect
      .poll(() => beside.getByRole("textbox", { name: "Token" }).inputValue())
      .toBe("tk_demo_9sWc2LhY6pQzRb");
    await expect.poll(() => beside.getByRole("combobox", { name: "Example" }).count()).toBe(1);
    await beside.getByRole("button", { name: "Send" }).click();
    const answer = beside.getByRole("status", { name: "Answer" });
    await expect
      .poll(() => answer.textContent())
      .toMatch(/^201 Created \d+ ms ✓ answer matches the contract$/);
    await beside.getByRole("textbox", { name: "Body" }).click();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(
      '{\n"import_supplier": "NORDWERK",\n"external_account_number": 7}',
    );
    await expect
      .poll(() => beside.getByRole("list", { name: "Faults of the body" }).textContent())
      .toMatch(/^3:28 external_account_number must be a string, not the number 7/);
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => answer.textContent()).toMatch(/^400 Bad Request .*✓ answer matches/);
    await expect
      .poll(() => beside.textContent())
      .toContain("account_failed_validation: declared for this operation");
  });

  test.each([
    ["mock", () => mock.url],
    ["serve --control", () => server.url],
  ])("is answered by %s with the status that is asked for", async (_, url) => {
    const page = await visit("#/rest/getAccount", {}, url());
    const beside = page.getByRole("complementary", { name: "Try it" });
    await beside.getByRole("textbox", { name: /^account_number/ }).fill("A-9E4D07B2");
    await beside.getByRole("combobox", { name: "Answer" }).selectOption("404");
    await beside.getByRole("button", { name: "Send" }).click();
    await expect
      .poll(() => beside.getByRole("status", { name: "Answer" }).textContent())
      .toMatch(/^404 Not Found .*✓ answer matches the contract$/);
    await beside.getByRole("combobox", { name: "Answer" }).selectOption("200");
    await beside.getByRole("button", { name: "Send" }).click();
    await expect
      .poll(() => beside.getByRole("status", { name: "Answer" }).textContent())
      .toMatch(/^200 OK .*✓ answer matches the contract$/);
  });

  test("has the token that was typed in another part, where none is filled in", async () => {
    const settings = { tokens: ["tk_1"], suppliers: [{ code: "A" }], operationsTeams: ["north"] };
    const folder = folderOfTest({
      "server.json": JSON.stringify({ apiKeys: ["sk_1"], ...settings }),
    });
    const config = join(folder, "server.json");
    const own = await startCli([
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
    expect(await token.inputValue()).toBe("");
    await token.fill("tk_1");
    await page.getByRole("link", { name: "Live", exact: true }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Live");
    await expect.poll(() => token.inputValue()).toBe("tk_1");
    await token.fill("tk_2");
    await page.getByRole("link", { name: "REST", exact: true }).click();
    await page
      .getByRole("link", { name: /processAccount/ })
      .first()
      .click();
    await expect.poll(() => token.inputValue()).toBe("tk_2");
    await own.end();
  });

  test("is not answered with another status by a server without --control", async () => {
    const plain = await startCli(["serve", "--port", "0", "--quiet"]);
    const page = await visit("#/rest/getAccount", {}, plain.url);
    const beside = page.getByRole("complementary", { name: "Try it" });
    await expect.poll(() => beside.getByRole("button", { name: "Send" }).count()).toBe(1);
    expect(await beside.getByRole("combobox", { name: "Answer" }).count()).toBe(0);
    await plain.end();
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

  test("compare a bundle that is opened", async () => {
    const page = await visit("#/changes");
    const bundle = JSON.parse(readFileSync(join(root, "generated/openapi.json"), "utf8"));
    delete bundle.paths["/v1/products/"];
    const old = join(folderOfTest({ "old.json": JSON.stringify(bundle) }), "old.json");
    await page.getByLabel("Open a bundle…").setInputFiles(old);
    await expect
      .poll(() => page.getByRole("status", { name: "What changed" }).textContent())
      .toBe("1 change, it breaks nobody");
    await page.getByLabel("Open a bundle…").setInputFiles(join(root, "generated/asyncapi.json"));
    await expect
      .poll(() => page.getByRole("status", { name: "What changed" }).textContent())
      .toBe("Nothing changed");
  });
});

describe.skipIf(!browser)("every part", () => {
  /** Addresses, each with words that stand there when all of it is loaded. */
  const ADDRESSES: readonly [string, string][] = [
    ["#/events", `${EVENTS} events`],
    ["#/events?q=ledger", 'match "ledger"'],
    ["#/events/agreement.updated-v2", '"agreement_id": 1048213'],
    ["#/rest", "stageAccount"],
    ["#/rest/stageAccount", "Send"],
    ["#/rest/getAccount", "Send"],
    ["#/check", "Nothing to check"],
    ["#/changes", "Swap"],
    ["#/changes?from=agreement.updated-v1&to=agreement.updated-v2", "breaks producers"],
    ["#/assumptions/event-null", "event-null"],
    ["#/shapes", "PhoneNumber"],
    ["#/shapes/PhoneNumber", "PhoneNumber"],
    ["#/nowhere", "nowhere"],
  ];

  test.each(ADDRESSES)(
    "%s is fit for everybody, in both schemes and at every width",
    async (address, words) => {
      const page = await visit(address);
      await expect.poll(() => page.locator("body").textContent()).toContain(words);
      await expectToBeFit(page);
      await expectToFit(page, [320, 640, 768, 1280]);
    },
  );
});
