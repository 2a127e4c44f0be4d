// Lists the fields of an object like `Object.entries`: first the keys that are list indexes, in order,
// then each other key once, where it comes first, with its last value. The keys are sorted, not
// hashed, because an attacker can send many keys with the same hash.
import { isSame, plainEnd } from "./bytes";
import * as room from "./room";
import * as strings from "./strings";
import * as tape from "./tape";
import { isDigit } from "./text";
import * as writer from "./writer";

/** Stands for a key that is no index. Every index is smaller. */
const NO_INDEX: u32 = 0xffffffff;

/** The size of a field: u32 entry of the key and u32 entry of the value. */
export const FIELD: u32 = 8;
/** The number of fields of the last object. */
export let count: u32 = 0;

/** Where free memory began before `openList`, what was written, and what was written since then. */
let top: u32 = 0;
let before: u32 = 0;
let since: u32 = 0;

/** Lists the fields of an object behind what is written. The next text goes behind the list. */
export function openList(object: u32): u32 {
  top = room.top;
  room.release(writer.out);
  const list = fieldsOf(object);
  since = room.top;
  before = writer.moveTo(since);
  return list;
}

/** Drops the list, and moves what was written since `openList` to its place. */
export function closeList(): void {
  writer.moveBack(before, since);
  room.release(top);
}

/** Returns the place of a list of fields; 0 if memory is full. */
export function fieldsOf(object: u32): u32 {
  const end = tape.next(object);
  // A field takes at least two entries of the tape, and half of that space in the list.
  const list = room.take((end - object) / 2);
  count = 0;
  if (!list) return 0;
  for (let key = object + tape.ENTRY; key < end; key = tape.next(key + tape.ENTRY)) {
    store<u32>(list + count * FIELD, key);
    store<u32>(list + count++ * FIELD, key + tape.ENTRY, 4);
  }
  const behind = list + count * FIELD;
  sort(list, false);
  let last: u32 = 0;
  for (let field = list; field < behind; field += FIELD) {
    // If a key comes more than once, its first field takes its last value.
    if (last && !compare(load<u32>(last), load<u32>(field)))
      store<u32>(last, load<u32>(field, 4), 4);
    else {
      last = last ? last + FIELD : list;
      store<u64>(last, load<u64>(field));
    }
  }
  count = last ? (last - list) / FIELD + 1 : 0;
  sort(list, true);
  return list;
}

/** Returns the list index that a key spells, or NO_INDEX. */
export function indexOf(start: u32, end: u32): u32 {
  let index: u64 = 0;
  let digits: u32 = 0;
  for (let at = start; at < end; at += strings.taken) {
    const code = strings.unit(at);
    if (code > 0x39 || !isDigit(<u8>code) || digits++ > 9 || (digits > 1 && !index))
      return NO_INDEX;
    index = index * 10 + (code & 15);
  }
  return digits && index < NO_INDEX ? <u32>index : NO_INDEX;
}

function compare(one: u32, two: u32): i32 {
  const end = tape.textEnd(two);
  return strings.compare(tape.textOf(one), tape.textEnd(one), tape.textOf(two), end);
}

/** True if a key sorts before another. Equal keys keep the order of the text. */
function isBefore(one: u32, two: u32, byIndex: bool): bool {
  if (!byIndex) {
    const order = compare(one, two);
    return order ? order < 0 : one < two;
  }
  const first = indexOf(tape.textOf(one), tape.textEnd(one));
  const second = indexOf(tape.textOf(two), tape.textEnd(two));
  return first === second ? one < two : first < second;
}

/** Sorts the list by index or by key: a Shellsort with Sedgewick's steps, fast for any order. */
function sort(list: u32, byIndex: bool): void {
  let round: u32 = 0;
  while ((<u32>1) << (round * 2) < count) round++;
  for (let step: u32 = 0; step !== 1; round--) {
    step = round ? (1 << (round * 2)) + (3 << (round - 1)) + 1 : 1;
    for (let index = step; index < count; index++) {
      const moved = load<u64>(list + index * FIELD);
      let at = index;
      for (; at >= step; at -= step) {
        const before = load<u64>(list + (at - step) * FIELD);
        if (!isBefore(<u32>moved, <u32>before, byIndex)) break;
        store<u64>(list + at * FIELD, before);
      }
      store<u64>(list + at * FIELD, moved);
    }
  }
}

/** True if a key has no escape, and no key before it is equal. */
export function isNew(object: u32, key: u32): bool {
  const start = tape.textOf(key);
  const length = tape.textEnd(key) - start;
  for (let other = object + tape.ENTRY; other < key; other = tape.next(other + tape.ENTRY)) {
    const text = tape.textOf(other);
    if (tape.textEnd(other) - text === length && isSame(text, start, length)) return false;
  }
  return plainEnd(start) === start + length;
}
