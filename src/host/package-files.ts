// The files of this package, whether the code runs from source (src/cli) or as published
// (dist/src/cli).
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NAME = "energy-contracts";
const HERE = fileURLToPath(import.meta.url);

let root: string | undefined;

/** The folder that holds the package's package.json. */
export function packageRoot(): string {
  root ??= findRoot(dirname(HERE));
  return root;
}

/** The version in the package's package.json. */
export function packageVersion(): string {
  return readPackageJson<{ version: string }>("package.json").version;
}

/** A JSON file of the package, by its path from the root. */
export function readPackageJson<Content>(
  path: string,
  reviver?: (key: string, value: unknown) => unknown,
): Content {
  return JSON.parse(readFileSync(join(packageRoot(), path), "utf8"), reviver) as Content;
}

/** The bytes of a file of the package. */
export const readPackageBytes = (path: string): Uint8Array =>
  readFileSync(join(packageRoot(), path));

function findRoot(folder: string): string {
  const file = join(folder, "package.json");
  if (
    existsSync(file) &&
    (JSON.parse(readFileSync(file, "utf8")) as { name?: string }).name === NAME
  )
    return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error(`${HERE} does not lie inside the package ${NAME}.`);
  return findRoot(above);
}
