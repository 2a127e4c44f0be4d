// Writes texts.
import * as strings from "./strings";
import * as text from "./text";

/** Stands for half of a surrogate pair, which UTF-8 can't have. */
const REPLACEMENT: u32 = 0xfffd;

/** Where the next byte goes. */
export let out: u32 = 0;

/** Sets where the next byte goes. Returns the place before this change. */
export function moveTo(place: u32): u32 {
  const before = out;
  out = place;
  return before;
}

/** Moves the text that was written since `from` to the earlier place `to`, and goes on there. */
export function moveBack(to: u32, from: u32): void {
  memory.copy(to, from, out - from);
  out = to + out - from;
}

/** Returns the next place that is a multiple of 16. */
export function aligned(place: u32): u32 {
  return (place + 15) & ~15;
}

export function put(byte: u8): void {
  store<u8>(out++, byte);
}

export function copy(from: u32, length: u32): void {
  memory.copy(out, from, length);
  out += length;
}

/** Writes a number, with commas between thousands if `commas` is set. `later` digits follow it. */
export function number(value: u64, commas: bool = false, later: u32 = 0): void {
  if (value > 9) number(value / 10, commas, later + 1);
  put(text.ZERO + <u8>(value % 10));
  if (commas && later && later % 3 === 0) put(text.COMMA);
}

/** Writes a text in a form that is fit to be shown. With `isJson`, it may have escapes. */
export function show(start: u32, end: u32, isJson: bool): void {
  for (let at = start; at < end; at += strings.taken) {
    const code = strings.codeAt(at, isJson);
    out = strings.write(out, strings.isHalf(code) ? REPLACEMENT : code);
  }
}

/** Writes a text as a JSON string. With `isJson`, the text is from JSON, and may have escapes. */
export function quote(start: u32, end: u32, isJson: bool): void {
  put(text.QUOTE);
  for (let at = start; at < end; at += strings.taken) quoteUnit(strings.codeAt(at, isJson));
  put(text.QUOTE);
}

/** Writes a character in a JSON string. */
function quoteUnit(code: u32): void {
  const isEscaped = code === text.QUOTE || code === text.BACKSLASH;
  if (!isEscaped && code >= 0x20 && !strings.isHalf(code)) {
    out = strings.write(out, code);
    return;
  }
  const letter = isEscaped ? <u8>code : text.shortEscape(code);
  put(text.BACKSLASH);
  put(letter ? letter : text.LETTER_U);
  if (letter) return;
  for (let shift: i32 = 12; shift >= 0; shift -= 4) {
    const digit = <u8>((code >> shift) & 15);
    put(digit < 10 ? text.ZERO + digit : text.LETTER_A + digit - 10);
  }
}
