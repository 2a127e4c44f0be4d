import { realpathSync, statSync } from "node:fs";
import { basename, dirname, extname, join, resolve, sep } from "node:path";
import { amount } from "../../library/text/printable.ts";
import { unlessThrown } from "../../library/text/unless-thrown.ts";
import { accessFile, filesWithin, ifThere, type Takes } from "../access-file.ts";
import { UsageError } from "../command.ts";
import { identityOf, type NamedFile } from "../refuse-overwriting.ts";

export const STDIN = "-";
const WILDCARD = /[*?{}[\]]/;
const IN_FOLDER = /\.(?:json|ndjson|jsonl|ya?ml|gz|zst)$/;
const SCHEMA = /\.schema\.(?:json|ya?ml)$/;

/** An error that says for people why an input can't be read. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

/** Counts a file that is not read. */
type PassOver = (what: string) => false;

export type NamedInput = Omit<NamedFile, "option">;

/**
 * Finds the inputs, each file once. Globs and folders become sorted lists of files. Schemas and
 * other files that the run reads are left out.
 */
export function findInputs(
  operands: readonly string[],
  cwd: string,
  others: readonly NamedFile[] = [],
) {
  const passedOver: Record<string, number> = {};
  const passOver: PassOver = (what) => {
    passedOver[what] = (passedOver[what] ?? 0) + 1;
    return false;
  };
  const found = operands.flatMap((operand) => findInput(operand, cwd, passOver));
  const optionsByFile = new Map(others.map(({ path, option }) => [identityOf(path), option]));
  const isPayload = ({ name, path }: NamedInput): boolean => {
    const [schema] = SCHEMA.exec(name) ?? [];
    const what =
      schema ?? (optionsByFile.size > 0 ? optionsByFile.get(identityOf(path)) : undefined);
    return what === undefined || passOver(what);
  };
  const inputsByPath = new Map<string, NamedInput>();
  const realFolders = new Map<string, string>();
  for (const input of found) {
    const folder = dirname(input.path);
    const realFolder = realFolders.get(folder) ?? ifThere(() => realpathSync.native(folder)) ?? "";
    realFolders.set(folder, realFolder);
    const realPath = realFolder + sep + basename(input.path);
    // A path in the folder itself is better than a path through a link.
    if (!inputsByPath.has(realPath) || realPath === input.path) inputsByPath.set(realPath, input);
  }
  const all = [...inputsByPath.values()];
  const inputs = all.filter(isPayload);
  if (inputs.length === 0)
    throw new UsageError(
      `Nothing was judged: ${all.length > 1 ? `${amount(all.length, "file")} hold contracts` : `${all[0]?.name} holds a contract`}.`,
    );
  return { inputs, passedOver };
}

function findInput(operand: string, cwd: string, passOver: PassOver): readonly NamedInput[] {
  if (operand === STDIN) return [{ name: STDIN, path: STDIN }];
  const path = resolve(cwd, operand);
  // A missing file is no fault here: it is reported when it is opened.
  const stats = ifThere(() => statSync(path));
  const isGlob = !stats && WILDCARD.test(operand);
  if (!isGlob && !stats?.isDirectory()) return [{ name: operand, path }];
  const folderPrefix = operand === "." ? "" : `${operand.replace(/(?<![/\\])[/\\]+$/, "")}/`;
  const pattern = isGlob ? operand.replaceAll("\\", "/") : folderPrefix;
  const start = isGlob ? pattern.lastIndexOf("/", pattern.search(WILDCARD)) + 1 : pattern.length;
  const prefix = pattern.slice(0, start);
  const folder = resolve(cwd, prefix);
  const find = () => filesWithin(folder, takesOf(pattern.slice(start), passOver), isGlob);
  const isThere = ifThere(() => statSync(folder))?.isDirectory();
  const files = isThere ? accessFile(operand, "read", find) : [];
  if (files.length === 0)
    throw new UsageError(
      isGlob
        ? `No file matches ${operand}.`
        : `The folder ${operand} contains no .json, .ndjson, .jsonl, .yaml, .yml, .gz or .zst file. Name others by a glob: '${prefix}**'.`,
    );
  return files.sort().map((file) => ({ name: prefix + file, path: join(folder, file) }));
}

/** Chooses the files that a glob names, and those in folders that it names; without one, all. */
function takesOf(glob: string, passOver: PassOver): Takes {
  const expression = expressionOf(glob);
  const whole = new Set(glob === "" ? ["."] : []);
  const isDeep = glob.includes("**");
  const depth = glob.split("/").length;
  const namesDots = /(?:^|[/{,])\.[^./]/.test(glob);
  return (file, kind) => {
    const name = basename(file);
    if (kind === "folder" && name === "node_modules" && !glob.includes(name)) return false;
    const isNamed = expression?.test(file) === true;
    const isTaken = isNamed || whole.has(dirname(file));
    if (name.startsWith(".") && !namesDots)
      return (isTaken || (kind === "folder" && isDeep)) && passOver("dot files");
    if (kind === "folder" && isTaken) whole.add(file);
    if (kind === "folder") return isTaken || isDeep || file.split("/").length < depth;
    if (!isTaken) return false;
    if (kind === "other") return passOver("no regular file");
    return isNamed || IN_FOLDER.test(file) || passOver(extname(file) || "no ending");
  };
}

const MEANINGS: Readonly<Record<string, string>> = {
  "**/": "(?:.*/)?",
  "**": ".*",
  "*": "[^/]*",
  "?": "[^/]",
  "{": "(?:",
  "}": ")",
};

/** Compiles a glob of *, **, ?, [abc], [!abc] and {a,b}; undefined if it is none. */
function expressionOf(glob: string): RegExp | undefined {
  let braces = 0;
  const source = glob.replaceAll(/\*\*\/?|\[[^\]/]+\]|[^\w\s]/g, (part) => {
    braces += part === "{" ? 1 : part === "}" ? -1 : 0;
    if (part === "," && braces > 0) return "|";
    return MEANINGS[part] ?? (part.length > 1 ? part.replace("[!", "[^") : `\\${part}`);
  });
  return unlessThrown(SyntaxError, () => new RegExp(`^(?:${source})$`, "s"));
}
