// The example of docs/observe.md prints what stands there.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fixtures } from "../../src/cli/fixtures/command.ts";
import { observe } from "../../src/cli/observe/command.ts";
import { folderOfTest } from "../cli/run-cli.ts";
import { runCommand } from "../cli/run-command.ts";
import { BLOCKS } from "./pages.ts";

test("the example of observe.md prints what stands there", async () => {
  const blocks = BLOCKS.filter(({ page }) => page === "docs/observe.md");
  const calls = (blocks[0]?.text ?? "").trim().split("\n");
  const cwd = folderOfTest({});
  const [made, counted, reported] = calls.map((call) =>
    call
      .replace(/^npx energy-contracts \w+ /, "")
      .replace(/ > \S+$/, "")
      .split(" "),
  );
  const { out } = await runCommand(fixtures, made ?? [], { cwd });
  writeFileSync(join(cwd, "account.created-v1.ndjson"), out);
  expect((await runCommand(observe, counted ?? [], { cwd })).out).toBe("");
  const report = await runCommand(observe, reported ?? [], { cwd });
  // The hash of the contract changes with each edit of it.
  const withoutHash = (text = "") => text.replace(/\([0-9a-f]{12}\)/, "(hash)");
  expect(withoutHash(report.out)).toBe(withoutHash(blocks[1]?.text));
});
