import type { Fault } from "../prism/fault.ts";

/** The header that lists in what an exchange departs from the contract. */
export const VIOLATIONS_HEADER = "X-Contract-Violations";

/** Clients give up on an answer whose headers are longer than some 8 to 16 KB in all. */
const LONGEST = 2000;

/** The violations as JSON, as many as a header holds. The last entry says how many are left out. */
export function violationsHeader(violations: readonly Fault[]): string {
  const entries: string[] = [];
  let length = 0;
  for (const { place, attr, detail } of violations) {
    const entry = toAscii(JSON.stringify({ place, attr, detail }));
    length += entry.length;
    if (length > LONGEST) break;
    entries.push(entry);
  }
  const left = violations.length - entries.length;
  return `[${[...entries, ...(left > 0 ? [JSON.stringify({ more: left })] : [])].join(",")}]`;
}

/** A header takes no other characters. */
const toAscii = (text: string): string =>
  text.replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
