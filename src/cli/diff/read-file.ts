import { readFileSync } from "node:fs";
import { isSystemError } from "../../library/text/system-error.ts";
import { UsageError } from "../command.ts";

/** The bytes of a file; `name` is what to call it in an error. */
export function readBytes(path: string, name: string = path): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(`${name} can't be read: ${error.message}.`);
  }
}

/** The text of a file. */
export const readText = (path: string): string => readBytes(path).toString("utf8");
