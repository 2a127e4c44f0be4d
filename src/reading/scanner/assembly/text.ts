// Reads the tokens of JSON. Each function takes the place where a token begins and returns the place
// where the token ends, or UNSURE. The byte behind the text fits no token, so that no function reads
// past the end.
import { plainEnd } from "./bytes";

/** Every function returns this if JSON.parse has to decide. */
export const UNSURE: u32 = 0;

export const NEWLINE: u8 = 0x0a;
export const SPACE: u8 = 0x20;
export const QUOTE: u8 = 0x22;
export const COMMA: u8 = 0x2c;
export const COLON: u8 = 0x3a;
export const OPEN_LIST: u8 = 0x5b;
export const CLOSE_LIST: u8 = 0x5d;
export const OPEN_OBJECT: u8 = 0x7b;
export const CLOSE_OBJECT: u8 = 0x7d;
export const TAB: u8 = 0x09;
const RETURN: u8 = 0x0d;
export const BACKSLASH: u8 = 0x5c;
export const MINUS: u8 = 0x2d;
export const PLUS: u8 = 0x2b;
export const POINT: u8 = 0x2e;
export const SLASH: u8 = 0x2f;
export const ZERO: u8 = 0x30;
export const LETTER_A: u8 = 0x61;
export const LOW_LINE: u8 = 0x5f;
const LETTER_E: u8 = 0x65;
export const LETTER_U: u8 = 0x75;
export const LETTER_V: u8 = 0x76;
const UPPER_TO_LOWER: u8 = 0x20;
/** The letters of the short escapes for the characters from 8 to 13: b, t, n, none, f and r. */
const SHORT_ESCAPES: u64 = ((<u64>0x7266) << 32) | 0x006e7462;
/** `true` and `null`, and the last four letters of `false`, as they are read from memory. */
const TRUE: u32 = 0x65757274;
export const NULL: u32 = 0x6c6c756e;
const ALSE: u32 = 0x65736c61;
export const LETTER_F: u8 = 0x66;
export const LETTER_T: u8 = 0x74;
export const LETTER_N: u8 = 0x6e;

/** Numbers of at most this many digits have a finite double. */
const MOST_DIGITS: u32 = 300;
/** A mask with a bit for each character that is white space. */
const SPACES: u64 = (1 << SPACE) | (1 << TAB) | (1 << RETURN) | (1 << NEWLINE);

export function skipSpaces(start: u32): u32 {
  let at = start;
  while (isSpace(load<u8>(at))) at++;
  return at;
}

export function isSpace(byte: u8): bool {
  return byte <= SPACE && ((SPACES >> byte) & 1) !== 0;
}

/** The place of the character, or of the escape, that ended the last string that is not JSON. */
export let brokenAt: u32 = 0;

/** Reads a string from behind its opening quote. */
export function stringEnd(start: u32): u32 {
  let at = plainEnd(start);
  while (load<u8>(at) !== QUOTE) {
    const end = load<u8>(at) === BACKSLASH ? escapeEnd(at + 1) : UNSURE;
    brokenAt = at;
    if (!end) return UNSURE;
    at = plainEnd(end);
  }
  return at + 1;
}

/** Reads an escape from behind its backslash. */
function escapeEnd(at: u32): u32 {
  const letter = load<u8>(at);
  if (letter === LETTER_U)
    return isHex(at + 1) && isHex(at + 2) && isHex(at + 3) && isHex(at + 4) ? at + 5 : UNSURE;
  const isItself = letter === QUOTE || letter === BACKSLASH || letter === SLASH;
  return isItself || (letter && unescaped(letter) !== letter) ? at + 1 : UNSURE;
}

/** Returns the letter of the short escape for a character; 0 if it has none. */
export function shortEscape(code: u32): u8 {
  return code - 8 < 6 ? <u8>(SHORT_ESCAPES >> ((code - 8) * 8)) : 0;
}

/** Returns the character of a short escape. */
export function unescaped(letter: u32): u32 {
  for (let code: u32 = 8; code < 14; code++) if (shortEscape(code) === letter) return code;
  return letter;
}

export function isHex(at: u32): bool {
  const byte = load<u8>(at);
  return isDigit(byte) || <u8>((byte | UPPER_TO_LOWER) - LETTER_A) <= 5;
}

export function isDigit(byte: u8): bool {
  return <u8>(byte - ZERO) <= 9;
}

/** Reads a number without an exponent that a double can hold; with `whole`, without a fraction. */
export function numberEnd(start: u32, whole: bool): u32 {
  const end = whole ? wholeEnd(start) : fractionEnd(wholeEnd(start));
  return end - start > MOST_DIGITS ? UNSURE : end;
}

function wholeEnd(start: u32): u32 {
  const first = load<u8>(start) === MINUS ? start + 1 : start;
  return load<u8>(first) === ZERO ? first + 1 : digitsEnd(first);
}

function fractionEnd(at: u32): u32 {
  return at && load<u8>(at) === POINT ? digitsEnd(at + 1) : at;
}

export function digitsEnd(start: u32): u32 {
  let at = start;
  while (isDigit(load<u8>(at))) at++;
  return at > start ? at : UNSURE;
}

export function booleanEnd(at: u32): u32 {
  if (load<u32>(at) === TRUE) return at + 4;
  return load<u8>(at) === LETTER_F && load<u32>(at + 1) === ALSE ? at + 5 : UNSURE;
}

/** Reads null, a boolean or a number. Does not check the text that follows a number. */
export function literalEnd(start: u32): u32 {
  const first = load<u8>(start);
  if (first === LETTER_N) return load<u32>(start) === NULL ? start + 4 : UNSURE;
  if (first === LETTER_T || first === LETTER_F) return booleanEnd(start);
  const whole = wholeEnd(start);
  const fraction = fractionEnd(whole);
  if (!fraction || (load<u8>(fraction) | UPPER_TO_LOWER) !== LETTER_E)
    return fraction ? fraction : whole;
  const sign = load<u8>(fraction + 1);
  const exponent = digitsEnd(fraction + (sign === PLUS || sign === MINUS ? 2 : 1));
  return exponent ? exponent : fraction;
}

/** Reads the colon behind a key, and the spaces around the colon. */
export function colonEnd(start: u32): u32 {
  if (!start) return UNSURE;
  const colon = skipSpaces(start);
  return load<u8>(colon) === COLON ? skipSpaces(colon + 1) : UNSURE;
}
