// These are the files of this package, whether the code runs from source (src/cli) or as published
// (dist/src/cli).
// `node:fs/promises` takes milliseconds to load: `promises` is loaded when it is used.
import { existsSync, promises, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { codeOf } from "../../library/text/system-error.ts";

const NAME = "energy-contracts";
/** The command line is built with its path for its URL, which takes a while to make and to read. */
const HERE = import.meta.url.startsWith("file:") ? fileURLToPath(import.meta.url) : import.meta.url;

interface Package {
  readonly root: string;
  readonly version: string;
}
let known: Package | undefined;
const thisPackage = (): Package => (known ??= findPackage(dirname(HERE)));

export const packageRoot = (): string => thisPackage().root;
export const packageVersion = (): string => thisPackage().version;

/** `join` is slow here: V8 optimises `node:path`, which takes longer than to judge a small file. */
const pathOf = (path: string): string => `${packageRoot()}/${path}`;

/** A JSON file of the package, by its path from the root. */
export function readPackageJson<Content>(
  path: string,
  reviver?: (key: string, value: unknown) => unknown,
): Content {
  return JSON.parse(readFileSync(pathOf(path), "utf8"), reviver) as Content;
}

/** The text of a file of the package; undefined if there is none. */
export async function readPackageText(path: string): Promise<string | undefined> {
  try {
    return await promises.readFile(pathOf(path), "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

export const readPackageBytes = (path: string): Uint8Array => readFileSync(pathOf(path));

function findPackage(folder: string): Package {
  const file = `${folder}/package.json`;
  if (existsSync(file)) {
    const { name, version } = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    if (name === NAME) return { root: folder, version: version ?? "" };
  }
  const above = dirname(folder);
  if (above === folder) throw new Error(`${HERE} does not lie inside the package ${NAME}.`);
  return findPackage(above);
}
