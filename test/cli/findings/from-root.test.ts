import { expect, test } from "vitest";
import { run } from "./run-outputs.ts";

const inside = { cwd: "/repo/packages/a", env: { GITHUB_WORKSPACE: "/repo" } };
const outside = { cwd: "/elsewhere", env: { GITHUB_WORKSPACE: "/repo" } };
const none = { cwd: "/repo" };

test.each([
  ["in a folder of the workspace", inside, "./x.json", "packages/a/x.json"],
  ["beside a folder of the workspace", inside, "../b/x.json", "packages/b/x.json"],
  ["outside of the workspace, with its whole path", inside, "/tmp/x.json", "/tmp/x.json"],
  ["from a folder that is not in the workspace", outside, "x.json", "x.json"],
  ["without a workspace", none, "/repo/a/../x.json", "x.json"],
  ["whose name begins like the folder above", none, "..x.json", "..x.json"],
])(
  "GitHub and SARIF name a file from the root of the repository: one %s",
  async (_what, overrides, file, expected) => {
    expect((await run(["github"], overrides, file)).printed).toContain(
      `::error file=${expected},line=3`,
    );
    const [result] = JSON.parse((await run(["sarif"], overrides, file)).printed).runs[0].results;
    const uri = expected.startsWith("/") ? `file://${expected}` : expected;
    expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe(uri);
  },
);

test("standard input has no file name", async () => {
  expect((await run(["github"], inside, "<stdin>")).printed).toMatch(/^::error title=/);
});

test("for people a file keeps the name that they gave it", async () => {
  expect((await run(["pretty"], inside, "./x.json")).printed).toMatch(/^\.\/x\.json:3:27 /);
});
