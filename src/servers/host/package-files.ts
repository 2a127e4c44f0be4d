// Reads the files of this package, from source (src/cli) or as published (dist/src/cli).
// `node:fs/promises` takes milliseconds to load, so `promises` of `node:fs` is loaded on use.
import { existsSync, promises, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { codeOf } from "../../library/text/system-error.ts";

const NAME = "energy-contracts";
/** The built command line has a path in place of `import.meta.url`, because a URL takes longer. */
const HERE = import.meta.url.startsWith("file:") ? fileURLToPath(import.meta.url) : import.meta.url;

let packageFiles: ReturnType<typeof findPackage> | undefined;
const thisPackage = () => (packageFiles ??= findPackage(dirname(HERE)));

export const packageRoot = (): string => thisPackage().root;
export const packageVersion = (): string => thisPackage().version;

/** Avoids `join`, because loading `node:path` takes longer than judging a small file. */
const pathOf = (path: string): string => `${packageRoot()}/${path}`;

export function readPackageJson<Content>(
  path: string,
  reviver?: (key: string, value: unknown) => unknown,
): Content {
  return JSON.parse(readFileSync(pathOf(path), "utf8"), reviver) as Content;
}

export async function readPackageFile(path: string) {
  try {
    return await promises.readFile(pathOf(path));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

export const readPackageText = async (path: string): Promise<string | undefined> =>
  (await readPackageFile(path))?.toString();

export const readPackageBytes = (path: string): Uint8Array => readFileSync(pathOf(path));

function findPackage(folder: string): { root: string; version: string } {
  const file = `${folder}/package.json`;
  if (existsSync(file)) {
    const { name, version } = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    if (name === NAME) return { root: folder, version: version ?? "" };
  }
  const above = dirname(folder);
  if (above === folder) throw new Error(`${HERE} does not lie inside the package ${NAME}.`);
  return findPackage(above);
}
