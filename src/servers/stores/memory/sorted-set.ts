// A sorted set that never changes: with or without a key it is another set, which shares with the
// first one what is equal in both. So a reader keeps the set of its moment at no cost. A key, a
// place in the order and the size are found without a walk.
import { byCodePoint } from "../by-code-point.ts";

/** How many keys a leaf has at most, or parts a branch. */
const WIDTH = 64;

/** Compares two keys: below 0 if the left one comes first, 0 if they are equal. */
export type Compare<Key> = (left: Key, right: Key) => number;

/** Keys in a row. */
type Leaf<Key> = readonly Key[];

/** Parts in a row, each with its last key. All leaves are equally deep. */
interface Branch<Key> {
  readonly parts: readonly Part<Key>[];
  readonly lasts: readonly Key[];
  readonly size: number;
}

type Part<Key> = Leaf<Key> | Branch<Key>;

/** A set of keys in the order of `compare`. */
export class SortedSet<Key> {
  readonly #compare: Compare<Key>;
  readonly #root: Part<Key>;

  constructor(compare: Compare<Key>, root: Part<Key> = []) {
    this.#compare = compare;
    this.#root = root;
  }

  get size(): number {
    return sizeOf(this.#root);
  }

  /** The set with this key. */
  with(key: Key): SortedSet<Key> {
    const parts = insert(this.#root, key, this.#compare);
    const [only] = parts;
    return new SortedSet(this.#compare, parts.length === 1 && only ? only : branchOf(parts));
  }

  /** The set without this key. */
  without(key: Key): SortedSet<Key> {
    const rest = remove(this.#root, key, this.#compare) ?? [];
    const only = !isLeaf(rest) && rest.parts.length === 1 ? rest.parts[0] : undefined;
    return new SortedSet(this.#compare, only ?? rest);
  }

  /** At most `limit` keys, from the place `offset` in the order on. */
  slice(offset: number, limit: number): readonly Key[] {
    const found: Key[] = [];
    collect(this.#root, offset, limit, found);
    return found;
  }

  /** How many keys come before this one, or are equal to it. */
  countUpTo(key: Key): number {
    let count = 0;
    let part = this.#root;
    for (;;) {
      const at = placeOf(isLeaf(part) ? part : part.lasts, key, this.#compare);
      if (isLeaf(part)) return count + at + (isEqual(part[at], key, this.#compare) ? 1 : 0);
      for (const earlier of part.parts.slice(0, at)) count += sizeOf(earlier);
      const next = part.parts[at];
      if (!next) return count;
      part = next;
    }
  }
}

/** No texts, in the order of code points. */
export const NO_TEXTS = new SortedSet<string>(byCodePoint);

const isLeaf = <Key>(part: Part<Key>): part is Leaf<Key> => Array.isArray(part);

const sizeOf = <Key>(part: Part<Key>): number => (isLeaf(part) ? part.length : part.size);

const lastOf = <Key>(part: Part<Key>): Key => (isLeaf(part) ? part : part.lasts).at(-1) as Key;

const isEqual = <Key>(found: Key | undefined, key: Key, compare: Compare<Key>): boolean =>
  found !== undefined && compare(found, key) === 0;

const branchOf = <Key>(parts: readonly Part<Key>[]): Branch<Key> => ({
  parts,
  lasts: parts.map(lastOf),
  size: parts.reduce((sum, part) => sum + sizeOf(part), 0),
});

/** How many of these keys come before this one. */
function placeOf<Key>(keys: readonly Key[], key: Key, compare: Compare<Key>): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(keys[middle] as Key, key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The part with a key more: one part, or two if it would be too wide. */
function insert<Key>(part: Part<Key>, key: Key, compare: Compare<Key>): readonly Part<Key>[] {
  if (isLeaf(part)) {
    const at = placeOf(part, key, compare);
    return isEqual(part[at], key, compare) ? [part] : halves(spliced(part, at, 0, key));
  }
  // A key after all others goes into the last part.
  const at = Math.min(placeOf(part.lasts, key, compare), part.parts.length - 1);
  const below = part.parts[at] as Part<Key>;
  const parts = insert(below, key, compare);
  const whole = replace(part, at, parts);
  return parts.length === 1 ? [whole] : halves(whole.parts).map(branchOf);
}

/** A branch with other parts in the place of one. */
function replace<Key>(branch: Branch<Key>, at: number, parts: readonly Part<Key>[]): Branch<Key> {
  const before = branch.parts[at] as Part<Key>;
  return {
    parts: spliced(branch.parts, at, 1, ...parts),
    lasts: spliced(branch.lasts, at, 1, ...parts.map(lastOf)),
    size: parts.reduce((sum, part) => sum + sizeOf(part), branch.size - sizeOf(before)),
  };
}

/** A copy with other items in the place of some, as `toSpliced` of ES2023 makes it. */
const spliced = <Item>(
  items: readonly Item[],
  at: number,
  count: number,
  ...others: readonly Item[]
): readonly Item[] => [...items.slice(0, at), ...others, ...items.slice(at + count)];

const halves = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.length <= WIDTH
    ? [items]
    : [items.slice(0, items.length >>> 1), items.slice(items.length >>> 1)];

/** The part with a key less; undefined if nothing is left of it. */
function remove<Key>(part: Part<Key>, key: Key, compare: Compare<Key>): Part<Key> | undefined {
  const at = placeOf(isLeaf(part) ? part : part.lasts, key, compare);
  if (isLeaf(part)) {
    if (!isEqual(part[at], key, compare)) return part;
    return part.length === 1 ? undefined : spliced(part, at, 1);
  }
  const below = part.parts[at];
  const rest = below && remove(below, key, compare);
  if (rest === below) return part;
  if (rest === undefined && part.parts.length === 1) return undefined;
  return replace(part, at, rest === undefined ? [] : [rest]);
}

function collect<Key>(part: Part<Key>, offset: number, limit: number, found: Key[]): void {
  if (isLeaf(part)) {
    found.push(...part.slice(offset, offset + limit - found.length));
    return;
  }
  let before = offset;
  for (const below of part.parts) {
    if (found.length >= limit) return;
    const size = sizeOf(below);
    if (before < size) collect(below, before, limit, found);
    before = Math.max(0, before - size);
  }
}
