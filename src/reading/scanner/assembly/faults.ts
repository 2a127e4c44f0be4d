// Writes what is said of each payload: numbers, the name of an unknown event, the text of a payload that
// the host judges, and its faults. Each payload and each fault begin at a multiple of 16. A fault is u32
// code, place, record, size of attr, size of detail; then both texts.
import * as word from "../../../../generated/judge-numbers.ts";
import { INTEGER, LIST, NUMBER, OBJECT, PATH_AT, STRING } from "./layout";
import * as levels from "./levels";
import * as numbers from "./numbers";
import { has, limit } from "./options";
import * as path from "./path";
import * as room from "./room";
import * as strings from "./strings";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";
import * as writer from "./writer";

/** The offsets of the numbers of a payload. */
export const VERDICT: u32 = 0;
export const EVENT: u32 = 4;
export const COUNT: u32 = 8;
export const KEPT: u32 = 12;
export const ROW: u32 = 16;
export const START: u32 = 20;
export const END: u32 = 24;
const SIZES: u32 = 28;
export const PAYLOAD_AT: u32 = 48;
export const OF_RECORD: u32 = 52;
const SIZE: u32 = 56;
/** The offset of its first fault, or of the next text. */
const FIRST: u32 = 60;
export const HEAD: u32 = 64;
/** The texts of a payload, in their order. At `SIZES` is the size of each. */
export const NAME: u32 = 0;
export const PAYLOAD: u32 = 1;
export const ID: u32 = 2;
export const TIME: u32 = 3;
export const SEQUENCE: u32 = 4;
export const ENTRIES: u32 = 5;
/** The offsets of the numbers of a fault. */
export const AT: u32 = 4;
export const RECORD: u32 = 8;
const ATTR_SIZE: u32 = 12;
const DETAIL_SIZE: u32 = 16;
const TEXTS: u32 = 20;
/** The most bytes of a detail, except for its attr and its keys. */
const MOST_WORDS: u32 = 2048;
/** The longest value that a detail quotes, and the length at which a longer name is cut. */
const MOST_QUOTED: u32 = 24;
const MOST_OF_NAME: u32 = 80;
/** The most bytes of a fault's JSON without its texts. A byte of text takes up to `MOST_ESCAPE`. */
const MOST_FORM: u32 = 256;
const MOST_ESCAPE: u32 = 6;

/** The number of the message's row, where its text begins, and the place that its faults report. */
let row: u32 = 0;
let start: u32 = 0;
let from: u32 = 0;
let to: u32 = 0;
/** Where the payload's result begins, the index of its record, and its number of faults. */
let head: u32 = 0;
let record: i32 = 0;
export let count: u32 = 0;
/** The number of faults that are kept of the payload, and of those before it that share the limit. */
let kept: u32 = 0;
let before: u32 = 0;
/** The number of unknown fields that are told and are no faults. They have a limit of their own. */
let told: u32 = 0;

/** An unknown key at the end of the path, or 0. */
let extra: u32 = 0;

/** The values that replace marks in words: an entry, a row, a text, a place and a fault. */
let value: u32 = 0;
let hint: u32 = 0;
let name: u32 = 0;
let nameEnd: u32 = 0;
let came: u32 = 0;
let written: u32 = 0;

/** A bit for each text that a payload has since `forgetTexts`, and whether one has a place. */
let texts: u32 = 0;
export let hasPlaces: bool = false;

export function forgetTexts(): void {
  texts = 0;
  hasPlaces = false;
}

export function hasText(which: u32): bool {
  return ((texts >> which) & 1) !== 0;
}

/** Begins the results of a message. `ofStart` and `ofEnd` are told as its place. */
export function begin(message: u32, ofRow: u32, ofStart: u32, ofEnd: u32): void {
  start = message;
  row = ofRow;
  from = ofStart;
  to = ofEnd;
  kept = 0;
  before = 0;
}

