import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openOutputs } from "../../../src/cli/findings/outputs.ts";
import { fakeIo } from "../fake-io.ts";
import { FINDING } from "./format-story.ts";
import { BEGINS, folder, run, SUMMARY, TOTALS, written } from "./run-outputs.ts";

describe("where formats go", () => {
  test.each(Object.entries(BEGINS))("--format %s prints it", async (name, begin) => {
    expect((await run([name])).printed.startsWith(begin)).toBe(true);
  });

  test.each(Object.entries(BEGINS))(
    "--format %s=FILE writes it, and prints nothing",
    async (name, begin) => {
      const io = await run([`${name}=one/${name}.out`]);
      expect(io.printed).toBe("");
      expect(written(`one/${name}.out`).startsWith(begin)).toBe(true);
    },
  );

  test.each([
    ["by commas", ["pretty,json=list/a.json, junit=list/a.xml"]],
    ["by repetition", ["pretty", "json=list/a.json", "junit=list/a.xml"]],
    ["by both", ["pretty,json=list/a.json", "pretty,junit=list/a.xml"]],
  ])("several at once, %s", async (_what, specs) => {
    rmSync(join(folder, "list"), { recursive: true, force: true });
    const { printed } = await run(specs);
    expect(printed.startsWith(BEGINS.pretty)).toBe(true);
    expect(printed.split(SUMMARY)).toHaveLength(2);
    expect(JSON.parse(written("list/a.json")).issues).toHaveLength(1);
    expect(written("list/a.xml").trimEnd().endsWith("</testsuites>")).toBe(true);
  });

  test("pretty and github may share standard output", async () => {
    const { printed } = await run(["pretty,github"]);
    expect(printed).toContain(BEGINS.pretty);
    expect(printed).toContain(BEGINS.github);
  });

  test("a report replaces an earlier one", async () => {
    writeFileSync(join(folder, "old.json"), "x".repeat(10_000));
    await run(["json=old.json"]);
    expect(JSON.parse(written("old.json")).issues).toHaveLength(1);
  });

  test("a long report arrives whole", async () => {
    const io = fakeIo({ cwd: folder });
    const { format, close } = await openOutputs(["json=long.json"], io, { version: "1.2.3" });
    for (let payload = 0; payload < 2000; payload++) format.finding({ ...FINDING, payload });
    format.end(TOTALS);
    await close();
    expect(
      (JSON.parse(written("long.json")).issues as { payload: number }[]).map(
        ({ payload }) => payload,
      ),
    ).toEqual([...Array(2000).keys()]);
  });

  test.each(Object.entries(BEGINS))(
    "--format %s=- prints it, once, and writes no file",
    async (name, begin) => {
      const { printed } = await run([`${name}=-,${name}`]);
      expect(printed.startsWith(begin)).toBe(true);
      expect(printed).toBe((await run([name])).printed);
      expect(existsSync(join(folder, "-"))).toBe(false);
    },
  );

  test("a file may be called - behind a folder", async () => {
    expect((await run(["json=./-"])).printed).toBe("");
    expect(JSON.parse(written("-")).issues).toHaveLength(1);
    rmSync(join(folder, "-"));
  });

  test("a file name may hold an equals sign", async () => {
    await run(["json=a=b.json"]);
    expect(existsSync(join(folder, "a=b.json"))).toBe(true);
  });
});

test.each([
  ["pretty", {}, BEGINS.pretty],
  ["github under GitHub Actions", { GITHUB_ACTIONS: "true" }, BEGINS.github],
  ["pretty where GITHUB_ACTIONS says no", { GITHUB_ACTIONS: "false" }, BEGINS.pretty],
])("without --format it is %s", async (_what, env, begin) => {
  expect((await run([], { env })).printed.startsWith(begin)).toBe(true);
});

describe("refused, with what to do instead", () => {
  mkdirSync(join(folder, "taken"));
  writeFileSync(join(folder, "plain"), "");
  test.each([
    ["an unknown format", ["prety"], 'There is no format "prety"; did you mean pretty?'],
    [
      "a format like no other",
      ["yaml"],
      'There is no format "yaml": there are pretty, json, github, junit, sarif.',
    ],
    [
      "the name of something every object has",
      ["constructor"],
      'There is no format "constructor": there are pretty, json, github, junit, sarif.',
    ],
    [
      "an empty item",
      ["pretty,"],
      'There is no format "": there are pretty, json, github, junit, sarif.',
    ],
    ["a file without a name", ["junit="], "--format junit= needs the name of a file behind it."],
    [
      "json beside pretty",
      ["pretty,json"],
      "json and pretty would be mixed on standard output; give one a file: --format pretty,json=FILE.",
    ],
    [
      "json beside pretty, by a hyphen",
      ["pretty", "json=-"],
      "json and pretty would be mixed on standard output; give one a file: --format pretty,json=FILE.",
    ],
    [
      "two for programs",
      ["junit", "sarif"],
      "junit and sarif would be mixed on standard output; give one a file: --format sarif,junit=FILE.",
    ],
    [
      "two in one file",
      ["junit=a.out", "json=./a.out"],
      /^Two formats would be written to .*a\.out; give each a file of its own\.$/,
    ],
    ["a folder in place of a file", ["json=taken"], /^taken can't be written: EISDIR/],
    ["a file in place of a folder", ["json=plain/a.json"], /^plain\/a\.json can't be written: E/],
  ])("%s", async (_what, specs, message) => {
    const refusal = await openOutputs(specs, fakeIo({ cwd: folder }), { version: "1.2.3" }).catch(
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({
      name: "UsageError",
      exitCode: 2,
      message: typeof message === "string" ? message : expect.stringMatching(message),
    });
  });
});
