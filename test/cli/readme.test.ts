// Runs every line for the shell in the README.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { parseArguments } from "../../src/cli/arguments.ts";
import { diff } from "../../src/cli/diff/command.ts";
import { emit } from "../../src/cli/emit/command.ts";
import { fixture } from "../../src/fixtures.ts";
import { startCliOfTest } from "./cli-server.ts";
import { makeFolder, runCli } from "./run-cli.ts";

const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
/** The words after the name of the program, without quotes and comment. */
const lines = [...readme.matchAll(/^```sh\n(.*?)^```$/gms)]
  .flatMap(([, text = ""]) => text.split("\n"))
  .flatMap(
    (line) => /\benergy-contracts ((?!.*\benergy-contracts )[^#]+)/.exec(line)?.[1]?.trim() ?? [],
  )
  .filter((line) => /^[a-z]+\b/.test(line))
  .map((line) => line.split(/\s+/).map((word) => word.replace(/^'|'$/g, "")));

const payload = fixture("account.created-v1");
const folder = makeFolder({
  "fixtures/account.created-v1.json": JSON.stringify(payload),
  "contracts/order.placed-v1.schema.json": '{"type":"object"}',
  "a.ndjson": `${JSON.stringify(fixture("stageAccount"))}\n`,
  "captured.ndjson.gz": gzipSync(`${JSON.stringify({ type: "account.created-v1", payload })}\n`),
});
afterAll(() => folder.remove());

test("there are lines for every group of users", () => {
  expect(lines.map(([command]) => command)).toEqual([
    "mock",
    "serve",
    "validate",
    "list",
    "show",
    "validate",
    "validate",
    "fixtures",
    "emit",
    "diff",
    "contracts",
  ]);
});

const SERVERS = ["serve", "mock"];
/** These need a receiver or a revision. */
const NOT_ALONE = [emit, diff];

const linesOf = (names: readonly string[]) =>
  lines.filter(([command = ""]) => names.includes(command));
const others = [...SERVERS, ...NOT_ALONE.map(({ name }) => name)];

describe("runs", () => {
  test.each(lines.filter((line) => !linesOf(others).includes(line)))(
    "%s %s %s",
    async (...args) => {
      const { code, out } = await runCli(args.filter(Boolean), { cwd: folder.path });
      expect(code).toBe(0);
      expect(out).not.toBe("");
    },
  );

  test.each(linesOf(SERVERS))("%s", async (...args) => {
    const server = await startCliOfTest([...args, "--port", "0"]);
    expect((await fetch(`${server.url}/v1/products/`)).status).toBe(200);
  });
});

test.each(NOT_ALONE)("$name takes its operands and options", (command) => {
  expect(linesOf([command.name])).not.toEqual([]);
  for (const [, ...words] of linesOf([command.name])) {
    const { operands, has, texts } = parseArguments(command, words);
    const options = words.flatMap((word) => (word.startsWith("--") ? [word.slice(2)] : []));
    expect(options.filter(has)).toEqual(options);
    const read = options.flatMap((option) => [`--${option}`, ...texts(option)]);
    expect([...operands, ...read].sort()).toEqual([...words].sort());
  }
});
