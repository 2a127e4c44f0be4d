// Nodes of a document with the path to each, and references followed.
import { isJsonObject, keysOfReference, valueAt } from "../../library/json/pointer.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/** An object in a document, and where it lies. */
export interface DocumentNode {
  readonly root: object;
  /** The path to it: the tokens of a JSON Pointer. */
  readonly at: readonly string[];
  readonly value: JsonObject;
}

export const rootNode = (document: object): DocumentNode => ({
  root: document,
  at: [],
  value: isJsonObject(document) ? document : {},
});

/** The object under some keys of a node, its reference followed; undefined if there is none. */
export function child(node: DocumentNode, ...keys: readonly string[]): DocumentNode | undefined {
  const value = valueAt(node.value, keys);
  return isJsonObject(value)
    ? follow({ root: node.root, at: [...node.at, ...keys], value })
    : undefined;
}

/** All objects under a key of a node, by name and with their references followed. */
export function children(
  node: DocumentNode | undefined,
  key: string,
): ReadonlyMap<string, DocumentNode> {
  const values = node?.value[key];
  const names = isJsonObject(values) ? Object.keys(values) : [];
  return new Map(
    names.flatMap((name) => {
      const found = node && child(node, key, name);
      return found ? [[name, found]] : [];
    }),
  );
}

/** Where a reference leads; the node itself if that is nowhere, outside or in a circle. */
function follow(node: DocumentNode): DocumentNode {
  const seen = new Set<unknown>();
  let here = node;
  while (typeof here.value.$ref === "string" && !seen.has(here.value)) {
    seen.add(here.value);
    const next = target(here.root, here.value.$ref);
    if (!next) return here;
    here = next;
  }
  return here;
}

/** What a reference leads to; undefined if that lies outside the document or is not an object. */
export function target(root: object, reference: string): DocumentNode | undefined {
  const at = keysOfReference(reference);
  const value = at && valueAt(root, at);
  return at && isJsonObject(value) ? { root, at, value } : undefined;
}
