// Writes what is said of all payloads as columns. docs/judge.md lists them.
import * as word from "../../../../generated/judge-numbers.ts";
import * as counters from "./counters";
import * as faults from "./faults";
import { has } from "./options";
import * as result from "./result";
import * as room from "./room";
import * as say from "./say";
import { CLOSE_LIST, OPEN_LIST } from "./text";
import * as writer from "./writer";

/** The size of the header before its columns: u32 size, u32 rows and u32 columns. */
const HEADER: u32 = 12;
/** What follows the columns of texts in place: the number of bytes that were used, and of their lines. */
const TAIL: u32 = 8;
/** Where the first payload is written, and where the last ends. */
let first: u32 = 0;
let last: u32 = 0;
/** The number of rows; where the payloads of each begin, and one more: where the last ends. */
let rows: u32 = 0;
let heads: u32 = 0;
let kept: u32 = 0;
/** Where the header describes the next column. */
let column: u32 = 0;
let verdicts: u32 = 0;
let events: u32 = 0;
let counts: u32 = 0;
let codes: u32 = 0;
/** For each row, the index of its first fault; and the number of all. */
let firsts: u32 = 0;
/** The text of payloads that becomes a column. */
let ofPayloads: u32 = 0;
/** Whether the messages lie in the input one behind the other. */
let isInPlace: bool = false;

export function begin(): void {
  first = room.top;
  result.forgetTexts();
}

/** Writes all payloads since `begin` as columns. Returns the place of the header; 0 without memory. */
export function columns(ofText: bool, used: u32, lines: u32): u32 {
  last = room.top;
  isInPlace = ofText;
  const size = HEADER + word.HEADER_COLUMNS * 8 + (isInPlace ? TAIL : 0);
  const header = room.take(size);
  findRows();
  if (room.isFull) return 0;
  store<u32>(header, size);
  store<u32>(header, rows, 4);
  store<u32>(header, word.HEADER_COLUMNS, 8);
  column = header + HEADER;
  takeRows();
  for (let which = 0; which < word.COLUMNS; which++) addColumn(which);
  if (isInPlace) store<u32>(column, used);
  if (isInPlace) store<u32>(column, lines, 4);
  if (room.isFull) return 0;
  if (counters.isOn) count();
  return header;
}

/** Adds what the payloads count, now that their results are whole. */
function count(): void {
  for (let payload = first; payload < last; payload = result.behind(payload))
    counters.apply(result.textOf(payload, result.ENTRIES), result.firstOf(payload));
}

/** Adds a column, whose number is that in the list of columns. A number without a line here traps. */
function addColumn(which: i32): void {
  const each = has(word.FLAG_EACH_RECORD) ? rows : 0;
  const inPlace = isInPlace ? rows : 0;
  if (which === word.COLUMN_VERDICT) add(verdicts, rows);
  else if (which === word.COLUMN_EVENT) add(events, rows * 2);
  else if (which === word.COLUMN_FAULT_COUNT) add(counts, rows * 4);
  else if (which === word.COLUMN_FIRST_CODE) add(codes, rows);
  else if (which === word.COLUMN_FIRST_PATH) addTexts(which, rows, kept > 0);
  else if (which === word.COLUMN_FAULT_OFFSETS) add(firsts, (rows + 1) * 4);
  else if (which === word.COLUMN_CODE) addNumbers(0, 1);
  else if (which === word.COLUMN_AT) addNumbers(say.AT, 4);
  else if (which === word.COLUMN_RECORD) addNumbers(say.RECORD, 2);
  else if (which === word.COLUMN_ATTR) addTexts(which, kept, true);
  else if (which === word.COLUMN_DETAIL) addTexts(which, kept, true);
  else if (which === word.COLUMN_FAULTS_JSON) addTexts(which, rows, has(word.FLAG_AS_JSON));
  else if (which === word.COLUMN_NAME) addTextsIf(result.NAME, which);
  else if (which === word.COLUMN_ROW) addPlaces(result.ROW, each);
  else if (which === word.COLUMN_START) addPlaces(result.START, inPlace);
  else if (which === word.COLUMN_END) addPlaces(result.END, inPlace);
  else if (which === word.COLUMN_PAYLOAD) addTextsIf(result.PAYLOAD, which);
  else if (which === word.COLUMN_PAYLOAD_AT)
    addPlaces(result.PAYLOAD_AT, result.hasPlaces ? rows : 0);
  else if (which === word.COLUMN_OF_RECORD) addPlaces(result.OF_RECORD, each);
  else if (which === word.COLUMN_ID) addTextsIf(result.ID, which);
  else if (which === word.COLUMN_TIME) addTextsIf(result.TIME, which);
  else if (which === word.COLUMN_SEQUENCE) addTextsIf(result.SEQUENCE, which);
  else unreachable();
}

/** Finds where rows begin: with each payload, or with the first payload of each message. */
function findRows(): void {
  heads = room.top;
  rows = 0;
  kept = 0;
  let before: u32 = u32.MAX_VALUE;
  for (let payload = first; payload < last; payload = result.behind(payload)) {
    if (!room.reaches(<u64>heads + (rows + 2) * 4)) return;
    const row = load<u32>(payload, result.ROW);
    if (row !== before || has(word.FLAG_EACH_RECORD)) store<u32>(heads + rows++ * 4, payload);
    kept += load<u32>(payload, result.KEPT);
    before = row;
  }
  store<u32>(heads + rows * 4, last);
  room.release(heads + (rows + 1) * 4);
}

function headOf(row: u32): u32 {
  return load<u32>(heads + row * 4);
}

