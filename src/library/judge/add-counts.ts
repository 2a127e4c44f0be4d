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
  const pairs = keys.map((key) => {
    const values = [one, other].filter((tree) => Object.hasOwn(tree, key));
    return [key, values.map((tree) => tree[key] as Value).reduce((a, b) => sumOf(key, a, b, most))];
  });
  return Object.fromEntries(pairs) as Tree;
}

function sumOf(key: string, one: Value, other: Value, most: number): Value {
  if (typeof one === "number") return one + Number(other);
  if (typeof one === "string") return (key === "last") === other > one ? other : one;
  const sum = add(one, other as Tree, key === "unknown_events" ? MOST_EVENTS : most);
  return key === "names" ? withLeastHash(sum, most) : sum;
}

/** Keeps some names: the same ones wherever the others are left out. */
function withLeastHash(names: Tree, most: number): Tree {
  // Equal hashes stay sorted by name.
  const kept = Object.keys(names)
    .sort((one, other) => hashOf(one) - hashOf(other))
    .slice(0, most);
  return Object.fromEntries(kept.sort().map((name) => [name, names[name] as Value]));
}

/** FNV-1a of 32 bits. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
