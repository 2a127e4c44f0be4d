// Searches bytes, 8 at a time, or 16 in the build with SIMD. So a search may read bytes behind the end,
// but ignores them.

/** Eight bytes that are all 1. In `HIGH`, each byte has only its highest bit set. */
const ONES: u64 = ((<u64>0x01010101) << 32) | 0x01010101;
const HIGH: u64 = ONES << 7;
const QUOTES: u64 = ONES * 0x22;
const BACKSLASHES: u64 = ONES * 0x5c;
const SPACES: u64 = ONES * 0x20;

/** Returns the place of the first quote, backslash or control character. */
export function plainEnd(start: u32): u32 {
  let at = start;
  if (ASC_FEATURE_SIMD) {
    while (true) {
      const bytes = v128.load(at);
      const special = v128.or(
        v128.or(i8x16.eq(bytes, i8x16.splat(0x22)), i8x16.eq(bytes, i8x16.splat(0x5c))),
        i8x16.lt_u(bytes, i8x16.splat(0x20)),
      );
      const found = i8x16.bitmask(special);
      if (found) return at + ctz(found);
      at += 16;
    }
  }
  while (true) {
    const bytes = load<u64>(at);
    const quotes = bytes ^ QUOTES;
    const slashes = bytes ^ BACKSLASHES;
    // A byte that is less than the byte subtracted from it borrows, which sets its highest bit.
    const below = ((quotes - ONES) & ~quotes) | ((slashes - ONES) & ~slashes);
    const found = (below | ((bytes - SPACES) & ~bytes)) & HIGH;
    if (found) return at + (<u32>ctz(found) >> 3);
    at += 8;
  }
}

/** True if two texts of this length have the same bytes. */
export function isSame(a: u32, b: u32, length: u32): bool {
  let offset: u32 = 0;
  for (; length - offset > 8; offset += 8)
    if (load<u64>(a + offset) !== load<u64>(b + offset)) return false;
  const left = length - offset;
  const differs = load<u64>(a + offset) ^ load<u64>(b + offset);
  return left === 8 ? !differs : !(differs & (((<u64>1) << (left * 8)) - 1));
}

/** Returns the place of the first byte that is not valid UTF-8; the end if all bytes are valid. */
export function utf8End(start: u32, end: u32): u32 {
  let at = start;
  while (at < end) {
    const first = load<u8>(at);
    if (ASC_FEATURE_SIMD && first < 0x80 && end - at >= 16) {
      const high = i8x16.bitmask(v128.load(at));
      at += high ? ctz(high) : 16;
      continue;
    }
    if (first < 0x80) {
      at += end - at >= 8 && !(load<u64>(at) & HIGH) ? 8 : 1;
      continue;
    }
    // The second byte must not make an overlong form, a surrogate or a code point over U+10FFFF.
    const second = load<u8>(at + 1);
    const least: u8 = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
    const most: u8 = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
    const size: u32 = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    const isWrong = first < 0xc2 || first > 0xf4 || second < least || second > most;
    if (isWrong || end - at < size) return at;
    for (let next: u32 = 2; next < size; next++)
      if ((load<u8>(at + next) & 0xc0) !== 0x80) return at;
    at += size;
  }
  return end;
}

/** Counts the line breaks between two places. */
export function newlines(start: u32, end: u32): u32 {
  let count: u32 = 0;
  let at = start;
  if (ASC_FEATURE_SIMD)
    for (; at + 16 <= end; at += 16)
      count += popcnt<u32>(i8x16.bitmask(i8x16.eq(v128.load(at), i8x16.splat(10))));
  for (; at < end; at++) count += u32(load<u8>(at) === 10);
  return count;
}
