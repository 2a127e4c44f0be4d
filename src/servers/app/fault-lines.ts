// Writes the faults of a file as lines, each with its place in the text.
import { findOffset, positionOf } from "../../library/json/find-offsets.ts";
import type { Hazard } from "../../library/json/hazards.ts";
import type { Issue } from "../../library/runtime/issue.ts";

export function hazardLine(file: string, { line, column, kind, reason }: Hazard): string {
  const what = kind === "syntax" ? "is not valid JSON" : "can't be read";
  return `${file}:${line}:${column}  parse_error  the file ${what}: ${reason}`;
}

export function issueLine(file: string, text: string, { attr, code, detail }: Issue) {
  const offset = findOffset(text, attr === "" ? [] : attr.split("."));
  const { line, column } = positionOf(text, offset);
  return { offset, line: `${file}:${line}:${column}  ${code}  ${detail}` };
}

export const withRest = (lines: readonly string[], omitted: number): string[] =>
  omitted > 0 ? [...lines, `and ${omitted} more`] : [...lines];
