// Secrets that are nearly right.
import fc from "../fast-check.ts";

type Edit = (text: string, at: number, odd: string) => string;
const EDITS: readonly Edit[] = [
  (text, at, odd) => text.slice(0, at) + odd + text.slice(at),
  (text, at, odd) => text.slice(0, at) + odd + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  (text, at) => text.slice(at) + text.slice(0, at),
  (text, at) => text + text.slice(at),
  (text, at) => text.slice(0, at) + text.slice(0, 20),
  (text, at) =>
    text.slice(0, at) + (text[at] ?? "").toUpperCase() + text.slice(at + 1).toLowerCase(),
  (text, at) => text.slice(0, at) + text.slice(at).toUpperCase(),
  (text, at) => text.slice(0, at) + encodeURIComponent(text.slice(at, at + 1) || "%"),
  (text, at) =>
    text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1 || 0x41) + text.slice(at + 1),
  (text) => [...text].reverse().join(""),
  (text) => btoa(text),
  (text, _, odd) => `${odd}${text}${odd}`,
];
const ODD = [
  ["0", "a", "_", "-", ".", "*", "%", "%00", "\\0", "'", '"', "' OR '1'='1", "$", "^", "=", ";"],
  [" ", "\t", "\xa0", "\xad", "\x85", "\xe4", "\xff", ",", ":", "null", "/", "\\", "{}", "[]"],
].flat();

/** What is near to one of the secrets, and none of them. */
export const forged = (secrets: readonly string[]): fc.Arbitrary<string> => {
  const edit = fc.tuple(fc.constantFrom(...EDITS), fc.nat(60), fc.constantFrom(...ODD));
  return fc
    .tuple(fc.constantFrom(...secrets), fc.array(edit, { minLength: 1, maxLength: 3 }))
    .map(([secret, edits]) =>
      edits.reduce((text, [change, at, odd]) => change(text, at % (text.length + 1), odd), secret),
    )
    .filter((text) => !secrets.includes(text.replace(/^[ \t]+|[ \t]+$/g, "")));
};
