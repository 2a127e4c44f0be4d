// The module for hosts in any language: ABI 1, without imports and without SIMD. All numbers are
// little-endian. The faults of all rows lie one behind the other until the last row is judged; then each
// column is written by itself.
import { ABOUT } from "../../../../generated/judge-numbers.ts";
import { reportUnknown } from "./contract";
import * as faults from "./faults";
import { HEAP_AT } from "./layout";
import * as messages from "./messages";
import { AS_JSON, has, REPORT_UNKNOWN } from "./options";
import * as room from "./room";
import * as table from "./table";
import * as writer from "./writer";

export { set as options } from "./options";

/** The reasons for which a call returns 0. */
const NO_MEMORY: u32 = 1;
const WRONG_OFFSETS: u32 = 2;
const NO_SUCH_EVENT: u32 = 3;
const DAMAGED: u32 = 4;

/** The argument `event` of `judge` if each row has its own event. */
const BY_ROW: i32 = -2;

/** The size of the header before its columns: u32 size, u32 rows and u32 columns. */
const HEADER: u32 = 12;
const COLUMNS: u32 = 16;
/** Columns of texts: `PATH` and `FAULTS_JSON` have one text a row, the others one text a fault. */
const PATH: u32 = 0;
const FAULTS_JSON: u32 = 1;
const ATTR: u32 = 2;
const DETAIL: u32 = 3;

let inputSize: u32 = 0;
let why: u32 = 0;

let rows: u32 = 0;
/** Where the header describes the next column. */
let column: u32 = 0;
/** The columns of verdicts and of each row's first fault. The latter ends with one more index. */
let verdicts: u32 = 0;
let firsts: u32 = 0;
/** The place of all faults, and their number. */
let results: u32 = 0;
let kept: u32 = 0;

/** Whether the table is whole: 0 before it was looked at, 1 if it is, 2 if it is not. */
let wholeness: u32 = 0;

/** Returns "ECJ1": the kind of this module, and the version of its exports; 0 for a damaged table. */
export function abi(): u32 {
  if (!wholeness) wholeness = table.isWhole() ? 1 : 2;
  return wholeness === 1 ? 0x314a4345 : refuse(DAMAGED);
}

export function minor(): u32 {
  return 1;
}

/** Returns the place of a u32 size and JSON, which lists the columns and what their numbers mean. */
export function about(): u32 {
  return table.part(ABOUT);
}

/** Returns the reason for which the last call returned 0. */
export function error(): u32 {
  return why;
}

/** Returns where the host writes its rows; 0 if memory is full. Drops the last result. */
export function input(bytes: u32): u32 {
  room.forgetFull();
  room.release(HEAP_AT);
  const place = room.take(bytes);
  inputSize = place ? bytes : 0;
  why = place ? 0 : NO_MEMORY;
  return place;
}

/**
 * Judges rows. The input is `count` + 1 i32 offsets and then the texts; the first text begins at the
 * first offset. `event` is the event of all payloads, -1 if each message names its own, or -2 if the
 * input begins with an i16 event for each row, without a gap. Returns the place of u32 size, u32 rows
 * and u32 columns, and then u32 place and u32 size of each column.
 */
