import { codePoint } from "./printable.ts";

/** What XML 1.0 can't hold in any form, and lone surrogates, which UTF-8 can't. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const SPECIAL: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** A text as it stands between tags. */
export const xmlText = (text: string): string =>
  text.replace(IMPOSSIBLE, codePoint).replace(/[&<>\r]/g, escaped);

/** A text as it stands in an attribute, where bare whitespace would become spaces. */
export const xmlAttribute = (text: string): string =>
  text.replace(IMPOSSIBLE, codePoint).replace(/[&<>"\t\n\r]/g, escaped);

const escaped = (character: string): string => SPECIAL[character] ?? character;
