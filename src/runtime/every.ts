/**
 * Whether a test passes for every index of an array. `Array.prototype.every` skips holes, which
 * JSON Schema does not know.
 */
export function every(items: readonly any[], test: (item: any) => boolean): boolean {
  for (let index = 0; index < items.length; index++) if (!test(items[index])) return false;
  return true;
}
