import { readdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { isSystemError } from "../../library/text/system-error.ts";
import { UsageError } from "../command.ts";

export const STDIN = "-";
/** Payloads of dependencies are left out, unless they are named. */
const IGNORED = ["**/node_modules/**"];
const IN_FOLDERS = "**/*.{json,ndjson,jsonl,json.gz,ndjson.gz,jsonl.gz,yaml,yml}";
/** A name that `IN_FOLDERS` matches. */
const IN_FOLDER = /^[^.].*\.(?:(?:json|ndjson|jsonl)(?:\.gz)?|ya?ml)$/s;

/** A file, or standard input. */
export interface NamedInput {
  /** As findings name it. */
  readonly name: string;
  readonly path: string;
  /** Whether it is known to be a plain file: not a pipe, which would lose its writer if opened. */
  readonly isFile: boolean;
}

/**
 * The inputs that operands stand for: files as they are named, globs and folders as sorted lists
 * of files, and `-` for standard input. Each is there once.
 */
export async function findInputs(operands: readonly string[], cwd: string): Promise<NamedInput[]> {
  const found = await Promise.all(operands.map((operand) => findInput(operand, cwd)));
  const [only] = found;
  if (only && found.length === 1) return only;
  return [...new Map(found.flat().map((input) => [input.name, input])).values()];
}

async function findInput(operand: string, cwd: string): Promise<NamedInput[]> {
  if (operand === STDIN) return [{ name: STDIN, path: STDIN, isFile: false }];
  const path = resolve(cwd, operand);
  const kind = kindOf(path);
  if (kind === "folder") {
    const plain = filesIn(path);
    const files = [...(plain ?? (await search(IN_FOLDERS, { cwd: path, ignore: IGNORED })))];
    if (files.length === 0)
      throw new UsageError(
        `The folder ${operand} contains no .json, .ndjson, .jsonl or .yaml file.`,
      );
    const prefix = operand === "." ? "" : `${operand.replace(/(?<![/\\])[/\\]+$/, "")}/`;
    return files.sort().map((file) => ({
      name: prefix + file,
      path: `${path}/${file}`,
      isFile: plain !== undefined,
    }));
  }
  if (kind !== undefined || !/[*?{}[\]!()]/.test(operand))
    return [{ name: operand, path, isFile: kind === "file" }];
  const files = await search(operand.replaceAll("\\", "/"), {
    cwd,
    expandDirectories: false,
    ignore: operand.includes("node_modules") ? [] : IGNORED,
  });
  if (files.length === 0) throw new UsageError(`No file matches ${operand}.`);
  return files.sort().map((file) => ({ name: file, path: resolve(cwd, file), isFile: false }));
}

/** Searches with tinyglobby, which takes longer to load than most folders to read. */
async function search(pattern: string, options: object): Promise<string[]> {
  const { glob } = await import("tinyglobby");
  return glob(pattern, options);
}

/** The files in a plain folder; undefined if a search has to decide what is in it. */
function filesIn(folder: string, prefix = ""): readonly string[] | undefined {
  try {
    const files: string[] = [];
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const { name } = entry;
      if (entry.isFile()) {
        if (IN_FOLDER.test(name)) files.push(prefix + name);
      } else if (!entry.isDirectory())
        return undefined; // perhaps a link
      else if (!name.startsWith(".") && name !== "node_modules") {
        const inner = filesIn(`${folder}/${name}`, `${prefix}${name}/`);
        if (!inner) return undefined;
        files.push(...inner);
      }
    }
    return files;
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

function kindOf(path: string): "file" | "folder" | "other" | undefined {
  try {
    const stats = statSync(path);
    return stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "other";
  } catch (error) {
    // What can't be read is reported when it is opened.
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
