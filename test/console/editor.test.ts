// The keys of the editor, in a real browser.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../browser/open-browser.ts";
import { type CliServer, startCli } from "../cli/cli-server.ts";
import { openPage, violationsOf, type WatchedPage } from "./watched-page.ts";

const browser = await openBrowser();

describe.skipIf(!browser)("the editor", () => {
  let server: CliServer;
  let page: Page;
  let wrong: WatchedPage["wrong"];
  beforeAll(async () => {
    server = await startCli(["mock", "--port", "0", "--quiet"]);
    ({ page, wrong } = await openPage(browser as Browser, `${server.url}/#/check`));
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), server.end()]);
  });

  const lines = (): Promise<string[]> =>
    page.getByRole("textbox", { name: "Payload" }).locator(".cm-line").allTextContents();

  test.each<[keys: string[], text: string]>([
    [["Enter", "x"], "one\n  two three\n  x"],
    [["Backspace"], "one\n  two thre"],
    [["Backspace", "Control+Z"], "one\n  two three"],
    [["Backspace", "Control+Z", "Control+Y"], "one\n  two thre"],
    [["Control+Backspace"], "one\n  two "],
    [["Home", "Backspace"], "one\ntwo three"],
    [["Home", "Home", "Backspace"], "one  two three"],
    [["ArrowUp", "End", "Delete"], "one  two three"],
    [["Control+Home", "Delete"], "ne\n  two three"],
    [["Control+Home", "Backspace"], "one\n  two three"],
    [["Delete"], "one\n  two three"],
    [["Control+Home", "Control+Delete"], "\n  two three"],
    [["Control+ArrowLeft", "x"], "one\n  two xthree"],
    [["ArrowLeft", "x"], "one\n  two threxe"],
    [["Shift+Control+ArrowLeft", "x"], "one\n  two x"],
    [["Shift+ArrowUp", "Delete"], "one"],
    [["Control+A", "Delete"], ""],
    [["😀", "Backspace"], "one\n  two three"],
    [["😀", "ArrowLeft", "Delete"], "one\n  two three"],
    [["PageUp", "Shift+PageDown", "x"], "x"],
  ])("does what is usual on %j", async (keys, text) => {
    await page.getByRole("textbox", { name: "Payload" }).click();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText("one\n  two three");
    await page.keyboard.press("Control+End");
    for (const key of keys)
      await (key === "😀" ? page.keyboard.insertText(key) : page.keyboard.press(key));
    await expect.poll(async () => (await lines()).join("\n")).toBe(text);
  });

  test("lets nothing be refused when a fault is typed over", async () => {
    const box = page.getByRole("textbox", { name: "Payload" });
    await box.click();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText("nonsense");
    await box.locator(".fault").first().waitFor();
    await page.keyboard.press("Control+A");
    await page.keyboard.press("x");
    await expect.poll(lines).toEqual(["x"]);
    expect([...wrong, ...(await violationsOf(page))]).toEqual([]);
  });
});