export function beginPayload(ofRecord: i32): void {
  head = room.top;
  record = ofRecord;
  count = 0;
  told = 0;
  path.pop(0);
  before = has(word.FLAG_EACH_RECORD) ? 0 : before + kept;
  kept = 0;
  writer.moveTo(head + HEAD);
  if (!room.reaches(writer.out)) return;
  for (let at: u32 = 0; at < HEAD; at += 8) store<u64>(head + at, 0);
  store<i32>(head, record, OF_RECORD);
  store<u32>(head, HEAD, FIRST);
}

/** Ends a payload, and moves its result to an earlier place. Returns where the result ends. */
export function endPayload(verdict: u32, event: i32, place: u32): u32 {
  if (room.isFull || !room.reaches(writer.out)) return place;
  store<u32>(head, verdict, VERDICT);
  store<i32>(head, event, EVENT);
  store<u32>(head, count, COUNT);
  store<u32>(head, kept + told, KEPT);
  store<u32>(head, row, ROW);
  store<u32>(head, from, START);
  store<u32>(head, to, END);
  store<u32>(head, aligned(writer.out - head), SIZE);
  if (place !== head) memory.copy(place, head, writer.out - head);
  return place + writer.out - head;
}

/** Writes the result of a message that is valid. False if memory is full. */
export function addValid(ofRow: u32, ofStart: u32, ofEnd: u32, event: i32): bool {
  const place = room.take(HEAD);
  if (!place) return false;
  store<u32>(place, word.VERDICT_VALID);
  store<i32>(place, event, EVENT);
  store<u64>(place, 0, COUNT); // and KEPT
  store<u32>(place, ofRow, ROW);
  store<u32>(place, ofStart, START);
  store<u32>(place, ofEnd, END);
  for (let at = SIZES; at < OF_RECORD; at += 8) store<u64>(place + at, 0);
  store<i32>(place, -1, OF_RECORD);
  store<u32>(place, HEAD, SIZE);
  store<u32>(place, HEAD, FIRST);
  return true;
}

/** Returns the payload that follows another with its faults. */
export function behind(payload: u32): u32 {
  return payload + load<u32>(payload, SIZE);
}

/** Writes the name of the payload's event, which is not known. */
export function addName(begin: u32, end: u32): void {
  if (!room.reaches(<u64>writer.out + end - begin)) return;
  writer.show(begin, end, false);
  addText(NAME);
}

/** Writes the text of a payload that the host judges. */
export function addPayload(entry: u32): void {
  const at = tape.startOf(entry);
  const size = tape.behind(entry) - at;
  if (!room.reaches(<u64>writer.out + size)) return;
  writer.copy(at, size);
  addText(PAYLOAD);
}

/** Ends a text of the payload, which is written behind those before it. */
export function addText(which: u32): void {
  if (room.isFull) return;
  const size = writer.out - head - load<u32>(head, FIRST);
  store<u32>(head + SIZES + which * 4, size);
  if (size) texts |= 1 << which;
  writer.moveTo(aligned(writer.out));
  store<u32>(head, writer.out - head, FIRST);
}

/** Ends the entries of what a payload counts, which follow its texts. */
export function endEntries(): void {
  if (!room.reaches(writer.out + 16)) return;
  memory.fill(writer.out, 0, 16); // entries that count nothing
  writer.moveTo(aligned(writer.out));
  store<u32>(head, writer.out - head, FIRST);
}

export function addPlace(entry: u32): void {
  hasPlaces = true;
  store<u32>(head, levels.outermost(tape.startOf(entry)) - start, PAYLOAD_AT);
}

function aligned(place: u32): u32 {
  return (place + 15) & ~15;
}

export function firstOf(payload: u32): u32 {
  return payload + load<u32>(payload, FIRST);
}

/** Reports a value that its type does not allow. */
export function wrong(entry: u32, kind: u32, at: u32): void {
  value = entry;
  const isNull = tape.is(entry, text.LETTER_N);
  const isLarge =
    kind === INTEGER &&
    tape.kindOf(entry) === NUMBER &&
    numbers.fits(tape.startOf(entry), tape.endOf(entry), true);
  const words = isLarge
    ? word.NO_LONG
    : kind === OBJECT && tape.is(entry, text.QUOTE)
      ? word.UNPARSED
      : word.WRONG + kind;
  add(isNull ? word.CODE_NULL : word.CODE_INVALID_TYPE, at, words);
}

