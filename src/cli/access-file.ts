import { isSystemError } from "../library/text/system-error.ts";
import { UsageError } from "./command.ts";

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
