import { defineConfig } from "vitest/config";

const report = process.env.VITEST_REPORT;

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/servers/stores/global-postgres.ts", "test/browser/open-browser.ts"],
    // Many tests start processes, and the machine may be slow and have other things to do. What hangs is found a minute later.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    reporters: report ? ["default", ["json", { outputFile: report }]] : ["default"],
  },
});
