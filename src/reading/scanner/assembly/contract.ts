// Compares values with the table of contracts, see layout.ts. Each function takes the place where a
// value begins and returns the place where it ends, or UNSURE.
import { EVENTS } from "../../../../generated/judge-numbers.ts";
import { isSame, plainEnd } from "./bytes";
import * as counters from "./counters";
import * as forms from "./forms";
import * as table from "./layout";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";

/** True if fields that the contract does not name are faults. */
let isStrict: bool = false;
/** The number of the envelope whose name was read, or 0. `isCarried`: its payload was read, too. */
let envelope: u32 = 0;
let isCarried: bool = false;
/** The number, from 1, of the event that the last message names. */
export let named: u32 = 0;
/** The place of the last payload, and whether it has only fields that its contract names. */
export let payloadAt: u32 = 0;
export let payloadBehind: u32 = 0;
export let isPlain: bool = false;
/** The counter of its envelope, and the time of that; 0 if there is none. */
export let envelopeCounter: u32 = 0;
export let timeAt: u32 = 0;
/** The most characters of an integer, and whether unknown fields were met. */
let mostOfInteger: u32 = u32.MAX_VALUE;
let hasUnknown: bool = false;
/** The kind of texts whose forms are not counted: that of all strings, but in the sample. */
let formless: u32 = table.STRING;

/** Sets whether unknown fields are told, and the most characters of an integer. */
export function set(strict: bool, most: u32): void {
  isStrict = strict;
  mostOfInteger = most;
}

/** Reads a payload of an event; with -1, a message that names its event. Returns where it ends. */
export function acceptedEnd(at: u32, event: i32): u32 {
  if (event >= 0) return payloadOf(at, event);
  envelope = 0;
  timeAt = 0;
  isCarried = false;
  const end = objectEnd(at, table.ENVELOPE, 0);
  return isCarried ? end : text.UNSURE;
}

/** `node` is that of the object, for what is counted. */
function objectEnd(start: u32, shape: u32, node: u32): u32 {
  if (load<u8>(start) !== text.OPEN_OBJECT) return text.UNSURE;
  const row = rows.shapeRow(shape);
  const first = rows.firstField(row);
  const last = first + load<u8>(row, table.SHAPE_COUNT) * table.ROW_SIZE;
  // What is counted is the names of unknown fields, too.
  const takesUnknown = counters.isOn
    ? shape === table.ENVELOPE || first === last
    : !isStrict || load<u8>(row, table.SHAPE_OPEN);
  let missing = load<u32>(row);
  let seen: u32 = 0;
  let expected = first;
  let at = text.skipSpaces(start + 1);
  const isEmpty = load<u8>(at) === text.CLOSE_OBJECT;
  while (!isEmpty) {
    if (load<u8>(at) !== text.QUOTE) return text.UNSURE;
    const field = fieldAt(at + 1, first, last, expected);
    if (field) {
      const bit = (<u32>1) << (<u32>((field - first) / table.ROW_SIZE));
      if (seen & bit) return text.UNSURE;
      seen |= bit;
      missing &= ~bit;
      expected = field + table.ROW_SIZE;
      const value = text.colonEnd(at + 1 + rows.lengthOf(field));
      at = typeEnd(value, rows.numberOf(field), node + rows.nodeOf(field));
    } else at = takesUnknown ? unknownEnd(at + 1) : text.UNSURE;
    if (!at) return text.UNSURE;
    at = text.skipSpaces(at);
    if (load<u8>(at) === text.CLOSE_OBJECT) break;
    if (load<u8>(at) !== text.COMMA) return text.UNSURE;
    at = text.skipSpaces(at + 1);
  }
  if (missing) return text.UNSURE;
  if (counters.isOn && shape) countAbsent(first, last, seen, node);
  return at + 1;
}

/** Reads an unknown field. UNSURE if its key has escapes, which may spell a field of the contract. */
function unknownEnd(key: u32): u32 {
  hasUnknown = true;
  const end = plainEnd(key);
  const value = load<u8>(end) === text.QUOTE ? text.colonEnd(end + 1) : text.UNSURE;
  return value ? anyEnd(value) : text.UNSURE;
}

function countAbsent(first: u32, last: u32, seen: u32, node: u32): void {
  const all = ((<u64>1) << ((last - first) / table.ROW_SIZE)) - 1;
  for (let rest = ~seen & <u32>all; rest; rest &= rest - 1)
    counters.add(node + rows.nodeOf(first + ctz(rest) * table.ROW_SIZE), table.ABSENT);
}

/** Finds the field of a key; 0 if there is none. Tries the field `expected` first. */
export function fieldAt(key: u32, first: u32, last: u32, expected: u32): u32 {
  if (expected < last && isKey(key, expected)) return expected;
  for (let field = first; field < last; field += table.ROW_SIZE)
    if (isKey(key, field)) return field;
  return 0;
}

