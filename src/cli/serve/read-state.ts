import type { State } from "../../../generated/server-types.ts";
import { parseSafe } from "../../library/json/parse-safe.ts";
import { printable } from "../../library/text/printable.ts";
import { hazardLine, issueLine, withRest } from "../../servers/app/faults.ts";
import { findStateFaults, STATE_LIMITS } from "../../servers/app/state/check-state.ts";
import type { Settings } from "../../servers/handlers/context.ts";
import { readText } from "../access-file.ts";
import { type Io, UsageError } from "../command.ts";

/** The state that is ready, by its name in place of a file. */
export const DEMO = "demo";
const MOST_LINES = 20;

/** What a state has to fit, and the one that is ready. */
interface Known {
  readonly settings: Settings;
  readonly loadDemo: () => Promise<State>;
}

/** Reads the state in a file. If something is wrong in it, the message has a line for each. */
export async function readState(
  file: string,
  { settings, loadDemo }: Known,
  io: Io,
): Promise<State> {
  const text = file === DEMO ? JSON.stringify(await loadDemo()) : readText(file, io);
  const parsed = parseSafe(text, STATE_LIMITS);
  if (parsed.hazard) throw refuse([hazardLine(file, parsed.hazard)]);
  const { issues, omitted } = findStateFaults(parsed.value, settings);
  if (issues.length === 0) return parsed.value as State;
  const lines = issues.slice(0, MOST_LINES).map((issue) => issueLine({ file, text }, issue).line);
  throw refuse(withRest(lines, issues.length + omitted - lines.length));
}

const refuse = (lines: readonly string[]): UsageError =>
  new UsageError(lines.map(printable).join("\n"), 2, { pointsToHelp: false });
