// Writes the result of a payload: u32 record, verdict, event, number of faults and of kept faults. Each
// kept fault follows: u32 code, place, size of the attr and of the detail, and both texts.
import * as word from "./layout";
import * as levels from "./levels";
import * as room from "./room";
import * as strings from "./strings";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";
import * as writer from "./writer";

export const HEAD: u32 = 20;
export const FAULT_HEAD: u32 = 16;
/** The most bytes of a detail without its attr and keys: its words, names and quoted value. */
const MOST_WORDS: u32 = 2048;
/** The longest value that a detail quotes. `MOST_OF_NAME` is where a longer name is cut. */
const MOST_QUOTED: u32 = 24;
const MOST_OF_NAME: u32 = 80;

/** The largest number of faults that are kept, and the options of their details. */
let limit: u32 = 1000;
let isHidden: bool = false;
let isShort: bool = false;

/** Where the text of the message begins. */
let start: u32 = 0;
/** The result of the payload that is judged, its number of faults, and how many are kept. */
let head: u32 = 0;
export let count: u32 = 0;
let kept: u32 = 0;
let keptBefore: u32 = 0;

/** The length of the path to the judged value, and the unknown key at its end, or 0. */
let pathLength: u32 = 0;
let extra: u32 = 0;

/** The texts and numbers that replace the marks in a word: see `layout.ts`. */
let wanted: u32 = 0;
let value: u32 = 0;
let hint: u32 = 0;
let hintLength: u32 = 0;
/** The name of an event, or the keys of a pointer. */
let name: u32 = 0;
let nameEnd: u32 = 0;
let came: u32 = 0;

export function options(most: u32, hides: bool, short: bool): void {
  limit = most;
  isHidden = hides;
  isShort = short;
}

/** Begins a message. Its payloads share one limit of faults; in Node's module each has its own. */
export function begin(message: u32): void {
  start = message;
  kept = 0;
}

export function beginPayload(record: i32): void {
  head = room.top;
  writer.moveTo(head + HEAD);
  count = 0;
  pathLength = 0;
  extra = 0;
  if (ASC_FEATURE_SIMD) kept = 0;
  keptBefore = kept;
  if (room.reaches(writer.out)) store<i32>(head, record);
}

/** Ends a payload, and moves its result to an earlier place. Returns where the result ends. */
export function endPayload(verdict: u32, event: i32, place: u32): u32 {
  if (room.isFull) return place;
  store<u32>(head, verdict, 4);
  store<i32>(head, event, 8);
  store<u32>(head, count, 12);
  store<u32>(head, kept - keptBefore, 16);
  memory.copy(place, head, writer.out - head);
  return place + writer.out - head;
}

/** Adds a field to the path. Returns the length that the path had before. */
export function push(field: u32): u32 {
  const before = pathLength;
  if (pathLength) store<u8>(word.PATH_AT + pathLength++, text.POINT);
  const length = rows.lengthOf(field) - 1;
  memory.copy(word.PATH_AT + pathLength, rows.textOf(field), length);
  pathLength += length;
  return before;
}

/** Adds the index of an item to the path. Returns the length that the path had before. */
export function pushIndex(index: u32): u32 {
  const before = pathLength;
  if (pathLength) store<u8>(word.PATH_AT + pathLength++, text.POINT);
  const to = writer.moveTo(word.PATH_AT + pathLength);
  writer.number(index);
  pathLength = writer.moveTo(to) - word.PATH_AT;
  return before;
}

export function pop(before: u32): void {
  pathLength = before;
}

/** Reports a value that its type does not allow. */
export function wrong(entry: u32, kind: u32, at: u32): void {
  value = entry;
  wanted = word.KINDS + kind;
  const first = tape.kindOf(entry);
  const isText = kind === word.OBJECT && first === text.QUOTE;
  const code: u32 = first === text.LETTER_N ? word.NULL_CODE : word.TYPE_CODE;
  add(code, at, isText ? word.UNPARSED : word.WRONG, 0);
}

/** Reports an unknown field. `meant` is the row of the field that may have been meant, or 0. */
export function unknown(key: u32, at: u32, meant: u32): void {
  extra = key;
  if (meant) setHint(meant, 1);
  const more = tape.textEnd(key) - tape.textOf(key);
  add(word.FIELD_CODE, at, meant ? word.MEANT_FIELD : word.UNKNOWN_FIELD, more);
  extra = 0;
}

/** Reports the name of an unknown event. */
export function unknownEvent(begin: u32, end: u32, at: u32, meant: u32): void {
  name = begin;
  nameEnd = end;
  if (meant) setHint(meant, 0);
  add(word.EVENT_CODE, at, meant ? word.MEANT_EVENT : word.UNKNOWN_EVENT, 0);
}

/** Reports that the message has no value at the keys of the payload. */
export function nothingAt(keys: u32, end: u32, at: u32): void {
  name = keys;
  nameEnd = end;
  add(word.REQUIRED_CODE, at, word.NOTHING_AT, end - keys);
}

/** Reports the first place that is not JSON. */
export function notJson(expected: u32, at: u32, end: u32): void {
  wanted = word.EXPECTED + expected;
  came = at < end ? at : 0;
  add(word.JSON_CODE, at, word.NOT_JSON, 0);
}

