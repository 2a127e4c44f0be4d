// Lists the fields of an object like `Object.entries`: first the keys that are list indexes, in order,
// then each other key once, where it comes first, with its last value. The keys are sorted, not
// hashed, because an attacker can send many keys with the same hash.
import * as room from "./room";
import * as strings from "./strings";
import * as tape from "./tape";
import { isDigit } from "./text";

/** The size of a field: u32 entry of the key, u32 entry of the value, u32 index (or NO_INDEX). */
const SIZE: u32 = 12;
const INDEX: u32 = 8;
/** Stands for a key that is no index. Every index is smaller. */
export const NO_INDEX: u32 = 0xffffffff;

/** The number of fields of the last object. */
export let count: u32 = 0;

/** Returns the place of a list of u32 places of the fields; 0 if memory is full. */
export function fieldsOf(object: u32): u32 {
  let members: u32 = 0;
  const end = tape.next(object);
  for (let key = object + tape.ENTRY; key < end; key = tape.next(key + tape.ENTRY)) members++;
  count = 0;
  const list = room.take(<u64>members * 4);
  let field = room.take(<u64>members * SIZE);
  if (room.isFull) return 0;
  for (let key = object + tape.ENTRY; key < end; key = tape.next(key + tape.ENTRY)) {
    store<u32>(field, key);
    store<u32>(field, key + tape.ENTRY, 4);
    store<u32>(field, indexOf(tape.textOf(key), tape.textEnd(key)), INDEX);
    store<u32>(list + count++ * 4, field);
    field += SIZE;
  }
  sort(list, false);
  count = 0;
  for (let at = list; at < list + members * 4; at += 4) {
    const one = load<u32>(at);
    const last = count ? load<u32>(list + count * 4 - 4) : 0;
    // If a key comes more than once, its first field takes its last value.
    if (last && !compare(last, one)) store<u32>(last, load<u32>(one, 4), 4);
    else store<u32>(list + count++ * 4, one);
  }
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
  const a = load<u32>(one);
  const b = load<u32>(two);
  return strings.compare(tape.textOf(a), tape.textEnd(a), tape.textOf(b), tape.textEnd(b));
}

/** True if a field sorts before another. Equal fields keep the order of the text. */
function isBefore(one: u32, two: u32, byIndex: bool): bool {
  const first = load<u32>(one, INDEX);
  const second = load<u32>(two, INDEX);
  const order = byIndex ? i32(first > second) - i32(first < second) : compare(one, two);
  return order ? order < 0 : one < two;
}

/** Sorts the list by index or by key, by the steps of Sedgewick, which are fast for any order. */
function sort(list: u32, byIndex: bool): void {
  let round: u32 = 0;
  while ((<u32>1) << (round * 2) < count) round++;
  for (let step: u32 = 0; step !== 1; round--) {
    step = round ? (1 << (round * 2)) + (3 << (round - 1)) + 1 : 1;
    for (let index = step; index < count; index++) {
      const moved = load<u32>(list + index * 4);
      let at = index;
      for (; at >= step; at -= step) {
        const before = load<u32>(list + (at - step) * 4);
        if (!isBefore(moved, before, byIndex)) break;
        store<u32>(list + at * 4, before);
      }
      store<u32>(list + at * 4, moved);
    }
  }
}
