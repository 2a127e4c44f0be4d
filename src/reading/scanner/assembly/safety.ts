// Finds out whether every program reads a value as it is written. Only Node's module imports this file.
import { isSame, plainEnd } from "./bytes";
import * as strings from "./strings";
import * as tape from "./tape";
import * as text from "./text";

/** A double keeps any number of at most this many digits. */
const SURELY_KEPT: u32 = 15;
/** The keys of larger objects are not compared, because that takes a time of their square. */
const MOST_KEYS: u32 = 64;

/** True if a value is surely safe: at most so deep, without keys that are equal, or odd texts. */
export function isSafe(entry: u32, depth: i32): bool {
  const start = tape.startOf(entry);
  if (tape.is(entry, text.QUOTE)) return isSafeText(entry);
  if (!tape.isOpen(entry)) {
    const isWord = load<u8>(start) > text.ZERO + 9;
    const end = tape.endOf(entry);
    return isWord || (end - start <= SURELY_KEPT && text.numberEnd(start, false) === end);
  }
  const isObject = tape.is(entry, text.OPEN_OBJECT);
  const end = tape.next(entry);
  let count: u32 = 0;
  for (let item = entry + tape.ENTRY; item < end && depth > 0; item = tape.next(item)) {
    if (isObject) {
      if (count++ >= MOST_KEYS || !isNew(entry, item)) return false;
      item += tape.ENTRY;
    }
    if (!isSafe(item, depth - 1)) return false;
  }
  return depth > 0;
}

/** True if a text has no NUL, and no half of a surrogate pair. */
function isSafeText(entry: u32): bool {
  const end = tape.textEnd(entry);
  for (let at = plainEnd(tape.textOf(entry)); at < end; at = plainEnd(at + strings.taken)) {
    const code = strings.unit(at);
    if (code === 0 || strings.isHalf(code)) return false;
  }
  return true;
}

/** True if a key has no escape, and no key before it is equal. */
function isNew(object: u32, key: u32): bool {
  const start = tape.textOf(key);
  const length = tape.textEnd(key) - start;
  for (let other = object + tape.ENTRY; other < key; other = tape.next(other + tape.ENTRY)) {
    const text = tape.textOf(other);
    if (tape.textEnd(other) - text === length && isSame(text, start, length)) return false;
  }
  return plainEnd(start) === start + length;
}
