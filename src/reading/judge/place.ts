// Finds where values stand in a text of JSON.
import { findOffsets, type Position, positionsOf } from "../../library/json/find-offsets.ts";
import { scan } from "../../library/json/scan.ts";
import type { Fault } from "../../library/runtime/fault.ts";
import { describe, type Findings, issueOf, visitUnknown } from "../../library/runtime/issue.ts";
import { wellFormed } from "../../library/text/printable.ts";
import type { MessageText } from "./input-fault.ts";

/** A place in an input, the text in which the value stands, and its offset there. */
export interface Place extends Position {
  readonly text: string;
  readonly offset: number;
}

/** Finds where values stand in a text. */
export function placesIn(source: MessageText, paths: readonly (readonly string[])[]): Place[] {
  const { text } = source;
  const offsets = findOffsets(text, paths);
  return positionsOf(text, offsets).map((within, index) => ({
    ...positionIn(source, within),
    text,
    offset: offsets[index] ?? 0,
  }));
}

/** Returns the keys that lead to the value at an offset, or to the string that it stands in. */
export function keysAt(text: string, offset: number): readonly string[] {
  const keys: string[] = [];
  scan(text, {
    value(level, start, key) {
      if (start > offset) return true;
      keys.splice(Math.max(0, level - 1), keys.length, ...(level > 0 ? [String(key)] : []));
      return false;
    },
  });
  return keys;
}

const NUMBER = /-?\d[\d.eE+-]*/y;
/** The largest number of characters of a number that is quoted. */
const LONGEST = 24;

/** Says an issue again if it is about a number, and quotes that as the text has it: `1e400`. */
export function withNumberAt<Of extends Fault>(
  issue: Of,
  { text, offset }: Pick<Place, "text" | "offset">,
): Of {
  const { facts } = issue;
  NUMBER.lastIndex = offset;
  const [number] = NUMBER.exec(text) ?? [];
  if (!facts || number === undefined || facts[1] !== Number(number)) return issue;
  const tell = (value: unknown) =>
    number.length > LONGEST ? LONG_NUMBER : describe(value, "", number);
  return { ...issue, detail: issueOf({ tell }, ...facts).detail };
}

export const LONG_NUMBER = "a longer number";

/** Converts a position in a message's text to a position in the input. */
export const positionIn = ({ line, column }: Position, within: Position): Position => ({
  line: line + within.line - 1,
  column: within.line === 1 ? column + within.column - 1 : within.column,
});

/** Converts a position in the input to a position in a message's text. */
export const positionWithin = (source: Position, { line, column }: Position): Position => ({
  line: line - source.line + 1,
  column: line === source.line ? column - source.column + 1 : column,
});

/** Reports the fields of an object that the contract does not name, and keeps their keys. */
export function visitUnknownKeys(
  found: Findings,
  object: object,
  at: string,
  fields: string,
): void {
  const before = found.issues.length;
  visitUnknown(found, object, at, fields);
  const outer = at.split(".").slice(0, -1);
  for (const { attr, code, detail } of found.issues.splice(before)) {
    const shown: Fault = {
      attr: wellFormed(attr),
      code,
      detail: wellFormed(detail),
      keys: [...outer, attr.slice(at.length)],
    };
    found.issues.push(shown);
  }
}

/** Returns the keys that lead to the values of issues. */
export const pathsOf = (issues: readonly Fault[]): (readonly string[])[] =>
  issues.map(({ attr, keys }) => keys ?? (attr === "" ? [] : attr.split(".")));
