// Reads the text of JSON strings, character by character. The strings must be valid JSON.
import { isSame, plainEnd } from "./bytes";
import * as text from "./text";

/** The number of bytes that the last character took. */
export let taken: u32 = 0;

/** Returns the code point at a place of UTF-8. Also reads a lone surrogate, encoded in three bytes. */
export function character(at: u32): u32 {
  const first: u32 = load<u8>(at);
  if (first < 0x80) {
    taken = 1;
    return first;
  }
  taken = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  let code = first & (0x7f >> taken);
  for (let next: u32 = 1; next < taken; next++) code = (code << 6) | (load<u8>(at + next) & 0x3f);
  return code;
}

/** Returns the code point at a place of a JSON string, also of an escape or an escaped pair. */
export function unit(at: u32): u32 {
  if (load<u8>(at) !== text.BACKSLASH) return character(at);
  const letter: u32 = load<u8>(at + 1);
  taken = 2;
  if (letter !== text.LETTER_U) return text.unescaped(letter);
  taken = 6;
  const code = fourDigits(at + 2);
  if ((code & 0xfc00) !== 0xd800 || load<u8>(at + 6) !== text.BACKSLASH) return code;
  if (load<u8>(at + 7) !== text.LETTER_U) return code;
  const low = fourDigits(at + 8);
  if ((low & 0xfc00) !== 0xdc00) return code;
  taken = 12;
  return 0x10000 + ((code & 0x3ff) << 10) + (low & 0x3ff);
}

/** Returns the code point at a place of a JSON string, or of other UTF-8. */
export function codeAt(at: u32, isJson: bool): u32 {
  return isJson ? unit(at) : character(at);
}

function fourDigits(at: u32): u32 {
  let code: u32 = 0;
  for (let next: u32 = 0; next < 4; next++) {
    const byte: u32 = load<u8>(at + next);
    code = (code << 4) | (byte < 0x41 ? byte & 15 : (byte & 7) + 9);
  }
  return code;
}

export function isHalf(code: u32): bool {
  return (code & 0xfffff800) === 0xd800;
}

/** Returns the number of bytes of a code point in UTF-8. */
export function sizeOf(code: u32): u32 {
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Writes a code point in UTF-8. Returns where the next code point goes. */
export function write(out: u32, code: u32): u32 {
  if (code < 0x80) {
    store<u8>(out, <u8>code);
    return out + 1;
  }
  const more = sizeOf(code) - 1;
  store<u8>(out, <u8>((0xf80 >> more) | (code >> (more * 6))));
  for (let next: u32 = 1; next <= more; next++)
    store<u8>(out + next, <u8>(0x80 | ((code >> ((more - next) * 6)) & 0x3f)));
  return out + more + 1;
}

/** The bytes between two marks. A mark has a place in the unescaped text and that in the string. */
export const STEP: u32 = 1024;
export const MARK: u32 = 8;

/** Writes a string without its escapes, which never makes it longer. Writes marks if `marks` is set. */
export function unquote(start: u32, end: u32, out: u32, marks: u32): u32 {
  let to = out;
  let step: u32 = 0;
  for (let at = start; at < end; ) {
    const plain = min(plainEnd(at), end);
    const code = plain > at ? 0 : unit(at);
    const behind = plain > at ? to + plain - at : write(to, code);
    for (; marks && step < behind - out; step += STEP) {
      const more = plain > at ? out + step - to : 0;
      store<u32>(marks + (step / STEP) * MARK, to + more);
      store<u32>(marks + (step / STEP) * MARK, at + more, 4);
    }
    if (plain > at) memory.copy(to, at, plain - at);
    at = plain > at ? plain : at + taken;
    to = behind;
  }
  return to;
}

/** True if a JSON string spells a name, with or without escapes. */
export function isName(start: u32, end: u32, name: u32, length: u32): bool {
  if (end - start === length && isSame(start, name, length)) return true;
  // Escapes make a string longer.
  return end - start > length && plainEnd(start) < end && !compare(start, end, name, name + length);
}

/** Compares the characters of two strings: negative if the first string sorts before the second. */
export function compare(a: u32, aEnd: u32, b: u32, bEnd: u32): i32 {
  let one = a;
  let two = b;
  while (one < aEnd && two < bEnd) {
    const code = unit(one);
    one += taken;
    const order = <i32>code - <i32>unit(two);
    if (order) return order;
    two += taken;
  }
  return <i32>(one < aEnd) - <i32>(two < bEnd);
}
