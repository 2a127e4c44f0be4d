// Finds and colours the values in JSON, for the page and for the editor.
const TOKENS = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|\b(?:true|false|null)\b|(?<![\w/-])-?\d[\d.eE+-]*/g;

/** Finds the ranges of the strings, numbers, booleans and nulls in a JSON text. */
export const valuesIn = (text: string): readonly (readonly [start: number, end: number])[] =>
  [...text.matchAll(TOKENS)].flatMap(({ 0: token, 2: colon, index }) =>
    colon === undefined ? [[index, index + token.length] as const] : [],
  );

export function JsonText({ text }: Readonly<{ text: string }>) {
  let coloured = 0;
  const pieces = valuesIn(text).flatMap(([start, end]) => {
    const before = text.slice(coloured, start);
    coloured = end;
    return [before, <span class="value">{text.slice(start, end)}</span>];
  });
  return [...pieces, text.slice(coloured)];
}
