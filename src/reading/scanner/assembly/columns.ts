// Judges rows, and writes the results as columns. The scanner accepts valid rows. The results of all
// other rows lie one behind the other until the last row is judged.
import { VERDICT_VALID } from "../../../../generated/judge-numbers.ts";
import { utf8End } from "./bytes";
import { acceptedEnd, named } from "./contract";
import { detailOf, FAULT_HEAD, HEAD, nextFault, writeJson } from "./faults";
import { message, UNHEARD } from "./messages";
import { isJson, longest } from "./options";
import * as room from "./room";
import { CLOSE_LIST, COMMA, OPEN_LIST, skipSpaces, UNSURE } from "./text";
import * as writer from "./writer";

/** The columns with one number for each row: verdicts, events, counts of faults and first codes. */
export let verdicts: u32 = 0;
export let events: u32 = 0;
export let counts: u32 = 0;
export let codes: u32 = 0;
let rows: u32 = 0;

/** The place of the results of rows that the scanner did not accept, and their totals. */
let results: u32 = 0;
let faults: u32 = 0;
let paths: u32 = 0;
let attrs: u32 = 0;
let details: u32 = 0;

/** The size of the header before its columns: u32 size, u32 rows and u32 columns. */
const HEADER: u32 = 12;
const COLUMNS: u32 = 16;
let header: u32 = 0;
let column: u32 = 0;

/** The places in the header of two columns of texts. The column of their offsets comes before each. */
export const PATHS: u32 = HEADER + 5 * 8;
export const FAULTS_JSON: u32 = HEADER + 15 * 8;

/** Returns the text of a row in the column at a place. `lengthOf` returns its length. */
export function textOf(place: u32, row: u32): u32 {
  return load<u32>(place) + load<u32>(load<u32>(place - 8) + row * 4);
}

export function lengthOf(place: u32, row: u32): u32 {
  return textOf(place, row + 1) - textOf(place, row);
}

/** Begins a batch of `count` rows. False if memory is full. */
export function begin(count: u32): bool {
  room.forgetFull();
  rows = count;
  header = room.take(HEADER + COLUMNS * 8);
  if (!header) return false;
  store<u32>(header, HEADER + COLUMNS * 8);
  store<u32>(header, rows, 4);
  store<u32>(header, COLUMNS, 8);
  column = header + HEADER;
  verdicts = take(count);
  events = take(<u64>count * 2);
  counts = take(<u64>count * 4);
  codes = take(count);
  if (room.isFull) return false;
  memory.fill(codes, 0, count);
  results = room.top;
  faults = 0;
  paths = 0;
  attrs = 0;
  details = 0;
  return true;
}

/** Judges a row. False if memory is full, so that the row can't even be reported. */
export function judge(row: u32, start: u32, size: u32, event: i32): bool {
  if (event !== UNHEARD && isAccepted(start, start + size, event)) {
    store<u8>(verdicts + row, VERDICT_VALID);
    store<u32>(counts + row * 4, 0);
    store<i16>(events + row * 2, event < 0 ? <i16>(named - 1) : <i16>event);
    return true;
  }
  const result = message(start, size, event, false);
  if (!result) return false;
  let verdict: u32 = VERDICT_VALID;
  let count: u32 = 0;
  let payload = result + 4;
  for (let left = load<u32>(result); left > 0; left--) {
    // The row is like its first payload, until one is not valid.
    if (verdict === VERDICT_VALID) {
      const judged = load<u32>(payload, 4);
      if (judged !== VERDICT_VALID || payload === result + 4)
        store<i16>(events + row * 2, <i16>load<i32>(payload, 8));
      verdict = judged;
    }
    if (!count && load<u32>(payload, 16)) {
      store<u8>(codes + row, <u8>load<u32>(payload + HEAD));
      paths += load<u32>(payload + HEAD, 8);
    }
    count += load<u32>(payload, 12);
    const kept = load<u32>(payload, 16);
    faults += kept;
    payload += HEAD;
    for (let fault: u32 = 0; fault < kept; fault++, payload = nextFault(payload)) {
      attrs += load<u32>(payload, 8);
      details += load<u32>(payload, 12);
    }
  }
  store<u8>(verdicts + row, <u8>verdict);
  store<u32>(counts + row * 4, count);
  if (verdict === VERDICT_VALID) room.release(result);
  return true;
}

