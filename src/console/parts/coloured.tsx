// Finds and colours the words of code: JSON, TypeScript, Python and commands.
import type { Fault } from "./fault.ts";

const WORDS =
  "as|async|await|const|export|extends|false|for|from|if|import|in|interface|new|None|null|of|print|readonly|return|true|type|unknown|with";
const VALUES = String.raw`("(?:[^"\\\n]|\\.)*"?|'[^'\n]*')(\s*:)?|(?<![\w/.-])-?\d[\d.eE+-]*`;
const TOKENS = new RegExp(
  String.raw`(\/\*[^]*?\*\/|^ *\/\/.*)|(?<![\w./-])(?:(${WORDS})(?![\w./:-]))|${VALUES}`,
  "gm",
);

type Token = readonly [start: number, end: number, look: string];

/** Finds the comments, keywords, strings and numbers in code. A key of JSON has no colour. */
const tokensIn = (text: string): readonly Token[] =>
  [...text.matchAll(TOKENS)].flatMap(({ 0: token, 1: comment, 2: word, 4: colon, index }) => {
    const look = comment !== undefined ? "quiet" : word !== undefined ? "link" : "value";
    return colon === undefined ? [[index, index + token.length, look] as const] : [];
  });

/** The largest number of characters of a text that get colours. */
const MOST_COLOURED = 100_000;

type ColouredProps = Readonly<{ text: string; faults?: readonly Fault[] | undefined }>;

/** Shows code. Faults are those of a line; each has a mark at its column. */
export function Coloured({ text, faults = [] }: ColouredProps) {
  const tokens = tokensIn(text.slice(0, MOST_COLOURED));
  const lookAt = new Map(tokens.map(([start, , look]) => [start, look]));
  const marks = faults.map(({ column, length }): Token => {
    const start = column - 1;
    return [start, start + length, `${lookAt.get(start) ?? ""} fault`];
  });
  let drawn = 0;
  const pieces = [...marks, ...tokens]
    .sort(([a], [b]) => a - b)
    .flatMap(([start, end, look]) => {
      if (start < drawn) return []; // it begins inside of another
      const before = text.slice(drawn, start);
      drawn = end;
      const column = look.endsWith("fault") ? start + 1 : undefined;
      return [
        before,
        <span class={look} data-column={column}>
          {text.slice(start, end)}
        </span>,
      ];
    });
  return [...pieces, text.slice(drawn)];
}
