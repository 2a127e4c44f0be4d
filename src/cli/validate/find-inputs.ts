import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { glob } from "tinyglobby";
import { isSystemError } from "../../host/system-error.ts";
import { UsageError } from "../command.ts";

export const STDIN = "-";
/** Payloads of dependencies are left out, unless they are named. */
const IGNORED = ["**/node_modules/**"];
const IN_FOLDERS = "**/*.{json,ndjson,jsonl,json.gz,ndjson.gz,jsonl.gz}";

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
  const kind = await kindOf(resolve(cwd, operand));
  if (kind === "folder") {
    const files = await glob(IN_FOLDERS, { cwd: resolve(cwd, operand), ignore: IGNORED });
    if (files.length === 0)
      throw new UsageError(`The folder ${operand} contains no .json, .ndjson or .jsonl file.`);
    const prefix = operand === "." ? "" : `${operand.replace(/(?<![/\\])[/\\]+$/, "")}/`;
    return files.sort().map((file) => prefix + file);
  }
  if (kind === "file" || !/[*?{}[\]!()]/.test(operand)) return [operand];
  const files = await glob(operand.replaceAll("\\", "/"), {
    cwd,
    expandDirectories: false,
    ignore: operand.includes("node_modules") ? [] : IGNORED,
  });
  if (files.length === 0) throw new UsageError(`No file matches ${operand}.`);
  return files.sort();
}

async function kindOf(path: string): Promise<"file" | "folder" | undefined> {
  try {
    return (await stat(path)).isDirectory() ? "folder" : "file";
  } catch (error) {
    // What can't be read is reported when it is opened.
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
