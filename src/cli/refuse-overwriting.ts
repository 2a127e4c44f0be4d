// Makes sure that an output is never an input, even under another name.
import { fstatSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { ifThere } from "./access-file.ts";
import { type Io, type ParsedArguments, UsageError } from "./command.ts";
import { readTargets } from "./findings/outputs.ts";

/** A file that a command reads or writes; its path is `-` for standard input or output. */
export interface NamedFile {
  readonly name: string;
  readonly path: string;
  /** The option that names the file; undefined for an operand. */
  readonly option?: string;
}

/** Returns device and inode of a regular file, or a missing file's path. A pipe equals nothing. */
export function identityOf(path: string, descriptor: 0 | 1 = 0): string | symbol {
  const big = { bigint: true } as const;
  const stats = ifThere(() => (path === "-" ? fstatSync(descriptor, big) : statSync(path, big)));
  if (stats?.isFile()) return `${stats.dev} ${stats.ino}`;
  if (path === "-") return `-${descriptor}`;
  return stats ? Symbol(path) : path;
}

/** Lists the files that the given options name. */
export const namedBy = (args: ParsedArguments, options: readonly string[], { cwd }: Io) =>
  options.flatMap((option) =>
    args.texts(option).map((name) => {
      const path = name === "-" ? name : resolve(cwd, name);
      return { name, path, option: `--${option}` };
    }),
  );

/** Refuses to write over an input, or twice to one file. Runs before any file is opened. */
export function refuseOverwriting(
  args: ParsedArguments,
  io: Io,
  written: readonly NamedFile[],
  read: readonly NamedFile[],
): void {
  const reports = readTargets(args.texts("format"), io).flatMap(({ name, file, appends }) =>
    file === undefined || appends
      ? []
      : { name: file, path: resolve(io.cwd, file), option: `--format ${name}` },
  );
  const isPrinted = identityOf("-", 1) !== "-1" && !written.some(({ path }) => path === "-");
  const printed = isPrinted ? [{ name: "-", path: "-", option: "Standard output" }] : [];
  const sources = new Map(read.map((file) => [identityOf(file.path), file]));
  const targets = new Map<string | symbol, string>();
  for (const { name, path, option = "" } of [...written, ...reports, ...printed]) {
    const identity = identityOf(path, 1);
    const source = sources.get(identity);
    const why = source?.option ? `${source.option} reads` : "is an input";
    if (source) throw new UsageError(`${option} would write over ${source.name}, which ${why}.`);
    const rival = targets.get(identity);
    if (rival)
      throw new UsageError(
        `${rival} and ${option} both write to ${name}; give one of them another.`,
      );
    targets.set(identity, option);
  }
}
