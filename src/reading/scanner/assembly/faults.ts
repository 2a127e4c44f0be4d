// Writes the result of a payload: u32 record, verdict, event, number of faults and of kept faults. Each
// kept fault follows: u32 code, place, size of the attr and of the detail, and both texts.
import * as word from "../../../../generated/judge-numbers.ts";
import { OBJECT, PATH_AT } from "./layout";
import * as levels from "./levels";
import * as options from "./options";
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
/** The most bytes of a fault's JSON without its texts. `MOST_ESCAPE`: the most for one character. */
const MOST_FORM: u32 = 256;
const MOST_ESCAPE: u32 = 6;

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

/** The values that replace the marks in a word: words, an entry, a row, a text and a place. */
let wanted: u32 = 0;
let value: u32 = 0;
let hint: u32 = 0;
let name: u32 = 0;
let nameEnd: u32 = 0;
let came: u32 = 0;
/** The fault that is written as JSON, and its record. */
let written: u32 = 0;
let writtenRecord: i32 = 0;

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

/** Adds a field to the path, or an index if there is no field. Returns the length before. */
export function push(field: u32, index: u32): u32 {
  const before = pathLength;
  const out = writer.moveTo(PATH_AT + pathLength);
  if (pathLength) writer.put(text.POINT);
  if (field) writer.copy(rows.textOf(field), rows.lengthOf(field) - 1);
  else writer.number(index);
  pathLength = writer.moveTo(out) - PATH_AT;
  return before;
}

export function pop(before: u32): void {
  pathLength = before;
}

/** Reports a value that its type does not allow. */
export function wrong(entry: u32, kind: u32, at: u32): void {
  value = entry;
  wanted = word.KINDS + kind;
  const isNull = tape.kindOf(entry) === text.LETTER_N;
  const words = kind === OBJECT && tape.is(entry, text.QUOTE) ? word.UNPARSED : word.WRONG;
  add(isNull ? word.CODE_NULL : word.CODE_INVALID_TYPE, at, words, 0);
}

/** Reports an unknown field. `meant` is the row of the field that may have been meant, or 0. */
export function unknown(key: u32, at: u32, meant: u32): void {
  extra = key;
  hint = meant;
  const words = meant ? word.MEANT_FIELD : word.UNKNOWN_FIELD;
  add(word.CODE_UNKNOWN_FIELD, at, words, tape.textEnd(key) - tape.textOf(key));
  extra = 0;
}

/** Reports a fault whose words tell a name, or the keys of a pointer, and what may be meant. */
export function named(begin: u32, end: u32, meant: u32, code: u32, at: u32, words: u32): void {
  name = begin;
  nameEnd = end;
  hint = meant;
  add(code, at, words, words === word.NOTHING_AT ? end - begin : 0);
}

/** Reports the first place that is not JSON. */
export function notJson(expected: u32, at: u32, end: u32): void {
  wanted = word.EXPECTED + expected;
  came = at < end ? at : 0;
  add(word.CODE_INVALID_JSON, at, word.NOT_JSON, 0);
}

/** Returns where the detail of a fault begins, behind its attr. */
export function detailOf(fault: u32): u32 {
  return fault + FAULT_HEAD + load<u32>(fault, 8);
}

export function detailEnd(fault: u32): u32 {
  return detailOf(fault) + load<u32>(fault, 12);
}

export function nextFault(fault: u32): u32 {
  return (detailEnd(fault) + 3) & ~3;
}

/** True if the next fault is kept and has a detail. */
export function isTold(): bool {
  return kept < options.limit && !options.isShort;
}

/** Reports a fault. `more` is the most bytes that its keys take. */
export function add(code: u32, at: u32, words: u32, more: u32): void {
  count++;
  const most = <u64>writer.out + 2 * (<u64>pathLength + more) + MOST_WORDS;
  if (kept >= options.limit || room.isFull || !room.reaches(most)) return;
  kept++;
  const fault = writer.out;
  store<u32>(fault, code);
  store<u32>(fault, levels.outermost(at) - start, 4);
  writer.moveTo(fault + FAULT_HEAD);
  attr();
  const detail = writer.out;
  store<u32>(fault, detail - fault - FAULT_HEAD, 8);
  if (!options.isShort) say(words);
  store<u32>(fault, writer.out - detail, 12);
  while (writer.out & 3) writer.put(0);
}

