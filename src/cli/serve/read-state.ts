import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { State } from "../../../generated/server-types.ts";
import { findOffset } from "../../library/json/find-offsets.ts";
import { parseSafe } from "../../library/json/parse-safe.ts";
import { positionOf } from "../../library/json/scan.ts";
import { printable } from "../../library/text/printable.ts";
import { findStateFaults } from "../../servers/app/state/check-state.ts";
import type { Settings } from "../../servers/handlers/settings.ts";
import { accessFile } from "../access-file.ts";
import { type Io, UsageError } from "../command.ts";

/** The state that is ready, by its name in place of a file. */
const DEMO = "demo";
/** The file is the operator's own, so it may hold as much as a text can: some 512 MB. */
const LIMITS = { depth: 40, values: Number.POSITIVE_INFINITY };
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
  const text =
    file === DEMO
      ? JSON.stringify(await loadDemo())
      : accessFile(file, "read", () => readFileSync(resolve(io.cwd, file), "utf8"));
  const parsed = parseSafe(text, LIMITS);
  if (parsed.hazard) {
    const { line, column, kind, reason } = parsed.hazard;
    const what = kind === "syntax" ? "is not valid JSON" : "can't be read";
    throw refuse([`${file}:${line}:${column}  parse_error  the file ${what}: ${reason}`]);
  }
  const { issues, omitted } = findStateFaults(parsed.value, settings);
  if (issues.length === 0) return parsed.value as State;
  const lines = issues.slice(0, MOST_LINES).map(({ attr, code, detail }) => {
    const { line, column } = positionOf(text, findOffset(text, attr === "" ? [] : attr.split(".")));
    return `${file}:${line}:${column}  ${code}  ${detail}`;
  });
  const left = issues.length + omitted - lines.length;
  throw refuse(left > 0 ? [...lines, `and ${left} more`] : lines);
}

const refuse = (lines: readonly string[]): UsageError =>
  new UsageError(lines.map(printable).join("\n"), 2, { pointsToHelp: false });
