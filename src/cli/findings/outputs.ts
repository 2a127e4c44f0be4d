// Reads --format, opens each format with its file, and joins all formats to one.
import { isAbsolute, resolve, sep } from "node:path";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import { pathWithin } from "../access-file.ts";
import { type Io, type Option, UsageError } from "../command.ts";
import { FileWriter } from "../file-writer.ts";
import { wantsColours } from "../terminal.ts";
import { type Format, type FormatOptions, type MakeFormat, STDIN_NAME } from "./finding.ts";
import { json } from "./json.ts";
import { pretty } from "./pretty.ts";

interface FormatRow {
  readonly load: () => Promise<MakeFormat>;
  /** True for a format that is one whole document, so that nothing else may be printed beside it. */
  readonly isDocument?: boolean;
  /** True for a format whose readers know files by their path in the repository. */
  readonly isFromRoot?: boolean;
}

/** Every output format. Those for other programs are loaded when they are needed. */
const FORMATS = {
  pretty: { load: async () => pretty },
  json: { load: async () => json, isDocument: true },
  github: { load: async () => (await import("./github.ts")).github, isFromRoot: true },
  junit: { load: async () => (await import("./junit.ts")).junit, isDocument: true },
  sarif: {
    load: async () => (await import("./sarif.ts")).sarif,
    isDocument: true,
    isFromRoot: true,
  },
  markdown: {
    load: async () => (await import("./markdown.ts")).markdown,
    isDocument: true,
    isFromRoot: true,
  },
  gitlab: {
    load: async () => (await import("./gitlab.ts")).gitlab,
    isDocument: true,
    isFromRoot: true,
  },
} satisfies Record<string, FormatRow>;

export type FormatName = keyof typeof FORMATS;
export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[];
const rowOf = (name: FormatName): FormatRow => FORMATS[name];

export const FORMAT: Option = {
  value: "FORMAT[=FILE]",
  multiple: true,
  help: `${FORMAT_NAMES.slice(0, -1).join(", ")} or ${FORMAT_NAMES.at(-1)}, or several with commas between them; each goes to its file, or else to stdout. --json is --format json.`,
};

export type OutputOptions = Omit<FormatOptions, "colours" | "note">;

/** Opens the formats that the values of --format name; `close` closes their files. */
export async function openOutputs(values: readonly string[], io: Io, options: OutputOptions) {
  const { targets, close } = openTargets(values, io);
  return { format: await formatFor(targets, io, options), close };
}

/** Sends the report to standard error, because messages go to standard output. */
export const reportingOnStderr = (io: Io): Io =>
  Object.create(io, { out: { value: io.err }, isTerminal: { value: io.isErrTerminal } });

export interface OpenTarget {
  readonly name: FormatName;
  readonly write: (text: string) => unknown;
  readonly colours: boolean;
}

export function openTargets(values: readonly string[], io: Io) {
  const colours = wantsColours(io);
  const writers: FileWriter[] = [];
  const close = () => closeEach(writers.splice(0));
  try {
    const targets = readTargets(values, io).map(({ name, file, appends }): OpenTarget => {
      if (file === undefined) return { name, write: (text) => io.out(text), colours };
      const writer = new FileWriter(file, resolve(io.cwd, file), appends ? "a" : "w");
      writers.push(writer);
      return { name, write: (text) => writer.write(text), colours: false };
    });
    return { targets, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** A format and its file. Without a file, the format goes to standard output. */
interface Target {
  readonly name: FormatName;
  readonly file?: string;
  /** True if the format appends to the file, because other steps write to the summary of a job. */
  readonly appends?: boolean;
}

/** Reads all values of --format. Each value is a list with commas of `NAME` or `NAME=FILE`. */
export function readTargets(values: readonly string[], { env }: Io): Target[] {
  const usual = env.GITHUB_ACTIONS === "true" ? "github" : "pretty";
  const targets =
    values.length === 0 ? [{ name: usual } as const] : itemsOf(values).map(readTarget);
  refuseMixture(targets);
  const page = env.GITHUB_STEP_SUMMARY;
  return page && targets.some(({ name }) => name === "github")
    ? [...targets, { name: "markdown", file: page, appends: true }]
    : targets;
}

/** Splits all lists into items, each once. `NAME=-` is `NAME`: both mean standard output. */
function itemsOf(values: readonly string[]): string[] {
  const items = values.flatMap((value) => value.split(","));
  return [...new Set(items.map((item) => item.trim().replace(/^([^=]*)=-$/s, "$1")))];
}

function readTarget(item: string): Target {
  const [, name = "", file] = /^([^=]*)(?:=(.*))?$/s.exec(item) ?? [];
  const formatName = FORMAT_NAMES.find((candidate) => candidate === name);
  if (!formatName) {
    const hint = didYouMean(nearest(name, FORMAT_NAMES), `: there are ${FORMAT_NAMES.join(", ")}.`);
    throw new UsageError(`There is no format "${name}"${hint}`);
  }
  if (file === "")
    throw new UsageError(`--format ${formatName}= needs the name of a file after it.`);
  return file === undefined ? { name: formatName } : { name: formatName, file };
}

function refuseMixture(targets: readonly Target[]): void {
  const onStdout = targets.filter(({ file }) => file === undefined).map(({ name }) => name);
  const program = onStdout.find((name) => rowOf(name).isDocument);
  const second = onStdout.find((name) => name !== program);
  if (!program || !second) return;
  throw new UsageError(
    `${program} and ${second} would be mixed on standard output; give one a file: --format ${second},${program}=FILE.`,
  );
}

/** Closes all writers, even if one of them can't be closed. */
function closeEach([writer, ...rest]: readonly FileWriter[]): void {
  if (!writer) return;
  try {
    writer.close();
  } finally {
    closeEach(rest);
  }
}

export async function formatFor(
  targets: readonly OpenTarget[],
  io: Io,
  options: OutputOptions,
): Promise<Format> {
  const fromRoot = pathsFromRoot(io);
  const formats = await Promise.all(
    targets.map(async ({ name, write, colours }) => {
      const { load, isFromRoot } = rowOf(name);
      const make = await load();
      const nameOf = isFromRoot ? fromRoot : (file: string) => file;
      return [make(write, { ...options, colours, note: io.err }), nameOf] as const;
    }),
  );
  const each = (call: (format: Format, nameOf: (file: string) => string) => void) => {
    for (const format of formats) call(...format);
  };
  return {
    begin: (file) => each((format, nameOf) => format.begin?.(nameOf(file))),
    finding: (finding) =>
      each((format, nameOf) => format.finding({ ...finding, file: nameOf(finding.file) })),
    finish: (file, counts) => each((format, nameOf) => format.finish?.(nameOf(file), counts)),
    end: (totals, summary) => each((format) => format.end(totals, summary)),
  };
}

/** The function returns a file's path in the repository, or the full path of a file outside it. */
function pathsFromRoot({ cwd, env }: Pick<Io, "cwd" | "env">): (file: string) => string {
  const workspace = env.GITHUB_WORKSPACE ?? env.CI_PROJECT_DIR;
  const isInside = workspace && isAbsolute(workspace) && pathWithin(workspace, cwd) !== undefined;
  const root = isInside ? workspace : cwd;
  return (file) => {
    if (file === STDIN_NAME) return file;
    const path = resolve(cwd, file);
    return pathWithin(root, path)?.split(sep).join("/") ?? path;
  };
}
