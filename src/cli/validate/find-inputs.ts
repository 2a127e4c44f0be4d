import { realpathSync, statSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { amount } from "../../library/text/printable.ts";
import { accessFile, filesWithin, ifThere } from "../access-file.ts";
import { UsageError } from "../command.ts";
import { identityOf, type NamedFile } from "../refuse-overwriting.ts";

export const STDIN = "-";
/** Payloads of dependencies are left out, unless the user names them. */
const IGNORED = ["**/node_modules/**"];
const IN_FOLDER = /\.(?:json|ndjson|jsonl|ya?ml|gz|zst)$/;
const SCHEMA = /\.schema\.(?:json|ya?ml)$/;

/** An error that says for people why an input can't be read. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

export type NamedInput = Omit<NamedFile, "option">;

/**
 * Finds the inputs, each file once. Globs and folders become sorted lists of files. Schemas and
 * other files that the run reads are left out.
 */
export async function findInputs(
  operands: readonly string[],
  cwd: string,
  others: readonly NamedFile[] = [],
) {
  const passedOver: Record<string, number> = {};
  const passOver = (what: string): false => {
    passedOver[what] = (passedOver[what] ?? 0) + 1;
    return false;
  };
  const lists = await Promise.all(operands.map((operand) => findInput(operand, cwd, passOver)));
  const known = new Map(others.map(({ path, option }) => [identityOf(path), option]));
  const isPayload = ({ name, path }: NamedInput): boolean => {
    const [schema] = SCHEMA.exec(name) ?? [];
    const what = schema ?? (known.size > 0 ? known.get(identityOf(path)) : undefined);
    return what === undefined || passOver(what);
  };
  const places = new Map<string, NamedInput>();
  for (const input of lists.flat()) {
    const folder = ifThere(() => realpathSync.native(dirname(input.path))) ?? "";
    const place = join(folder, basename(input.path));
    // A path in the folder itself is better than a path through a link.
    if (!places.has(place) || place === input.path) places.set(place, input);
  }
  const all = [...places.values()];
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
  passOver: (what: string) => false,
): Promise<NamedInput[]> {
  if (operand === STDIN) return [{ name: STDIN, path: STDIN }];
  const path = resolve(cwd, operand);
  // A missing file is no fault here: it is reported when it is opened.
  const stats = ifThere(() => statSync(path));
  if (stats?.isDirectory()) {
    const prefix = operand === "." ? "" : `${operand.replace(/(?<![/\\])[/\\]+$/, "")}/`;
    const files = accessFile(operand, "read", () =>
      filesWithin(path, (file, kind) => {
        const name = basename(file);
        if (name.startsWith(".") || (name === "node_modules" && kind === "folder")) return false;
        if (kind === "other") return passOver("no regular file");
        return kind === "folder" || IN_FOLDER.test(file) || passOver(extname(file) || "no ending");
      }),
    );
    if (files.length === 0)
      throw new UsageError(
        `The folder ${operand} contains no .json, .ndjson, .jsonl, .yaml, .yml, .gz or .zst file. Name others by a glob: '${prefix}**'.`,
      );
    return files.sort().map((file) => ({ name: prefix + file, path: `${path}/${file}` }));
  }
  if (stats || !/[*?{}[\]!()]/.test(operand)) return [{ name: operand, path }];
  const { glob } = await import("tinyglobby"); // this package loads slowly
  const matches = await glob(operand.replaceAll("\\", "/"), {
    cwd,
    expandDirectories: false,
    ignore: operand.includes("node_modules") ? [] : IGNORED,
  });
  const files = matches.filter(
    (file) => ifThere(() => statSync(resolve(cwd, file)))?.isFile() ?? true,
  );
  if (files.length === 0) throw new UsageError(`No file matches ${operand}.`);
  return files.sort().map((file) => ({ name: file, path: resolve(cwd, file) }));
}
