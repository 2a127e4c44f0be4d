import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Settings } from "../../handlers/settings.ts";
import { isSystemError } from "../../host/system-error.ts";
import { parseSettings } from "../../server/config/parse-settings.ts";
import { type Io, UsageError } from "../command.ts";
import { printable } from "../terminal/text.ts";

/** The settings in a file, or one line for each thing that is wrong in it. */
export function readSettings(file: string, io: Io): Settings {
  const parsed = parseSettings(readText(file, io), file);
  if ("settings" in parsed) return parsed.settings;
  throw new UsageError(parsed.problems.map(printable).join("\n"), 2, { pointsToHelp: false });
}

function readText(file: string, io: Io): string {
  try {
    return readFileSync(resolve(io.cwd, file), "utf8");
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(`${file} can't be read: ${error.message}.`);
  }
}
