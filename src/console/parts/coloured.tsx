// Finds and colours the words of code: JSON, TypeScript, Python and commands.
const WORDS =
  "as|async|await|const|export|extends|false|for|from|if|import|in|interface|new|None|null|of|print|readonly|return|true|type|unknown|with";
const VALUES = String.raw`("(?:[^"\\\n]|\\.)*"?|'[^'\n]*')(\s*:)?|(?<![\w/.-])-?\d[\d.eE+-]*`;
const TOKENS = new RegExp(
  String.raw`(\/\*[^]*?\*\/|^ *\/\/.*)|(?<![\w./-])(?:(${WORDS})(?![\w./:-]))|${VALUES}`,
  "gm",
);

type Token = readonly [start: number, end: number, look: "value" | "link" | "quiet"];

/** Finds the comments, keywords, strings and numbers in code. A key of JSON has no colour. */
export const tokensIn = (text: string): readonly Token[] =>
  [...text.matchAll(TOKENS)].flatMap(({ 0: token, 1: comment, 2: word, 4: colon, index }) => {
    const look = comment !== undefined ? "quiet" : word !== undefined ? "link" : "value";
    return colon === undefined ? [[index, index + token.length, look] as const] : [];
  });

export function Coloured({ text }: Readonly<{ text: string }>) {
  let coloured = 0;
  const pieces = tokensIn(text).flatMap(([start, end, look]) => {
    const before = text.slice(coloured, start);
    coloured = end;
    return [before, <span class={look}>{text.slice(start, end)}</span>];
  });
  return [...pieces, text.slice(coloured)];
}
