// The editor, in a real browser.
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

  const box = () => page.getByRole("textbox", { name: "Payload" });
  const write = async (text: string) => {
    await box().click();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(text);
  };

  test.each<[keys: string[], text: string]>([
    [["Enter", "x"], "one\n  two three\n  x"],
    [["Enter", "Control+Z"], "one\n  two three"],
    [["Control+Home", "Enter"], "\none\n  two three"],
    [["ArrowUp", "End", "Enter", "x"], "one\nx\n  two three"],
    [["Shift+Enter", "x"], "one\n  two three\nx"],
  ])("begins a line where the line before begins, on %j", async (keys, text) => {
    await write("one\n  two three");
    await page.keyboard.press("Control+End");
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(() => box().inputValue()).toBe(text);
  });

  test("has each line of the field on the same line of its colours, however it breaks", async () => {
    const long = "0123456789 ".repeat(40);
    const texts = [long, "a".repeat(999), "\tä😀 漢字 ".repeat(99), `{"${long}": [1, true, null]}`];
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const text of [...texts, "\n", "", `${texts.join("\n")}\n`]) {
        await write(text || " ");
        if (text === "") await page.keyboard.press("Backspace");
        const heights = await page.evaluate(`{
          const field = document.querySelector(".editor textarea");
          const list = field.previousElementSibling;
          const { top } = list.firstElementChild.getBoundingClientRect();
          const height = list.lastElementChild.getBoundingClientRect().bottom - top;
          list.style.display = "none";
          field.style.alignSelf = "start";
          field.style.height = "0";
          const own = field.scrollHeight;
          list.style.display = field.style.height = field.style.alignSelf = "";
          [own, Math.round(height)];
        }`);
        expect(heights).toEqual([(heights as number[])[1], (heights as number[])[1]]);
      }
    }
  });

  test("goes to the next fault and the one before, and has it in the middle", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const emails = Array.from({ length: 200 }, (_, index) => (index % 80 === 40 ? index : `"a"`));
    await write(`{"account_number": "A",\n"account_user_emails": [\n${emails.join(",\n")}]}`);
    // The faults of the text before may still be there.
    await page.locator(".editor li:nth-child(43) .fault").waitFor();
    const lineOfCursor = () =>
      page.evaluate(`{
        const field = document.querySelector(".editor textarea");
        field.value.slice(0, field.selectionStart).split("\\n").length;
      }`);
    for (const [key, line] of [
      ["F8", 43],
      ["F8", 123],
      ["F8", 43],
      ["Shift+F8", 123],
    ] as const) {
      await page.keyboard.press(key);
      expect(await lineOfCursor()).toBe(line);
      const place = (await page.evaluate(`{
        const middle = (part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return (top + bottom) / 2;
        };
        const editor = document.querySelector(".editor");
        const mark = document.querySelectorAll(".editor .fault")[${line === 43 ? 0 : 1}];
        Math.abs(middle(editor) - middle(mark)) / editor.clientHeight;
      }`)) as number;
      expect(place).toBeLessThan(1 / 6);
    }
  });

  test("takes a key at once, while it is checked", async () => {
    await write("nonsense");
    await page.locator(".editor .fault").first().waitFor();
    await page.keyboard.press("Control+A");
    await page.keyboard.press("x");
    await expect.poll(() => box().inputValue()).toBe("x");
    expect([...wrong, ...(await violationsOf(page))]).toEqual([]);
  });
});
