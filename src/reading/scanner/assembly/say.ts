// Writes the words of faults, with what they tell in place of their marks. A fault is u32 code, place,
// record, size of attr, size of detail; then both texts. It begins at a multiple of 16.
import * as word from "../../../../generated/judge-numbers.ts";
import { LIST, NUMBER, STRING } from "./layout";
import { has } from "./options";
import * as strings from "./strings";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";
import * as writer from "./writer";

/** The offsets of the numbers of a fault. */
export const AT: u32 = 4;
export const RECORD: u32 = 8;
export const ATTR_SIZE: u32 = 12;
export const DETAIL_SIZE: u32 = 16;
const TEXTS: u32 = 20;
/** The longest value that a detail quotes, and the length at which a longer name is cut. */
const MOST_QUOTED: u32 = 24;
const MOST_OF_NAME: u32 = 80;

/** What replaces marks in words: the fault, an entry, a row, an unknown key or 0, and a text. */
let fault: u32 = 0;
let value: u32 = 0;
let hint: u32 = 0;
export let key: u32 = 0;
let start: u32 = 0;
let end: u32 = 0;

export function ofFault(place: u32): void {
  fault = place;
}

export function ofValue(entry: u32): void {
  value = entry;
}

/** Tells an unknown key; 0 for none. `meant` is the row of the name that may have been meant, or 0. */
export function ofKey(entry: u32, meant: u32): void {
  key = entry;
  hint = meant;
}

export function ofText(from: u32, to: u32): void {
  start = from;
  end = to;
}

export function attrOf(fault: u32): u32 {
  return fault + TEXTS;
}

export function detailOf(fault: u32): u32 {
  return fault + TEXTS + load<u32>(fault, ATTR_SIZE);
}

export function detailEnd(fault: u32): u32 {
  return detailOf(fault) + load<u32>(fault, DETAIL_SIZE);
}

/** Writes a word of the table, and replaces each mark in it. */
export function say(which: u32): void {
  const row = rows.row(word.WORDS, which);
  const last = rows.textOf(row) + rows.lengthOf(row);
  for (let letter = rows.textOf(row); letter < last; letter++) {
    const byte: i32 = load<u8>(letter);
    if (byte < word.FIRST_LETTER) fill(byte);
    else writer.put(<u8>byte);
  }
}

function fill(mark: i32): void {
  if (mark === word.ATTR) {
    const size = load<u32>(fault, ATTR_SIZE);
    if (size) writer.copy(attrOf(fault), size);
    else say(key ? word.NO_KEY : word.THE_PAYLOAD);
  } else if (mark === word.VALUE)
    say((has(word.FLAG_HIDE_VALUES) ? word.UNTOLD : word.TOLD) + whatIs());
  else if (mark === word.QUOTED) quote();
  else if (mark === word.CHARACTERS) writer.number(lengthOfValue(u32.MAX_VALUE - 1, 1), true);
  // In the table, the length of a field counts its end quote; the length of an event does not.
  else if (mark === word.HINT) writer.copy(rows.textOf(hint), rows.lengthOf(hint) - u32(key !== 0));
  else if (mark === word.EVENT) shortName();
  else if (mark === word.KEYS) showKeys();
  else if (mark === word.CAME) writer.quote(start, start + 1, false);
  else if (mark === word.CODE) say(word.CODES + load<u32>(fault));
  else if (mark === word.FAULT_ATTR) writer.quote(attrOf(fault), detailOf(fault), false);
  else if (mark === word.DETAIL) writer.quote(detailOf(fault), detailEnd(fault), false);
  else if (mark === word.AT) writer.number(load<u32>(fault, AT));
  else writer.number(load<u32>(fault, RECORD));
}

/** Writes the keys of the list `value`, with a slash between them. */
function showKeys(): void {
  for (let item = value + tape.ENTRY; item < tape.next(value); item += tape.ENTRY) {
    if (item > value + tape.ENTRY) writer.put(text.SLASH);
    writer.show(tape.textOf(item), tape.textEnd(item), true);
  }
}

/** Counts characters of `value`, until above `most`. A character beyond 16 bits counts `pairs`. */
function lengthOfValue(most: u32, pairs: u32): u32 {
  let length: u32 = 0;
  const last = tape.textEnd(value);
  for (let letter = tape.textOf(value); letter < last && length <= most; letter += strings.taken)
    length += strings.unit(letter) > 0xffff ? pairs : 1;
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
  const from = tape.startOf(value);
  if (!tape.is(value, text.QUOTE)) writer.copy(from, tape.endOf(value) - from);
  else writer.quote(tape.textOf(value), tape.textEnd(value), true);
}

/** Writes the beginning of a start, and does not cut a character in half. */
function shortName(): void {
  let units: u32 = 0;
  let last = start;
  for (let letter = start; letter < end; letter += strings.taken) {
    const code = strings.character(letter);
    units += code > 0xffff ? 2 : 1;
    // The first half of a pair does not stand at the end, even if it has no second half.
    const isFirstHalf = (code & 0xfffffc00) === 0xd800;
    if (units < MOST_OF_NAME + u32(!isFirstHalf)) last = letter + strings.taken;
  }
  const isCut = units > MOST_OF_NAME;
  writer.show(start, isCut ? last : end, false);
  if (isCut) say(word.CUT_OFF);
}
