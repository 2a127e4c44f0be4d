// Reads the tokens of JSON. Each function takes the place where a token begins and returns the place
// where the token ends, or UNSURE. The byte behind the text fits no token, so that no function reads
// past the end.
import { plainEnd } from "./bytes";
import { DEEPEST, KEY_SIZE, KEYS_AT, MOST_KEYS } from "./layout";

/** What every function returns if JSON.parse has to decide. */
export const UNSURE: u32 = 0;

export const NEWLINE: u8 = 0x0a;
const SPACE: u8 = 0x20;
export const QUOTE: u8 = 0x22;
export const COMMA: u8 = 0x2c;
export const COLON: u8 = 0x3a;
export const OPEN_LIST: u8 = 0x5b;
export const CLOSE_LIST: u8 = 0x5d;
export const OPEN_OBJECT: u8 = 0x7b;
export const CLOSE_OBJECT: u8 = 0x7d;
const TAB: u8 = 0x09;
const RETURN: u8 = 0x0d;
export const BACKSLASH: u8 = 0x5c;
export const MINUS: u8 = 0x2d;
export const PLUS: u8 = 0x2b;
export const POINT: u8 = 0x2e;
export const SLASH: u8 = 0x2f;
export const ZERO: u8 = 0x30;
const EIGHT: u8 = 0x38;
const FOUR_ZEROS: u32 = 0x30303030;
export const LETTER_A: u8 = 0x61;
const LETTER_D: u8 = 0x64;
export const LETTER_U: u8 = 0x75;
const LETTER_E: u8 = 0x65;
const UPPER_TO_LOWER: u8 = 0x20;
/** `true` and `null`, and the last four letters of `false`, as they are read from memory. */
const TRUE: u32 = 0x65757274;
const NULL: u32 = 0x6c6c756e;
const ALSE: u32 = 0x65736c61;
export const LETTER_F: u8 = 0x66;
export const LETTER_T: u8 = 0x74;
export const LETTER_N: u8 = 0x6e;

/** Numbers of at most this many digits have a finite double. */
const MOST_DIGITS: u32 = 300;
/** A double keeps any number of at most this many digits. */
const SURELY_KEPT: u32 = 15;

/** The depth of the values that were read. `isSafe` is false if any of them may be unsafe. */
export let deepest: i32 = 0;
export let isSafe: bool = true;

export function forget(): void {
  deepest = 0;
  isSafe = true;
}

/** The bits of the characters that are white space. */
const SPACES: u64 = (1 << SPACE) | (1 << TAB) | (1 << RETURN) | (1 << NEWLINE);

export function skipSpaces(start: u32): u32 {
  let at = start;
  while (load<u8>(at) <= SPACE && (SPACES >> load<u8>(at)) & 1) at++;
  return at;
}

/** Reads a string from behind its opening quote. */
export function stringEnd(start: u32): u32 {
  let at = start;
  while (true) {
    at = plainEnd(at);
    const byte = load<u8>(at);
    if (byte === QUOTE) return at + 1;
    if (byte !== BACKSLASH) return UNSURE;
    at = escapeEnd(at + 1);
    if (!at) return UNSURE;
  }
}

/** Reads an escape from behind its backslash. */
export function escapeEnd(at: u32): u32 {
  switch (load<u8>(at)) {
    case 0x22: // "
    case 0x5c: // \
    case 0x2f: // /
    case 0x62: // b
    case 0x66: // f
    case 0x6e: // n
    case 0x72: // r
    case 0x74: // t
      return at + 1;
    case LETTER_U:
      // A NUL or half of a surrogate pair is not safe.
      if (load<u32>(at + 1) === FOUR_ZEROS || isSurrogate(at + 1)) isSafe = false;
      return isHex(at + 1) && isHex(at + 2) && isHex(at + 3) && isHex(at + 4) ? at + 5 : UNSURE;
    default:
      return UNSURE;
  }
}

function isSurrogate(at: u32): bool {
  return (load<u8>(at) | UPPER_TO_LOWER) === LETTER_D && load<u8>(at + 1) >= EIGHT;
}

function isHex(at: u32): bool {
  const byte = load<u8>(at);
  return isDigit(byte) || <u8>((byte | UPPER_TO_LOWER) - LETTER_A) <= 5;
}

export function isDigit(byte: u8): bool {
  return <u8>(byte - ZERO) <= 9;
}

/** Reads digits that a double can hold. The caller checks that no fraction or exponent follows. */
export function integerEnd(start: u32): u32 {
  const at = wholeEnd(start);
  return at - start > MOST_DIGITS ? UNSURE : at;
}

/** Reads a number without an exponent that a double can hold. */
export function numberEnd(start: u32): u32 {
  const at = fractionEnd(wholeEnd(start));
  return at - start > MOST_DIGITS ? UNSURE : at;
}

