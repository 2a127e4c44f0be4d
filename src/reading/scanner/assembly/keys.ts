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
const NO_INDEX: u32 = 0xffffffff;

/** The number of fields of the last object. */
export let count: u32 = 0;

/** True while fields are sorted by index, false while they are sorted by key. */
let isByIndex: bool = false;

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
    // If a key comes more than once, its first field takes its last value.
    if (last && !compare(last, one)) store<u32>(last, load<u32>(one, 4), 4);
    else store<u32>(list + count++ * 4, one);
  }
  // Fields whose key is no index stay in the order of the text.
  isByIndex = true;
  sort(list);
  return list;
}

/** Returns the list index that a key spells, or NO_INDEX. */
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

/** True if a field sorts before another. Equal fields keep the order of the text. */
function isBefore(one: u32, two: u32): bool {
  const first = load<u32>(one, INDEX);
  const second = load<u32>(two, INDEX);
  if (isByIndex) return first === second ? one < two : first < second;
  const order = compare(one, two);
  return order ? order < 0 : one < two;
}

/** Sorts the list as a heap: the last field of the order moves to the end, again and again. */
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
