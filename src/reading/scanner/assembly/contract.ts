// Compares values with the table that layout.ts describes. As in text.ts, each function takes where a
// value begins and returns where it ends, or UNSURE.
import * as table from "./layout";
import * as text from "./text";

/** Whether a field that the contract does not name has to be reported. */
let isStrict: bool = false;
/** The envelope whose name was read, from 1, and the shape of the event that it names. */
let envelope: u32 = 0;
let named: u32 = 0;

export function reportUnknown(strict: bool): void {
  isStrict = strict;
}

function part(which: u32): u32 {
  return table.TABLE_AT + load<u32>(table.TABLE_AT + which);
}

/** A message that names its event, beside the payload. */
export function messageEnd(at: u32): u32 {
  envelope = 0;
  named = 0;
  const end = objectEnd(at, table.ENVELOPE);
  return named === CARRIED ? end : text.UNSURE;
}

/** Stands for the shape of the event when its payload was read. */
const CARRIED: u32 = u32.MAX_VALUE;

/** The shape of the payload of an event, by the number of the event. */
export function shapeOf(event: u32): u32 {
  return load<u16>(part(table.EVENTS) + event * table.EVENT_SIZE + table.EVENT_SHAPE);
}

export function objectEnd(start: u32, shape: u32): u32 {
  if (load<u8>(start) !== text.OPEN_OBJECT) return text.UNSURE;
  const row = part(table.SHAPES) + shape * table.SHAPE_SIZE;
  const first = part(table.FIELDS) + load<u16>(row, table.SHAPE_FIRST) * table.FIELD_SIZE;
  const last = first + load<u8>(row, table.SHAPE_COUNT) * table.FIELD_SIZE;
  const takesUnknown = !isStrict || load<u8>(row, table.SHAPE_OPEN);
  let missing = load<u32>(row);
  let seen: u32 = 0;
  let expected = first;
  let at = text.skipSpaces(start + 1);
  if (load<u8>(at) === text.CLOSE_OBJECT) return missing ? text.UNSURE : at + 1;
  while (true) {
    if (load<u8>(at) !== text.QUOTE) return text.UNSURE;
    const field = fieldAt(at + 1, first, last, expected);
    if (field) {
      const bit = (<u32>1) << (<u32>((field - first) / table.FIELD_SIZE));
      if (seen & bit) return text.UNSURE;
      seen |= bit;
      missing &= ~bit;
      expected = field + table.FIELD_SIZE;
      at = typeEnd(
        text.colonEnd(at + 1 + load<u16>(field, table.FIELD_LENGTH)),
        load<u16>(field, table.FIELD_TYPE),
      );
    } else {
      if (!takesUnknown) return text.UNSURE;
      at = text.colonEnd(unknownKeyEnd(at + 1));
      if (at) at = text.valueEnd(at, 0);
    }
    if (!at) return text.UNSURE;
    at = text.skipSpaces(at);
    if (load<u8>(at) === text.CLOSE_OBJECT) return missing ? text.UNSURE : at + 1;
    if (load<u8>(at) !== text.COMMA) return text.UNSURE;
    at = text.skipSpaces(at + 1);
  }
}

/** The field that a key names; 0 if there is none. Fields mostly come in the order of the schema. */
function fieldAt(key: u32, first: u32, last: u32, expected: u32): u32 {
  if (expected < last && isKey(key, expected)) return expected;
  for (let field = first; field < last; field += table.FIELD_SIZE)
    if (isKey(key, field)) return field;
  return 0;
}

/** Whether a key is that of a field. Both end with a quote, so that none is the start of another. */
function isKey(key: u32, field: u32): bool {
  const own = part(table.TEXTS) + load<u16>(field);
  return isSame(key, own, load<u16>(field, table.FIELD_LENGTH));
}

