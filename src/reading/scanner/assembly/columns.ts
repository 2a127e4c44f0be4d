// Judges rows, and writes the results as columns. The faults of all rows lie one behind the other until
// the last row is judged. Then each column is written by itself.
import { VERDICT_VALID } from "../../../../generated/judge-numbers.ts";
import * as faults from "./faults";
import * as messages from "./messages";
import { AS_JSON, has } from "./options";
import * as room from "./room";
import { CLOSE_LIST, COMMA, OPEN_LIST } from "./text";
import * as writer from "./writer";

/** The columns with a number for each row: verdicts, events, counts of faults and first codes. */
export let verdicts: u32 = 0;
export let events: u32 = 0;
export let counts: u32 = 0;
export let codes: u32 = 0;
/** For each row, and one more, the index of its first fault. */
let firsts: u32 = 0;
let rows: u32 = 0;

/** The place of all faults, and their number. */
let results: u32 = 0;
let kept: u32 = 0;

/** The size of the header before its columns: u32 size, u32 rows and u32 columns. */
const HEADER: u32 = 12;
const COLUMNS: u32 = 16;
let column: u32 = 0;

/** The columns of texts that are written for each row, by their places in the header. */
export const PATHS: u32 = HEADER + 5 * 8;
export const FAULTS_JSON: u32 = HEADER + 15 * 8;

/** Returns the text of a row in a column. `lengthOf` returns its length. */
export function textOf(column: u32, row: u32): u32 {
  return load<u32>(column) + load<u32>(load<u32>(column - 8) + row * 4);
}

export function lengthOf(column: u32, row: u32): u32 {
  return textOf(column, row + 1) - textOf(column, row);
}

/** Begins a batch of rows. Returns the place of the header; 0 if memory is full. */
export function begin(count: u32): u32 {
  room.forgetFull();
  rows = count;
  kept = 0;
  const header = room.take(HEADER + COLUMNS * 8);
  if (!header) return 0;
  store<u32>(header, HEADER + COLUMNS * 8);
  store<u32>(header, rows, 4);
  store<u32>(header, COLUMNS, 8);
  column = header + HEADER;
  verdicts = take(count);
  events = take(<u64>count * 2);
  counts = take(<u64>count * 4);
  codes = take(count);
  firsts = room.take((<u64>count + 1) * 4);
  results = room.top;
  return room.isFull ? 0 : header;
}

/** Judges a row. False if memory is full, so that the row can't even be reported. */
export function judge(row: u32, start: u32, size: u32, event: i32): bool {
  const result = messages.message(start, size, event, false);
  if (!result) return false;
  store<u8>(verdicts + row, <u8>messages.verdict);
  store<i16>(events + row * 2, <i16>messages.event);
  store<u32>(counts + row * 4, messages.faultCount);
  store<u8>(codes + row, faults.kept ? load<u8>(result) : 0);
  store<u32>(firsts + row * 4, kept);
  kept += faults.kept;
  return true;
}

/** Writes the columns that follow `codes`. False if memory is full. */
export function finish(): bool {
  store<u32>(firsts + rows * 4, kept);
  rowTexts(false);
  add(firsts, (rows + 1) * 4);
  numbers(0, 1);
  numbers(faults.AT, 4);
  numbers(faults.RECORD, 2);
  faultTexts(false);
  faultTexts(true);
  rowTexts(true);
  return !room.isFull;
}

/** Writes one number of each fault, in so many bytes. */
function numbers(at: u32, bytes: u32): void {
  const place = take(<u64>kept * bytes);
  if (room.isFull) return;
  let fault = results;
  for (let to = place; to < place + kept * bytes; to += bytes, fault = faults.next(fault)) {
    const number = load<u32>(fault + at);
    // The next number takes the bytes that are too many. Only a record may be too large.
    store<u32>(to, bytes === 2 ? min<i32>(number, i16.MAX_VALUE) : number);
  }
}

/** Writes a text for each row: the attr of its first fault, or all its faults as JSON. */
function rowTexts(asJson: bool): void {
  const isOrdered = !asJson || has(AS_JSON);
  if (!beginTexts(rows)) return;
  let fault = results;
  for (let row: u32 = 0; row < rows && room.reaches(<u64>writer.out + 2); row++) {
    const first = load<u32>(firsts + row * 4);
    const end = load<u32>(firsts + row * 4, 4);
    const isList = asJson && isOrdered && load<u8>(verdicts + row) !== VERDICT_VALID;
    if (isList) writer.put(OPEN_LIST);
    for (let index = first; isOrdered && index < end && !room.isFull; index++) {
      if (isList && index > first) writer.put(COMMA);
      if (isList || index === first) faults.write(fault, false, asJson);
      fault = faults.next(fault);
    }
    if (isList) writer.put(CLOSE_LIST);
    endText();
  }
  endTexts();
}

/** Writes a text for each fault: its attr or its detail. */
function faultTexts(isDetail: bool): void {
  if (!beginTexts(kept)) return;
  let fault = results;
  for (let index: u32 = 0; index < kept; index++, fault = faults.next(fault)) {
    faults.write(fault, isDetail, false);
    endText();
  }
  endTexts();
}

/** Where the texts of a column begin, and the last offset of a text that is written. */
let texts: u32 = 0;
let offset: u32 = 0;

function beginTexts(count: u32): bool {
  offset = take((<u64>count + 1) * 4);
  texts = room.top;
  writer.moveTo(texts);
  if (!room.isFull) store<u32>(offset, 0);
  return !room.isFull;
}

function endText(): void {
  offset += 4;
  store<u32>(offset, writer.out - texts);
}

function endTexts(): void {
  add(texts, writer.out - texts);
  room.release(writer.out);
}

function take(bytes: u64): u32 {
  const place = room.take(bytes);
  add(place, <u32>bytes);
  return place;
}

function add(place: u32, bytes: u32): void {
  store<u32>(column, place);
  store<u32>(column, bytes, 4);
  column += 8;
}