/** Reports an unknown field, or only tells it. `meant` is the row of the field that may have been meant, or 0. */
export function unknown(key: u32, at: u32, meant: u32): void {
  extra = key;
  hint = meant;
  const words = meant ? word.MEANT_FIELD : word.UNKNOWN_FIELD;
  add(word.CODE_UNKNOWN_FIELD, at, words, tape.textEnd(key) - tape.textOf(key));
  extra = 0;
}

/** Reports a key that its object had before. */
export function repeated(key: u32): void {
  extra = key;
  const length = tape.textEnd(key) - tape.textOf(key);
  add(word.CODE_REPEATED_FIELD, tape.startOf(key), word.REPEATED_FIELD, length);
  extra = 0;
}

/** Reports the name of an event that is not known. `meant` is the row of another event, or 0. */
export function unknownEvent(begin: u32, end: u32, meant: u32, at: u32): void {
  name = begin;
  nameEnd = end;
  hint = meant;
  add(word.CODE_UNKNOWN_EVENT, at, meant ? word.MEANT_EVENT : word.UNKNOWN_EVENT);
}

/** Reports that a list of keys leads to no payload. */
export function nothing(keys: u32, at: u32): void {
  value = keys;
  let length: u32 = 0;
  for (let key = keys + tape.ENTRY; key < tape.next(keys); key += tape.ENTRY)
    length += tape.endOf(key) - tape.startOf(key);
  add(word.CODE_REQUIRED, at, word.NOTHING_AT, length);
}

/** Reports the first place that is not JSON. `expected` is the word for what JSON needs there. */
export function notJson(expected: u32, at: u32, end: u32): void {
  came = at;
  add(word.CODE_INVALID_JSON, at, (at < end ? word.NOT_JSON : word.NOT_AT_END) + expected);
}

export function attrOf(fault: u32): u32 {
  return fault + TEXTS;
}

export function detailOf(fault: u32): u32 {
  return fault + TEXTS + load<u32>(fault, ATTR_SIZE);
}

function detailEnd(fault: u32): u32 {
  return detailOf(fault) + load<u32>(fault, DETAIL_SIZE);
}

export function next(fault: u32): u32 {
  return aligned(detailEnd(fault));
}

export function isKept(): bool {
  return before + kept < limit;
}

/** True if the next fault is kept and has a detail. */
export function hasDetail(): bool {
  return isKept() && !has(word.FLAG_NO_DETAILS);
}

/** True for an unknown field that is no fault. */
export function isBeside(code: u32): bool {
  return code === word.CODE_UNKNOWN_FIELD && !has(word.FLAG_REPORT_UNKNOWN);
}

/** Reports a fault. `more` is the length of the keys that it shows beside the path. */
export function add(code: u32, at: u32, words: u32, more: u32 = 0): void {
  const most = <u64>writer.out + 2 * (<u64>path.length + more) + MOST_WORDS;
  if (isBeside(code)) {
    if (told >= limit || room.isFull || !room.reaches(most)) return;
    told++;
  } else {
    count++;
    if (!isKept() || room.isFull || !room.reaches(most)) return;
    kept++;
  }
  written = writer.out;
  store<u32>(written, code);
  store<u32>(written, levels.outermost(at) - start, AT);
  store<i32>(written, record, RECORD);
  writer.moveTo(attrOf(written));
  writer.copy(PATH_AT, path.length);
  if (extra && path.length) writer.put(text.POINT);
  if (extra) writer.show(tape.textOf(extra), tape.textEnd(extra), true);
  store<u32>(written, writer.out - attrOf(written), ATTR_SIZE);
  if (!has(word.FLAG_NO_DETAILS)) say(words);
  store<u32>(written, writer.out - detailOf(written), DETAIL_SIZE);
  writer.moveTo(next(written));
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
  if (mark === word.ATTR) {
    const size = load<u32>(written, ATTR_SIZE);
    if (size) writer.copy(attrOf(written), size);
    else say(extra ? word.NO_KEY : word.THE_PAYLOAD);
  } else if (mark === word.VALUE)
    say((has(word.FLAG_HIDE_VALUES) ? word.UNTOLD : word.TOLD) + whatIs());
  else if (mark === word.QUOTED) quote();
  else if (mark === word.CHARACTERS) writer.number(lengthOfValue(u32.MAX_VALUE - 1, 1), true);
  // In the table, the length of a field counts its end quote; the length of an event does not.
  else if (mark === word.HINT)
    writer.copy(rows.textOf(hint), rows.lengthOf(hint) - u32(extra !== 0));
  else if (mark === word.EVENT) shortName();
  else if (mark === word.KEYS) showKeys();
  else if (mark === word.CAME) writer.quote(came, came + 1, false);
  else if (mark === word.CODE) say(word.CODES + load<u32>(written));
  else if (mark === word.FAULT_ATTR) writer.quote(attrOf(written), detailOf(written), false);
  else if (mark === word.DETAIL) writer.quote(detailOf(written), detailEnd(written), false);
  else if (mark === word.AT) writer.number(load<u32>(written, AT));
  else writer.number(load<u32>(written, RECORD));
}

