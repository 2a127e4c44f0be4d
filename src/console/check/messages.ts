// Cuts a text into its messages, as the command line does with a file.
import { ArrayReader } from "../../reading/messages/array-reader.ts";
import { layoutOf } from "../../reading/messages/layout.ts";
import { describeBreak } from "../../reading/messages/words.ts";
import type { Fault } from "./fault.ts";

/** A message as it stands in a text. */
export interface MessageText {
  readonly text: string;
  /** Where it begins, from 1. */
  readonly line: number;
  readonly column: number;
}

/** The messages of a text, and where an array breaks. */
export interface CutText {
  readonly messages: readonly MessageText[];
  readonly broken?: Fault | undefined;
}

/** Cuts a text: lines of NDJSON, items of an array, or one document. */
export function cutText(text: string): CutText {
  const layout = layoutOf(text);
  if (layout === "lines") return { messages: linesOf(text) };
  if (layout === "array") return itemsOf(text);
  return { messages: /\S/.test(text) ? [{ text, line: 1, column: 1 }] : [] };
}

const linesOf = (text: string): MessageText[] =>
  text
    .split("\n")
    .map((line, index) => ({ text: line, line: index + 1, column: 1 }))
    .filter((line) => /\S/.test(line.text));

function itemsOf(text: string): CutText {
  const messages: MessageText[] = [];
  let broken: Fault | undefined;
  const reader = new ArrayReader(
    (item = "", line, column) => {
      messages.push({ text: item, line, column });
      return true;
    },
    (line, column, expected, came) => {
      broken = breakAt(line, column, describeBreak(expected, came));
    },
  );
  reader.push(text);
  if (!reader.stopped) reader.end();
  return { messages, broken };
}

/** The fault of a text that is not JSON. */
export const breakAt = (line: number, column: number, detail: string): Fault => ({
  line,
  column,
  length: 1,
  code: "invalid_json",
  attr: "",
  detail,
});
