import { availableParallelism } from "node:os";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { FULL_SIZE } from "./test/full-size.ts";
import { LongestFirst } from "./test/longest-first.ts";
import { quickFolder } from "./test/quick-folder.ts";

process.env.TMPDIR ??= quickFolder();
const report = process.env.VITEST_REPORT;

/** What patches what is global, or takes a process to itself. */
const ALONE = [
  "test/journeys/**/*.test.ts",
  "test/docs/{landing,receive}.test.ts",
  "test/package/{older-nodes,packed-code,packed-package}.test.ts",
  "test/servers/msw/**/*.test.ts",
  "test/additions/**/*.test.ts",
];

const project = (
  name: string,
  test: TestProjectInlineConfiguration["test"],
): TestProjectInlineConfiguration => ({ extends: true, test: { name, ...test } });

export default defineConfig(({ mode }) => ({
  test: {
    globalSetup: [
      "test/seeded.ts",
      "test/servers/stores/global-postgres.ts",
      "test/package/global-tarball.ts",
      "test/browser/open-browser.ts",
    ],
    // Many tests start processes, and the machine may be slow and have a dozen other things to do. What hangs is found later.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 25 } },
    // Many tests wait, so three of them keep two cores busy. By default one core is left free.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Shuffling needs the sequencer that it brings.
    ...(process.argv.join().includes("shuffle.files") || {
      sequence: { sequencer: LongestFirst },
    }),
    env: mode === "full" ? { ...FULL_SIZE } : {},
    reporters: report ? ["default", ["json", { outputFile: report }]] : ["default"],
    projects: [
      // Loads what several files import once a worker.
      project("shared", {
        include: ["test/**/*.test.ts"],
        exclude: [...configDefaults.exclude, ...ALONE],
        isolate: false,
        // No test of these mocks a module, and Node takes their types away by itself.
        experimental: { viteModuleRunner: false, nodeLoader: false },
      }),
      project("alone", { include: ALONE }),
    ],
  },
}));
