import { defineConfig } from "vitest/config";
import { FULL_SIZE } from "./test/full-size.ts";

const report = process.env.VITEST_REPORT;

export default defineConfig(({ mode }) => ({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: [
      "test/seeded.ts",
      "test/servers/stores/global-postgres.ts",
      "test/browser/open-browser.ts",
    ],
    // Many tests start processes, and the machine may be slow and have other things to do. What hangs is found a minute later.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    env: mode === "full" ? { ...FULL_SIZE } : {},
    reporters: report ? ["default", ["json", { outputFile: report }]] : ["default"],
  },
}));
