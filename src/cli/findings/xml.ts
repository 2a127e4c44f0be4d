import { codePoint } from "../../library/text/printable.ts";

/** Characters that XML 1.0 or UTF-8 can't hold, that terminals obey, or that turn the direction. */
const IMPOSSIBLE =
  /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** Escapes a text between tags. */
export const xmlText = (text: string): string =>
  text.replace(IMPOSSIBLE, codePoint).replace(/[&<>\r]/g, entityOf);

/** Escapes the text of an attribute, in which bare whitespace would become spaces. */
export const xmlAttribute = (text: string): string =>
  text.replace(IMPOSSIBLE, codePoint).replace(/[&<>"\t\n\r]/g, entityOf);

const entityOf = (character: string): string => ENTITIES[character] ?? character;
