// Writes what was counted as JSON, by the words of the table, which are sorted. What was never counted
// is left out, and so is an object without fields.
import * as word from "../../../../generated/judge-numbers.ts";
import * as counters from "./counters";
import * as table from "./layout";
import * as names from "./name-counts";
import * as path from "./path";
import * as room from "./room";
import * as rows from "./table";
import * as text from "./text";
import * as words from "./words";
import * as writer from "./writer";

/** The most bytes that are written between two checks of the free memory. */
const MOST_FORM: u32 = 16384;
/** The digits of a day: 1 for the first of them. */
const FIRST_DIGIT: u64 = 10_000_000;

/** The counters of the node that is written, and the row of its event. */
let node: u32 = 0;
let event: u32 = 0;
/** True while the unknown fields of an event are written, and false while its own are. */
let isOfUnknown: bool = false;

/** Returns the place of a u32 size and the document, and begins to count anew; 0 if memory is full. */
export function write(): u32 {
  const place = room.take(4);
  writer.moveTo(place + 4);
  words.useNeutral();
  node = counters.placeOf(table.MESSAGES);
  if (room.reaches(writer.out + MOST_FORM)) {
    writer.put(text.OPEN_OBJECT);
    entries(word.DOCUMENT, word.IN_EVENT);
    writer.put(text.CLOSE_OBJECT);
  }
  words.useReal();
  if (room.isFull) return 0;
  store<u32>(place, writer.out - place - 4);
  room.release(writer.out);
  counters.clear();
  return place;
}

/** Writes the fields of an object whose words are between two words. */
function entries(first: u32, end: u32): void {
  for (let which = first; which < end; which++)
    which += entry(rows.row(word.WORDS, which), which + 1);
}

/** Writes a field. Returns how many words that follow belong to it. */
function entry(row: u32, next: u32): u32 {
  const form = rows.nodeOf(row);
  const number = rows.numberOf(row);
  const before = writer.out;
  key(rows.textOf(row), rows.lengthOf(row));
  if (form === table.IS_COUNT || form === table.IS_DAY) {
    const count = load<u64>(node + number * 8);
    if (!count) writer.moveTo(before);
    else if (form === table.IS_COUNT) writer.number(count);
    else day(count);
    return 0;
  }
  if (form === table.IS_TEXT) {
    const words = rows.row(word.WORDS, next);
    quote(rows.textOf(words), rows.lengthOf(words));
    return number;
  }
  writer.put(text.OPEN_OBJECT);
  if (form === table.IS_OBJECT) entries(next, next + number);
  else if (form === table.IS_EVENTS) events();
  else if (form === table.IS_NAMES) namesOf(node === counters.area);
  else fields(form === table.IS_UNKNOWN);
  close(before);
  return number;
}

/** Ends an object, or takes its field back if it is empty. */
function close(before: u32): void {
  if (load<u8>(writer.out - 1) === text.OPEN_OBJECT) writer.moveTo(before);
  else writer.put(text.CLOSE_OBJECT);
}

function events(): void {
  const messages = node;
  for (let index: u32 = 0; index < rows.eventCount() && !room.isFull; index++) {
    const before = writer.out;
    event = rows.row(word.EVENTS, index);
    node = counters.placeOf(rows.nodeOf(event));
    if (!load<u64>(node, table.VALID * 8) && !load<u64>(node, table.INVALID * 8)) continue;
    key(rows.textOf(event), rows.lengthOf(event));
    writer.put(text.OPEN_OBJECT);
    entries(word.IN_EVENT, word.IN_FIELD);
    close(before);
  }
  node = messages;
}

/** Writes the fields of an event by their paths, or its unknown fields by the paths of their objects. */
function fields(ofUnknown: bool): void {
  const ofEvent = node;
  isOfUnknown = ofUnknown;
  value(rows.nodeOf(event), (rows.numberOf(event) << table.KIND_BITS) | table.OBJECT);
  node = ofEvent;
}

function value(index: u32, type: u32): void {
  if (!room.reaches(writer.out + MOST_FORM)) return;
  const kind = type & table.KIND_MASK;
  const before = writer.out;
  node = counters.placeOf(index);
  key(table.PATH_AT, path.length);
  writer.put(text.OPEN_OBJECT);
  if (!isOfUnknown) entries(word.IN_FIELD, kind === table.STRING ? word.IN_UNKNOWN : word.IN_TEXTS);
  else if (kind === table.OBJECT) entries(word.IN_UNKNOWN, word.END);
  close(before);
  if (kind === table.OBJECT) inside(index, rows.shapeRow(type >> table.KIND_BITS));
  if (kind !== table.LIST) return;
  const length = path.pushItems();
  value(index + 1, rows.itemType(type >> table.KIND_BITS));
  path.pop(length);
}

/** Writes what is inside an object, in the order of the nodes, which is that of the paths. */
function inside(index: u32, shape: u32): void {
  const first = rows.firstField(shape);
  const last = first + load<u8>(shape, table.SHAPE_COUNT) * table.ROW_SIZE;
  for (let field = following(first, last, 0); field; ) {
    const length = path.push(field, 0);
    value(index + rows.nodeOf(field), rows.numberOf(field));
    path.pop(length);
    field = following(first, last, rows.nodeOf(field));
  }
}

/** Returns the field with the least node above one; 0 if there is none. */
function following(first: u32, last: u32, node: u32): u32 {
  let found: u32 = 0;
  for (let field = first; field < last; field += table.ROW_SIZE)
    if (rows.nodeOf(field) > node && (!found || rows.nodeOf(field) < rows.nodeOf(found)))
      found = field;
  return found;
}

function namesOf(ofEvents: bool): void {
  const size = names.sizeOf(ofEvents);
  let name = load<u32>(node, table.NAMES_AT * 8);
  for (let left = load<u32>(node, table.NAMES * 8); left > 0; left--, name += size) {
    key(names.textOf(name), names.lengthOf(name));
    writer.number(load<u64>(name));
  }
}

function day(digits: u64): void {
  writer.put(text.QUOTE);
  for (let digit = FIRST_DIGIT; digit; digit /= 10) {
    if (digit === 1000 || digit === 10) writer.put(text.MINUS);
    writer.put(text.ZERO + <u8>((digits / digit) % 10));
  }
  writer.put(text.QUOTE);
}

/** Writes a key, behind a comma if it is not the first. */
function key(name: u32, length: u32): void {
  if (load<u8>(writer.out - 1) !== text.OPEN_OBJECT) writer.put(text.COMMA);
  quote(name, length);
  writer.put(text.COLON);
}

function quote(name: u32, length: u32): void {
  writer.put(text.QUOTE);
  writer.copy(name, length);
  writer.put(text.QUOTE);
}
