// Every part of the page is fit for everybody.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../browser/open-browser.ts";
import { serveToVisitors } from "./served-page.ts";
import {
  expectToBeFitIn,
  expectToFit,
  expectToHaveColours,
  openPage,
  violationsOf,
  type WatchedPage,
} from "./watched-page.ts";

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 780 };
const browser = await openBrowser();
const { url } = serveToVisitors(browser);

/** Expects that paper shows all that is folded, the address, and nothing that waits for a click. */
async function expectToBePrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const seen = (of: string) => page.locator(of).filter({ visible: true });
  // The name of a tab stands above its content as a heading, and the turn of a row before its status.
  const acts = "button:not([aria-selected=true], .turn), input, select, search, nav, .skip";
  expect(await seen(acts).allTextContents()).toEqual([]);
  const folded = page.locator("details:not([open]) > :not(summary)");
  expect(await seen("details:not([open]) > :not(summary)").count()).toBe(await folded.count());
  expect(await seen(".print").textContent()).toContain(url());
  expect(await seen("h1").count()).toBe(1);
  await page.emulateMedia({ media: "screen" });
}

describe.skipIf(!browser)("every part", () => {
  /** Addresses, each with words that stand there when all of it is loaded. */
  const ADDRESSES: readonly [string, string][] = [
    ["#/", "Validate an account"],
    ["#/search?q=ledger", 'for "ledger"'],
    ["#/events", "agreement.updated-v2"],
    ["#/events/agreement.updated-v2", '"agreement_id": 1048213'],
    ["#/rest", "all assumptions"],
    ["#/rest/stageAccount", "Send"],
    ["#/rest/getAccount", "Send"],
    ["#/check", "Nothing to check"],
    ["#/changes", "A file of yours"],
    ["#/changes?from=agreement.updated-v1&to=agreement.updated-v2", "breaks producers"],
    ["#/assumptions/event-null", "null is not a value of any field"],
    ["#/shapes", "PhoneNumber"],
    ["#/shapes/Customer", "given_name"],
    ["#/nowhere", "nowhere"],
  ];

  let parts: WatchedPage;
  beforeAll(async () => {
    parts = await openPage(browser as Browser, url());
  });
  afterAll(() => parts.page.context().close());

  test.each(ADDRESSES)(
    "%s is fit for everybody, in both schemes and at every width",
    async (address, words) => {
      const { page, wrong } = parts;
      await page.setViewportSize(NARROW);
      // By way of an address that shows nothing, so that no words are of the part before.
      for (const [next, said] of [
        ["#/no-part", "no-part"],
        [address, words],
      ] as const) {
        await page.goto(`${url()}/${next}`);
        await expect.poll(() => page.locator("body").textContent()).toContain(said);
      }
      await expectToBeFitIn(page, "dark");
      await expectToFit(page, [320, 360, 640, 768, 1280, 1920]);
      await page.setViewportSize(WIDE);
      await expectToBeFitIn(page, "light");
      // What stands at one width alone was judged in one scheme.
      await expectToHaveColours(page, "dark");
      await page.setViewportSize(NARROW);
      await expectToHaveColours(page, "light");
      await expectToBePrintable(page);
      expect([...wrong, ...(await violationsOf(page))]).toEqual([]);
    },
  );
});