/** Writes the keys of the list `value`, with a slash between them. */
function showKeys(): void {
  for (let key = value + tape.ENTRY; key < tape.next(value); key += tape.ENTRY) {
    if (key > value + tape.ENTRY) writer.put(text.SLASH);
    writer.show(tape.textOf(key), tape.textEnd(key), true);
  }
}

/** Counts characters of `value`, until above `most`. A character beyond 16 bits counts `pairs`. */
function lengthOfValue(most: u32, pairs: u32): u32 {
  let length: u32 = 0;
  const end = tape.textEnd(value);
  for (let at = tape.textOf(value); at < end && length <= most; at += strings.taken)
    length += strings.unit(at) > 0xffff ? pairs : 1;
  return length;
}

/** Returns the number of the word for `value`: for its kind, or a case such as an empty list. */
function whatIs(): u32 {
  const kind = tape.kindOf(value);
  if (kind === LIST && tape.next(value) === value + tape.ENTRY) return word.EMPTY_ARRAY;
  if (has(word.FLAG_HIDE_VALUES)) {
    const length = kind === STRING ? lengthOfValue(1, 1) : 2;
    if (length > 1) return kind;
    return length ? word.ONE_CHARACTER : word.EMPTY_STRING;
  }
  if (kind === STRING && lengthOfValue(MOST_QUOTED, 2) > MOST_QUOTED) return word.LONG_STRING;
  const isLong = tape.endOf(value) - tape.startOf(value) > MOST_QUOTED;
  return kind === NUMBER && isLong ? word.LONG_NUMBER : kind;
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

/** Writes the attr of a fault, or its detail. */
export function write(fault: u32, isDetail: bool): void {
  const size = load<u32>(fault + (isDetail ? DETAIL_SIZE : ATTR_SIZE));
  copy(isDetail ? detailOf(fault) : attrOf(fault), size);
}

/** Writes a text of a payload. */
export function writeText(payload: u32, which: u32): void {
  copy(textOf(payload, which), load<u32>(payload + SIZES + which * 4));
}

/** Returns the place of a text of a payload; with ENTRIES, that of its entries. */
export function textOf(payload: u32, which: u32): u32 {
  let place = payload + HEAD;
  for (let before: u32 = 0; before < which; before++)
    place = aligned(place + load<u32>(payload + SIZES + before * 4));
  return place;
}

function copy(from: u32, size: u32): void {
  if (room.reaches(<u64>writer.out + size)) writer.copy(from, size);
}

/** Writes a fault as JSON, behind a comma if it is not the first. */
export function writeJson(fault: u32, isFirst: bool): void {
  written = fault;
  const size = <u64>(detailEnd(fault) - fault) * MOST_ESCAPE + MOST_FORM;
  if (!room.reaches(writer.out + size)) return;
  if (!isFirst) writer.put(text.COMMA);
  say(load<i32>(fault, RECORD) < 0 ? word.JSON_ALONE : word.JSON_IN_BATCH);
}
