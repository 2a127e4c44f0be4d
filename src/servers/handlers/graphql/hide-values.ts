// Messages of a GraphQL library repeat the values at fault, and here these are secrets.
import { readJson } from "../../../library/json/read-json.ts";

/** A block string with all that follows, a string, which the end of a message ends, or a word. */
const VALUE = /""".*|"(?:[^"\\]|\\.)*("|\\?$)|\w+/gs;
const WORD = /\w+/g;
const STRING_TOKEN = /\b((?:Block)?String) ".*"/s;

/** A message without any of the values that were sent. */
export function hideValues(message: string, values: ReadonlySet<string>): string {
  const hide = (piece: string) => (isHidden(piece, values) ? "[hidden]" : piece);
  return message
    .replace(STRING_TOKEN, "$1")
    .replace(VALUE, (piece: string, end: string | undefined) =>
      (end ?? '"') === '"' ? hide(piece) : piece.replace(WORD, hide),
    );
}

/** Block strings are always hidden: a message reformats them, so that they match no value. */
function isHidden(piece: string, values: ReadonlySet<string>): boolean {
  if (piece.startsWith('"""')) return true;
  if (!piece.startsWith('"')) return values.has(piece);
  return values.has(String(readJson(piece)?.value ?? piece.slice(1, -1)));
}

/** Every text and number inside a JSON value, as text. */
export function valuesIn(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(valuesIn) : [];
}
