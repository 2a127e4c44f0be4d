// The judge in each language beside what its users have, on the same lines. Each host has a program of
// its own, which prints a grid.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./built.ts";
import type { Claim, Grid, Table } from "./table.ts";

/** The Python with the packages of bench/hosts/requirements.txt. */
const PYTHON = process.env.PYTHON ?? "python3";
/**
 * A program gets the folder of the large sets of `hosts/cases/make.ts` as its last argument, and prints
 * a `Report` as JSON. Where it lacks a tool, it ends with `PASSED_OVER` and prints what it lacks.
 */
const PROGRAMS: readonly Program[] = [
  { host: "Node", command: process.execPath, args: ["bench/hosts/node.ts"] },
  { host: "Go", command: process.execPath, args: ["bench/hosts/go.ts"] },
  { host: "Java", command: process.execPath, args: ["bench/hosts/java.ts"] },
  { host: "Python", command: PYTHON, args: ["bench/hosts/python.py"] },
  { host: "Spark", command: PYTHON, args: ["bench/hosts/spark.py"] },
];
export const PASSED_OVER = 77;

interface Program {
  readonly host: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The folder that it is started in, from the root of the repository. */
  readonly folder?: string;
}

export interface Report {
  readonly grids: readonly Grid[];
  readonly claims: readonly Claim[];
  readonly notes?: readonly string[];
}

export function measureHosts(): Table {
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-hosts-"));
  try {
    run({ host: "Node", command: process.execPath, args: ["hosts/cases/make.ts"] }, folder);
    const reports = PROGRAMS.map((program) => reportOf(program, folder));
    return {
      title: "The judge in every language",
      says: "What `judge.wasm` takes for 40,000 lines (200,000 on the JVM), in CPU time beside the JSON parser of each language, with 0, 10 and 100 % of the messages invalid. All languages have the same lines.",
      grids: reports.flatMap(({ grids }) => grids),
      claims: reports.flatMap(({ claims }) => claims),
      notes: reports.flatMap(({ notes = [] }) => notes),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function reportOf(program: Program, folder: string): Report {
  const printed = run(program, folder);
  if (printed.isReport) return JSON.parse(printed.text) as Report;
  return { grids: [], claims: [], notes: [`${program.host} is not measured: ${printed.text}`] };
}

function run({ host, command, args, folder: cwd = "." }: Program, folder: string) {
  const { status, stdout, stderr, error } = spawnSync(command, [...args, folder], {
    cwd: join(root, cwd),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (error && "code" in error && error.code === "ENOENT")
    return { isReport: false, text: `there is no ${command}.` };
  if (error) throw error;
  if (status !== 0 && status !== PASSED_OVER)
    throw new Error(`The program of ${host} ended with ${status}:\n${stderr}`);
  return { isReport: status === 0, text: stdout.trim() };
}
