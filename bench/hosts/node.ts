// The judge on Node beside JSON.parse: the grid of Node for `npm run bench -- hosts`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { dist } from "../built.ts";
import type { Report } from "../hosts.ts";
import { interleave, median } from "../measure.ts";
import { times } from "../table.ts";

const LINES = 40_000;
const ROUNDS = 15;
const SHARES = [0, 10, 100];
const MOST = 0.8;
const MOST_OBJECTS = 1.3;

const [folder = ""] = process.argv.slice(2);
const { openJudge }: typeof import("../../src/judge.ts") = await import(
  pathToFileURL(join(dist, "src/judge.js")).href
);
const judge = await openJudge();

/** The CPU time of this process for a task, in milliseconds. */
function cpu(task: () => unknown): number {
  const start = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const NAMES = [
  "`JSON.parse` of each line",
  "`judge.columns` of bytes",
  "`judge.columns` of strings",
  "`judge.judge` of bytes",
  "`judge.judge` of strings",
];

/** The time of each candidate beside JSON.parse, and the megabytes that JSON.parse reads in a second. */
function measure(share: number): { ratios: number[]; megabytes: number } {
  const text = readFileSync(join(folder, `lines-${share}.ndjson`), "utf8");
  const lines = text.split("\n", LINES);
  const bytes = lines.map((line) => Buffer.from(line));
  const all = (columns: Iterable<unknown>) => [...columns];
  const candidates = [
    () => {
      for (const line of lines) JSON.parse(line);
    },
    () => all(judge.columns(bytes)),
    () => all(judge.columns(lines)),
    () => judge.judge(bytes),
    () => judge.judge(lines),
  ];
  const measured = interleave(
    candidates.map((candidate) => () => cpu(candidate)),
    ROUNDS,
  ).map(median);
  const [parse = Number.NaN] = measured;
  const size = bytes.reduce((sum, { length }) => sum + length, 0);
  return { ratios: measured.map((time) => time / parse), megabytes: size / parse / 1000 };
}

const measured = SHARES.map(measure);
const rows = NAMES.map((name, index) => [
  name,
  ...measured.map(({ ratios, megabytes }) =>
    index === 0 ? `1 (${Math.round(megabytes)} MB/s)` : times(ratios[index] ?? Number.NaN),
  ),
]);
const report: Report = {
  grids: [
    {
      columns: [
        `Node ${process.versions.node}, beside \`JSON.parse\``,
        ...SHARES.map((share) => `${share} % invalid`),
      ],
      rows,
    },
  ],
  claims: [
    {
      text: `Columns of bytes take at most ${MOST} of the time of \`JSON.parse\`, with 0 and 10 % invalid.`,
      holds: measured.slice(0, 2).every(({ ratios: [, columns = 1] }) => columns <= MOST),
    },
    {
      text: `Objects of bytes take at most ${MOST_OBJECTS} of the time of \`JSON.parse\`, also with 100 % invalid.`,
      holds: measured.every(({ ratios }) => (ratios[3] ?? Infinity) <= MOST_OBJECTS),
    },
  ],
};
process.stdout.write(JSON.stringify(report));
