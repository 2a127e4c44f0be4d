// The check of the page: the verdicts of the command line, in the browser.
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../browser/open-browser.ts";
import { folderOfTest, makeFolder, runCli } from "../cli/run-cli.ts";
import { heading, serveToVisitors, verdict } from "./served-page.ts";
import { staysResponsive } from "./stays-responsive.ts";
import { expectToBeFit, openPage, violationsOf, type WatchedPage } from "./watched-page.ts";

const browser = await openBrowser();
const { url, visit } = serveToVisitors(browser);

const faults = (page: Page) => page.getByRole("list", { name: "Faults" }).getByRole("listitem");
const payload = (page: Page) => page.getByRole("textbox", { name: "Payload" });

/** Puts a text into the editor, as a paste does. */
async function paste(page: Page, text: string): Promise<void> {
  await payload(page).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}

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
      return runCli(["validate", "--format", "json", "--show-values", ...event, ...files], { cwd });
    });
    found = (await Promise.all(runs)).flatMap(({ out }) => JSON.parse(out).issues);
    remove();
  });

  /** One page for all of them: each takes the place of what stood there. */
  let pasted: WatchedPage;
  beforeAll(async () => {
    pasted = await openPage(browser as Browser, `${url()}/#/check`);
  });
  afterAll(() => pasted.page.context().close());

  test.each(Object.entries(BROKEN))("marks %s where the command line does", async (kind, text) => {
    const { page, wrong } = pasted;
    const event = isEnvelope(text) ? "" : "account.created-v1";
    await page.getByRole("combobox", { name: "Judge as" }).fill(event);
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
    expect([...wrong, ...(await violationsOf(page))]).toEqual([]);
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
        "Guessed: It has 3 of these 3 fields, and 2 of its 2 required ones are here; no other event fits so well.",
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
    await expect.poll(() => page.evaluate("document.activeElement.ariaLabel")).toBe("Payload");
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate("document.activeElement.ariaLabel")).toBeNull();
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
    // It listens after it is drawn, and who holds a file over it drags on.
    await expect
      .poll(async () => {
        await drag("dragover");
        return target.textContent();
      })
      .toContain("Drop the file here");
    await drag("drop");
    await expect.poll(() => verdict(page).textContent()).toBe("Valid");
    expect(await target.count()).toBe(0);
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
      .poll(() => faults(page).last().textContent())
      .toContain("account_user_emails.199 ");
    expect(await page.getByRole("main").textContent()).toContain('<img src=x onerror="');
    expect(await page.getByRole("main").textContent()).toContain("\\u202e");
    expect(await page.locator("img[src]").count()).toBe(0);
    expect(await page.evaluate("globalThis.hacked")).toBeUndefined();
  });

  const MEGABYTES = 50;

  test(`judges ${MEGABYTES} MB of lines and stays responsive`, async () => {
    const good =
      '{"type":"account.created-v1","payload":{"account_number":"A-1","account_user_emails":["maya.okafor@example.com"]}}';
    const bad =
      '{"type":"agreement.updated-v2","payload":{"agreement_id":"1","changes":{},"account_number":"A"}}';
    const block = `${Array.from({ length: 20 }, () => good).join("\n")}\n${bad}\n`;
    const blocks = Math.ceil((MEGABYTES * 1_000_000) / block.length);
    const file = join(folderOfTest({ "lines.ndjson": block.repeat(blocks) }), "lines.ndjson");
    const lines = 21 * blocks;
    const page = await visit("#/check");
    // The work is done beside the page, however fast it is over.
    const started = page.waitForEvent("worker", (worker) => worker.url().includes("check-worker"));
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
    await started;
    expect(await page.evaluate("verdicts")).toContainEqual(
      expect.stringMatching(/^Checking, \d+ %$/),
    );
    await expect
      .poll(() => page.getByRole("main").textContent())
      .toContain(`${lines.toLocaleString("en")} payloads`);
  });
});
