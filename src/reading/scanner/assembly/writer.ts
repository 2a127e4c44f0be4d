// Writes texts.
import * as strings from "./strings";
import * as text from "./text";

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

export function put(byte: u8): void {
  store<u8>(out++, byte);
}

export function copy(from: u32, length: u32): void {
  memory.copy(out, from, length);
  out += length;
}

export function number(value: u32): void {
  if (value > 9) number(value / 10);
  put(text.ZERO + <u8>(value % 10));
}

/** Writes a number with a comma between thousands. */
export function figure(value: u32): void {
  if (value < 1000) {
    number(value);
    return;
  }
  figure(value / 1000);
  put(text.COMMA);
  const rest = value % 1000;
  put(text.ZERO + <u8>(rest / 100));
  put(text.ZERO + <u8>((rest / 10) % 10));
  put(text.ZERO + <u8>(rest % 10));
}

/** Writes the text of a string or a key in a form that is fit to be shown. */
export function show(start: u32, end: u32): void {
  out = strings.show(start, end, out);
}

/** Writes a character in a JSON string. */
export function quoteUnit(code: u32): void {
  const isEscaped = code === text.QUOTE || code === text.BACKSLASH;
  if (!isEscaped && code >= 0x20 && !strings.isHalf(code)) {
    out = strings.write(out, code);
    return;
  }
  const letter = isEscaped ? <u8>code : letterOf(code);
  put(text.BACKSLASH);
  put(letter);
  if (letter !== text.LETTER_U) return;
  for (let shift: i32 = 12; shift >= 0; shift -= 4) {
    const digit = <u8>((code >> shift) & 15);
    put(digit < 10 ? text.ZERO + digit : text.LETTER_A + digit - 10);
  }
}

function letterOf(code: u32): u8 {
  switch (code) {
    case 8:
      return 0x62; // b
    case 9:
      return 0x74; // t
    case 10:
      return 0x6e; // n
    case 12:
      return 0x66; // f
    case 13:
      return 0x72; // r
    default:
      return text.LETTER_U;
  }
}
