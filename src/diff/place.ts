// Nodes of a document, with their references followed.
import { keysOfReference, valueAt } from "../json/pointer.ts";

export type Node = Readonly<Record<string, unknown>>;

/** A node in a document, and the way to it: the tokens of a JSON Pointer. */
export interface Place<Value = Node> {
  readonly root: object;
  readonly at: readonly string[];
  readonly node: Value;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What lies under a key of a place, its reference followed; undefined where there is no object. */
export function child(place: Place, ...keys: readonly string[]): Place | undefined {
  const node = keys.reduce<unknown>(
    (value, key) => (isNode(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    place.node,
  );
  return isNode(node) ? follow({ root: place.root, at: [...place.at, ...keys], node }) : undefined;
}

/** All objects under a key of a place, by name and with their references followed. */
export function children(place: Place | undefined, key: string): ReadonlyMap<string, Place> {
  const nodes = place?.node[key];
  const names = isNode(nodes) ? Object.keys(nodes) : [];
  return new Map(
    names.flatMap((name) => {
      const found = place && child(place, key, name);
      return found ? [[name, found]] : [];
    }),
  );
}

/** The place that a reference leads to: the place itself where it has none, or one that leads out of the document or in a circle. */
function follow(place: Place): Place {
  const seen = new Set<unknown>();
  let here = place;
  while (typeof here.node.$ref === "string" && !seen.has(here.node)) {
    seen.add(here.node);
    const next = target(here.root, here.node.$ref);
    if (!next) return here;
    here = next;
  }
  return here;
}

/** Where a reference inside a document leads; undefined for one that leads out of it or nowhere. */
export function target(root: object, reference: string): Place | undefined {
  const at = keysOfReference(reference);
  const node = at && valueAt(root, at);
  return at && isNode(node) ? { root, at, node } : undefined;
}