export function judge(count: i32, event: i32): u32 {
  const isByRow = event === BY_ROW;
  const offsets = HEAP_AT + (isByRow ? <u64>count * 2 : 0);
  const texts = offsets + (<u64>count + 1) * 4;
  const end = <u64>HEAP_AT + inputSize;
  if (count < 0 || texts > end) return refuse(WRONG_OFFSETS);
  if (!isByRow && (event === messages.UNHEARD || !isEvent(event))) return refuse(NO_SUCH_EVENT);
  reportUnknown(has(REPORT_UNKNOWN));
  room.forgetFull();
  room.release(<u32>end);
  rows = count;
  kept = 0;
  const header = room.take(HEADER + COLUMNS * 8);
  if (!header) return refuse(NO_MEMORY);
  store<u32>(header, HEADER + COLUMNS * 8);
  store<u32>(header, rows, 4);
  store<u32>(header, COLUMNS, 8);
  column = header + HEADER;
  verdicts = take(rows);
  const events = take(<u64>rows * 2);
  const counts = take(<u64>rows * 4);
  const codes = take(rows);
  firsts = room.take((<u64>rows + 1) * 4);
  if (room.isFull) return refuse(NO_MEMORY);
  results = room.top;
  const first = load<u32>(<u32>offsets);
  let start: u32 = 0;
  for (let row: u32 = 0; row < rows; row++) {
    const next = load<u32>(<u32>offsets + row * 4, 4) - first;
    const ofRow: i32 = isByRow ? load<i16>(HEAP_AT + row * 2) : event;
    if (next < start || next > <u32>(end - texts)) return refuse(WRONG_OFFSETS);
    if (!isEvent(ofRow)) return refuse(NO_SUCH_EVENT);
    const result = messages.message(<u32>texts + start, next - start, ofRow, false);
    if (!result) return refuse(NO_MEMORY);
    store<u8>(verdicts + row, <u8>messages.verdict);
    store<i16>(events + row * 2, <i16>messages.event);
    store<u32>(counts + row * 4, messages.faultCount);
    store<u8>(codes + row, faults.kept ? load<u8>(result) : 0);
    store<u32>(firsts + row * 4, kept);
    kept += faults.kept;
    start = next;
  }
  store<u32>(firsts + rows * 4, kept);
  writeTexts(PATH);
  add(firsts, (rows + 1) * 4);
  writeNumbers(0, 1);
  writeNumbers(faults.AT, 4);
  writeNumbers(faults.RECORD, 2);
  writeTexts(ATTR);
  writeTexts(DETAIL);
  writeTexts(FAULTS_JSON);
  return room.isFull ? refuse(NO_MEMORY) : header;
}

function refuse(reason: u32): u32 {
  why = reason;
  return 0;
}

function isEvent(event: i32): bool {
  if (event >= 0) return event < <i32>table.eventCount();
  return event === messages.NONE || event === messages.UNHEARD;
}

/** Writes a column with a number of each fault, which lies at the offset `at`, in `bytes` bytes. */
function writeNumbers(at: u32, bytes: u32): void {
  const place = take(<u64>kept * bytes);
  if (room.isFull) return;
  let fault = results;
  for (let to = place; to < place + kept * bytes; to += bytes, fault = faults.next(fault)) {
    const number = load<u32>(fault + at);
    // The next number overwrites the bytes that are too many. Only a record may be too large.
    store<u32>(to, bytes === 2 ? min<i32>(number, i16.MAX_VALUE) : number);
  }
}

/** Writes a column of texts behind that of their offsets. */
function writeTexts(which: u32): void {
  const isOfRows = which < ATTR;
  const count = isOfRows ? rows : kept;
  const offsets = take((<u64>count + 1) * 4);
  const start = room.top;
  if (room.isFull) return;
  writer.moveTo(start);
  let fault = results;
  let index: u32 = 0;
  for (let one: u32 = 0; one < count; one++) {
    const end = isOfRows ? load<u32>(firsts + one * 4, 4) : index + 1;
    const isList = which === FAULTS_JSON;
    if (isList && has(AS_JSON) && load<u8>(verdicts + one)) faults.writeList(fault, end - index);
    else if (!isList && index < end) faults.write(fault, which === DETAIL);
    for (; index < end; index++) fault = faults.next(fault);
    store<u32>(offsets + one * 4, writer.out - start, 4);
  }
  store<u32>(offsets, 0);
  add(start, writer.out - start);
  room.release(writer.out);
}

function take(bytes: u64): u32 {
  const place = room.take(bytes);
  add(place, <u32>bytes);
  return place;
}

/** Adds the place and the size of a column to the header. */
function add(place: u32, bytes: u32): void {
  store<u32>(column, place);
  store<u32>(column, bytes, 4);
  column += 8;
}
