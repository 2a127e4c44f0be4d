import { codePoint } from "../../library/text/printable.ts";
import type { Fault } from "../prism/fault.ts";

/** The header that lists where an exchange breaks the contract. */
export const VIOLATIONS_HEADER = "X-Contract-Violations";

/** Clients give up on an answer whose headers are longer than some 8 to 16 KB in all. */
const LONGEST = 2000;

/** The faults as JSON, as many as a header holds. The last entry says how many are left out. */
export function violationsHeader(faults: readonly Fault[]): string {
  const entries: string[] = [];
  let length = 0;
  for (const { place, attr, detail } of faults) {
    const entry = toAscii(JSON.stringify({ place, attr, detail }));
    length += entry.length;
    if (length > LONGEST) break;
    entries.push(entry);
  }
  const left = faults.length - entries.length;
  return `[${[...entries, ...(left > 0 ? [JSON.stringify({ more: left })] : [])].join(",")}]`;
}

/** Escapes every other character: a header may have ASCII only. */
const toAscii = (text: string): string => text.replace(/[^\x20-\x7e]/g, codePoint);
