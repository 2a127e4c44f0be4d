// How fast `energy-contracts fixtures` writes accounts, beside a loop that reads them again with
// JSON.parse.
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./built.ts";
import { interleave, median } from "./measure.ts";
import { seconds, type Table, times } from "./table.ts";

const COUNT = 100_000;
const ROUNDS = 3;
const AIM = 20_000;
const CLI = join(root, "dist/src/cli/main.js");
const WRITE = [CLI, "fixtures", "stageAccount", "--seed", "7", "--count", String(COUNT)];
const LOOP = `
  import { createReadStream } from "node:fs";
  let rest = "";
  for await (const chunk of createReadStream(process.argv[2], { encoding: "utf8", highWaterMark: 1 << 20 })) {
    const lines = (rest + chunk).split("\\n");
    rest = lines.pop();
    for (const line of lines) JSON.parse(line);
  }`;

export async function measureFixtures(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-fixtures-"));
  try {
    const [file, loop] = [join(folder, "accounts.ndjson"), join(folder, "loop.mjs")];
    writeFileSync(loop, LOOP);
    const measured = interleave([() => run(WRITE, file), () => run([loop, file])], ROUNDS);
    const [write = 0, parse = 0] = measured.map(median);
    const perSecond = (ms: number) => Math.round((COUNT * 1000) / ms).toLocaleString("en");
    return {
      title: "Writing test data",
      says: `\`energy-contracts fixtures stageAccount --count ${COUNT}\` as a whole process, into a file of ${Math.round(statSync(file).size / 1e6)} MB, beside a loop that splits its lines and calls JSON.parse.`,
      grids: [
        {
          columns: ["100,000 accounts", "beside JSON.parse", "median", "accounts a second"],
          rows: [
            ["split lines and JSON.parse", times(1), seconds(parse), perSecond(parse)],
            ["fixtures", times(write / parse), seconds(write), perSecond(write)],
          ],
        },
      ],
      claims: [
        {
          text: `${AIM.toLocaleString("en")} accounts a second are written.`,
          holds: (COUNT * 1000) / write >= AIM,
        },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a program of Node, with its output in a file if one is named. Returns milliseconds. */
function run(args: readonly string[], output?: string): number {
  const target = output === undefined ? "ignore" : openSync(output, "w");
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    stdio: ["ignore", target, "pipe"],
    encoding: "utf8",
  });
  const ms = performance.now() - start;
  if (typeof target === "number") closeSync(target);
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}:\n${stderr}`);
  return ms;
}
