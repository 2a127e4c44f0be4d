import { defineConfig } from "vitest/config";

const report = process.env.VITEST_REPORT;

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/stores/postgres.ts"],
    reporters: report ? ["default", ["json", { outputFile: report }]] : ["default"],
  },
});
