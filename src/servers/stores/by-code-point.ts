/**
 * Compares text by code points, as databases compare the bytes of UTF-8. JavaScript compares UTF-16
 * units, which gives another order beyond U+FFFF.
 */
export function byCodePoint(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const difference = rank(left.charCodeAt(index)) - rank(right.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Surrogates, the halves of characters beyond U+FFFF, come after everything else. */
const rank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
