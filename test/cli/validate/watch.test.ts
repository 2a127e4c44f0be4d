// Judged again when a file changes.
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseArguments } from "../../../src/cli/arguments.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { fixture } from "../../../src/fixtures.ts";
import { fakeIo } from "../fake-io.ts";
import { makeFolder } from "../run-cli.ts";

const VALID = JSON.stringify(fixture("account.created-v1"));
let folder: ReturnType<typeof makeFolder>;
beforeEach(() => {
  folder = makeFolder({ "in/account.created-v1.json": VALID });
});
afterEach(() => folder.remove());

/** Watches, and lets a test wait for as many runs as it expects. */
function start(args: readonly string[], isTerminal = false) {
  let stop = (): void => {};
  const untilStopped = () =>
    new Promise<void>((resolve) => {
      stop = resolve;
    });
  let notes = 0;
  let wake = (): void => {};
  const io = fakeIo({
    cwd: folder.path,
    untilStopped,
    isTerminal,
    err: () => {
      notes++;
      wake();
    },
  });
  const ended = validate.run(parseArguments(validate, [...args, "--watch"]), io);
  return {
    io,
    async runs(count: number) {
      while (notes < count)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return io.printed.trimEnd().split("\n").at(-1);
    },
    end: () => {
      stop();
      return ended;
    },
  };
}

const path = (name: string): string => join(folder.path, name);

test("a file is judged again when it is written, replaced, removed and there again", async () => {
  const file = path("in/account.created-v1.json");
  const watching = start(["in/account.created-v1.json"]);
  expect(await watching.runs(1)).toBe("1 file, 1 payload: 1 valid.");
  writeFileSync(file, "{}");
  expect(await watching.runs(2)).toContain("required");
  writeFileSync(path("in/new"), VALID);
  renameSync(path("in/new"), file);
  expect(await watching.runs(3)).toBe("1 file, 1 payload: 1 valid.");
  rmSync(file);
  expect(await watching.runs(4)).toBe("1 file, 0 payloads: 1 unreadable, 1 issue.");
  expect(await watching.end()).toBe(2);
  const again = start(["in"]);
  await again.runs(1);
  writeFileSync(file, VALID);
  expect(await again.runs(3)).toBe("1 file, 1 payload: 1 valid.");
  expect(await again.end()).toBe(0);
});

test("bodies are judged again when the document of --openapi is written", async () => {
  const write = (schema: object) => {
    const content = { "application/json": { schema } };
    const post = { operationId: "put", requestBody: { content } };
    const document = { openapi: "3.1.0", paths: { "/put": { post } } };
    writeFileSync(path("api.json"), JSON.stringify(document));
  };
  writeFileSync(path("in/body.json"), '{"a":1}');
  write({ type: "object" });
  const watching = start(["in/body.json", "--openapi", "api.json", "--operation", "put"]);
  expect(await watching.runs(1)).toBe("1 file, 1 payload: 1 valid.");
  write({ type: "object", required: ["b"] });
  expect(await watching.runs(2)).toContain("1 payload: 1 invalid");
  expect(await watching.end()).toBe(1);
});

test("a file that is new in a folder is judged, one in a new folder too", async () => {
  const watching = start(["in"]);
  await watching.runs(1);
  writeFileSync(path("in/account.created-v1.2.json"), "{}");
  expect((await watching.runs(2))?.length).toBeGreaterThan(0);
  mkdirSync(path("in/deep"));
  writeFileSync(path("in/deep/account.created-v1.json"), VALID);
  await watching.runs(3);
  expect(watching.io.printed).toContain("3 files, 3 payloads: 2 valid, 1 invalid");
  expect(await watching.end()).toBe(1);
});

test("a terminal is cleared before each run, and what is not an input changes nothing", async () => {
  const watching = start(["in/account.created-v1.json"], true);
  await watching.runs(1);
  writeFileSync(path("in/other.json"), "{}");
  writeFileSync(path("in/account.created-v1.json"), "{}");
  await watching.runs(2);
  await watching.end();
  expect(watching.io.printed.split("\u001b[2J")).toHaveLength(3);
});

test("standard input is refused", async () => {
  const args = parseArguments(validate, ["-", "--watch"]);
  await expect(validate.run(args, fakeIo())).rejects.toThrow("--watch is for files");
});
