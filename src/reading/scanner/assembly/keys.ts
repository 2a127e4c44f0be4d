// The fields of an object as `Object.entries` has them: each key once, where it comes first, with its
// last value; and in front of all others keys that are the indexes of lists, in their order. They are
// sorted, because keys can be made that have one hash.
import * as room from "./room";
import * as strings from "./strings";
import * as tape from "./tape";
import { isDigit } from "./text";

/** A field: u32 the entry of its key, u32 that of its value, u32 the index that the key is. */
const SIZE: u32 = 12;
const INDEX: u32 = 8;
/** A key that is no index. It is greater than all that are. */
const NO_INDEX: u32 = 0xffffffff;

/** How many fields the last object has. */
export let count: u32 = 0;

/** Whether fields are sorted by index, and not by key. */
let isByIndex: bool = false;

/** The place of a list of u32 places of fields; 0 if there is no room. */
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
    store<u32>(field, indexOf(key), INDEX);
    store<u32>(list + count++ * 4, field);
    field += SIZE;
  }
  isByIndex = false;
  sort(list);
  const before = count;
  count = 0;
  for (let at: u32 = 0; at < before; at++) {
    const one = get(list, at);
    const last = count ? get(list, count - 1) : 0;
    // Of those that have one key the first has the value of the last.
    if (last && !compare(last, one)) store<u32>(last, load<u32>(one, 4), 4);
    else store<u32>(list + count++ * 4, one);
  }
  // Fields without an index are sorted by their places.
  isByIndex = true;
  sort(list);
  return list;
}

/** The number that a key is, if it is the index of a list. */
function indexOf(key: u32): u32 {
  let index: u64 = 0;
  const end = tape.textEnd(key);
  let digits: u32 = 0;
  for (let at = tape.textOf(key); at < end; at += strings.taken) {
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

/** Of those that are the same, the one that comes first. */
function isBefore(one: u32, two: u32): bool {
  const first = load<u32>(one, INDEX);
  const second = load<u32>(two, INDEX);
  if (isByIndex) return first === second ? one < two : first < second;
  const order = compare(one, two);
  return order ? order < 0 : one < two;
}

/** Makes a heap, whose last goes to the end. */
function sort(list: u32): void {
  for (let parent = count >> 1; parent > 0; parent--) sift(list, parent - 1, count);
  for (let last = count; last > 1; last--) {
    const greatest = get(list, 0);
    store<u32>(list, get(list, last - 1));
    store<u32>(list + (last - 1) * 4, greatest);
    sift(list, 0, last - 1);
  }
}

function sift(list: u32, from: u32, size: u32): void {
  const moved = get(list, from);
  let at = from;
  for (let child = at * 2 + 1; child < size; child = at * 2 + 1) {
    if (child + 1 < size && isBefore(get(list, child), get(list, child + 1))) child++;
    if (!isBefore(moved, get(list, child))) break;
    store<u32>(list + at * 4, get(list, child));
    at = child;
  }
  store<u32>(list + at * 4, moved);
}

function get(list: u32, at: u32): u32 {
  return load<u32>(list + at * 4);
}
