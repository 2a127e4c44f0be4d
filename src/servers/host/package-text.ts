import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isSystemError } from "../../library/text/system-error.ts";
import { packageRoot } from "./package-files.ts";

/** The text of a file of the package; undefined if there is none. */
export async function readPackageText(path: string): Promise<string | undefined> {
  try {
    return await readFile(join(packageRoot(), path), "utf8");
  } catch (error) {
    if (isSystemError(error) && error.code === "ENOENT") return undefined;
    throw error;
  }
}
