// Documents of the operator that are wrong in very many places: the first hundred faults are named,
// the others counted, and what that takes of memory is in proportion to the document.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import openApi from "../../generated/openapi.json" with { type: "json" };
import { parseSettings } from "../../src/servers/app/config/config-file.ts";
import { runCli } from "../cli/run-cli.ts";
import { figure } from "../servers/stores/engines.ts";
import { temporaryDirectory } from "../servers/stores/temporary-directory.ts";

const root = join(import.meta.dirname, "../..");
const TAKEN = `
  import { readFileSync, writeSync } from "node:fs";
  // Linux begins maxRSS with what the parent took.
  const kilobytes = () =>
    process.platform === "linux"
      ? Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1])
      : process.resourceUsage().maxRSS;
  const taken = () => kilobytes() * 1024;
`;
/** The built package as a server that answers any message with the memory that it took at most. */
const SERVER = `
  import { createApp, listen } from "./dist/src/server.js";
  ${TAKEN}
  const { url } = await listen(createApp({ control: true, log: () => {} }), { port: 0 });
  process.on("message", () => process.send({ bytes: taken() }));
  process.on("disconnect", () => process.exit());
  process.send({ url });
`;
/** Makes a process print the memory that it took at most when it ends. */
const AT_EXIT = `${TAKEN} process.on("exit", () => writeSync(1, String(taken())));`;
/** MB for new objects, and for those that stay: garbage that is collected late can't add to what is taken. */
const LITTLE_ROOM = ["--max-semi-space-size=4", "--max-old-space-size=70"];

interface Message {
  readonly url: string;
  readonly bytes: number;
}
const nextFrom = async (child: ChildProcess): Promise<Message> => (await once(child, "message"))[0];

/** A server in a process of its own. */
async function start() {
  const child = spawn(process.execPath, [...LITTLE_ROOM, "--input-type=module", "-"], {
    cwd: root,
    stdio: ["pipe", "inherit", "inherit", "ipc"],
  });
  child.stdin?.end(SERVER);
  onTestFinished(() => void child.kill());
  const { url } = await nextFrom(child);
  const memory = async () => {
    child.send({});
    return (await nextFrom(child)).bytes;
  };
  return { url, memory };
}

/** Loads a state into a new server. Returns the answer, and the memory that it took. */
async function load(document: string) {
  const { url, memory } = await start();
  const put = (body: string) =>
    fetch(`${url}/__control/state`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body,
    });
  await (await put('{"staged":[{}]}')).text();
  const before = await memory();
  const response = await put(document);
  const text = await response.text();
  return { status: response.status, text, taken: (await memory()) - before };
}

/** Starts the command with a state that it refuses. Returns what it says, and the memory it took. */
async function refuse(document: string) {
  const file = join(temporaryDirectory(), "state.json");
  writeFileSync(file, document);
  const measured = `--import=data:text/javascript,${encodeURIComponent(AT_EXIT)}`;
  const { out, err } = await runCli(["serve", "--state", file, "--port", "0"], {
    nodeOptions: [...LITTLE_ROOM, measured],
  });
  return { text: err, bytes: Number(out) };
}

const times = (count: number, item: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => item(index)).join();
const accountOf = (supplier: string, number: string): string =>
  `{"import_supplier":"${supplier}","external_account_number":"${number}"}`;
const manyStrangers = (count: number): string =>
  `{"staged":[${times(count, (index) => accountOf("NOBODY", `${index}`))}]}`;
const { accountComplete: household } = openApi.components.examples;
const manyHouseholds = (count: number): string =>
  `{"staged":[${times(count, (index) => JSON.stringify({ ...household.value, external_account_number: `${index}` }))}]}`;

/** What an engine takes before it looks for what it no longer needs. */
const ANYWAY = 32 * 1024 * 1024;
const TIMES_THE_DOCUMENT = 6;

/** Says what a document took, and holds it to what it may take. */
function expectLittle(what: string, taken: number, { length }: string): void {
  expect(taken).toBeGreaterThan(0);
  figure(`${what}: ${(taken / length).toFixed(1)} times its ${Math.round(length / 1e6)} MB`);
  expect(taken).toBeLessThan(TIMES_THE_DOCUMENT * length + ANYWAY);
}

/** Each with what is answered, and with what is said of a file, where that is tried. */
const DOCUMENTS: readonly [what: string, answer: string, make: () => string, ofFile?: string][] = [
  ["4,000 households", '{"loaded":true}', () => manyHouseholds(4_000)],
  [
    "4,900,000 empty accounts",
    "The body has more than 918750 values.",
    () => `{"imported":[{}${",{}".repeat(4_900_000 - 1)}]}`,
    "the file can't be read: more than 918750 values",
  ],
  [
    "250,000 products with an unknown field",
    "Only the first 100 of 250000 faults are listed.",
    () =>
      `{"products":[${times(250_000, (index) => `{"code":"A${index}","x":"a text that is long enough"}`)}]}`,
  ],
  [
    "250,000 products with a field of their own",
    "The body has more than 1000 different field names.",
    () =>
      `{"products":[${times(250_000, (index) => `{"code":"A","x${index}":"a text that is long"}`)}]}`,
  ],
  [
    "400,000 unknown fields",
    "The body has more than 1000 different field names.",
    () => `{${times(400_000, (index) => `"unknown_field_${index}":"a value"`)}}`,
    "more than 1000 different field names",
  ],
  [
    "250,000 accounts of nobody",
    "Only the first 100 of 250000 faults",
    () => manyStrangers(250_000),
    "and 249980 more",
  ],
  [
    "250,000 times one account",
    "Only the first 100 of 249999 faults are listed.",
    () => `{"staged":[${times(250_000, () => accountOf("NORDWERK", "1"))}]}`,
  ],
];

test.each(DOCUMENTS)("PUT /__control/state: %s", async (what, answer, make) => {
  const document = make();
  const { status, text, taken } = await load(document);
  expect([200, 400, 413]).toContain(status);
  expect(text).toContain(answer);
  expect(text.length).toBeLessThan(50_000);
  expectLittle(`PUT /__control/state, ${what}`, taken, document);
});

test.each(DOCUMENTS.filter(([, , , ofFile]) => ofFile))(
  "serve --state: %s",
  async (what, _, make, ofFile) => {
    const document = make();
    const before = (await refuse('{"staged":[{}]}')).bytes;
    const { text, bytes } = await refuse(document);
    expect(text).toContain(ofFile);
    expectLittle(`serve --state, ${what}`, bytes - before, document);
  },
);

describe("a configuration file", () => {
  const problemsOf = (more: object): readonly string[] => {
    const config = { apiKeys: ["a"], operationsTeams: ["b"], suppliers: [{ code: "C" }], ...more };
    const parsed = parseSettings(JSON.stringify(config), "config.json");
    return "problems" in parsed ? parsed.problems : [];
  };

  test.each<[string, object, number]>([
    ["suppliers without a code", { suppliers: Array.from({ length: 5_000 }, () => ({})) }, 5_000],
    ["keys that are the same", { apiKeys: Array.from({ length: 10_000 }, () => "a") }, 9_999],
    [
      "keys that differ, but two",
      { apiKeys: Array.from({ length: 50_000 }, (_, index) => `key-${index || 1}`) },
      1,
    ],
  ])("with many %s", (_, more, faults) => {
    const problems = problemsOf(more);
    expect(problems).toHaveLength(Math.min(faults, 101));
    if (faults > 100) expect(problems.at(-1)).toBe(`and ${faults - 100} more`);
  });
});
