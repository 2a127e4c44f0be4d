// Judges rows, and writes the results as columns. The faults of all rows lie one behind the other until
// the last row is judged. Then each column is written by itself.
import * as faults from "./faults";
import * as messages from "./messages";
import { AS_JSON, has } from "./options";
import * as room from "./room";
import * as writer from "./writer";

/** The columns with a number for each row: verdicts, events, counts of faults and first codes. */
let verdicts: u32 = 0;
let events: u32 = 0;
let counts: u32 = 0;
let codes: u32 = 0;
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

/** The columns of texts: of each row the attr of its first fault and its faults as JSON; of each fault. */
const PATH: u32 = 0;
const FAULTS_JSON: u32 = 1;
const ATTR: u32 = 2;
const DETAIL: u32 = 3;

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
  texts(PATH);
  add(firsts, (rows + 1) * 4);
  numbers(0, 1);
  numbers(faults.AT, 4);
  numbers(faults.RECORD, 2);
  texts(ATTR);
  texts(DETAIL);
  texts(FAULTS_JSON);
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

/** Writes a column of texts behind that of their offsets. */
function texts(which: u32): void {
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

function add(place: u32, bytes: u32): void {
  store<u32>(column, place);
  store<u32>(column, bytes, 4);
  column += 8;
}