/** Whether two texts are the same, compared 16 bytes at a time. */
function isSame(a: u32, b: u32, length: u32): bool {
  let offset: u32 = 0;
  while (true) {
    const same = i8x16.bitmask(i8x16.eq(v128.load(a + offset), v128.load(b + offset)));
    const left = length - offset;
    if (left <= 16) return ((same + 1) & ((1 << left) - 1)) === 0;
    if (same !== 0xffff) return false;
    offset += 16;
  }
}

/** A key with an escape may be any, also one that the contract names. */
function unknownKeyEnd(start: u32): u32 {
  const at = text.plainEnd(start);
  return load<u8>(at) === text.QUOTE ? at + 1 : text.UNSURE;
}

function typeEnd(at: u32, type: u32): u32 {
  if (!at) return text.UNSURE;
  switch (type & table.KIND_MASK) {
    case table.STRING:
      return load<u8>(at) === text.QUOTE ? text.stringEnd(at + 1) : text.UNSURE;
    case table.BOOLEAN:
      return text.booleanEnd(at);
    case table.INTEGER:
      return text.integerEnd(at);
    case table.NUMBER:
      return text.numberEnd(at);
    case table.OBJECT:
      return objectEnd(at, type >> table.KIND_BITS);
    case table.LIST:
      return listEnd(at, load<u16>(part(table.LISTS) + (type >> table.KIND_BITS) * 2));
    case table.NAME:
      return nameEnd(at, type >> table.KIND_BITS);
    default:
      return payloadEnd(at, type >> table.KIND_BITS);
  }
}

function listEnd(start: u32, type: u32): u32 {
  if (load<u8>(start) !== text.OPEN_LIST) return text.UNSURE;
  let at = text.skipSpaces(start + 1);
  if (load<u8>(at) === text.CLOSE_LIST) return at + 1;
  while (true) {
    at = typeEnd(at, type);
    if (!at) return text.UNSURE;
    at = text.skipSpaces(at);
    if (load<u8>(at) === text.CLOSE_LIST) return at + 1;
    if (load<u8>(at) !== text.COMMA) return text.UNSURE;
    at = text.skipSpaces(at + 1);
  }
}

/** The name of an event, if no other name came before it. */
function nameEnd(start: u32, pair: u32): u32 {
  if (envelope || load<u8>(start) !== text.QUOTE) return text.UNSURE;
  const end = text.plainEnd(start + 1);
  const event = load<u8>(end) === text.QUOTE ? findEvent(start + 1, end) : 0;
  if (!event) return text.UNSURE;
  envelope = pair;
  named = shapeOf(event - 1);
  return end + 1;
}

/** The payload beside the name that was read, if no other payload came before it. */
function payloadEnd(at: u32, pair: u32): u32 {
  if (envelope !== pair || named === CARRIED) return text.UNSURE;
  const end = objectEnd(at, named);
  named = CARRIED;
  return end;
}

/** From 1; 0 if there is none. */
function findEvent(start: u32, end: u32): u32 {
  const length = <u32>(end - start);
  if (length < <u32>table.SHORTEST_NAME) return 0;
  let slot = hashOf(start, end);
  while (true) {
    const event = load<u16>(part(table.SLOTS) + (slot++ & (table.SLOT_COUNT - 1)) * 2);
    if (!event) return 0;
    const row = part(table.EVENTS) + (event - 1) * table.EVENT_SIZE;
    if (load<u16>(row, table.EVENT_LENGTH) !== length) continue;
    if (isSame(start, part(table.TEXTS) + load<u16>(row), length)) return event;
  }
}

/** Takes four bytes at a time; the last four may hold some of those before them. */
function hashOf(start: u32, end: u32): u32 {
  let hash: u32 = 0;
  for (let at = start; at < end - 4; at += 4) hash = (hash ^ load<u32>(at)) * table.HASH_FACTOR;
  hash = (hash ^ load<u32>(end - 4)) * table.HASH_FACTOR;
  return hash ^ (hash >> 15);
}
