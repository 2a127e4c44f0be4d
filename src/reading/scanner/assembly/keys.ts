// The fields of an object as `Object.entries` has them: each key once, where it comes first, with its
// last value; and in front of all others keys that are the indexes of lists, in their order.
import * as room from "./room";
import * as strings from "./strings";
import * as tape from "./tape";
import { isDigit } from "./text";

/** A pair: u32 the entry of the key, u32 that of the value. */
export const PAIR: u32 = 8;
const HASH_FACTOR: u32 = 0x01000193;
/** A key that is no index. It is greater than all that are. */
const NO_INDEX: u32 = 0xffffffff;

/** How many pairs the last object has. */
export let count: u32 = 0;

/** The place of the pairs; 0 if there is no room. */
export function pairsOf(object: u32): u32 {
  let most: u32 = 0;
  let indexes: u32 = 0;
  const end = tape.next(object);
  for (let key = object + tape.ENTRY; key < end; key = tape.next(key + tape.ENTRY)) {
    most++;
    if (indexOf(key) !== NO_INDEX) indexes++;
  }
  count = 0;
  let size: u32 = 4;
  while (size < most * 2) size *= 2;
  const pairs = room.take(most * PAIR);
  const slots = room.take(size * 4);
  const sorted = indexes ? room.take(most * PAIR) : pairs;
  if (room.isFull) return 0;
  memory.fill(slots, 0, size * 4);
  for (let key = object + tape.ENTRY; key < end; key = tape.next(key + tape.ENTRY)) {
    const slot = slotOf(key, slots, size - 1);
    if (!load<u32>(slot)) {
      store<u32>(slot, pairs + count++ * PAIR);
      store<u32>(load<u32>(slot), key);
    }
    store<u32>(load<u32>(slot), key + tape.ENTRY, 4);
  }
  if (indexes) sortIndexes(pairs, sorted);
  return sorted;
}

/** The slot that has the pair of a key, or the free one for it. */
function slotOf(key: u32, slots: u32, mask: u32): u32 {
  let hash: u32 = 0;
  const end = tape.textEnd(key);
  for (let at = tape.textOf(key); at < end; at += strings.taken)
    hash = (hash ^ strings.unit(at)) * HASH_FACTOR;
  hash ^= hash >> 15;
  while (true) {
    const slot = slots + (hash++ & mask) * 4;
    const pair = load<u32>(slot);
    if (!pair) return slot;
    const twin = load<u32>(pair);
    if (strings.isTwin(tape.textOf(key), end, tape.textOf(twin), tape.textEnd(twin))) return slot;
  }
}

/** The number that a key is, if it is the index of a list. */
function indexOf(key: u32): u32 {
  let index: u64 = 0;
  const start = tape.textOf(key);
  const end = tape.textEnd(key);
  let digits: u32 = 0;
  for (let at = start; at < end; at += strings.taken) {
    const code = strings.unit(at);
    if (code > 0x39 || !isDigit(<u8>code) || digits++ > 9 || (digits > 1 && !index))
      return NO_INDEX;
    index = index * 10 + (code & 15);
  }
  return digits && index < NO_INDEX ? <u32>index : NO_INDEX;
}

/** Puts the pairs with indexes first, in their order, and behind them the others as they came. */
function sortIndexes(pairs: u32, sorted: u32): void {
  let indexes: u32 = 0;
  for (let pair = pairs; pair < pairs + count * PAIR; pair += PAIR)
    if (indexOf(load<u32>(pair)) !== NO_INDEX)
      store<u64>(sorted + indexes++ * PAIR, load<u64>(pair));
  let next = sorted + indexes * PAIR;
  for (let pair = pairs; pair < pairs + count * PAIR; pair += PAIR) {
    if (indexOf(load<u32>(pair)) !== NO_INDEX) continue;
    store<u64>(next, load<u64>(pair));
    next += PAIR;
  }
  // A heap, whose greatest goes to the end.
  for (let parent = indexes >> 1; parent > 0; parent--) sift(sorted, parent - 1, indexes);
  for (let last = indexes; last > 1; last--) {
    const greatest = load<u64>(sorted);
    store<u64>(sorted, load<u64>(sorted + (last - 1) * PAIR));
    store<u64>(sorted + (last - 1) * PAIR, greatest);
    sift(sorted, 0, last - 1);
  }
}

function sift(heap: u32, from: u32, size: u32): void {
  const pair = load<u64>(heap + from * PAIR);
  const index = indexOf(<u32>pair);
  let at = from;
  for (let child = at * 2 + 1; child < size; child = at * 2 + 1) {
    if (child + 1 < size && indexAt(heap, child + 1) > indexAt(heap, child)) child++;
    if (indexAt(heap, child) <= index) break;
    store<u64>(heap + at * PAIR, load<u64>(heap + child * PAIR));
    at = child;
  }
  store<u64>(heap + at * PAIR, pair);
}

function indexAt(heap: u32, child: u32): u32 {
  return indexOf(load<u32>(heap + child * PAIR));
}
