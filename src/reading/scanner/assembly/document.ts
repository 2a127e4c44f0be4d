// Writes what was counted as JSON, with sorted keys. What was never counted is left out.
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
const HASH_LENGTH: u32 = 64;
/** The digits of a day: 1 for the last of them. */
const FIRST_DIGIT: u64 = 10_000_000;

/** The counters of the node that is written. */
let node: u32 = 0;
/** True while the unknown fields of an event are written, and false while its own are. */
let isOfUnknown: bool = false;

/** Returns the place of a u32 size and the document, and begins to count anew; 0 if memory is full. */
export function write(): u32 {
  const place = room.take(4);
  writer.moveTo(place + 4);
  words.useNeutral();
  if (room.reaches(writer.out + MOST_FORM)) writeAll();
  words.useReal();
  if (room.isFull) return 0;
  store<u32>(place, writer.out - place - 4);
  room.release(writer.out);
  counters.clear();
  return place;
}

function writeAll(): void {
  writer.put(text.OPEN_OBJECT);
  node = counters.placeOf(table.MESSAGES);
  const contracts = open(word.KEY_CONTRACTS);
  const known = load<u64>(node, table.KNOWN * 8);
  if (known) {
    key(rows.part(word.ABOUT) + 4 + word.CONTRACT_AT, HASH_LENGTH);
    writer.number(known);
  }
  close(contracts);
  node = counters.placeOf(table.ARRIVALS);
  group(word.KEY_ENVELOPES, word.KEY_EVENTS);
  const events = open(word.KEY_EVENTS);
  for (let event: u32 = 0; event < rows.eventCount() && !room.isFull; event++)
    writeEvent(rows.row(word.EVENTS, event));
  close(events);
  say(word.KEY_FORMAT);
  writer.put(text.QUOTE);
  const format = rows.row(word.WORDS, word.FORMAT);
  writer.copy(rows.textOf(format), rows.lengthOf(format));
  writer.put(text.QUOTE);
  node = counters.placeOf(table.MESSAGES);
  group(word.KEY_MESSAGES, word.KEY_UNKNOWN_EVENTS);
  const unknown = open(word.KEY_UNKNOWN_EVENTS);
  unknownNames(true);
  close(unknown);
  node = counters.placeOf(table.ARRIVALS);
  group(word.KEY_VERSIONS, word.IN_FIELD);
  writer.put(text.CLOSE_OBJECT);
}

function writeEvent(row: u32): void {
  node = counters.placeOf(rows.nodeOf(row));
  if (!load<u64>(node, table.VALID * 8) && !load<u64>(node, table.INVALID * 8)) return;
  const before = object(rows.textOf(row), rows.lengthOf(row));
  fields(row, word.KEY_FIELDS);
  day(word.KEY_FIRST);
  number(word.KEY_INVALID);
  day(word.KEY_LAST);
  number(word.KEY_SAMPLED);
  fields(row, word.KEY_UNKNOWN);
  number(word.KEY_VALID);
  close(before);
}

/** Writes the fields of an event by their paths, or its unknown fields by the paths of their objects. */
function fields(event: u32, which: u32): void {
  const first = node;
  const before = open(which);
  isOfUnknown = which === word.KEY_UNKNOWN;
  value(rows.nodeOf(event), (rows.numberOf(event) << table.KIND_BITS) | table.OBJECT);
  close(before);
  node = first;
}

function value(index: u32, type: u32): void {
  if (!room.reaches(writer.out + MOST_FORM)) return;
  const kind = type & table.KIND_MASK;
  node = counters.placeOf(index);
  const before = object(table.PATH_AT, path.length);
  if (!isOfUnknown) counts(kind === table.STRING);
  else if (kind === table.OBJECT) unknownNames(false);
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

function counts(isText: bool): void {
  numbers(word.IN_FIELD, word.KEY_OTHER);
  group(word.KEY_OTHER, word.KEY_TEXTS);
  if (isText) group(word.KEY_TEXTS, word.KEY_COUNT);
}

function unknownNames(ofEvents: bool): void {
  number(word.KEY_COUNT);
  const before = open(word.KEY_NAMES);
  const size = names.sizeOf(ofEvents);
  let name = load<u32>(node, table.NAMES_AT * 8);
  for (let left = load<u32>(node, table.NAMES * 8); left > 0; left--, name += size) {
    key(names.textOf(name), names.lengthOf(name));
    writer.number(load<u64>(name));
  }
  close(before);
}

/** Writes an object of the counters whose words are between two words. */
function group(which: u32, end: u32): void {
  const before = open(which);
  numbers(which + 1, end);
  close(before);
}

function numbers(first: u32, end: u32): void {
  for (let which = first; which < end; which++) number(which);
}

/** Returns the counter of a word. */
function countOf(which: u32): u64 {
  return load<u64>(node + rows.numberOf(rows.row(word.WORDS, which)) * 8);
}

function number(which: u32): void {
  if (!countOf(which)) return;
  say(which);
  writer.number(countOf(which));
}

function day(which: u32): void {
  if (!countOf(which)) return;
  say(which);
  writer.put(text.QUOTE);
  for (let digit = FIRST_DIGIT; digit; digit /= 10) {
    if (digit === 1000 || digit === 10) writer.put(text.MINUS);
    writer.put(text.ZERO + <u8>((countOf(which) / digit) % 10));
  }
  writer.put(text.QUOTE);
}

/** Begins an object in a field. Returns the place before it, for `close`. */
function open(which: u32): u32 {
  const row = rows.row(word.WORDS, which);
  return object(rows.textOf(row), rows.lengthOf(row));
}

function object(name: u32, length: u32): u32 {
  const before = writer.out;
  key(name, length);
  writer.put(text.OPEN_OBJECT);
  return before;
}

/** Ends an object, or takes it back if it is empty. */
function close(before: u32): void {
  if (load<u8>(writer.out - 1) === text.OPEN_OBJECT) writer.moveTo(before);
  else writer.put(text.CLOSE_OBJECT);
}

function say(which: u32): void {
  const row = rows.row(word.WORDS, which);
  key(rows.textOf(row), rows.lengthOf(row));
}

/** Writes a key, behind a comma if it is not the first. */
function key(name: u32, length: u32): void {
  if (load<u8>(writer.out - 1) !== text.OPEN_OBJECT) writer.put(text.COMMA);
  writer.put(text.QUOTE);
  writer.copy(name, length);
  writer.put(text.QUOTE);
  writer.put(text.COLON);
}
