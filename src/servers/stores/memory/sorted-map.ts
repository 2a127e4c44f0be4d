// A sorted map never changes. An insertion or removal makes a new map, which shares all equal
// branches with the old map. So a reader can keep the old map. No search visits all entries.

/** The key of an entry. A map has either only texts or only numbers as keys. */
export type Key = string | number;

/** A balanced tree, sorted by key. `isHeavy` tells when a side has too many entries. */
export type SortedMap<Value> = Node<Value> | undefined;
interface Node<Value> {
  readonly left: SortedMap<Value>;
  readonly key: Key;
  readonly value: Value;
  readonly right: SortedMap<Value>;
  readonly size: number;
}

export function find<Value>(map: SortedMap<Value>, key: Key): Value | undefined {
  for (let node = map; node; ) {
    const order = compare(key, node.key);
    if (order === 0) return node.value;
    node = order < 0 ? node.left : node.right;
  }
  return undefined;
}

export function insert<Value>(map: SortedMap<Value>, key: Key, value: Value): Node<Value> {
  if (!map) return nodeOf(undefined, { key, value }, undefined);
  const order = compare(key, map.key);
  if (order === 0) return nodeOf(map.left, { key, value }, map.right);
  return order < 0
    ? balanced(insert(map.left, key, value), map, map.right)
    : balanced(map.left, map, insert(map.right, key, value));
}

export function remove<Value>(map: SortedMap<Value>, key: Key): SortedMap<Value> {
  if (!map) return undefined;
  const order = compare(key, map.key);
  if (order < 0) return balanced(remove(map.left, key), map, map.right);
  if (order > 0) return balanced(map.left, map, remove(map.right, key));
  if (!map.left || !map.right) return map.left ?? map.right;
  let next = map.right;
  while (next.left) next = next.left;
  return balanced(map.left, next, remove(map.right, next.key));
}

/** Skips `offset` values, and adds the next values to `values` until it has `limit` values. */
export function slice<Value>(
  map: SortedMap<Value>,
  offset: number,
  limit: number,
  values: Value[] = [],
): Value[] {
  if (!map || values.length >= limit) return values;
  const leftSize = sizeOf(map.left);
  if (offset < leftSize) slice(map.left, offset, limit, values);
  if (offset <= leftSize && values.length < limit) values.push(map.value);
  return slice(map.right, Math.max(0, offset - leftSize - 1), limit, values);
}

/** Counts the keys up to this key, including the key itself. */
export function countUpTo<Value>(map: SortedMap<Value>, key: Key): number {
  let count = 0;
  for (let node = map; node; ) {
    const isBefore = compare(node.key, key) <= 0;
    if (isBefore) count += sizeOf(node.left) + 1;
    node = isBefore ? node.right : node.left;
  }
  return count;
}

export const sizeOf = <Value>(map: SortedMap<Value>): number => (map ? map.size : 0);

const compare = (a: Key, b: Key): number =>
  typeof a === "number" ? a - (b as number) : byCodePoint(a, b as string);

/**
 * Compares texts by code points, as databases compare the bytes of UTF-8. JavaScript compares
 * UTF-16 units, whose order differs beyond U+FFFF.
 */
export function byCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = rank(a.charCodeAt(index)) - rank(b.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Ranks surrogates, which are the halves of characters beyond U+FFFF, after all other units. */
const rank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

type Entry<Value> = Pick<Node<Value>, "key" | "value">;

const nodeOf = <Value>(
  left: SortedMap<Value>,
  { key, value }: Entry<Value>,
  right: SortedMap<Value>,
): Node<Value> => ({ left, key, value, right, size: sizeOf(left) + 1 + sizeOf(right) });

const isHeavy = <Value>(side: SortedMap<Value>, opposite: SortedMap<Value>): boolean =>
  sizeOf(side) + 1 > 3 * (sizeOf(opposite) + 1);

/** Makes a node. If one side has too many entries, a part of them moves to the opposite side. */
function balanced<Value>(
  left: SortedMap<Value>,
  entry: Entry<Value>,
  right: SortedMap<Value>,
): Node<Value> {
  if (right && isHeavy(right, left)) {
    const { left: inner, right: outer } = right;
    return inner && sizeOf(inner) > 2 * sizeOf(outer)
      ? nodeOf(nodeOf(left, entry, inner.left), inner, nodeOf(inner.right, right, outer))
      : nodeOf(nodeOf(left, entry, inner), right, outer);
  }
  if (left && isHeavy(left, right)) {
    const { left: outer, right: inner } = left;
    return inner && sizeOf(inner) > 2 * sizeOf(outer)
      ? nodeOf(nodeOf(outer, left, inner.left), inner, nodeOf(inner.right, entry, right))
      : nodeOf(outer, left, nodeOf(inner, entry, right));
  }
  return nodeOf(left, entry, right);
}
