import { describe, expect, test } from "vitest";
import type { Io } from "../../../src/cli/command.ts";
import { BEGINS, run, written } from "./run-outputs.ts";

describe("colours", () => {
  const ON = "\u001b[36m";
  test.each<[string, Partial<Io>, boolean]>([
    ["on a terminal", { isTerminal: true }, true],
    ["not in a pipe", {}, false],
    ["not with NO_COLOR", { isTerminal: true, env: { NO_COLOR: "1" } }, false],
    [
      "with an empty NO_COLOR, which says nothing",
      { isTerminal: true, env: { NO_COLOR: "" } },
      true,
    ],
    ["in a pipe with FORCE_COLOR", { env: { FORCE_COLOR: "1" } }, true],
    ["not with FORCE_COLOR=0", { isTerminal: true, env: { FORCE_COLOR: "0" } }, false],
    ["with both, as in Node itself", { env: { FORCE_COLOR: "1", NO_COLOR: "1" } }, true],
    ["not on a terminal that can't", { isTerminal: true, env: { TERM: "dumb" } }, false],
  ])("%s", async (_what, overrides, expected) => {
    expect((await run(["pretty"], overrides)).printed.startsWith(ON)).toBe(expected);
  });

  test("never in a file", async () => {
    await run(["pretty=plain.txt"], { isTerminal: true });
    expect(written("plain.txt").startsWith(BEGINS.pretty)).toBe(true);
  });
});

describe("GitHub and SARIF name files from the root of the repository", () => {
  const inside = { cwd: "/repo/packages/a", env: { GITHUB_WORKSPACE: "/repo" } };
  const outside = { cwd: "/elsewhere", env: { GITHUB_WORKSPACE: "/repo" } };
  const none = { cwd: "/repo" };
  test.each([
    ["in a folder of the workspace", inside, "./x.json", "packages/a/x.json"],
    ["beside a folder of the workspace", inside, "../b/x.json", "packages/b/x.json"],
    ["outside of the workspace, whole", inside, "/tmp/x.json", "/tmp/x.json"],
    ["from a folder that is not in the workspace", outside, "x.json", "x.json"],
    ["without a workspace", none, "/repo/a/../x.json", "x.json"],
    ["called after the folder above", none, "..x.json", "..x.json"],
  ])("%s", async (_what, overrides, file, expected) => {
    expect((await run(["github"], overrides, file)).printed).toContain(
      `::error file=${expected},line=3`,
    );
    const [result] = JSON.parse((await run(["sarif"], overrides, file)).printed).runs[0].results;
    const uri = expected.startsWith("/") ? `file://${expected}` : expected;
    expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe(uri);
  });

  test("but standard input has no name", async () => {
    expect((await run(["github"], inside, "<stdin>")).printed).toMatch(/^::error title=/);
  });

  test("and for people they keep theirs", async () => {
    expect((await run(["pretty"], inside, "./x.json")).printed).toMatch(/^\.\/x\.json:3:27 /);
  });
});
