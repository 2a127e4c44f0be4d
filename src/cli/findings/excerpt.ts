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
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Emoji_Presentation}/u;

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

const columnsOf = (text: string): number =>
  ASCII.test(text)
    ? text.length
    : [...text].reduce((sum, character) => sum + widthOf(character), 0);

const ASCII = /^[ -~]*$/;
const widthOf = (character: string): number =>
  /[\p{Mn}\p{Cf}]/u.test(character) ? 0 : WIDE.test(character) ? 2 : 1;

function cutTo(text: string, columns: number, end: string): string {
  if (columnsOf(text) <= columns) return text;
  let fitted = "";
  let taken = end.length;
  for (const character of text) {
    taken += widthOf(character);
    if (taken > columns) break;
    fitted += character;
  }
  return fitted + end;
}
