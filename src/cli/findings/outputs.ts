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

/**
 * Opens the formats that the values of --format name; `close` closes their files. A command may have
 * formats of its own in place of those that all have.
 */
export async function openOutputs(
  values: readonly string[],
  io: Io,
  options: OutputOptions,
  own: Partial<Record<FormatName, MakeFormat>> = {},
) {
  const colours = wantsColours(io);
  const fromRoot = pathsFromRoot(io);
  const formats: (readonly [Format, nameOf: (file: string) => string])[] = [];
  const writers: FileWriter[] = [];
  const close = () => closeEach(writers.splice(0));
  try {
    for (const { name, file, appends } of readTargets(values, io)) {
      const { load, isFromRoot } = rowOf(name);
      const make = own[name] ?? (await load());
      const writer =
        file === undefined
          ? undefined
          : new FileWriter(file, resolve(io.cwd, file), appends ? "a" : "w");
      if (writer) writers.push(writer);
      const write = (text: string) => (writer ? writer.write(text) : io.out(text));
      const format = make(write, { ...options, colours: colours && !writer, note: io.err });
      formats.push([format, isFromRoot ? fromRoot : (path) => path]);
    }
  } catch (error) {
    close();
    throw error;
  }
  return { format: joined(formats), close };
}

/** Sends the report to standard error, because messages go to standard output. */
export const reportingOnStderr = (io: Io): Io =>
  Object.create(io, { out: { value: io.err }, isTerminal: { value: io.isErrTerminal } });

const joined = (
  formats: readonly (readonly [Format, nameOf: (file: string) => string])[],
): Format => ({
  begin(file) {
    for (const [format, nameOf] of formats) format.begin?.(nameOf(file));
  },
  finding(finding) {
    for (const [format, nameOf] of formats)
      format.finding({ ...finding, file: nameOf(finding.file) });
  },
  finish(file, counts) {
    for (const [format, nameOf] of formats) format.finish?.(nameOf(file), counts);
  },
  end(totals, summary) {
    for (const [format] of formats) format.end(totals, summary);
  },
});

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
