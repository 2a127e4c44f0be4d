import { readdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { isSystemError } from "../../host/system-error.ts";
import { UsageError } from "../command.ts";

export const STDIN = "-";
/** Payloads of dependencies are left out, unless they are named. */
const IGNORED = ["**/node_modules/**"];
const IN_FOLDERS = "**/*.{json,ndjson,jsonl,json.gz,ndjson.gz,jsonl.gz,yaml,yml}";
/** A name that `IN_FOLDERS` matches. */
const IN_FOLDER = /^[^.].*\.(?:(?:json|ndjson|jsonl)(?:\.gz)?|ya?ml)$/s;

/**
 * The inputs that operands stand for: files as they are named, globs and folders as sorted lists
 * of files, and `-` for standard input.
 */
export async function findInputs(operands: readonly string[], cwd: string): Promise<string[]> {
  const found = await Promise.all(operands.map((operand) => findInput(operand, cwd)));
  return [...new Set(found.flat())];
}

async function findInput(operand: string, cwd: string): Promise<string[]> {
  if (operand === STDIN) return [STDIN];
  const path = resolve(cwd, operand);
  const kind = kindOf(path);
  if (kind === "folder") {
    const files = [
      ...(filesIn(path) ?? (await search(IN_FOLDERS, { cwd: path, ignore: IGNORED }))),
    ];
    if (files.length === 0)
      throw new UsageError(
        `The folder ${operand} contains no .json, .ndjson, .jsonl or .yaml file.`,
      );
    const prefix = operand === "." ? "" : `${operand.replace(/(?<![/\\])[/\\]+$/, "")}/`;
    return files.sort().map((file) => prefix + file);
  }
  if (kind === "file" || !/[*?{}[\]!()]/.test(operand)) return [operand];
  const files = await search(operand.replaceAll("\\", "/"), {
    cwd,
    expandDirectories: false,
    ignore: operand.includes("node_modules") ? [] : IGNORED,
  });
  if (files.length === 0) throw new UsageError(`No file matches ${operand}.`);
  return files.sort();
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

function kindOf(path: string): "file" | "folder" | undefined {
  try {
    return statSync(path).isDirectory() ? "folder" : "file";
  } catch (error) {
    // What can't be read is reported when it is opened.
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
