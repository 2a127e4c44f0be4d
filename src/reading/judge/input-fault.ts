// The texts of messages, and the faults of an input that is not JSON.
import type { Position } from "../../library/json/find-offsets.ts";

/** A text, and the position where it begins. */
export interface MessageText extends Position {
  readonly text: string;
  /** True if the text is the whole input. Then text that is not JSON counts as `unreadable`. */
  readonly isAlone?: boolean;
  /** True if the text was made of another. All of it has the position of its beginning. */
  readonly isMade?: boolean;
}

export interface InputFault extends Position {
  readonly verdict: "invalid" | "unreadable";
  readonly code: string;
  readonly detail: string;
}

/** Makes the fault of a text that is not JSON. With `isAlone`, the verdict is `unreadable`. */
export function breakAt({ line, column }: Position, detail: string, isAlone = false): InputFault {
  const verdict = isAlone ? "unreadable" : "invalid";
  return { verdict, line, column, code: "invalid_json", detail };
}

export const describeLost = (why: "too long" | "not UTF-8"): string => `the text is ${why}`;

export function describeBreak(expected: string, came = ""): string {
  const [character] = came; // a character may have two units
  return sayBreak(expected, character && JSON.stringify(character));
}

export const sayBreak = (expected: string, shown = "the end of the input"): string =>
  `expected ${expected}, not ${shown}`;
