import { readdirSync, statSync } from "node:fs";
import { extname, resolve } from "node:path";
import { amount } from "../../library/text/printable.ts";
import { ifThere } from "../access-file.ts";
import { UsageError } from "../command.ts";
import { identityOf, type NamedFile } from "../refuse-overwriting.ts";

export const STDIN = "-";
/** Payloads of dependencies are left out, unless they are named. */
const IGNORED = ["**/node_modules/**"];
const IN_FOLDER = /\.(?:json|ndjson|jsonl|ya?ml|gz|zst)$/;

const SCHEMA = /\.schema\.(?:json|ya?ml)$/;

/** Why an input can't be read, in words for people. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

export interface NamedInput {
  readonly name: string;
  readonly path: string;
}

interface Inputs {
  readonly inputs: readonly NamedInput[];
  /** Files of folders that are not read: how many there are of each ending. */
  readonly passedOver: Readonly<Record<string, number>>;
}

/**
 * Files as they are named, globs and folders as sorted lists of files. Each is there once. What
 * is no payload is not judged: schemas, and these other files that the run reads.
 */
export async function findInputs(
  operands: readonly string[],
  cwd: string,
  others: readonly NamedFile[] = [],
): Promise<Inputs> {
  const passedOver: Record<string, number> = {};
  const passOver = (what: string): false => {
    passedOver[what] = (passedOver[what] ?? 0) + 1;
    return false;
  };
  const isRead = (file: string): boolean =>
    IN_FOLDER.test(file) || passOver(extname(file) || "no ending");
  const found = await Promise.all(operands.map((operand) => findInput(operand, cwd, isRead)));
  const known = new Map(others.map(({ path, option }) => [identityOf(path), option]));
  const isPayload = ({ name, path }: NamedInput): boolean => {
    const [schema] = SCHEMA.exec(name) ?? [];
    const what = schema ?? (known.size > 0 ? known.get(identityOf(path)) : undefined);
    return what === undefined || passOver(what);
  };
  const all = [...new Map(found.flat().map((input) => [input.name, input])).values()];
  const inputs = all.filter(isPayload);
  if (inputs.length === 0)
    throw new UsageError(
      `Nothing was judged: ${all.length > 1 ? `${amount(all.length, "file")} hold contracts` : `${all[0]?.name} holds a contract`}.`,
    );
  return { inputs, passedOver };
}

async function findInput(
  operand: string,
  cwd: string,
  isRead: (file: string) => boolean,
): Promise<NamedInput[]> {
  if (operand === STDIN) return [{ name: STDIN, path: STDIN }];
  const path = resolve(cwd, operand);
  // What can't be read is reported when it is opened.
  const stats = ifThere(() => statSync(path));
  if (stats?.isDirectory()) {
    const prefix = operand === "." ? "" : `${operand.replace(/(?<![/\\])[/\\]+$/, "")}/`;
    const all = filesIn(path) ?? (await search("**", { cwd: path, ignore: IGNORED }));
    const files = all.filter(isRead);
    if (files.length === 0)
      throw new UsageError(
        `The folder ${operand} contains no .json, .ndjson, .jsonl, .yaml, .yml, .gz or .zst file. Name others by a glob: '${prefix}**'.`,
      );
    return files.sort().map((file) => ({ name: prefix + file, path: `${path}/${file}` }));
  }
  if (stats || !/[*?{}[\]!()]/.test(operand)) return [{ name: operand, path }];
  const files = await search(operand.replaceAll("\\", "/"), {
    cwd,
    expandDirectories: false,
    ignore: operand.includes("node_modules") ? [] : IGNORED,
  });
  if (files.length === 0) throw new UsageError(`No file matches ${operand}.`);
  return files.sort().map((file) => ({ name: file, path: resolve(cwd, file) }));
}

/** Searches with tinyglobby, which takes longer to load than most folders to read. */
async function search(pattern: string, options: object): Promise<string[]> {
  const { glob } = await import("tinyglobby");
  return glob(pattern, options);
}

/** The files in a plain folder, but hidden ones; undefined if a search has to decide what is in it. */
function filesIn(folder: string, prefix = ""): readonly string[] | undefined {
  const entries = ifThere(() => readdirSync(folder, { withFileTypes: true }));
  if (!entries?.every((entry) => entry.isFile() || entry.isDirectory())) return undefined; // a link
  const files: string[] = [];
  for (const entry of entries) {
    const { name } = entry;
    if (name.startsWith(".") || (name === "node_modules" && entry.isDirectory())) continue;
    const isFile = entry.isFile();
    const inner = isFile ? [name] : filesIn(`${folder}/${name}`, `${name}/`);
    if (!inner) return undefined;
    for (const file of inner) files.push(prefix + file);
  }
  return files;
}
