// Adds what judges counted. The sum is the same whatever the order, and however messages were split.
import { FORMAT } from "./lists.ts";

type Value = Tree | number | string;
interface Tree {
  readonly [key: string]: Value;
}

/** The most names of unknown events, and of unknown fields in an object. */
const [MOST_EVENTS, MOST_FIELDS] = [64, 32];

/** Adds documents of `judge.counts()` or `energy-contracts observe`. The sum is such a document. */
export function addCounts(...documents: readonly string[]): string {
  const trees = documents.map((document, index) => {
    const tree = JSON.parse(document) as Tree | null;
    if (tree?.format === FORMAT) return tree;
    const format = JSON.stringify(tree?.format) ?? "no format";
    throw new TypeError(`Document ${index + 1} has ${format}, not the format "${FORMAT}".`);
  });
  const empty: Tree = { format: FORMAT };
  return JSON.stringify(trees.reduce((sum, tree) => add(sum, tree, MOST_FIELDS), empty));
}

function add(one: Tree, other: Tree, most: number): Tree {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(
    keys.map((key) => {
      const values = [one, other].filter((tree) => Object.hasOwn(tree, key));
      const [first, second] = values.map((tree) => tree[key] as Value);
      return [key, second === undefined ? first : sumOf(key, first as Value, second, most)];
    }),
  ) as Tree;
}

function sumOf(key: string, one: Value, other: Value, most: number): Value {
  if (typeof one === "number") return one + Number(other);
  if (typeof one === "string") return (key === "last") === other > one ? other : one;
  const sum = add(one, other as Tree, key === "unknown_events" ? MOST_EVENTS : most);
  return key === "names" ? withLeastHash(sum, most) : sum;
}

/** Keeps some names: the same ones wherever the others are left out. */
function withLeastHash(names: Tree, most: number): Tree {
  const hashed = Object.keys(names).map((name) => ({ name, hash: hashOf(name) }));
  const kept = hashed.sort((one, other) => one.hash - other.hash).slice(0, most); // equal hashes stay sorted by name
  return Object.fromEntries(
    kept
      .map(({ name }) => name)
      .sort()
      .map((name) => [name, names[name] as Value]),
  );
}

/** FNV-1a of 32 bits. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