/** Reads any JSON number, however large. */
function anyNumberEnd(start: u32): u32 {
  const at = fractionEnd(wholeEnd(start));
  const end = exponentEnd(at);
  if (end > at || at - start > SURELY_KEPT) isSafe = false;
  return end;
}

/** Reads the longest number that begins at a place. Any text may follow the number. */
export function longestNumberEnd(start: u32): u32 {
  const whole = wholeEnd(start);
  const fraction = fractionEnd(whole);
  if (!fraction) return whole;
  const exponent = exponentEnd(fraction);
  return exponent ? exponent : fraction;
}

function exponentEnd(at: u32): u32 {
  if (!at || (load<u8>(at) | UPPER_TO_LOWER) !== LETTER_E) return at;
  const sign = load<u8>(at + 1);
  return digitsEnd(sign === PLUS || sign === MINUS ? at + 2 : at + 1);
}

function wholeEnd(start: u32): u32 {
  const at = load<u8>(start) === MINUS ? start + 1 : start;
  return load<u8>(at) === ZERO ? at + 1 : digitsEnd(at);
}

function fractionEnd(at: u32): u32 {
  return at && load<u8>(at) === POINT ? digitsEnd(at + 1) : at;
}

function digitsEnd(start: u32): u32 {
  let at = start;
  while (isDigit(load<u8>(at))) at++;
  return at > start ? at : UNSURE;
}

export function booleanEnd(at: u32): u32 {
  if (load<u32>(at) === TRUE) return at + 4;
  return load<u8>(at) === LETTER_F && load<u32>(at + 1) === ALSE ? at + 5 : UNSURE;
}

export function nullEnd(at: u32): u32 {
  return load<u32>(at) === NULL ? at + 4 : UNSURE;
}

export function valueEnd(at: u32, depth: i32): u32 {
  switch (load<u8>(at)) {
    case QUOTE:
      return stringEnd(at + 1);
    case OPEN_OBJECT:
      return depth < DEEPEST ? membersEnd(at + 1, CLOSE_OBJECT, depth + 1) : UNSURE;
    case OPEN_LIST:
      return depth < DEEPEST ? membersEnd(at + 1, CLOSE_LIST, depth + 1) : UNSURE;
    case LETTER_T:
    case LETTER_F:
      return booleanEnd(at);
    case LETTER_N:
      return nullEnd(at);
    default:
      return anyNumberEnd(at);
  }
}

/** Reads any fields of an object or items of a list, from behind the opening bracket. */
function membersEnd(start: u32, close: u8, depth: i32): u32 {
  if (depth > deepest) deepest = depth;
  let at = skipSpaces(start);
  if (load<u8>(at) === close) return at + 1;
  let fields: i32 = 0;
  while (true) {
    if (close === CLOSE_OBJECT) {
      if (load<u8>(at) !== QUOTE) return UNSURE;
      at = colonEnd(keyEnd(at + 1, depth, fields++));
      if (!at) return UNSURE;
    }
    at = valueEnd(at, depth);
    if (!at) return UNSURE;
    at = skipSpaces(at);
    if (load<u8>(at) === close) return at + 1;
    if (load<u8>(at) !== COMMA) return UNSURE;
    at = skipSpaces(at + 1);
  }
}

/** Reads a key that `before` keys precede. The key is only safe if it surely differs from them. */
function keyEnd(key: u32, depth: i32, before: i32): u32 {
  const end = plainEnd(key);
  const isPlain = load<u8>(end) === QUOTE;
  if (!isPlain || before >= MOST_KEYS || !isNew(sumOf(key, end - key), depth, before))
    isSafe = false;
  return isPlain ? end + 1 : stringEnd(end);
}

function isNew(sum: u64, depth: i32, before: i32): bool {
  const row: u32 = KEYS_AT + depth * MOST_KEYS * KEY_SIZE;
  const end: u32 = row + before * KEY_SIZE;
  for (let at = row; at < end; at += KEY_SIZE) if (load<u64>(at) === sum) return false;
  store<u64>(end, sum);
  return true;
}

/** Returns a number that few keys share, from their length and their first and last eight bytes. */
function sumOf(key: u32, length: u32): u64 {
  const first = load<u64>(key);
  if (length < 8) return first & (((<u64>1) << (length * 8)) - 1);
  return first + rotl<u64>(load<u64>(key + length - 8), 13) + length;
}

/** Reads the colon behind a key, and the spaces around the colon. */
export function colonEnd(start: u32): u32 {
  if (!start) return UNSURE;
  const at = skipSpaces(start);
  return load<u8>(at) === COLON ? skipSpaces(at + 1) : UNSURE;
}
