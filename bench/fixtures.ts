// How fast `energy-contracts fixtures` writes accounts and `validate` judges them, beside a loop that
// reads them with JSON.parse.
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./built.ts";
import { interleave, median } from "./measure.ts";
import { megabytes, seconds, type Table, times } from "./table.ts";
import { SAYING_USE, type Use, useIn } from "./use.ts";

const COUNT = 50_000;
const MILLION = 1_000_000;
/** In MB. */
const MOST_MEGABYTES = 500;
const ROUNDS = 3;
const AIM = 20_000;
const CLI = join(root, "dist/src/cli/main.cjs");
const write = (name: string, count: number): string[] => [
  CLI,
  "fixtures",
  name,
  "--seed",
  "7",
  "--count",
  String(count),
];
const judge = (name: string, file: string): string[] => [
  CLI,
  "validate",
  "--operation",
  name,
  "--format",
  "json",
  file,
];
const LOOP = `
  import { createReadStream } from "node:fs";
  let rest = "";
  for await (const chunk of createReadStream(process.argv[2], { encoding: "utf8", highWaterMark: 1 << 20 })) {
    const lines = (rest + chunk).split("\\n");
    rest = lines.pop();
    for (const line of lines) JSON.parse(line);
  }`;

export async function measureFixtures(isLong: boolean): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-fixtures-"));
  try {
    const [file, loop] = [join(folder, "accounts.ndjson"), join(folder, "loop.mjs")];
    writeFileSync(loop, LOOP);
    const runs = [write("stageAccount", COUNT), [loop, file], judge("stageAccount", file)];
    const measured = interleave(
      runs.map((args, index) => () => run(args, index === 0 ? file : undefined).cpuMs),
      ROUNDS,
    );
    const [writing = 0, parsing = 0, judging = 0] = measured.map(median);
    const row = (label: string, ms: number): string[] => [
      label,
      times(ms / parsing),
      seconds(ms),
      Math.round((COUNT * 1000) / ms).toLocaleString("en"),
    ];
    const million = isLong ? measureMillion(folder) : [];
    return {
      title: "Writing and judging test data",
      says: `\`energy-contracts fixtures stageAccount --count ${COUNT}\` as a whole process, into a file of ${Math.round(statSync(file).size / 1e6)} MB, and \`validate --operation stageAccount\` of that file, beside a loop that splits its lines and calls JSON.parse.`,
      grids: [
        {
          columns: [
            `${COUNT.toLocaleString("en")} accounts`,
            "beside JSON.parse",
            "processor time, median",
            "accounts a second",
          ],
          rows: [
            row("split lines and JSON.parse", parsing),
            row("fixtures", writing),
            row("validate --operation", judging),
          ],
        },
        ...(isLong ? [millionGrid(million)] : []),
      ],
      claims: [
        {
          text: `${AIM.toLocaleString("en")} accounts are written in a second of the processor.`,
          holds: (COUNT * 1000) / writing >= AIM,
        },
        {
          text: "`validate --operation` takes at most 1.4 of the time of the JSON.parse loop.",
          holds: judging / parsing <= 1.4,
        },
        ...(isLong
          ? [
              {
                text: `A million lines are judged within ${MOST_MEGABYTES} MB.`,
                holds: million.every(({ bytes }) => bytes <= MOST_MEGABYTES * 1024 * 1024),
              },
            ]
          : []),
      ],
      notes: [
        "Times are those of the processor, of all threads of a process together: the machine is shared.",
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface MillionLines extends Use {
  readonly operation: string;
  readonly fileSize: number;
}

/** Judges a million lines of each operation whose rules remember earlier lines. */
const measureMillion = (folder: string): MillionLines[] =>
  ["stageAccount", "createTransactions", "createHistoricalStatements"].map((operation) => {
    const file = join(folder, "million.ndjson");
    run(write(operation, MILLION), file);
    return { operation, fileSize: statSync(file).size, ...run(judge(operation, file)) };
  });

const millionGrid = (million: readonly MillionLines[]): Table["grids"][number] => ({
  columns: ["a million lines", "file", "judged in", "memory at most"],
  rows: million.map(({ operation, fileSize, cpuMs, bytes }) => [
    operation,
    `${(fileSize / 1e9).toFixed(1)} GB`,
    seconds(cpuMs),
    megabytes(bytes),
  ]),
});

/** Runs a program of Node, with its output in a file if one is named. */
function run(args: readonly string[], output?: string): Use {
  const target = output === undefined ? "ignore" : openSync(output, "w");
  const { status, stderr } = spawnSync(process.execPath, [...SAYING_USE, ...args], {
    stdio: ["ignore", target, "pipe"],
    encoding: "utf8",
  });
  if (typeof target === "number") closeSync(target);
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}:\n${stderr}`);
  return useIn(stderr);
}
