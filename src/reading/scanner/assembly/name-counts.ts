// Counts names that the contract lacks, of fields by their object, and of events. Of more names than
// are kept, those with the least hash stay: whatever the order, the same names with all that they count.
import { HASH_FACTOR, NAMES, NAMES_AT } from "./layout";
import * as strings from "./strings";

/** The size of a name, without its text: u64 count, u32 hash and u32 length. */
const HEAD: u32 = 16;
const HASH: u32 = 8;
const LENGTH: u32 = 12;
export const HASH_START: u32 = 0x811c9dc5;
/** The most names of the fields of an object and of events, and their most letters. */
const FIELDS: u32 = 32;
const EVENTS: u32 = 64;
export const FIELD_LETTERS: u32 = 40;
export const EVENT_LETTERS: u32 = 80;

/** Where the next node has room for its names. */
let free: u32 = 0;

export function sizeFor(objects: u32): u32 {
  return EVENTS * sizeOf(true) + objects * FIELDS * sizeOf(false);
}

export function clear(place: u32): void {
  free = place;
}

export function sizeOf(isEvent: bool): u32 {
  return HEAD + (isEvent ? EVENT_LETTERS : FIELD_LETTERS);
}

export function textOf(name: u32): u32 {
  return name + HEAD;
}

export function lengthOf(name: u32): u32 {
  return load<u32>(name, LENGTH);
}

/** Counts a name at a node, in the order of the names. */
export function add(node: u32, isEvent: bool, start: u32, length: u32): void {
  const size = sizeOf(isEvent);
  const most = isEvent ? EVENTS : FIELDS;
  if (!load<u32>(node, NAMES_AT * 8)) {
    store<u32>(node, free, NAMES_AT * 8);
    free += most * size;
  }
  const first = load<u32>(node, NAMES_AT * 8);
  const hash = hashOf(start, length);
  let end = first + load<u32>(node, NAMES * 8) * size;
  let place = first;
  let greatest = first;
  for (let name = first; name < end; name += size) {
    const order = strings.compare(
      textOf(name),
      textOf(name) + lengthOf(name),
      start,
      start + length,
    );
    if (!order) {
      store<u64>(name, load<u64>(name) + 1);
      return;
    }
    if (order < 0) place = name + size;
    if (load<u32>(name, HASH) >= load<u32>(greatest, HASH)) greatest = name;
  }
  if (end === first + most * size) {
    const other = load<u32>(greatest, HASH);
    if (hash > other || (hash === other && place > greatest)) return;
    end -= size;
    memory.copy(greatest, greatest + size, end - greatest);
    if (place > greatest) place -= size;
  } else store<u64>(node, load<u64>(node, NAMES * 8) + 1, NAMES * 8);
  memory.copy(place + size, place, end - place);
  store<u64>(place, 1);
  store<u32>(place, hash, HASH);
  store<u32>(place, length, LENGTH);
  memory.copy(textOf(place), start, length);
}

/** FNV-1a of 32 bits. */
function hashOf(start: u32, length: u32): u32 {
  let hash = HASH_START;
  for (let letter = start; letter < start + length; letter++)
    hash = (hash ^ load<u8>(letter)) * HASH_FACTOR;
  return hash;
}