function setHint(row: u32, quotes: u32): void {
  hint = rows.textOf(row);
  hintLength = rows.lengthOf(row) - quotes;
}

/** Returns the place of the next fault. */
export function nextFault(fault: u32): u32 {
  return (fault + FAULT_HEAD + load<u32>(fault, 8) + load<u32>(fault, 12) + 3) & ~3;
}

/** True if the limit still allows the next fault, so its detail has to be written. */
function isKept(): bool {
  return kept < limit;
}

/** True if the next fault is kept and has a detail. */
export function isTold(): bool {
  return isKept() && !isShort;
}

/** Reports a fault. `more` is the most bytes that its keys take. */
export function add(code: u32, at: u32, words: u32, more: u32): void {
  count++;
  if (!isKept()) return;
  const most = <u64>writer.out + 2 * (<u64>pathLength + more) + MOST_WORDS;
  if (room.isFull || !room.reaches(most)) return;
  kept++;
  const fault = writer.out;
  store<u32>(fault, code);
  store<u32>(fault, levels.outermost(at) - start, 4);
  writer.moveTo(fault + FAULT_HEAD);
  attr();
  const detail = writer.out;
  store<u32>(fault, detail - fault - FAULT_HEAD, 8);
  if (!isShort) say(words);
  store<u32>(fault, writer.out - detail, 12);
  while (writer.out & 3) writer.put(0);
}

function attr(): void {
  writer.copy(word.PATH_AT, pathLength);
  if (!extra) return;
  if (pathLength) writer.put(text.POINT);
  writer.show(tape.textOf(extra), tape.textEnd(extra));
}

/** Writes a word of the table, and replaces each mark in it. */
function say(which: u32): void {
  const row = rows.wordRow(which);
  const end = rows.textOf(row) + rows.lengthOf(row);
  for (let at = rows.textOf(row); at < end; at++) {
    const byte: i32 = load<u8>(at);
    if (byte < word.FIRST_LETTER) fill(byte);
    else writer.put(<u8>byte);
  }
}

function fill(mark: i32): void {
  const before = writer.out;
  if (mark === word.WANTED) say(wanted);
  else if (mark === word.VALUE) say((isHidden ? word.UNTOLD : word.TOLD) + whatIs());
  else if (mark === word.QUOTED) quote();
  else if (mark === word.CHARACTERS) {
    const most = u32.MAX_VALUE - 1;
    writer.figure(strings.lengthOf(tape.textOf(value), tape.textEnd(value), most, 1));
  } else if (mark === word.HINT) writer.copy(hint, hintLength);
  else if (mark === word.EVENT) shortName();
  else if (mark === word.KEYS) writer.copy(name, nameEnd - name);
  else if (mark === word.CAME && !came) say(word.END_OF_INPUT);
  else if (mark === word.CAME) {
    writer.put(text.QUOTE);
    writer.quoteUnit(strings.character(came));
    writer.put(text.QUOTE);
  } else {
    attr();
    if (writer.out === before) say(extra ? word.NO_KEY : word.THE_PAYLOAD);
  }
}

/** Returns the number of the word that describes `value`. */
function whatIs(): u32 {
  switch (tape.kindOf(value)) {
    case text.OPEN_OBJECT:
      return word.AN_OBJECT;
    case text.OPEN_LIST:
      return tape.next(value) === value + tape.ENTRY ? word.EMPTY_ARRAY : word.AN_ARRAY;
    case text.LETTER_N:
      return word.IS_NULL;
    case text.LETTER_T:
    case text.LETTER_F:
      return word.A_BOOLEAN;
    case text.QUOTE: {
      const most = isHidden ? 1 : MOST_QUOTED;
      const pairs: u32 = isHidden ? 1 : 2;
      const length = strings.lengthOf(tape.textOf(value), tape.textEnd(value), most, pairs);
      if (!isHidden) return length > MOST_QUOTED ? word.LONG_STRING : word.A_STRING;
      return length === 0 ? word.EMPTY_STRING : length === 1 ? word.ONE_CHARACTER : word.A_STRING;
    }
    default: {
      const isLong = tape.endOf(value) - tape.startOf(value) > MOST_QUOTED;
      return isLong && !isHidden ? word.LONG_NUMBER : word.A_NUMBER;
    }
  }
}

/** Writes `value` as the text has it; a string as `JSON.stringify` writes it. */
function quote(): void {
  const start = tape.startOf(value);
  const end = tape.endOf(value);
  if (!tape.isString(value)) {
    writer.copy(start, end - start);
    return;
  }
  writer.put(text.QUOTE);
  for (let at = start + 1; at < end - 1; at += strings.taken) writer.quoteUnit(strings.unit(at));
  writer.put(text.QUOTE);
}

/** Writes the beginning of a name, and does not cut a character in half. */
function shortName(): void {
  let units: u32 = 0;
  let end = name;
  for (let at = name; at < nameEnd; at += strings.taken) {
    units += strings.character(at) > 0xffff ? 2 : 1;
    if (units <= MOST_OF_NAME) end = at + strings.taken;
  }
  writer.copy(name, end - name);
  if (units > MOST_OF_NAME) say(word.CUT_OFF);
}
