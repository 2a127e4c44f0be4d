// A sorted set that never changes: with or without a key it is another set, which shares with the
// first one what is equal in both. So a reader keeps the set of its moment at no cost. A key, a
// place in the order and the size are found without a walk.
import { byCodePoint } from "../by-code-point.ts";

/** Compares two keys: below 0 if the left one comes first, 0 if they are equal. */
export type Compare<Key> = (left: Key, right: Key) => number;

/** Keys in their order: neither side has over three times as many as the other. */
type Tree<Key> = Node<Key> | undefined;
interface Node<Key> {
  readonly left: Tree<Key>;
  readonly key: Key;
  readonly right: Tree<Key>;
  readonly size: number;
}

/** A set of keys in the order of `compare`. */
export class SortedSet<Key> {
  readonly #compare: Compare<Key>;
  readonly #root: Tree<Key>;

  constructor(compare: Compare<Key>, root?: Tree<Key>) {
    this.#compare = compare;
    this.#root = root;
  }

  get size(): number {
    return sizeOf(this.#root);
  }

  /** The set with this key. */
  with(key: Key): SortedSet<Key> {
    return new SortedSet(this.#compare, insert(this.#root, key, this.#compare));
  }

  /** The set without this key. */
  without(key: Key): SortedSet<Key> {
    return new SortedSet(this.#compare, remove(this.#root, key, this.#compare));
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
    for (let tree = this.#root; tree; ) {
      const isBefore = this.#compare(tree.key, key) <= 0;
      if (isBefore) count += sizeOf(tree.left) + 1;
      tree = isBefore ? tree.right : tree.left;
    }
    return count;
  }
}

/** No texts, in the order of code points. */
export const NO_TEXTS = new SortedSet<string>(byCodePoint);

const sizeOf = <Key>(tree: Tree<Key>): number => (tree ? tree.size : 0);

const nodeOf = <Key>(left: Tree<Key>, key: Key, right: Tree<Key>): Node<Key> => ({
  left,
  key,
  right,
  size: sizeOf(left) + 1 + sizeOf(right),
});

const isHeavy = <Key>(one: Tree<Key>, other: Tree<Key>): boolean =>
  sizeOf(one) + 1 > 3 * (sizeOf(other) + 1);

/** A node with these sides, of which a heavy one gives a part to the other. */
function balanced<Key>(left: Tree<Key>, key: Key, right: Tree<Key>): Node<Key> {
  if (right && isHeavy(right, left)) {
    const { left: inner, key: next, right: outer } = right;
    return inner && sizeOf(inner) > 2 * sizeOf(outer)
      ? nodeOf(nodeOf(left, key, inner.left), inner.key, nodeOf(inner.right, next, outer))
      : nodeOf(nodeOf(left, key, inner), next, outer);
  }
  if (left && isHeavy(left, right)) {
    const { left: outer, key: next, right: inner } = left;
    return inner && sizeOf(inner) > 2 * sizeOf(outer)
      ? nodeOf(nodeOf(outer, next, inner.left), inner.key, nodeOf(inner.right, key, right))
      : nodeOf(outer, next, nodeOf(inner, key, right));
  }
  return nodeOf(left, key, right);
}

function insert<Key>(tree: Tree<Key>, key: Key, compare: Compare<Key>): Node<Key> {
  if (!tree) return nodeOf(undefined, key, undefined);
  const order = compare(key, tree.key);
  if (order === 0) return tree;
  return order < 0
    ? balanced(insert(tree.left, key, compare), tree.key, tree.right)
    : balanced(tree.left, tree.key, insert(tree.right, key, compare));
}

function remove<Key>(tree: Tree<Key>, key: Key, compare: Compare<Key>): Tree<Key> {
  if (!tree) return undefined;
  const order = compare(key, tree.key);
  if (order < 0) return balanced(remove(tree.left, key, compare), tree.key, tree.right);
  if (order > 0) return balanced(tree.left, tree.key, remove(tree.right, key, compare));
  if (!tree.left || !tree.right) return tree.left ?? tree.right;
  let next = tree.right;
  while (next.left) next = next.left;
  return balanced(tree.left, next.key, remove(tree.right, next.key, compare));
}

function collect<Key>(tree: Tree<Key>, offset: number, limit: number, found: Key[]): void {
  if (!tree || found.length >= limit) return;
  const place = sizeOf(tree.left);
  if (offset < place) collect(tree.left, offset, limit, found);
  if (offset <= place && found.length < limit) found.push(tree.key);
  collect(tree.right, Math.max(0, offset - place - 1), limit, found);
}
