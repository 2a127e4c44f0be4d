import { printable } from "../../library/text/printable.ts";
import { parseSettings } from "../../servers/app/config/parse-settings.ts";
import type { Settings } from "../../servers/handlers/context.ts";
import { readText } from "../access-file.ts";
import { type Io, UsageError } from "../command.ts";

/** Reads the settings in a file. If something is wrong in it, the message has a line for each. */
export function readSettings(file: string, io: Io): Settings {
  const text = readText(file, io);
  const parsed = parseSettings(text, file);
  if ("settings" in parsed) return parsed.settings;
  throw new UsageError(parsed.problems.map(printable).join("\n"), 2, { pointsToHelp: false });
}
