// Shows the line of a finding in its input, for a terminal.
import type { Position } from "../../library/json/find-offsets.ts";
import { printable } from "../../library/text/printable.ts";

export interface Excerpt {
  readonly line: string;
  readonly mark: string;
}

/** The largest number of characters of a line, however wide the terminal is. */
const MOST = 200;
/** Matches a value up to the end of its line; of an object or a list, only its bracket. */
const VALUE = /"(?:[^"\\\r\n]|\\.)*"?|[^\s,:{}[\]"]+|./y;

/** Returns the line around a place, cut to a width; undefined if the text has no such line. */
export function excerptAt(text: string, { line, column }: Position, width: number) {
  let start = 0;
  for (let linesLeft = line; linesLeft > 1; linesLeft--) {
    start = text.indexOf("\n", start) + 1;
    if (start === 0) return undefined;
  }
  const room = Math.min(width, MOST);
  const offset = start + column - 1;
  const end = Math.min((text.indexOf("\n", offset) + 1 || text.length + 1) - 1, offset + room);
  VALUE.lastIndex = offset;
  const value = VALUE.exec(text.slice(0, end))?.[0] ?? "";
  const from = Math.max(start, offset - Math.floor(room / 3));
  const before = clean(text.slice(from, offset));
  const head = from > start ? `…${before}` : before.trimStart();
  const prefix = cutTo(head, room / 2, "");
  const whole = prefix + clean(text.slice(offset, end).trimEnd());
  const under = Math.min(columnsOf(clean(value)) || 1, room - columnsOf(prefix));
  return { line: cutTo(whole, room, "…"), mark: " ".repeat(columnsOf(prefix)) + "^".repeat(under) };
}

/** Matches half of a surrogate pair, which remains where a line is cut. */
const HALF = /^[\udc00-\udfff]|[\ud800-\udbff]$/g;

const clean = (text: string): string => printable(text.replace(HALF, "").replaceAll("\t", " "));

/** Counts a character as one column, also those that some terminals show as two. */
const columnsOf = (text: string): number => [...text].length;

const cutTo = (text: string, columns: number, end: string): string =>
  columnsOf(text) <= columns
    ? text
    : [...text].slice(0, Math.floor(columns) - end.length).join("") + end;
