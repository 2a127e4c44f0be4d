// node hosts/cases/make.ts FOLDER: writes the large sets and their hashes, which follow from seeds.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { variedLines } from "../../bench/varied-events.ts";
import * as fixtures from "../../src/fixtures.ts";
import { openJudge } from "../../src/judge.ts";
import { brokenLines } from "./broken.ts";
import { hashOf } from "./cases.ts";

const LINES = 200_000;
const BROKEN = 100_000;
const LINE_FEED = 10;

/** Faults take long to make, and are the same for an event each time. */
const kept = new Map<string, ReturnType<typeof fixtures.faults>>();
const faults = ((name: string) => {
  const known = kept.get(name) ?? fixtures.faults(name);
  kept.set(name, known);
  return known;
}) as typeof fixtures.faults;
const varied = (faulty: number) => Buffer.from(variedLines({ ...fixtures, faults }, LINES, faulty));

const SETS: Readonly<Record<string, () => Buffer>> = {
  "lines-0.ndjson": () => varied(0),
  "lines-10.ndjson": () => varied(0.1),
  "lines-100.ndjson": () => varied(1),
  "broken.ndjson": () =>
    Buffer.concat([...brokenLines(BROKEN, 77)].flatMap((line) => [line, Buffer.of(LINE_FEED)])),
};

/** The lines of a file, without what ends them. */
function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    end = bytes.indexOf(LINE_FEED, start);
    lines.push(bytes.subarray(start, end));
  }
  return lines;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write("Say into which folder: node hosts/cases/make.ts FOLDER\n");
  process.exitCode = 2;
} else {
  mkdirSync(folder, { recursive: true });
  const judge = await openJudge();
  let hashes = "";
  for (const [name, make] of Object.entries(SETS)) {
    const bytes = make();
    writeFileSync(join(folder, name), bytes);
    hashes += `${hashOf(judge.judge(linesOf(bytes)))}  ${name}\n`;
  }
  writeFileSync(join(folder, "hashes.txt"), hashes);
  process.stdout.write(hashes);
}
