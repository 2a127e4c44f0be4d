// Changes as lines to print.

import { nextVersion } from "../../src/library/names/versions.ts";
import type { Change } from "../../src/reading/diff/change.ts";
import { listedParties } from "../../src/reading/diff/words.ts";

/** A change, with whom it breaks. */
export const lineOf = ({ subject, what, breaks }: Change): string =>
  `${subject}: ${what}.${breaks.length > 0 ? ` This breaks ${listedParties(breaks)}.` : ""}`;

/** Refused changes by subject, each subject with what to do instead. `names` are all events. */
export function refusedLines(refused: readonly Change[], names: readonly string[]): string[] {
  const bySubject = Map.groupBy(refused, ({ subject }) => subject);
  return [...bySubject.values()].flatMap((changes) => [
    ...changes.map(lineOf),
    ...changes.slice(0, 1).map((change) => `  ${remedyOf(change, names)}`),
  ]);
}

function remedyOf({ half, subject, code }: Change, names: readonly string[]): string {
  if (code === "event_removed" || code === "operation_removed")
    return `Put ${subject} back; what is published stays.`;
  if (subject === "openapi") return "Put it back; what is published stays.";
  if (half === "openapi")
    return `Leave ${subject} as it is and add a new operation beside it, under a path of its own.`;
  return `Leave ${subject} as it is and add ${nextVersion(subject, names)} beside it.`;
}
