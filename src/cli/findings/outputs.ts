// Opens what --format asks for: the targets, and one format that passes everything on to all of
// them.
import { isAbsolute, resolve, sep } from "node:path";
import { pathWithin } from "../access-file.ts";
import type { Io } from "../command.ts";
import { wantsColours } from "../terminal/colours.ts";
import { fileWriter, type Writer } from "./file-writer.ts";
import { type Format, type FormatOptions, type MakeFormat, STDIN_NAME } from "./finding.ts";
import { json } from "./json.ts";
import { pretty } from "./pretty.ts";
import { type FormatName, readTargets } from "./read-targets.ts";

/** Every output format by its name. One that is for other programs is loaded when it is needed. */
const FORMATS: Readonly<Record<FormatName, () => Promise<MakeFormat>>> = {
  pretty: async () => pretty,
  json: async () => json,
  github: async () => (await import("./github.ts")).github,
  junit: async () => (await import("./junit.ts")).junit,
  sarif: async () => (await import("./sarif.ts")).sarif,
  markdown: async () => (await import("./markdown.ts")).markdown,
  gitlab: async () => (await import("./gitlab.ts")).gitlab,
};

export type OutputOptions = Omit<FormatOptions, "colours" | "note">;

/** Opens the formats that the values of --format name; `close` closes their files. */
export async function openOutputs(values: readonly string[], io: Io, options: OutputOptions) {
  const { targets, close } = openTargets(values, io);
  return { format: await formatFor(targets, io, options), close };
}

export interface OpenTarget {
  readonly name: FormatName;
  readonly write: (text: string) => unknown;
  readonly colours: boolean;
}

export function openTargets(values: readonly string[], io: Io) {
  const colours = wantsColours(io);
  const writers: Writer[] = [];
  const close = () => closeEach(writers.splice(0));
  try {
    const targets = readTargets(values, io).map(({ name, file, appends }): OpenTarget => {
      if (file === undefined) return { name, write: (text) => io.out(text), colours };
      const writer = fileWriter(file, resolve(io.cwd, file), appends);
      writers.push(writer);
      return { name, write: writer.write, colours: false };
    });
    return { targets, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Closes all of them, even if one can't be closed. */
function closeEach([writer, ...rest]: readonly Writer[]): void {
  if (!writer) return;
  try {
    writer.close();
  } finally {
    closeEach(rest);
  }
}

/** The formats whose readers know files by their path in the repository. */
const FROM_ROOT: readonly FormatName[] = ["github", "sarif", "gitlab", "markdown"];

export async function formatFor(targets: readonly OpenTarget[], io: Io, options: OutputOptions) {
  const formats = targets.map(async ({ name, write, colours }) => {
    const make = await FORMATS[name]();
    const format = make(write, { ...options, colours, note: io.err });
    return FROM_ROOT.includes(name) ? fromRoot(format, io) : format;
  });
  return together(await Promise.all(formats));
}

/** Names files from the root of the repository, with slashes; those outside by the whole path. */
function fromRoot(format: Format, { cwd, env }: Pick<Io, "cwd" | "env">): Format {
  const workspace = env.GITHUB_WORKSPACE ?? env.CI_PROJECT_DIR;
  const root =
    workspace && isAbsolute(workspace) && pathWithin(workspace, cwd) !== undefined
      ? workspace
      : cwd;
  const rename = (file: string): string => {
    if (file === STDIN_NAME) return file;
    const path = resolve(cwd, file);
    return pathWithin(root, path)?.split(sep).join("/") ?? path;
  };
  return {
    begin: (file) => format.begin?.(rename(file)),
    finding: (finding) => format.finding({ ...finding, file: rename(finding.file) }),
    finish: (file, counts) => format.finish?.(rename(file), counts),
    end: (totals, summary) => format.end(totals, summary),
  };
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
    finish: (file, counts) => {
      for (const format of formats) format.finish?.(file, counts);
    },
    end: (totals, summary) => {
      for (const format of formats) format.end(totals, summary);
    },
  };
}
