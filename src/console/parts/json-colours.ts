// What of a JSON text has the colour of a value.

const TOKENS = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|\b(?:true|false|null)\b|(?<![\w/-])-?\d[\d.eE+-]*/g;

/** Where the values of a JSON text stand, but for objects and arrays. */
export const valuesIn = (text: string): readonly (readonly [start: number, end: number])[] =>
  [...text.matchAll(TOKENS)].flatMap(({ 0: token, 2: colon, index }) =>
    colon === undefined ? [[index, index + token.length] as const] : [],
  );
