// Reads --format: which formats are wanted, and where each goes.
import { resolve } from "node:path";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import { type Io, type Option, UsageError } from "../command.ts";

export const FORMAT_NAMES = [
  "pretty",
  "json",
  "github",
  "junit",
  "sarif",
  "markdown",
  "gitlab",
] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

export const FORMAT: Option = {
  value: "FORMAT[=FILE]",
  multiple: true,
  help: `${FORMAT_NAMES.slice(0, -1).join(", ")} or ${FORMAT_NAMES.at(-1)}, or several with commas between them; each goes to its file, or else to stdout. --json is --format json.`,
};

/** Formats that are a document, which can't share standard output. */
const FOR_PROGRAMS: readonly FormatName[] = ["json", "junit", "sarif", "markdown", "gitlab"];

/** A format and its file; without a file it goes to standard output. */
export interface Target {
  readonly name: FormatName;
  readonly file?: string;
  /** Whether what is in the file stays, as in the summary of a job, which other steps write too. */
  readonly appends?: boolean;
}

/** Reads all values of --format: lists, with commas, of `NAME` or `NAME=FILE`. */
export function readTargets(values: readonly string[], { cwd, env }: Io): Target[] {
  const usual = env.GITHUB_ACTIONS === "true" ? "github" : "pretty";
  const targets =
    values.length === 0 ? [{ name: usual } as const] : itemsOf(values).map(readTarget);
  refuseMixture(targets);
  refuseSharedFile(targets, cwd);
  const page = env.GITHUB_STEP_SUMMARY;
  return page && targets.some(({ name }) => name === "github")
    ? [...targets, { name: "markdown", file: page, appends: true }]
    : targets;
}

/** The items of all lists, each once. `NAME=-` is `NAME`: both mean standard output. */
function itemsOf(values: readonly string[]): string[] {
  const items = values.flatMap((value) => value.split(","));
  return [...new Set(items.map((item) => item.trim().replace(/^([^=]*)=-$/s, "$1")))];
}

function readTarget(item: string): Target {
  const [, name = "", file] = /^([^=]*)(?:=(.*))?$/s.exec(item) ?? [];
  const known = FORMAT_NAMES.find((candidate) => candidate === name);
  if (!known) {
    const hint = didYouMean(nearest(name, FORMAT_NAMES), `: there are ${FORMAT_NAMES.join(", ")}.`);
    throw new UsageError(`There is no format "${name}"${hint}`);
  }
  if (file === "") throw new UsageError(`--format ${known}= needs the name of a file after it.`);
  return file === undefined ? { name: known } : { name: known, file };
}

function refuseMixture(targets: readonly Target[]): void {
  const onStdout = targets.filter(({ file }) => file === undefined).map(({ name }) => name);
  const program = onStdout.find((name) => FOR_PROGRAMS.includes(name));
  const other = onStdout.find((name) => name !== program);
  if (!program || !other) return;
  throw new UsageError(
    `${program} and ${other} would be mixed on standard output; give one a file: --format ${other},${program}=FILE.`,
  );
}

function refuseSharedFile(targets: readonly Target[], cwd: string): void {
  const paths = targets.flatMap(({ file }) => (file === undefined ? [] : [resolve(cwd, file)]));
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice)
    throw new UsageError(`Two formats would be written to ${twice}; give each a file of its own.`);
}
