// The command line beside the least that reading NDJSON can cost, and beside other command lines on
// the same lines and schema.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EVENTS, loadFixtures, root } from "./built.ts";
import { interleave, least, median } from "./measure.ts";
import { versionOf } from "./rivals.ts";
import { type Grid, megabytes, milliseconds, seconds, type Table, times } from "./table.ts";
import { SAYING_USE, useIn } from "./use.ts";
import { variedLines } from "./varied-events.ts";

const REPEATED_LINES = 500_000;
const VARIED_LINES = 450_000;
const SHARED_LINES = 200_000;
const ONE_EVENT_LINES = 50_000;
const FILES = 500;
const ROUNDS = 5;
const START_ROUNDS = 15;
/** Where jsonschema with all files stands among the programs that are measured on one event. */
const NATIVE_FILES = 4;
const EVENT = "account.created-v1";
const CLI = join(root, "dist/src/cli/main.cjs");

interface Program {
  readonly label: string;
  readonly args: readonly string[];
}

export async function measureNdjson(): Promise<Table> {
  const fixtures = await loadFixtures();
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-ndjson-"));
  try {
    const repeated = measureLines(
      folder,
      "the same events again and again",
      repeatedLines(fixtures),
    );
    const varied = measureLines(
      folder,
      "varied events, 0.1 % invalid",
      variedLines(fixtures, VARIED_LINES, 0.001),
    );
    const invalid = measureInvalid(folder, fixtures);
    const [valid = 1, , some = 1, all = 1] = invalid.ratios;
    const oneEvent = measureOneEvent(folder, fixtures.fixture);
    const start = measureStart(folder, fixtures.fixture);
    return {
      title: "Validating files",
      says: "`energy-contracts validate` as a whole process, on NDJSON beside a loop that splits lines and calls JSON.parse, on one event beside other command lines, and on one small file beside Node doing nothing.",
      grids: [repeated.grid, varied.grid, invalid.grid, oneEvent.grid, start.grid],
      claims: [
        {
          text: "on varied events it takes at most 0.27 of the time of the JSON.parse loop.",
          holds: varied.ratio <= 0.27,
        },
        {
          text: "its CPU time is at most 0.27 of that loop's with no invalid line, 0.4 with 10 %, and 0.95 if all are invalid.",
          holds: valid <= 0.27 && some <= 0.4 && all <= 0.95,
        },
        {
          text: "on varied events it takes at most 80 MB.",
          holds: varied.peak <= 80 * 1024 * 1024,
        },
        {
          text: "`observe` takes at most 1.15 of the time of `validate` on the same lines.",
          holds: repeated.observing <= 1.15 && varied.observing <= 1.15,
        },
        {
          text: "500 files take at most 1.3 times as long as jsonschema takes for them.",
          holds: oneEvent.filesRatio >= 1 / 1.3,
        },
        {
          text: "one small file takes at most 1.35 times as long as Node doing nothing.",
          holds: start.ratio <= 1.35,
        },
      ],
      notes: [
        "Memory is the peak of the process. jsonschema is @sourcemeta/jsonschema, a native program that npm's command starts from Node; it and ajv-cli are told which schema to use, and read no envelopes.",
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Fixtures = typeof import("../src/fixtures.ts");
type Fixture = Fixtures["fixture"];

function repeatedLines({ fixture }: Fixtures): string {
  const lines = EVENTS.map((type) => `${JSON.stringify({ type, payload: fixture(type) })}\n`);
  return Array.from(
    { length: REPEATED_LINES },
    (_, index) => lines[(index * 7919) % lines.length],
  ).join("");
}

/** A program that parses lines, as little as reading them can be. */
function writeLoop(folder: string): string {
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
  return loop;
}

function measureLines(
  folder: string,
  what: string,
  text: string,
): { grid: Grid; ratio: number; observing: number; peak: number } {
  const file = join(folder, "lines.ndjson");
  writeFileSync(file, text);
  const loop = writeLoop(folder);
  const validate = [CLI, "validate", "--format", "json", "--max-issues", "0", file];
  const programs: Program[] = [
    { label: "split lines and JSON.parse, in the same Node", args: [loop, file] },
    { label: "validate", args: validate },
    { label: "observe", args: [CLI, "observe", file] },
  ];
  const runs = interleave(
    programs.map((program) => () => {
      const { ms, stderr } = run(process.execPath, [...SAYING_USE, ...program.args]);
      return { ms, ...useIn(stderr) };
    }),
    ROUNDS,
  );
  const wall = runs.map((of) => median(of.map(({ ms }) => ms)));
  const peaks = runs.map((of) => Math.max(...of.map(({ bytes }) => bytes)));
  const [base = 1, oneEvent = 0] = wall;
  const [, validating = [], observing = []] = runs;
  const rows = programs.map(({ label }, index) => [
    label,
    times((wall[index] ?? 0) / base),
    seconds(wall[index] ?? 0),
    megabytes(peaks[index] ?? 0),
  ]);
  const size = `${Math.round(Buffer.byteLength(text) / 1e6)} MB: ${what}`;
  return {
    grid: { columns: [size, "beside JSON.parse", "median", "peak memory"], rows },
    ratio: oneEvent / base,
    observing: median(observing.map(({ ms }, index) => ms / (validating[index]?.ms ?? 1))),
    peak: peaks[1] ?? 0,
  };
}

/** What of the lines is invalid. */
const SHARES = [0, 0.001, 0.1, 1];

/** Files with more and more invalid lines. Each ratio is the median of those of rounds. */
function measureInvalid(folder: string, fixtures: Fixtures): { grid: Grid; ratios: number[] } {
  const loop = writeLoop(folder);
  const file = join(folder, "shares.ndjson");
  const measured = SHARES.map((share) => {
    writeFileSync(file, variedLines(fixtures, SHARED_LINES, share));
    const validate = [CLI, "validate", "--format", "json", file];
    const [parsing = [], validating = []] = interleave(
      [[loop, file], validate].map(
        (args) => () => useIn(run(process.execPath, [...SAYING_USE, ...args]).stderr),
      ),
      ROUNDS,
    );
    const ratio = median(
      validating.map(({ cpuMs }, index) => cpuMs / (parsing[index]?.cpuMs ?? 1)),
    );
    const row = [
      `${share * 100} %`,
      times(ratio),
      milliseconds(median(validating.map(({ cpuMs }) => cpuMs))),
      megabytes(Math.max(...validating.map(({ bytes }) => bytes))),
    ];
    return { ratio, row };
  });
  const what = `validate, ${SHARED_LINES.toLocaleString("en")} varied events, of which invalid`;
  return {
    grid: {
      columns: [what, "CPU beside JSON.parse", "CPU", "peak memory"],
      rows: measured.map(({ row }) => row),
    },
    ratios: measured.map(({ ratio }) => ratio),
  };
}

/** What npm's command of jsonschema starts. */
const BINARY = join(
  root,
  "bench/node_modules/@sourcemeta/jsonschema/build/github-releases",
  `jsonschema-${process.platform}-${process.arch === "x64" ? "x86_64" : process.arch}`,
);

type Row = [what: string, label: string, command: string, args: string[]];

/** The ratio is that of jsonschema for all files. */
function measureOneEvent(folder: string, fixture: Fixture): { grid: Grid; filesRatio: number } {
  const payload = JSON.stringify(fixture(EVENT));
  const lines = join(folder, "one.jsonl");
  writeFileSync(lines, `${payload}\n`.repeat(ONE_EVENT_LINES));
  const files = join(folder, "files");
  mkdirSync(files);
  for (let index = 0; index < FILES; index++) writeFileSync(join(files, `${index}.json`), payload);
  const schema = join(root, `generated/schemas/${EVENT}.json`);
  const bin = (name: string) => join(root, "bench/node_modules/.bin", name);
  const jsonschema = `jsonschema ${versionOf("@sourcemeta/jsonschema")}`;
  const measured: Row[] = [
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
    ...(existsSync(BINARY)
      ? [
          [
            "files",
            `${jsonschema} without npm's command`,
            BINARY,
            ["validate", schema, files],
          ] as Row,
        ]
      : []),
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
  const baseOf = (what: string) => runs[measured.findIndex(([name]) => name === what)] ?? 1;
  const count = { lines: `${ONE_EVENT_LINES.toLocaleString("en")} lines`, files: `${FILES} files` };
  const rows = measured.map(([what, label], index) => [
    `${label}, ${count[what as keyof typeof count]}`,
    times((runs[index] ?? 0) / baseOf(what)),
    milliseconds(runs[index] ?? 0),
  ]);
  return {
    grid: { columns: [`\`${EVENT}\``, "beside energy-contracts", "median"], rows },
    filesRatio: (runs[NATIVE_FILES] ?? 0) / baseOf("files"),
  };
}

function measureStart(folder: string, fixture: Fixture): { grid: Grid; ratio: number } {
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
  const rows = [nothing, verdict].map((ms, index) => [
    programs[index]?.label ?? "",
    milliseconds(ms),
    milliseconds(ms - nothing),
  ]);
  return {
    grid: { columns: ["from start to verdict", "least", "beyond Node"], rows },
    ratio: verdict / nothing,
  };
}

export function run(command: string, args: readonly string[]): { ms: number; stderr: string } {
  const start = performance.now();
  const { status, stderr, stdout, error } = spawnSync(command, args, {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env: { ...process.env, GITHUB_ACTIONS: "" },
  });
  const ms = performance.now() - start;
  if (error) throw error;
  if (status !== 0 && !(command === process.execPath && status === 1))
    // some lines are invalid
    throw new Error(
      `${command} ${args.join(" ")} ended with ${status}:\n${stdout.slice(-2000)}${stderr}`,
    );
  return { ms, stderr };
}