function attr(): void {
  writer.copy(PATH_AT, pathLength);
  if (!extra) return;
  if (pathLength) writer.put(text.POINT);
  writer.show(tape.textOf(extra), tape.textEnd(extra), true);
}

/** Writes a word of the table, and replaces each mark in it. */
function say(which: u32): void {
  const row = rows.row(word.WORDS, which);
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
  else if (mark === word.VALUE) say((options.hidesValues ? word.UNTOLD : word.TOLD) + whatIs());
  else if (mark === word.QUOTED) quote();
  else if (mark === word.CHARACTERS) writer.figure(lengthOfValue(u32.MAX_VALUE - 1, 1));
  // Only the length of a field counts its end quote.
  else if (mark === word.HINT)
    writer.copy(rows.textOf(hint), rows.lengthOf(hint) - u32(extra !== 0));
  else if (mark === word.EVENT) shortName();
  else if (mark === word.KEYS) writer.copy(name, nameEnd - name);
  else if (mark === word.CAME && !came) say(word.END_OF_INPUT);
  else if (mark === word.CAME) writer.quote(came, came + 1, false);
  else if (mark === word.CODE) say(word.CODES + load<u32>(written));
  else if (mark === word.FAULT_ATTR) writer.quote(written + FAULT_HEAD, detailOf(written), false);
  else if (mark === word.DETAIL) writer.quote(detailOf(written), detailEnd(written), false);
  else if (mark === word.AT) writer.number(load<u32>(written, 4));
  else if (mark === word.RECORD && writtenRecord < 0) say(word.NO_RECORD);
  else if (mark === word.RECORD) writer.number(writtenRecord);
  else {
    attr();
    if (writer.out === before) say(extra ? word.NO_KEY : word.THE_PAYLOAD);
  }
}

/** Returns how many characters a string has, but no more than `most` + 1. */
function lengthOfValue(most: u32, pairs: u32): u32 {
  return strings.lengthOf(tape.textOf(value), tape.textEnd(value), most, pairs);
}

/** Returns the number of the word that describes `value`. */
function whatIs(): u32 {
  const first = tape.kindOf(value);
  if (first === text.OPEN_OBJECT) return word.AN_OBJECT;
  if (first === text.OPEN_LIST)
    return tape.next(value) === value + tape.ENTRY ? word.EMPTY_ARRAY : word.AN_ARRAY;
  if (first === text.LETTER_N) return word.IS_NULL;
  if (first === text.LETTER_T || first === text.LETTER_F) return word.A_BOOLEAN;
  if (first !== text.QUOTE) {
    const isLong = tape.endOf(value) - tape.startOf(value) > MOST_QUOTED;
    return isLong && !options.hidesValues ? word.LONG_NUMBER : word.A_NUMBER;
  }
  if (!options.hidesValues)
    return lengthOfValue(MOST_QUOTED, 2) > MOST_QUOTED ? word.LONG_STRING : word.A_STRING;
  const length = lengthOfValue(1, 1);
  return length === 0 ? word.EMPTY_STRING : length === 1 ? word.ONE_CHARACTER : word.A_STRING;
}

/** Writes `value` as the text has it; a string as `JSON.stringify` writes it. */
function quote(): void {
  const start = tape.startOf(value);
  if (!tape.is(value, text.QUOTE)) writer.copy(start, tape.endOf(value) - start);
  else writer.quote(tape.textOf(value), tape.textEnd(value), true);
}

/** Writes the beginning of a name, and does not cut a character in half. */
function shortName(): void {
  let units: u32 = 0;
  let end = name;
  for (let at = name; at < nameEnd; at += strings.taken) {
    const code = strings.character(at);
    units += code > 0xffff ? 2 : 1;
    // The first half of a pair does not stand at the end, even if it has no second half.
    const isFirstHalf = (code & 0xfffffc00) === 0xd800;
    if (units < MOST_OF_NAME + u32(!isFirstHalf)) end = at + strings.taken;
  }
  const isCut = units > MOST_OF_NAME;
  writer.show(name, isCut ? end : nameEnd, false);
  if (isCut) say(word.CUT_OFF);
}

/** Writes a fault as JSON; a negative `record` means none. False if memory is full. */
export function writeJson(fault: u32, record: i32): bool {
  const size = <u64>load<u32>(fault, 8) + load<u32>(fault, 12);
  if (!room.reaches(writer.out + size * MOST_ESCAPE + MOST_FORM)) return false;
  written = fault;
  writtenRecord = record;
  say(word.AS_JSON);
  return true;
}
