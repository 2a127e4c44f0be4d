// Tells payloads that every program reads alike, for hosts that judge them.
import { plainEnd } from "./bytes";
import * as keys from "./keys";
import { STRING } from "./layout";
import * as numbers from "./numbers";
import * as strings from "./strings";
import * as tape from "./tape";
import { OPEN_OBJECT } from "./text";

/** The most keys that are compared. The time for this grows with the square of their number. */
const MOST_KEYS: u32 = 64;

/** True if a value surely has at most `depth` levels, no equal keys, exact numbers, safe texts. */
export function isPlainTo(entry: u32, depth: i32): bool {
  const start = tape.startOf(entry);
  if (tape.kindOf(entry) === STRING) return isPlainText(entry);
  if (!tape.isOpen(entry)) return numbers.isExact(start, tape.endOf(entry));
  const isObject = tape.is(entry, OPEN_OBJECT);
  const end = tape.next(entry);
  let count: u32 = 0;
  for (let item = entry + tape.ENTRY; item < end && depth > 0; item = tape.next(item)) {
    if (isObject) {
      if (count++ >= MOST_KEYS || !keys.isNew(entry, item)) return false;
      item += tape.ENTRY;
    }
    if (!isPlainTo(item, depth - 1)) return false;
  }
  return depth > 0;
}

/** True if a text has no NUL, and no half of a surrogate pair. */
function isPlainText(entry: u32): bool {
  const end = tape.textEnd(entry);
  for (let at = plainEnd(tape.textOf(entry)); at < end; at = plainEnd(at + strings.taken)) {
    const code = strings.unit(at);
    if (code === 0 || strings.isHalf(code)) return false;
  }
  return true;
}
