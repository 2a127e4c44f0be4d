// The modules that ajv generated, in Chromium, where no code may be made from text.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { REST_CONTRACTS } from "../../generated/rest-contracts.ts";
import { faults, fixture } from "../../src/fixtures.ts";
import { temporaryDirectory } from "../servers/stores/temporary-directory.ts";
import { openBrowser, openTab } from "./open-browser.ts";
import { servePage } from "./serve-page.ts";

const GENERATED = join(import.meta.dirname, "../../generated/ajv");
const BODIES = Object.keys(REST_CONTRACTS);
const NAMES = ["account.created-v1", "meterpoint.gas.backfill-v1", ...BODIES];

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A module that judges payloads as it loads: code that a test calls may make code in any page. */
const pageOf = (payloads: readonly (readonly unknown[])[]): string => {
  const paths = NAMES.map((name) => join(GENERATED, BODIES.includes(name) ? "rest" : "", name));
  const files = paths.map((path) => JSON.stringify(`${path}.js`));
  return `
    ${files.map((file, at) => `import * as module${at} from ${file};`).join("\n")}
    const guards = [${files.map((_, at) => `...Object.values(module${at})`).join(", ")}];
    const makeCode = () => {
      try { return new Function("return 'runs'")(); } catch (error) { return error.name; }
    };
    globalThis.found = {
      code: makeCode(),
      verdicts: ${JSON.stringify(payloads)}.map((own, at) =>
        own.map((payload) => [guards[at](payload), guards[at].errors?.length ?? 0])),
    };`;
};

test("they judge under a policy that refuses eval", async ({ skip }) => {
  if (!browser) return skip("There is no browser here.");
  const payloads = NAMES.map((name) => [
    fixture(name),
    ...faults(name).map(({ payload }) => payload),
  ]);
  const entry = join(temporaryDirectory(), "entry.ts");
  writeFileSync(entry, pageOf(payloads));
  const server = await servePage(entry);
  const page = await openTab(browser);
  await page.route(server.url, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await page.goto(server.url);
  await page.waitForFunction("globalThis.found");
  const found = await page.evaluate("found");
  await page.close();
  await server.close();
  const atLeastOne = expect.toSatisfy((count: number) => count > 0);
  expect(found).toEqual({
    code: "EvalError",
    verdicts: payloads.map((own) =>
      own.map((_, at) => (at === 0 ? [true, 0] : [false, atLeastOne])),
    ),
  });
});
