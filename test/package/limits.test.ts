// The sizes and counts that docs/performance.md limits, measured from the package as npm packs it.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS, limitsSection } from "../../bench/limits.ts";
import type { Reads } from "../../bench/programs.ts";
import { countInPrograms, countInReceivers, perHandlerOf } from "../../bench/type-check.ts";
import { listFiles } from "../../scripts/source/list-files.ts";
import { bundleEach, bundleLazily, bundleText, bundleTogether } from "./bundles.ts";
import { eventModules } from "./exports.ts";
import { installed, installPackage, removePackage, root } from "./packed.ts";

beforeAll(installPackage);
afterAll(removePackage);

const together = async (specifiers: readonly string[], names?: string) =>
  (await bundleTogether(specifiers, names)).gzipped;

async function sizeOfMedianEvent(): Promise<number> {
  const sizes = (await bundleEach(eventModules)).map(({ gzipped }) => gzipped);
  return sizes.sort((a, b) => a - b)[sizes.length >> 1] ?? 0;
}

/** What an import makes beside an empty program, by the number of the program. */
const more = (program: number): number => {
  const counts = countInPrograms();
  return (counts[program] ?? 0) - (counts[0] ?? 0);
};

const HANDLERS = [10, 50, 200];
const perHandler = (reads: Reads) =>
  Math.max(...perHandlerOf(HANDLERS, countInReceivers(HANDLERS, reads)));
const files = () => listFiles(installed);
const manifest = () => JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));

const MEASURED: { readonly [Name in keyof typeof LIMITS]: () => number | Promise<number> } = {
  event: () => together(["energy-contracts/events/account.created-v1"]),
  medianEvent: sizeOfMedianEvent,
  allEvents: () => together(eventModules),
  parseEvent: () => together(["energy-contracts/events"], "{ parseEvent }"),
  judge: () => together(["energy-contracts/judge"], "{ openJudge }"),
  addCounts: () => together(["energy-contracts/judge"], "{ addCounts }"),
  server: async () => (await bundleLazily("energy-contracts/server")).gzipped,
  client: async () =>
    (await bundleLazily("energy-contracts/client", "{ checkAnswers, withToken }")).gzipped,
  oneType: () => more(1),
  someTypes: () => more(2),
  allTypes: () => more(3),
  handler: () => Math.max(...perHandlerOf(HANDLERS, countInReceivers(HANDLERS))),
  readingName: () => perHandler("name"),
  readingPaths: () => perHandler("paths"),
  reading: async () => {
    const event = "energy-contracts/events/account.created-v1";
    const read = 'export { reading } from "energy-contracts/events";';
    const { gzipped } = await bundleText(`export * from "${event}"; ${read}`);
    return gzipped - (await together([event]));
  },
  files: () => files().length,
  bytes: () => files().reduce((sum, file) => sum + statSync(join(installed, file)).size, 0),
  packages: () => 1 + Object.keys(manifest().dependencies ?? {}).length,
};

describe("a limit of docs/performance.md", () => {
  test.each(Object.entries(LIMITS))("holds: %s, %j", async (name, [, most]) => {
    const measured = await MEASURED[name as keyof typeof LIMITS]();
    expect(measured).toBeGreaterThan(most / 4);
    expect(measured).toBeLessThanOrEqual(most);
  });

  test("stands there as it is held", () => {
    const page = readFileSync(join(root, "docs/performance.md"), "utf8");
    expect(page.split(/\n\n(?=## )/)[1]).toBe(limitsSection());
  });

  test("is not told as a figure: what a run has found is past", () => {
    const page = readFileSync(join(root, "docs/performance.md"), "utf8");
    expect(page).not.toMatch(/^- Limit|in this run/m);
    for (const [claim] of page.matchAll(/^- Claim: .*$/gm))
      expect(claim).toMatch(/\*\*(?:Held|Did not hold)\*\* in that run\.$/);
    for (const section of page.split(/\n\n(?=## )/).slice(2))
      expect(section).toMatch(
        / Measured on 20\d\d-\d\d-\d\d with version [\d.]+ by `npm run bench -- [\w-]+`\.$/m,
      );
  });
});