/** True if the scanner accepts the whole text. */
function isAccepted(start: u32, end: u32, event: i32): bool {
  if (end - start > longest || utf8End(start, end) !== end) return false;
  const behind = load<u8>(end);
  store<u8>(end, 0);
  const at = skipSpaces(start);
  const next = acceptedEnd(at, event);
  const isWhole = next !== UNSURE && skipSpaces(next) === end;
  store<u8>(end, behind);
  return isWhole;
}

/** Writes the columns. Returns the place of the header; 0 if memory is full. */
export function finish(): u32 {
  const pathOffsets = take((<u64>rows + 1) * 4);
  const path = take(paths);
  const faultOffsets = take((<u64>rows + 1) * 4);
  const code = take(faults);
  const at = take(<u64>faults * 4);
  const record = take(<u64>faults * 2);
  const attrOffsets = take((<u64>faults + 1) * 4);
  const attr = take(attrs);
  const detailOffsets = take((<u64>faults + 1) * 4);
  const detail = take(details);
  const jsonOffsets = take((<u64>rows + 1) * 4);
  if (room.isFull) return 0;
  const text = room.top;
  writer.moveTo(text);
  let result = results;
  let fault: u32 = 0;
  let pathEnd: u32 = 0;
  let attrEnd: u32 = 0;
  let detailEnd: u32 = 0;
  for (let row: u32 = 0; ; row++) {
    store<u32>(pathOffsets + row * 4, pathEnd);
    store<u32>(faultOffsets + row * 4, fault);
    store<u32>(jsonOffsets + row * 4, writer.out - text);
    if (row === rows) break;
    if (load<u8>(verdicts + row) === VERDICT_VALID) continue;
    const first = fault;
    // A row may have no kept fault.
    if (isJson && !room.reaches(<u64>writer.out + 2)) return 0;
    if (isJson) writer.put(OPEN_LIST);
    let payload = result + 4;
    for (let left = load<u32>(result); left > 0; left--) {
      const index = load<i32>(payload);
      let one = payload + HEAD;
      for (let more = load<u32>(payload, 16); more > 0; more--, fault++) {
        const attrLength = load<u32>(one, 8);
        const detailLength = load<u32>(one, 12);
        const attrText = one + FAULT_HEAD;
        store<u8>(code + fault, <u8>load<u32>(one));
        store<u32>(at + fault * 4, load<u32>(one, 4));
        store<i16>(record + fault * 2, <i16>min<i32>(index, i16.MAX_VALUE));
        store<u32>(attrOffsets + fault * 4, attrEnd);
        store<u32>(detailOffsets + fault * 4, detailEnd);
        memory.copy(attr + attrEnd, attrText, attrLength);
        memory.copy(detail + detailEnd, detailOf(one), detailLength);
        attrEnd += attrLength;
        detailEnd += detailLength;
        if (fault === first) {
          memory.copy(path + pathEnd, attrText, attrLength);
          pathEnd += attrLength;
        }
        if (isJson && fault > first) writer.put(COMMA);
        if (isJson && !writeJson(one, index)) return 0;
        one = nextFault(one);
      }
      payload = one;
    }
    if (isJson) writer.put(CLOSE_LIST);
    result = (payload + 15) & ~15;
  }
  store<u32>(attrOffsets + fault * 4, attrEnd);
  store<u32>(detailOffsets + fault * 4, detailEnd);
  add(text, writer.out - text);
  room.release(writer.out);
  return header;
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
