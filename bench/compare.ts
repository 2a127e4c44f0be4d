// node bench/compare.ts OLD [NEW]: shows that two revisions print and answer the same, byte by byte.
// It runs every command of the manuals and of the help of OLD, and seeded requests at the server and
// the mock of both; then it times `validate` of both in turn. NEW is HEAD unless it is named.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { faults, fixture, fixtures } from "../src/fixtures.ts";
import { mutants } from "../test/attacks/mutants.ts";
import { readCommands, SERVERS } from "./compare/read-commands.ts";

const root = join(import.meta.dirname, "..");
const REQUESTS = Number(process.env.COMPARED_REQUESTS ?? 5000);
const ROUNDS = 15;
const EVENT = "account.created-v1";
const CHANCE = ["--import", join(import.meta.dirname, "compare/fixed-chance.mjs")];
const ANSWER = join(import.meta.dirname, "compare/answer-requests.mjs");
const scratch = mkdtempSync(join(tmpdir(), "energy-contracts-compare-"));

/** A built checkout of a revision. */
function checkOut(revision: string, name: string): string {
  const folder = join(scratch, name);
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", folder, revision], { cwd: root });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  execFileSync("npm", ["run", "build"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  return folder;
}

/** All that a program of a checkout prints, with its exit code and without its own path. */
function outputOf(checkout: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...CHANCE, ...args], {
    cwd,
    input: "{}\n",
    encoding: "utf8",
    env: { PATH: process.env.PATH, NO_COLOR: "1" },
    maxBuffer: 2 ** 29,
  });
  return `exit ${status}\n${stdout}\n${stderr}`.replaceAll(checkout, "");
}

const cliOf = (checkout: string): string => join(checkout, "dist/src/cli/main.cjs");

/** Makes the files that the manuals name, and returns their folder. */
function makeInputs(): string {
  const folder = join(scratch, "inputs");
  const payloads = [fixture(EVENT), ...faults(EVENT).map(({ payload }) => payload)];
  const messages = linesOf(payloads.map((payload) => ({ type: EVENT, payload })));
  const accounts = linesOf([...fixtures("stageAccount", { count: 20, seed: 7 })]);
  const files: Readonly<Record<string, string | Uint8Array>> = {
    [`fixtures/${EVENT}.json`]: JSON.stringify(fixture(EVENT), null, 2),
    "captured.ndjson": messages,
    "captured.ndjson.gz": gzipSync(messages),
    "events.ndjson": messages,
    "dump.ndjson": messages,
    "a.ndjson": accounts,
    "accounts.ndjson": accounts,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

const linesOf = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join("");

/** The words of a command as a shell splits them. */
const wordsOf = (call: string): string[] =>
  [...call.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([word, ...parts]) => parts.find((part) => part !== undefined) ?? word,
  );

function runCommand(checkout: string, call: string): string {
  const folder = makeInputs();
  const output = outputOf(checkout, [cliOf(checkout), ...wordsOf(call)], folder);
  rmSync(folder, { recursive: true });
  return output.replaceAll(folder, "");
}

function compareCommands(before: string, after: string): number {
  const commands = readCommands(before, (command) =>
    outputOf(before, [cliOf(before), command, "--help"].filter(Boolean), before),
  ).filter((call) => !SERVERS.test(call) || call.endsWith("--help"));
  const changed = commands.filter((call) => runCommand(before, call) !== runCommand(after, call));
  for (const call of changed)
    console.log(
      `\nenergy-contracts ${call}\n${difference(runCommand(before, call), runCommand(after, call))}`,
    );
  console.log(`${commands.length} commands, ${changed.length} of them print something else.`);
  return changed.length;
}

const firstOf = <Value>(values: Iterator<Value>, count: number): Value[] =>
  Array.from({ length: count }, () => values.next().value as Value);

const isAnswer = (line: string): boolean => /^\["(?:serve|mock)"/.test(line);

/** Names ids by their order, so that one draw of chance more or less does not change all others. */
function numberIds(text: string): string {
  const ids = new Map<string, string>();
  return text.replace(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, (id) => {
    const name = ids.get(id) ?? `id ${ids.size + 1}`;
    ids.set(id, name);
    return name;
  });
}

function compareAnswers(before: string, after: string): number {
  const file = join(scratch, "requests.ndjson");
  writeFileSync(file, linesOf(firstOf(mutants(), REQUESTS)));
  const [old, now] = [before, after].map((checkout) =>
    numberIds(outputOf(checkout, [ANSWER, checkout, file], root)).split("\n"),
  );
  const answered = Math.min(...[old, now].map((lines = []) => lines.filter(isAnswer).length));
  if (answered < 2 * REQUESTS)
    throw new Error(
      `Of ${REQUESTS} requests, ${answered / 2} have answers:\n${now?.slice(-10).join("\n")}`,
    );
  const changed = old?.flatMap((line, index) => (line === now?.[index] ? [] : [index])) ?? [];
  for (const index of changed.slice(0, 10))
    console.log(`\n- ${old?.[index]?.slice(0, 2000)}\n+ ${now?.[index]?.slice(0, 2000)}`);
  console.log(`${REQUESTS} requests at two servers, ${changed.length} answers differ.`);
  return changed.length;
}

/** The first lines in which two outputs differ. */
function difference(before: string, after: string): string {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const first = old.findIndex((line, index) => line !== now[index]);
  return [
    `- ${old.slice(first, first + 3).join("\n- ")}`,
    `+ ${now.slice(first, first + 3).join("\n+ ")}`,
  ].join("\n");
}

/** How long the second takes of the first: the median of pairs, each in turn. */
function compareSpeed(before: string, after: string): void {
  const file = join(scratch, "valid.ndjson");
  const line = linesOf([{ type: EVENT, payload: fixture(EVENT) }]);
  writeFileSync(file, line.repeat(300_000));
  const seconds = (checkout: string): number => {
    const start = performance.now();
    execFileSync(process.execPath, [cliOf(checkout), "validate", file], { stdio: "ignore" });
    return performance.now() - start;
  };
  const ratios = Array.from({ length: ROUNDS }, () => seconds(after) / seconds(before)).sort(
    (a, b) => a - b,
  );
  console.log(`validate takes ${ratios[ROUNDS >> 1]?.toFixed(3)} of the time of before.`);
}

const [revision, next = "HEAD"] = process.argv.slice(2);
if (revision === undefined) {
  console.error("Name a revision to compare with: node bench/compare.ts OLD [NEW]");
  process.exit(2);
}
try {
  const [before, after] = [checkOut(revision, "before"), checkOut(next, "after")];
  const changes = compareCommands(before, after) + compareAnswers(before, after);
  compareSpeed(before, after);
  process.exitCode = changes > 0 ? 1 : 0;
} finally {
  rmSync(scratch, { recursive: true });
  execFileSync("git", ["worktree", "prune"], { cwd: root });
}
