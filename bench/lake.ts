// What it takes to read a lake: a gigabyte of events as they lie in a bucket, scaled to a terabyte.
import { appendFileSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadFixtures, root } from "./built.ts";
import { interleave, least } from "./measure.ts";
import { run } from "./ndjson.ts";
import { seconds, type Table } from "./table.ts";
import { SAYING_USE, useIn } from "./use.ts";
import { variedLines } from "./varied-events.ts";

const LINES = 450_000;
/** So often the lines are written, for a gigabyte. */
const TIMES = 7;
const ROUNDS = 3;
const TERABYTE = 1e12;
const MOST_MINUTES = 240;
const MOST_APART = 1.4;

export async function measureLake(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-lake-"));
  try {
    const text = variedLines(await loadFixtures(), LINES, 0.001);
    const plain = join(folder, "lines.ndjson");
    const packed = join(folder, "firehose.gz");
    const joined = gzipSync(text.replaceAll("\n", ""));
    for (let time = 0; time < TIMES; time++) {
      appendFileSync(plain, text);
      appendFileSync(packed, joined);
    }
    const [good, bad] = [join(folder, "good"), join(folder, "bad.faults.ndjson")];
    const apart = ["--valid", good, "--invalid", bad];
    const programs: readonly (readonly [what: string, args: readonly string[]])[] = [
      ["lines", [plain]],
      ["lines, good and bad apart", [plain, ...apart]],
      ["nothing between messages, packed with gzip", [packed]],
      ["the same, good and bad apart", [packed, ...apart]],
    ];
    const cpu = interleave(
      programs.map(([, args]) => () => {
        for (const file of [good, bad]) rmSync(file, { force: true });
        return useIn(run(process.execPath, [...VALIDATE, ...args]).stderr);
      }),
      ROUNDS,
    ).map((uses) => least(uses.map(({ cpuMs }) => cpuMs)));
    const bytes = statSync(plain).size;
    const minutes = cpu.map((ms) => ((ms / 60_000) * TERABYTE) / bytes);
    return {
      title: "A lake",
      says: `\`energy-contracts validate --threads 1\` of ${(bytes / 1e9).toFixed(2)} GB of varied events, 0.1 % invalid: the time of the processor, and what that comes to for a terabyte.`,
      grids: [
        {
          columns: ["what lies there", "core-seconds", "core-minutes for a terabyte"],
          rows: programs.map(([what], index) => [
            what,
            seconds(cpu[index] ?? 0),
            `${Math.round(minutes[index] ?? 0)}`,
          ]),
        },
      ],
      claims: [
        {
          text: `a terabyte takes at most ${MOST_MINUTES} core-minutes, packed and written apart.`,
          holds: Math.max(...minutes) <= MOST_MINUTES,
        },
        {
          text: `writing them apart takes at most ${MOST_APART} times the time.`,
          holds: (cpu[1] ?? 0) <= (cpu[0] ?? 0) * MOST_APART,
        },
      ],
      notes: [
        `The least of ${ROUNDS} runs. A terabyte was not read: the last column is scaled from the one before, for a terabyte that is not packed, and has nothing of the network in it.`,
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const VALIDATE = [
  ...SAYING_USE,
  join(root, "dist/src/cli/main.cjs"),
  ...["validate", "--threads", "1", "--format", "json", "--max-issues", "1"],
];
