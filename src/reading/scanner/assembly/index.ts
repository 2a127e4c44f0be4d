// Accepts JSON text that satisfies a contract, from its bytes and without building values. It is
// compiled to WebAssembly. What it can't be sure of goes to JSON.parse, which alone refuses.
import { messageEnd, objectEnd, reportUnknown, shapeOf } from "./contract";
import {
  deepest,
  forget,
  isSafe,
  lengthBetween,
  NEWLINE,
  newlinesBetween,
  skipSpaces,
  valueEnd,
} from "./text";

/** The event of every payload, from 0; -1 if each message names its own. */
let event: i32 = -1;
/** How many messages the last call of `accept` accepted, and where the last of them ends. */
let accepted: u32 = 0;
let acceptedEnd: u32 = 0;

export function acceptedCount(): u32 {
  return accepted;
}

export function endOfAccepted(): u32 {
  return acceptedEnd;
}

/** Sets what is read: the event of every payload, and whether unknown fields are reported. */
export function expect(ofEvent: i32, strict: bool): void {
  event = ofEvent;
  reportUnknown(strict);
}

/**
 * Accepts messages or payloads, one behind the other, but no more than so many, and with `rows` only
 * as long as there is one newline and nothing else between them. Returns where the next one begins:
 * one that it is not sure of, or that does not end here.
 */
export function accept(start: u32, end: u32, most: u32, rows: bool): u32 {
  const behind = close(end);
  accepted = 0;
  let at = skipSpaces(start);
  while (at < end && accepted < most) {
    const next = event < 0 ? messageEnd(at) : objectEnd(at, shapeOf(event));
    if (!next) break;
    accepted++;
    acceptedEnd = next;
    at = skipSpaces(next);
    if (rows && (at !== next + 1 || load<u8>(next) !== NEWLINE)) break;
  }
  store<u8>(end, behind);
  return at;
}

/** Where a value of JSON ends, whatever it is; 0 if it can't tell. */
export function endOf(start: u32, end: u32): u32 {
  const behind = close(end);
  forget();
  const at = valueEnd(start, 0);
  store<u8>(end, behind);
  return at;
}

/**
 * Whether the last of these values is surely safe to parse: no deeper than this, and without a field
 * that comes twice, and a number or an escape that programs may lose.
 */
export function isSafeToParse(depth: i32): bool {
  return isSafe && deepest <= depth;
}

/** Puts a NUL behind a text. Returns the byte that was there. */
function close(end: u32): u8 {
  const behind = load<u8>(end);
  store<u8>(end, 0);
  return behind;
}

export function newlines(start: u32, end: u32): u32 {
  return newlinesBetween(start, end);
}

export function lengthOf(start: u32, end: u32): u32 {
  return lengthBetween(start, end);
}
