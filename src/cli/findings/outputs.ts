// From --format to open outputs: which formats, where each goes, and one format that passes everything on to all of them.

import { resolve } from "node:path";
import { nearest } from "../../runtime/issue.ts";
import { type Io, UsageError } from "../command.ts";
import { wantsColours } from "../terminal/colours.ts";
import { fileWriter, type Writer } from "./file-writer.ts";
import type { Format, MakeFormat, Words } from "./finding.ts";
import { fromRoot } from "./from-root.ts";
import { github } from "./github.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import { pretty } from "./pretty.ts";
import { sarif } from "./sarif.ts";

export const FORMAT_NAMES = ["pretty", "json", "github", "junit", "sarif"] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

/** Every output format by its name. */
export const FORMATS: Readonly<Record<FormatName, MakeFormat>> = {
  pretty,
  json,
  github,
  junit,
  sarif,
};

export interface Outputs {
  readonly format: Format;
  /** Ends the files. */
  close(): Promise<void>;
}
export interface OutputOptions {
  readonly version: string;
  /** Whether standard output is coloured; found out by itself when not given. */
  readonly colours?: boolean;
  /** Those of `validate` when not given. */
  readonly words?: Words;
}

/** One format and where it goes: a file, or standard output. */
interface Target {
  readonly name: FormatName;
  readonly file?: string;
}

/** Formats that a program reads, so that nothing else may stand beside them. */
const FOR_PROGRAMS: readonly FormatName[] = ["json", "junit", "sarif"];

/** A format's name, and what takes its text. */
export interface OpenTarget {
  readonly name: FormatName;
  readonly write: (text: string) => void;
  readonly colours: boolean;
}

/** What a list of specs asks for, each once. `NAME=-` is `NAME`: both mean standard output. */
const itemsOf = (specs: readonly string[]): string[] => [
  ...new Set(
    specs.flatMap((spec) =>
      spec.split(",").map((item) => item.trim().replace(/^([^=]*)=-$/s, "$1")),
    ),
  ),
];

/** Opens what `--format` asks for: each spec is a list, by commas, of `NAME` or `NAME=FILE`. */
export async function openOutputs(
  specs: readonly string[],
  io: Io,
  options: OutputOptions,
): Promise<Outputs> {
  const { targets, close } = openTargets(specs, io, options.colours);
  return { format: formatFor(targets, io, options), close: async () => close() };
}

/** Opens the files; what is asked for twice or would be mixed up is refused before. */
export function openTargets(
  specs: readonly string[],
  io: Io,
  colours = wantsColours(io),
): { targets: OpenTarget[]; close(): void } {
  const asked = readSpecs(specs, io);
  refuseMixtures(asked, io);
  const writers: Writer[] = [];
  const close = () => closeEach(writers.splice(0));
  try {
    const targets = asked.map(({ name, file }) => {
      const writer =
        file === undefined ? standardOutput(io) : fileWriter(file, resolve(io.cwd, file));
      writers.push(writer);
      return { name, write: writer.write, colours: file === undefined && colours };
    });
    return { targets, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** One format that passes everything on to those of all targets. */
export function formatFor(
  targets: readonly OpenTarget[],
  io: Io,
  { version, words }: Omit<OutputOptions, "colours">,
): Format {
  const formats = targets.map(({ name, write, colours }) => {
    const format = FORMATS[name](write, { colours, version, words });
    return name === "github" || name === "sarif" ? fromRoot(format, io) : format;
  });
  return together(formats);
}

function readSpecs(specs: readonly string[], { env }: Io): Target[] {
  if (specs.length === 0) return [{ name: env.GITHUB_ACTIONS === "true" ? "github" : "pretty" }];
  return itemsOf(specs).map(readTarget);
}

function readTarget(spec: string): Target {
  const [, name = "", file] = /^([^=]*)(?:=(.*))?$/s.exec(spec) ?? [];
  const known = FORMAT_NAMES.find((candidate) => candidate === name);
  if (!known) {
    const meant = nearest(name, FORMAT_NAMES);
    throw new UsageError(
      `There is no format "${name}"${meant ? `; did you mean ${meant}?` : `: there are ${FORMAT_NAMES.join(", ")}.`}`,
    );
  }
  if (file === "") throw new UsageError(`--format ${known}= needs the name of a file behind it.`);
  return file === undefined ? { name: known } : { name: known, file };
}

function refuseMixtures(targets: readonly Target[], { cwd }: Io): void {
  const onStdout = targets.filter(({ file }) => file === undefined).map(({ name }) => name);
  const program = onStdout.find((name) => FOR_PROGRAMS.includes(name));
  const other = onStdout.find((name) => name !== program);
  if (program && other) {
    throw new UsageError(
      `${program} and ${other} would be mixed on standard output; give one a file: --format ${other},${program}=FILE.`,
    );
  }
  const paths = targets.flatMap(({ file }) => (file === undefined ? [] : [resolve(cwd, file)]));
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice)
    throw new UsageError(`Two formats would be written to ${twice}; give each a file of its own.`);
}

const standardOutput = (io: Io): Writer => ({
  write: (text) => {
    io.out(text);
  },
  close: () => {},
});

/** Closes all of them, also where one can't be. */
function closeEach([writer, ...rest]: readonly Writer[]): void {
  if (!writer) return;
  try {
    writer.close();
  } finally {
    closeEach(rest);
  }
}

function together(formats: readonly Format[]): Format {
  const [only] = formats;
  if (only && formats.length === 1) return only;
  return {
    begin: (file) => {
      for (const format of formats) format.begin?.(file);
    },
    finding: (finding) => {
      for (const format of formats) format.finding(finding);
    },
    finish: (file, judged) => {
      for (const format of formats) format.finish?.(file, judged);
    },
    end: (totals) => {
      for (const format of formats) format.end(totals);
    },
  };
}
