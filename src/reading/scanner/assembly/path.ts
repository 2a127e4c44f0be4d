// The path to a value of a payload, which is the attr of its faults.
import { PATH_AT, PATH_SIZE } from "./layout";
import * as rows from "./table";
import * as tape from "./tape";
import { POINT } from "./text";
import * as writer from "./writer";

/** The most characters of an index, and the point before it. */
const MOST_DIGITS: u32 = 11;
/** `[]`, as it is read from memory. */
const ITEMS: u16 = 0x5d5b;

export let length: u32 = 0;

/** Adds a field to the path, or an index if `field` is 0. Returns the length before, for `pop`. */
export function push(field: u32, index: u32): u32 {
  const before = length;
  const out = writer.moveTo(PATH_AT + length);
  if (length) writer.put(POINT);
  if (field) writer.copy(rows.textOf(field), rows.lengthOf(field) - 1);
  else writer.number(index);
  length = writer.moveTo(out) - PATH_AT;
  return before;
}

/** Adds a key of the text, or an index if `key` is 0. False if there is no room for it. */
export function pushKey(key: u32, index: u32): bool {
  const size = key ? tape.textEnd(key) - tape.textOf(key) : 0;
  if (length + size + MOST_DIGITS > <u32>PATH_SIZE) return false;
  if (!key) {
    push(0, index);
    return true;
  }
  const out = writer.moveTo(PATH_AT + length);
  if (length) writer.put(POINT);
  writer.show(tape.textOf(key), tape.textEnd(key), true);
  length = writer.moveTo(out) - PATH_AT;
  return true;
}

/** Adds the sign for all items of a list. Returns the length before. */
export function pushItems(): u32 {
  store<u16>(PATH_AT + length, ITEMS);
  length += 2;
  return length - 2;
}

export function pop(before: u32): void {
  length = before;
}
