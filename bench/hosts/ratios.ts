// What a program of another language measured, as a report: it prints a line of JSON for each share of
// invalid messages, with the seconds of every candidate.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { PASSED_OVER, type Report } from "../hosts.ts";
import { times } from "../table.ts";

const SHARES = [0, 10, 100];

interface Measured {
  readonly bytes: number;
  readonly seconds: readonly number[];
}

export interface Program {
  readonly title: string;
  readonly names: readonly string[];
  readonly command: string;
  /** The arguments for these files. */
  readonly args: (files: readonly string[]) => readonly string[];
  /** What the seconds have to be, with 0 and 10 % invalid. */
  readonly claim: {
    readonly text: string;
    readonly holds: (seconds: readonly number[]) => boolean;
  };
}

/** Runs a program in the folder of its name, and prints its report. */
export function report(folder: string, { title, names, command, args, claim }: Program): void {
  const files = SHARES.map((share) => join(process.argv[2] ?? "", `lines-${share}.ndjson`));
  const cwd = join(import.meta.dirname, folder);
  const { error, status, stdout, stderr } = spawnSync(command, args(files), {
    cwd,
    encoding: "utf8",
  });
  if (error || status !== 0) {
    process.stdout.write(error ? `there is no ${command}.` : `${command} says ${stderr || stdout}`);
    process.exitCode = error ? PASSED_OVER : 1;
    return;
  }
  // Maven writes a code for colours before the first line.
  const measured = stdout
    .split("\n")
    .filter((line) => line.includes("{"))
    .map((line) => JSON.parse(line.slice(line.indexOf("{"))) as Measured);
  if (measured.length !== SHARES.length) throw new Error(`${command} prints ${stdout}`);
  const rows = names.map((name, index) => [
    name,
    ...measured.map(({ bytes, seconds }) => {
      const [first = Number.NaN] = seconds;
      if (index === 0) return `1 (${Math.round(bytes / first / 1e6)} MB/s)`;
      return times((seconds[index] ?? Number.NaN) / first);
    }),
  ]);
  const columns = [title, ...SHARES.map((share) => `${share} % invalid`)];
  const holds = measured.slice(0, 2).every(({ seconds }) => claim.holds(seconds));
  const told: Report = { grids: [{ columns, rows }], claims: [{ text: claim.text, holds }] };
  process.stdout.write(JSON.stringify(told));
}
