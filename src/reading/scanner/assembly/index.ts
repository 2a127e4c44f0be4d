// Accepts JSON text that satisfies a contract, from its bytes and without building values. It is
// compiled to WebAssembly. What it can't be sure of goes to JSON.parse, which alone refuses.
// `../scanner.ts` says what each function does.
import { messageEnd, objectEnd, reportUnknown, shapeOf } from "./contract";
import { WINDOW_AT } from "./layout";
import * as text from "./text";

/** The event of every payload, from 0; -1 if each message names its own. */
let event: i32 = -1;
let count: u32 = 0;
let countedEnd: u32 = 0;

export function accepted(): u32 {
  return count;
}

export function acceptedEnd(): u32 {
  return countedEnd - WINDOW_AT;
}

export function expect(ofEvent: i32, strict: bool): void {
  event = ofEvent;
  reportUnknown(strict);
}

export function skip(start: u32, end: u32): u32 {
  const behind = close(end);
  const at = text.skipSpaces(WINDOW_AT + start);
  store<u8>(WINDOW_AT + end, behind);
  return at - WINDOW_AT;
}

export function accept(start: u32, end: u32, most: u32, rows: bool): u32 {
  const behind = close(end);
  const stop: u32 = WINDOW_AT + end;
  count = 0;
  let at = text.skipSpaces(WINDOW_AT + start);
  while (at < stop && (!most || count < most)) {
    const next = event < 0 ? messageEnd(at) : objectEnd(at, shapeOf(event));
    if (!next) break;
    count++;
    countedEnd = next;
    at = text.skipSpaces(next);
    if (rows && (at !== next + 1 || load<u8>(next) !== text.NEWLINE)) break;
  }
  store<u8>(stop, behind);
  return at - WINDOW_AT;
}

export function endOf(start: u32, end: u32): u32 {
  const behind = close(end);
  text.forget();
  const at = text.valueEnd(WINDOW_AT + start, 0);
  store<u8>(WINDOW_AT + end, behind);
  return at ? at - WINDOW_AT : 0;
}

export function isSafeTo(depth: i32): bool {
  return text.isSafe && text.deepest <= depth;
}

/** Puts a NUL behind a text. Returns the byte that was there. */
function close(end: u32): u8 {
  const behind = load<u8>(WINDOW_AT + end);
  store<u8>(WINDOW_AT + end, 0);
  return behind;
}

export function newlines(start: u32, end: u32): u32 {
  return text.newlinesBetween(WINDOW_AT + start, WINDOW_AT + end);
}

export function lengthOf(start: u32, end: u32): u32 {
  return text.lengthBetween(WINDOW_AT + start, WINDOW_AT + end);
}