/** True if a key names a field. Both texts end with a quote, so a longer key can't match. */
function isKey(key: u32, field: u32): bool {
  return isSame(key, rows.textOf(field), rows.lengthOf(field));
}

/** Reads any value. Objects and lists may be deep, so the tape reads them without recursion. */
export function anyEnd(at: u32): u32 {
  const first = load<u8>(at);
  if (first === text.QUOTE) return text.stringEnd(at + 1);
  const isDeep = first === text.OPEN_OBJECT || first === text.OPEN_LIST;
  return isDeep ? tape.valueEnd(at, at) : text.literalEnd(at);
}

function typeEnd(at: u32, type: u32, node: u32): u32 {
  if (!at) return text.UNSURE;
  const kind = type & table.KIND_MASK;
  const number = type >> table.KIND_BITS;
  if (kind === formless) return load<u8>(at) === text.QUOTE ? text.stringEnd(at + 1) : text.UNSURE;
  if (kind === table.OBJECT) return objectEnd(at, number, node);
  if (kind === table.LIST) return listEnd(at, rows.itemType(number), node + 1);
  if (kind === table.BOOLEAN) return text.booleanEnd(at);
  if (kind === table.INTEGER) {
    const end = text.numberEnd(at, true);
    return end - at > mostOfInteger ? text.UNSURE : end;
  }
  if (kind === table.NUMBER) return text.numberEnd(at, false);
  if (kind === table.NAME) return nameEnd(at, number);
  if (kind === table.TIME) return timeEnd(at);
  return kind === table.STRING ? formEnd(at, node) : payloadEnd(at, number, node);
}

/** Reads a string, and counts its form. UNSURE if it has escapes. */
function formEnd(start: u32, node: u32): u32 {
  const end = plainEnd(start + 1);
  if (load<u8>(start) !== text.QUOTE || load<u8>(end) !== text.QUOTE) return text.UNSURE;
  counters.add(node, forms.formOf(start + 1, end));
  return end + 1;
}

function listEnd(start: u32, type: u32, node: u32): u32 {
  if (load<u8>(start) !== text.OPEN_LIST) return text.UNSURE;
  let item = text.skipSpaces(start + 1);
  if (load<u8>(item) === text.CLOSE_LIST) return item + 1;
  let count: u32 = 1;
  for (; ; count++) {
    item = typeEnd(item, type, node);
    if (!item) return text.UNSURE;
    item = text.skipSpaces(item);
    if (load<u8>(item) === text.CLOSE_LIST) break;
    if (load<u8>(item) !== text.COMMA) return text.UNSURE;
    item = text.skipSpaces(item + 1);
  }
  if (counters.isOn) counters.add(node, table.ITEMS, count);
  return item + 1;
}

/** Reads the name of an event. UNSURE if the message named an event before. */
function nameEnd(start: u32, pair: u32): u32 {
  if (envelope || load<u8>(start) !== text.QUOTE) return text.UNSURE;
  const end = plainEnd(start + 1);
  const event = load<u8>(end) === text.QUOTE ? rows.findEvent(start + 1, end) : 0;
  if (!event) return text.UNSURE;
  envelope = pair;
  named = event;
  return end + 1;
}

/** Reads the payload. UNSURE if its name was not read before, or another payload was. */
function payloadEnd(at: u32, pair: u32, counter: u32): u32 {
  if (envelope !== pair || isCarried) return text.UNSURE;
  isCarried = true;
  envelopeCounter = counter;
  return payloadOf(at, named - 1);
}

/** Reads the time. UNSURE if it has escapes. */
function timeEnd(at: u32): u32 {
  timeAt = at;
  if (load<u8>(at) !== text.QUOTE) return anyEnd(at);
  const end = plainEnd(at + 1);
  return load<u8>(end) === text.QUOTE ? end + 1 : text.UNSURE;
}

/** Reads the payload, and remembers where it is. */
function payloadOf(at: u32, event: u32): u32 {
  const row = rows.row(EVENTS, event);
  const node = rows.nodeOf(row);
  hasUnknown = false;
  payloadAt = at;
  if (counters.isOn) counters.beginDraft();
  payloadBehind = objectEnd(at, rows.numberOf(row), node);
  isPlain = !hasUnknown;
  if (counters.isOn && payloadBehind && counters.isInSample(at, payloadBehind)) {
    counters.beginDraft();
    counters.add(node, table.SAMPLED);
    formless = u32.MAX_VALUE;
    payloadBehind = objectEnd(at, rows.numberOf(row), node);
    formless = table.STRING;
  }
  return payloadBehind;
}
