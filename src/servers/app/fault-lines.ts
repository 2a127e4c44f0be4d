// The faults of a text that the operator gives, each as a line with its place.
import { findOffset } from "../../library/json/find-offsets.ts";
import type { Hazard } from "../../library/json/hazards.ts";
import { positionOf } from "../../library/json/scan.ts";
import type { Issue } from "../../library/runtime/issue.ts";

/** A text, and the name of the file that it is from. */
interface Source {
  readonly file: string;
  readonly text: string;
}

/** The line for a text that can't be parsed. */
export function hazardLine(file: string, { line, column, kind, reason }: Hazard): string {
  const what = kind === "syntax" ? "is not valid JSON" : "can't be read";
  return `${file}:${line}:${column}  parse_error  the file ${what}: ${reason}`;
}

/** The line for an issue, and its offset in the text. */
export function issueLine({ file, text }: Source, { attr, code, detail }: Issue) {
  const offset = findOffset(text, attr === "" ? [] : attr.split("."));
  const { line, column } = positionOf(text, offset);
  return { offset, line: `${file}:${line}:${column}  ${code}  ${detail}` };
}

/** Lines, and how many more there are. */
export const withRest = (lines: readonly string[], left: number): string[] =>
  left > 0 ? [...lines, `and ${left} more`] : [...lines];
