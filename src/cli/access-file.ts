import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isSystemError } from "../library/text/system-error.ts";
import { type Io, UsageError } from "./command.ts";

/** Reads or writes a file that the user named. If that fails, the message says why. */
export function accessFile<Result>(
  name: string,
  access: "read" | "written",
  action: () => Result,
): Result {
  try {
    return action();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(`${name} can't be ${access}: ${error.message}.`);
  }
}

/** The bytes of a file; `name` is what to call it in an error. */
export const readBytes = (path: string, name: string = path): Buffer =>
  accessFile(name, "read", () => readFileSync(path));

/** The text of a file that the user named. */
export const readText = (name: string, { cwd }: Pick<Io, "cwd">): string =>
  readBytes(resolve(cwd, name), name).toString();
