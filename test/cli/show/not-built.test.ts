import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BINARY, runCli } from "../run-cli.ts";

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "energy-contracts-not-built-"));
const CLI = "dist/src/cli";

beforeAll(() => {
  cpSync(dirname(BINARY), join(folder, CLI), { recursive: true });
  for (const file of ["package.json", "generated/catalogue.json"])
    cpSync(join(root, file), join(folder, file));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["show", "account.created-v1"],
  ["show", "stageAccount"],
  ["list", "--operations"],
  ["list", "--columns", "csv"],
])("%s %s: without descriptions a checkout says what makes them", async (...args) => {
  const outcome = await runCli(args, { binary: join(folder, CLI, "main.cjs") });
  expect(outcome).toMatchObject({
    code: 2,
    out: "",
    err: "The descriptions are not built yet: run npm run build.\n",
  });
});
