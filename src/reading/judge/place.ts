import { type Position, positionsOf } from "../../library/json/scan.ts";
import { findPlaces } from "../messages/nested-text.ts";
import type { MessageText } from "./cut.ts";

/** A place in an input, and its offset in the text of the message. */
export interface Place extends Position {
  readonly offset: number;
}

export function placesIn(
  source: MessageText,
  value: unknown,
  paths: readonly (readonly string[])[],
): Place[] {
  const offsets = findPlaces(source.text, value, paths);
  return positionsOf(source.text, offsets).map((within, index) => {
    const { line, column } = positionIn(source, within);
    return { line, column, offset: offsets[index] ?? 0 };
  });
}

/** The position in an input of something at a position of a message's text. */
export const positionIn = ({ line, column }: MessageText, within: Position): Position => ({
  line: line + within.line - 1,
  column: within.line === 1 ? column + within.column - 1 : within.column,
});

/** The position in a message's text of something at a position of the input. */
export const positionWithin = (source: MessageText, { line, column }: Position): Position => ({
  line: line - source.line + 1,
  column: line === source.line ? column - source.column + 1 : column,
});

/** The keys that lead to the values that issues are about, which are below `at`. */
export const pathsOf = (
  issues: readonly { readonly attr: string }[],
  at: readonly string[],
): (readonly string[])[] =>
  issues.map(({ attr }) => (attr === "" ? at : [...at, ...attr.split(".")]));
