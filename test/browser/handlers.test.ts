// Test files of dates, changes of clocks, telephone numbers and GraphQL, unchanged, in Chromium:
// with its Temporal and with what the package loads for browsers.
import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "esbuild";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFolder } from "../cli/run-cli.ts";
import { openBrowser, openTab } from "./open-browser.ts";
import { type ServedPage, servePage } from "./serve-page.ts";
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

const FILES = [
  ["calendar", 30],
  ["listStandardUnitRates", 30],
  ["listProducts", 20],
  ["phone-numbers", 40],
  ["obtainPlatformToken", 40],
] as const;

const FAILING = `import { describe, expect, test } from "vitest";
  describe("all", () => {
    test.each([[1, 1], [1, 2]])("is", (left, right) => expect(left).toBe(right));
    test("later", async () => { await 0; throw new Error("no"); });
  });`;

let browser: Browser | undefined;
let server: ServedPage | undefined;
beforeAll(async () => {
  browser = await openBrowser();
  if (!browser) return;
  const { path: folder, remove } = makeFolder({ "failing.test.ts": FAILING });
  const files = FILES.map(([name]) => join(root, `test/servers/handlers/${name}.test.ts`));
  const imports = [...files, join(folder, "failing.test.ts")].map(
    (file) =>
      `${JSON.stringify(basename(file, ".test.ts"))}: () => import(${JSON.stringify(file)})`,
  );
  writeFileSync(
    join(folder, "entry.ts"),
    `import { runTests } from ${JSON.stringify(IN_PAGE)};
    const files = { ${imports.join(", ")} };
    globalThis.runTests = async (name) => {
      await files[name]();
      return runTests();
    };`,
  );
  server = await servePage(join(folder, "entry.ts"), {}, [vitest]);
  remove();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Runs a test file in a page; undefined if there is no browser. */
async function runInPage(name: string): Promise<Outcome | undefined> {
  if (!browser || !server) return undefined;
  const page = await openTab(browser);
  await page.goto(server.url);
  await page.waitForFunction("globalThis.runTests");
  const outcome = (await page.evaluate(`runTests(${JSON.stringify(name)})`)) as Outcome;
  await page.close();
  return outcome;
}

test.for(FILES)("all tests of %s pass in Chromium", async ([name, least], { skip }) => {
  const { count, failures } = (await runInPage(name)) ?? skip("There is no browser here.");
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(least);
});

test("a test that fails in Chromium is reported", async ({ skip }) => {
  expect((await runInPage("failing")) ?? skip("There is no browser here.")).toEqual({
    count: 3,
    failures: [expect.stringMatching(/^all > is \[1\]: expected 1 to be 2/), "all > later: no"],
  });
});
