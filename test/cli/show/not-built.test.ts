import { cpSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { makeProject, root } from "../../project.ts";
import { BINARY, runCli } from "../run-cli.ts";

const { path: folder } = makeProject();
const CLI = "dist/src/cli";

beforeAll(() => {
  cpSync(dirname(BINARY), join(folder, CLI), { recursive: true });
  for (const file of ["package.json", "generated/catalogue.json"])
    cpSync(join(root, file), join(folder, file));
});

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
