// Test files of dates, changes of clocks, telephone numbers and GraphQL, unchanged, in Chromium:
// with its Temporal and with what the package loads for browsers.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryDirectory } from "../servers/stores/temporary-directory.ts";
import { openBrowser } from "./open-browser.ts";
import { servePage } from "./serve-page.ts";
import type { Outcome } from "./vitest-in-page.ts";

const root = join(import.meta.dirname, "../..");
const IN_PAGE = join(import.meta.dirname, "vitest-in-page.ts");

/** Test files get the Vitest for pages, and that one gets the real one. */
const vitest: Plugin = {
  name: "vitest",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^vitest$/ }, ({ importer }) =>
      importer === IN_PAGE ? undefined : { path: IN_PAGE },
    );
    // What only a process of Vitest needs.
    const filter = /^(node:|vite\/|tinybench$|expect-type$)/;
    onResolve({ filter }, ({ path }) => ({ path, namespace: "nothing" }));
    onLoad({ filter: /.*/, namespace: "nothing" }, () => ({
      contents: "module.exports = new Proxy({}, { get: () => () => {} });",
    }));
  },
};

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Runs a test file in a page. */
async function runInPage(file: string, own: Browser): Promise<Outcome> {
  const entry = join(temporaryDirectory(), "entry.ts");
  writeFileSync(
    entry,
    `import { runTests } from ${JSON.stringify(IN_PAGE)};
    globalThis.runTests = async () => {
      await import(${JSON.stringify(file)});
      return runTests();
    };`,
  );
  const server = await servePage(entry, {}, [vitest]);
  const page = await own.newPage();
  await page.goto(server.url);
  await page.waitForFunction("globalThis.runTests");
  const outcome = (await page.evaluate("runTests()")) as Outcome;
  await page.close();
  await server.close();
  return outcome;
}

test.for([
  ["calendar", 30],
  ["listStandardUnitRates", 30],
  ["listProducts", 20],
  ["phone-numbers", 40],
  ["obtainPlatformToken", 40],
] as const)("all tests of %s pass in Chromium", async ([name, least], { skip }) => {
  if (!browser) return skip("There is no browser here.");
  const { count, failures } = await runInPage(
    join(root, `test/servers/handlers/${name}.test.ts`),
    browser,
  );
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(least);
});

test("a test that fails in Chromium is reported", async ({ skip }) => {
  if (!browser) return skip("There is no browser here.");
  const file = join(temporaryDirectory(), "failing.ts");
  writeFileSync(
    file,
    `import { describe, expect, test } from "vitest";
    describe("all", () => {
      test.each([[1, 1], [1, 2]])("is", (left, right) => expect(left).toBe(right));
      test("later", async () => { await 0; throw new Error("no"); });
    });`,
  );
  expect(await runInPage(file, browser)).toEqual({
    count: 3,
    failures: [expect.stringMatching(/^all > is \[1\]: expected 1 to be 2/), "all > later: no"],
  });
});
