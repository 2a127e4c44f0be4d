import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Io } from "../../../src/cli/command.ts";
import { FileWriter } from "../../../src/cli/file-writer.ts";
import { openOutputs } from "../../../src/cli/findings/outputs.ts";
import { fakeIo } from "../fake-io.ts";
import { folderOfTest } from "../run-cli.ts";
import { FINDING } from "./render.ts";
import { BEGINS, OPTIONS, run as runIn, SUMMARY, TOTALS } from "./run-outputs.ts";

let folder = "";
beforeEach(() => {
  folder = folderOfTest({});
});
const run = (values: readonly string[], overrides: Partial<Io> = {}) =>
  runIn(values, { cwd: folder, ...overrides });
const written = (name: string): string => readFileSync(join(folder, name), "utf8");

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
    ["with commas", ["pretty,json=list/a.json, junit=list/a.xml"]],
    ["by repetition", ["pretty", "json=list/a.json", "junit=list/a.xml"]],
    ["in both ways", ["pretty,json=list/a.json", "pretty,junit=list/a.xml"]],
  ])("several at once, %s", async (_what, specs) => {
    const { printed } = await run(specs);
    expect(printed.startsWith(BEGINS.pretty)).toBe(true);
    expect(printed.split(SUMMARY)).toHaveLength(2);
    expect(JSON.parse(written("list/a.json")).issues).toHaveLength(1);
    expect(written("list/a.xml").trimEnd().endsWith("</testsuites>")).toBe(true);
  });

  test("a file that can't be opened leaves none of the others open", async () => {
    const close = vi.spyOn(FileWriter.prototype, "close");
    onTestFinished(() => close.mockRestore());
    mkdirSync(join(folder, "taken"));
    const io = fakeIo({ cwd: folder });
    const opened = openOutputs(["json=a.json,sarif=a.sarif,junit=taken"], io, OPTIONS);
    await expect(opened).rejects.toThrow(/taken/);
    expect(close).toHaveBeenCalledTimes(2);
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
    const { format, close } = await openOutputs(["json=long.json"], io, OPTIONS);
    for (let payload = 0; payload < 2000; payload++) format.finding({ ...FINDING, payload });
    format.end(TOTALS);
    close();
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

  test("a file in a folder may be called -", async () => {
    expect((await run(["json=./-"])).printed).toBe("");
    expect(JSON.parse(written("-")).issues).toHaveLength(1);
  });

  test("a file name may contain an equals sign", async () => {
    await run(["json=a=b.json"]);
    expect(existsSync(join(folder, "a=b.json"))).toBe(true);
  });
});

test("colours are for a terminal, and never in a file", async () => {
  const terminal = { isTerminal: true };
  expect((await run(["pretty,pretty=plain.txt"], terminal)).printed).toContain("\u001b[36m");
  expect(written("plain.txt").startsWith(BEGINS.pretty)).toBe(true);
});

test.each([
  ["a folder in place of a file", "taken", /^taken can't be written: EISDIR/],
  ["a file in place of a folder", "plain/a.json", /^plain\/a\.json can't be written: E/],
])("%s is refused with the reason", async (_what, file, message) => {
  mkdirSync(join(folder, "taken"), { recursive: true });
  writeFileSync(join(folder, "plain"), "");
  await expect(run([`json=${file}`])).rejects.toMatchObject({
    name: "UsageError",
    exitCode: 2,
    message: expect.stringMatching(message),
  });
});
