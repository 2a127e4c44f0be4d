// Accepts JSON text that satisfies a contract, from its bytes and without building values. It is
// compiled to WebAssembly. What it can't be sure of goes to JSON.parse, which alone refuses.
import { messageEnd, objectEnd, reportUnknown, shapeOf } from "./contract";
import { lineEnd, NEWLINE, readNewlines, skipSpaces } from "./text";

/** How far lines were read, and what was found since the last call of `scanLines`. */
let at: u32 = 0;
let end: u32 = 0;
/** The event of every payload, from 0; -1 if each message names its own. */
let event: i32 = -1;

let lines: u32 = 0;
let accepted: u32 = 0;
let unsureStart: u32 = 0;

export function lineCount(): u32 {
  return lines;
}

export function acceptedCount(): u32 {
  return accepted;
}

export function unsureAt(): u32 {
  return unsureStart;
}

/** Sets what is read: the event of every payload, and whether unknown fields are reported. */
export function expect(ofEvent: i32, strict: bool): void {
  event = ofEvent;
  reportUnknown(strict);
}

/** Begins with some lines. A newline lies behind the last of them. */
export function beginLines(start: u32, last: u32): void {
  at = start;
  end = last;
}

/**
 * Reads up to the next line that it can't be sure of, and returns where that ends; 0 if there is no
 * such line. Counts the lines, with that one, and the payloads that it accepted.
 */
export function scanLines(): u32 {
  readNewlines(false);
  lines = 0;
  accepted = 0;
  while (at <= end) {
    const start = skipSpaces(at);
    lines++;
    if (load<u8>(start) === NEWLINE) {
      at = start + 1;
      continue;
    }
    const behind = messageOrPayloadEnd(start);
    if (!behind || load<u8>(skipSpaces(behind)) !== NEWLINE) {
      unsureStart = at;
      const lineBreak = lineEnd(start);
      at = lineBreak + 1;
      return lineBreak;
    }
    accepted++;
    at = skipSpaces(behind) + 1;
  }
  return 0;
}

/** Whether a whole text is a message or payload that is accepted. A NUL lies behind it. */
export function acceptsDocument(start: u32, last: u32): bool {
  readNewlines(true);
  const behind = messageOrPayloadEnd(skipSpaces(start));
  return behind !== 0 && skipSpaces(behind) === last;
}

function messageOrPayloadEnd(start: u32): u32 {
  return event < 0 ? messageEnd(start) : objectEnd(start, shapeOf(event));
}
