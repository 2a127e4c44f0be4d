// The command line beside the least that reading NDJSON can cost, and beside other command lines on
// the same lines and schema.

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EVENTS, loadFixtures, root } from "./built.ts";
import { interleave, least, median } from "./measure.ts";
import { versionOf } from "./rivals.ts";
import { type Grid, megabytes, milliseconds, seconds, type Table, times } from "./table.ts";

const MIXED_LINES = 500_000;
const ONE_EVENT_LINES = 50_000;
const FILES = 500;
const ROUNDS = 5;
const START_ROUNDS = 15;
const EVENT = "account.created-v1";
const CLI = join(root, "dist/src/cli/main.js");

interface Program {
  readonly label: string;
  readonly args: readonly string[];
}

export async function measureNdjson(): Promise<Table> {
  const { fixture } = await loadFixtures();
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-ndjson-"));
  try {
    const mixed = measureMixed(folder, fixture);
    const one = measureOneEvent(folder, fixture);
    const start = measureStart(folder, fixture);
    return {
      title: "Validating files",
      says: `\`energy-contracts validate\` as a whole process, on ${MIXED_LINES.toLocaleString("en")} mixed events in NDJSON beside a loop that splits lines and calls JSON.parse, on one event beside other command lines, and on one small file beside Node doing nothing.`,
      grids: [mixed.grid, one, start.grid],
      claims: [
        {
          text: "one thread takes at most 1.7 times the JSON.parse loop.",
          holds: mixed.ratios[1] <= 1.7,
        },
        {
          text: "two threads take no longer than the JSON.parse loop.",
          holds: mixed.ratios[2] <= 1,
        },
        {
          text: "the verdict on a small file comes at most 60 ms after Node is up.",
          holds: start.extra <= 60,
        },
      ],
      notes: [
        "Memory is the peak of the process with all of its threads. jsonschema is @sourcemeta/jsonschema, a native program; it and ajv-cli are told which schema to use, and read no envelopes.",
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Fixture = (event: string) => unknown;

function measureMixed(
  folder: string,
  fixture: Fixture,
): { grid: Grid; ratios: [number, number, number] } {
  const file = join(folder, "mixed.ndjson");
  const lines = EVENTS.map((type) => `${JSON.stringify({ type, payload: fixture(type) })}\n`);
  const text = Array.from(
    { length: MIXED_LINES },
    (_, index) => lines[(index * 7919) % lines.length],
  ).join("");
  writeFileSync(file, text);
  const loop = join(folder, "loop.mjs");
  writeFileSync(
    loop,
    `import { createReadStream } from "node:fs";
     let rest = "";
     for await (const chunk of createReadStream(process.argv[2], { encoding: "utf8", highWaterMark: 1 << 20 })) {
       const lines = (rest + chunk).split("\\n");
       rest = lines.pop();
       for (const line of lines) if (line) JSON.parse(line);
     }`,
  );
  const programs: Program[] = [
    { label: "split lines and JSON.parse, in the same Node", args: [loop, file] },
    { label: "validate, one thread", args: [CLI, "validate", "--threads", "1", file] },
    { label: "validate, two threads", args: [CLI, "validate", "--threads", "2", file] },
  ];
  const runs = interleave(
    programs.map((program) => () => run(process.execPath, program.args)),
    ROUNDS,
  );
  const wall = runs.map((of) => median(of.map(({ ms }) => ms)));
  const [base = 1] = wall;
  const rows = programs.map(({ label }, at) => {
    const peak = Math.max(...(runs[at] ?? []).map(({ bytes }) => bytes));
    return [label, times((wall[at] ?? 0) / base), seconds(wall[at] ?? 0), megabytes(peak)];
  });
  const ratios = wall.map((ms) => ms / base) as [number, number, number];
  return {
    grid: {
      columns: [
        `${Math.round(text.length / 1e6)} MB of mixed events`,
        "beside JSON.parse",
        "median",
        "peak memory",
      ],
      rows,
    },
    ratios,
  };
}

function measureOneEvent(folder: string, fixture: Fixture): Grid {
  const payload = JSON.stringify(fixture(EVENT));
  const lines = join(folder, "one.jsonl");
  writeFileSync(lines, `${payload}\n`.repeat(ONE_EVENT_LINES));
  const files = join(folder, "files");
  mkdirSync(files);
  for (let index = 0; index < FILES; index++) writeFileSync(join(files, `${index}.json`), payload);
  const schema = join(root, `generated/schemas/${EVENT}.json`);
  const bin = (name: string) => join(root, "bench/node_modules/.bin", name);
  const jsonschema = `jsonschema ${versionOf("@sourcemeta/jsonschema")}`;
  const measured: [what: string, label: string, command: string, args: string[]][] = [
    [
      "lines",
      "energy-contracts validate",
      process.execPath,
      [CLI, "validate", "--event", EVENT, lines],
    ],
    ["lines", jsonschema, bin("jsonschema"), ["validate", schema, lines]],
    ["lines", `${jsonschema} --fast`, bin("jsonschema"), ["validate", "--fast", schema, lines]],
    [
      "files",
      "energy-contracts validate",
      process.execPath,
      [CLI, "validate", "--event", EVENT, files],
    ],
    ["files", jsonschema, bin("jsonschema"), ["validate", schema, files]],
    [
      "files",
      `ajv-cli ${versionOf("ajv-cli")}`,
      bin("ajv"),
      ["validate", "--spec=draft2020", "-s", schema, "-d", `${files}/*.json`],
    ],
  ];
  const runs = interleave(
    measured.map(
      ([, , command, args]) =>
        () =>
          run(command, args).ms,
    ),
    ROUNDS,
  ).map(median);
  const baseOf = (what: string) => runs[measured.findIndex(([own]) => own === what)] ?? 1;
  const count = { lines: `${ONE_EVENT_LINES.toLocaleString("en")} lines`, files: `${FILES} files` };
  const rows = measured.map(([what, label], at) => [
    `${label}, ${count[what as keyof typeof count]}`,
    times((runs[at] ?? 0) / baseOf(what)),
    milliseconds(runs[at] ?? 0),
  ]);
  return { columns: [`\`${EVENT}\``, "beside energy-contracts", "median"], rows };
}

function measureStart(folder: string, fixture: Fixture): { grid: Grid; extra: number } {
  const file = join(folder, `${EVENT}.json`);
  writeFileSync(file, JSON.stringify(fixture(EVENT)));
  const programs: Program[] = [
    { label: "node -e 0", args: ["-e", "0"] },
    { label: "validate one small file", args: [CLI, "validate", file] },
  ];
  const [nothing = 0, verdict = 0] = interleave(
    programs.map((program) => () => run(process.execPath, program.args).ms),
    START_ROUNDS,
  ).map(least);
  const rows = [nothing, verdict].map((ms, at) => [
    programs[at]?.label ?? "",
    milliseconds(ms),
    milliseconds(ms - nothing),
  ]);
  return {
    grid: { columns: ["from start to verdict", "least", "beyond Node"], rows },
    extra: verdict - nothing,
  };
}

/** Prints the peak memory of a Node program on stderr as it ends. */
const REPORT_MEMORY = `data:text/javascript,process.on("exit",()=>process.stderr.write("PEAK "+process.resourceUsage().maxRSS))`;

function run(command: string, args: readonly string[]): { ms: number; bytes: number } {
  const isNode = command === process.execPath;
  const start = performance.now();
  const { status, stderr, stdout, error } = spawnSync(
    command,
    [...(isNode ? ["--import", REPORT_MEMORY] : []), ...args],
    {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      env: { ...process.env, GITHUB_ACTIONS: "" },
    },
  );
  const ms = performance.now() - start;
  if (error) throw error;
  if (status !== 0)
    throw new Error(
      `${command} ${args.join(" ")} ended with ${status}:\n${stdout.slice(-2000)}${stderr}`,
    );
  return { ms, bytes: Number(/PEAK (\d+)/.exec(stderr)?.[1] ?? 0) * 1024 };
}
