import { type Dirent, fstatSync, readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { devNull } from "node:os";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import { isSystemError } from "../library/text/system-error.ts";
import { InputError, type Io } from "./command.ts";

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "it may not be read",
  ENODEV: "it is a device",
  Z_DATA_ERROR: "it is not valid gzip",
  Z_BUF_ERROR: "its data ends too early",
  ZSTD_error_dictionary_wrong: "its zstd needs a dictionary",
  ZSTD_error_frameParameter_windowTooLarge: "its zstd needs more than 128 MB of memory",
};

/** Returns the reason behind an error's code; undefined if the error is not about the file. */
export const whyUnreadable = (code: unknown): string | undefined =>
  UNREADABLE[String(code)] ??
  (String(code).startsWith("ZSTD_error_") ? "it is not valid zstd" : undefined);

/** Reads or writes a file that the user named. If that fails, the message says why. */
export function accessFile<Result>(name: string, access: "read" | "written", action: () => Result) {
  try {
    return action();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const why = access === "read" ? whyUnreadable(error.code) : undefined;
    throw new InputError(`${name} can't be ${access}: ${why ?? error.message}.`);
  }
}

/** Reads the bytes of a file. Errors call the file by `name`. */
export const readBytes = (path: string, name: string = path): Buffer =>
  accessFile(name, "read", () => statsOf(path) && readFileSync(path));

/** Throws for a file without an end, such as /dev/zero. Standard input always has an end. */
export function statsOf(path: string): Stats {
  const stats = statSync(path);
  const isDevice = stats.isBlockDevice() || stats.isCharacterDevice();
  if (isDevice && path !== devNull && stats.rdev !== fstatSync(0).rdev)
    throw Object.assign(new Error("a device"), { code: "ENODEV" });
  return stats;
}

/** True if a search takes the path. A broken link is a `file`, so that its reader reports it. */
export type Takes = (path: string, kind: "file" | "folder" | "other") => boolean;

/**
 * Finds the regular files in a folder at any depth. Despite links, reads each folder once; with
 * `byPaths`, once by each path that does not lead through it twice.
 */
export function filesWithin(
  folder: string,
  takes: Takes = (_, kind) => kind !== "other",
  byPaths = false,
) {
  const within = (prefix: string, above: Set<string>): string[] => {
    const { dev, ino } = statSync(join(folder, prefix), { bigint: true });
    const seen = byPaths ? new Set(above) : above;
    if (seen.size === seen.add(`${dev} ${ino}`).size) return [];
    const entries = readdirSync(join(folder, prefix), { withFileTypes: true });
    const isLink = (entry: Dirent) => Number(entry.isSymbolicLink());
    // Folders come before links to them, so that a file has its path in the real folder.
    return entries
      .sort((a, b) => isLink(a) - isLink(b))
      .flatMap((entry) => {
        const path = prefix + entry.name;
        const stats = isLink(entry) ? ifThere(() => statSync(join(folder, path))) : entry;
        const kind = stats?.isDirectory() ? "folder" : stats?.isFile() === false ? "other" : "file";
        if (!takes(path, kind)) return [];
        return kind === "folder" ? within(`${path}/`, seen) : [path];
      });
  };
  return within("", new Set());
}

/** Lists the paths of the files in a folder; for a file, its own path alone. */
export const filesAt = (path: string, name: string): string[] =>
  accessFile(name, "read", () =>
    statSync(path).isDirectory() ? filesWithin(path).map((file) => join(path, file)) : [path],
  );

export const readText = (name: string, { cwd }: Pick<Io, "cwd">): string =>
  readBytes(resolve(cwd, name), name).toString();

/** Returns the result of a call; undefined if the call fails because a file does not exist. */
export function ifThere<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

/** Returns a path relative to a folder; undefined if the path lies outside the folder. */
export function pathWithin(folder: string, path: string): string | undefined {
  const inner = relative(folder, path);
  return inner === ".." || inner.startsWith(`..${sep}`) || isAbsolute(inner) ? undefined : inner;
}
