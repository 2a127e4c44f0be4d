// Writes faults as JSON.
import { FAULT_HEAD } from "./faults";
import { AS_JSON, CODES, FIRST_LETTER, NO_RECORD } from "./layout";
import * as room from "./room";
import * as strings from "./strings";
import * as rows from "./table";
import { COMMA } from "./text";
import * as writer from "./writer";

/** The most bytes of a fault's JSON without its texts. `MOST_ESCAPE`: the most for one character. */
const MOST_FORM: u32 = 256;
const MOST_ESCAPE: u32 = 6;

/** Writes a fault; a negative `record` means none. False if memory is full. */
export function writeFault(fault: u32, record: i32, isNext: bool): bool {
  const attr = load<u32>(fault, 8);
  const detail = load<u32>(fault, 12);
  if (!room.reaches(writer.out + (<u64>attr + detail) * MOST_ESCAPE + MOST_FORM)) return false;
  if (isNext) writer.put(COMMA);
  const start = fault + FAULT_HEAD;
  const form = rows.wordRow(AS_JSON);
  for (let at = rows.textOf(form), end = at + rows.lengthOf(form); at < end; at++) {
    const byte: i32 = load<u8>(at);
    if (byte >= FIRST_LETTER) writer.put(<u8>byte);
    else if (byte === 1) copyWord(CODES + load<u32>(fault));
    else if (byte === 2) quote(start, attr);
    else if (byte === 3) quote(start + attr, detail);
    else if (byte === 4) writer.number(load<u32>(fault, 4));
    else if (record < 0) copyWord(NO_RECORD);
    else writer.number(record);
  }
  return true;
}

function copyWord(word: u32): void {
  const row = rows.wordRow(word);
  writer.copy(rows.textOf(row), rows.lengthOf(row));
}

function quote(start: u32, length: u32): void {
  for (let at = start; at < start + length; at += strings.taken)
    writer.quoteUnit(strings.character(at));
}