/** Finds the numbers of each row, which are those of all its payloads. */
function takeRows(): void {
  verdicts = room.take(rows);
  events = room.take(<u64>rows * 2);
  counts = room.take(<u64>rows * 4);
  codes = room.take(rows);
  firsts = room.take((<u64>rows + 1) * 4);
  if (room.isFull) return;
  let fault: u32 = 0;
  for (let row: u32 = 0; row < rows; row++) {
    const end = headOf(row + 1);
    let speaker = headOf(row);
    let count: u32 = 0;
    let code: u32 = 0;
    store<u32>(firsts + row * 4, fault);
    for (let payload = speaker; payload < end; payload = result.behind(payload)) {
      if (load<u32>(speaker) === word.VERDICT_VALID) speaker = payload;
      count += load<u32>(payload, result.COUNT);
      const its = load<u32>(payload, result.KEPT);
      const one = code || !its ? 0 : firstFault(payload);
      if (one) code = load<u32>(one);
      fault += its;
    }
    if (load<u32>(speaker) === word.VERDICT_VALID) speaker = headOf(row);
    store<u8>(verdicts + row, <u8>load<u32>(speaker));
    store<i16>(events + row * 2, <i16>load<i32>(speaker, result.EVENT));
    store<u32>(counts + row * 4, count);
    store<u8>(codes + row, <u8>code);
  }
  store<u32>(firsts + rows * 4, kept);
}

/** Returns the first fault of a payload; 0 if it has none. */
function firstFault(payload: u32): u32 {
  let fault = result.firstOf(payload);
  for (let left = load<u32>(payload, result.KEPT); left > 0; left--, fault = faults.next(fault))
    if (!faults.isBeside(load<u32>(fault))) return fault;
  return 0;
}

/** Adds a column with a number of each row, which lies at the offset `at` of its first payload. */
function addPlaces(at: u32, many: u32): void {
  const place = take(<u64>many * 4);
  if (room.isFull) return;
  for (let row: u32 = 0; row < many; row++)
    store<u32>(place + row * 4, load<u32>(headOf(row) + at));
}

/** Adds a column with a number of each fault, which lies at the offset `at`, in `bytes` bytes. */
function addNumbers(at: u32, bytes: u32): void {
  let to = take(<u64>kept * bytes);
  if (room.isFull || !kept) return;
  for (let payload = first; payload < last; payload = result.behind(payload)) {
    let fault = result.firstOf(payload);
    for (let left = load<u32>(payload, result.KEPT); left > 0; left--, to += bytes) {
      const number = load<u32>(fault + at);
      // The next number overwrites the bytes that are too many. Only a record may be too large.
      store<u32>(to, bytes === 2 ? min<i32>(number, i16.MAX_VALUE) : number);
      fault = faults.next(fault);
    }
  }
}

/** Adds a column of a text of payloads, if any has it. */
function addTextsIf(kind: u32, which: i32): void {
  ofPayloads = kind;
  if (result.hasText(kind)) addTexts(which, rows, true);
  else {
    take(0);
    take(0);
  }
}

/** Adds a column of `count` texts behind that of their offsets. */
function addTexts(which: i32, count: u32, hasSome: bool): void {
  const offsets = take((<u64>count + 1) * 4);
  const start = room.top;
  if (room.isFull) return;
  memory.fill(offsets, 0, (count + 1) * 4);
  writer.moveTo(start);
  const isDetail = which === word.COLUMN_DETAIL;
  if (isDetail || which === word.COLUMN_ATTR) writeOfFaults(isDetail, offsets, start);
  else if (hasSome) writeOfRows(which, offsets, start);
  add(start, writer.out - start);
  room.release(writer.out);
}

function writeOfRows(which: i32, offsets: u32, start: u32): void {
  for (let row: u32 = 0; row < rows; row++) {
    const payload = headOf(row);
    if (which === word.COLUMN_FIRST_PATH) writePath(payload, headOf(row + 1));
    else if (which !== word.COLUMN_FAULTS_JSON) result.writeText(payload, ofPayloads);
    else if (load<u8>(verdicts + row) || hasFaults(row)) writeList(payload, headOf(row + 1));
    store<u32>(offsets + row * 4, writer.out - start, 4);
  }
}

/** True if faults of a row are kept. Those of a valid row are unknown fields. */
function hasFaults(row: u32): bool {
  return load<u32>(firsts + row * 4) < load<u32>(firsts + row * 4, 4);
}

/** Writes the path of the first fault of a row. */
function writePath(head: u32, end: u32): void {
  for (let payload = head; payload < end; payload = result.behind(payload)) {
    const fault = load<u32>(payload, result.KEPT) ? firstFault(payload) : 0;
    if (!fault) continue;
    faults.write(fault, false);
    return;
  }
}

/** Writes all faults of a row as a JSON array. */
function writeList(head: u32, end: u32): void {
  if (!room.reaches(<u64>writer.out + 2)) return;
  writer.put(OPEN_LIST);
  let isFirst = true;
  for (let payload = head; payload < end; payload = result.behind(payload)) {
    let fault = result.firstOf(payload);
    for (let left = load<u32>(payload, result.KEPT); left > 0; left--, isFirst = false) {
      faults.writeJson(fault, isFirst);
      if (room.isFull) return;
      fault = faults.next(fault);
    }
  }
  writer.put(CLOSE_LIST);
}

function writeOfFaults(isDetail: bool, offsets: u32, start: u32): void {
  let to = offsets;
  for (let payload = first; payload < last && kept; payload = result.behind(payload)) {
    let fault = result.firstOf(payload);
    for (let left = load<u32>(payload, result.KEPT); left > 0; left--) {
      faults.write(fault, isDetail);
      to += 4;
      store<u32>(to, writer.out - start);
      fault = faults.next(fault);
    }
  }
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
