// Reads YAML. Finds repeated keys itself, because the parser's check of large objects is slow.
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  visit,
} from "yaml";
import type { Position } from "../../library/json/find-offsets.ts";

/** The value of a document, or its fault with the place of the fault. */
export type ReadYaml =
  | { readonly value: unknown; readonly fault?: undefined }
  | { readonly fault: string; readonly place?: Position | undefined };

export function parseYaml(text: string) {
  const lines = new LineCounter();
  const options = { lineCounter: lines, uniqueKeys: false, prettyErrors: false, merge: true };
  const parsed = parseAllDocuments(text, options);
  return { documents: Array.isArray(parsed) ? parsed : [], lines };
}

/** Reads a document. Refuses a document whose aliases multiply its size. */
export function readYaml(document: Document, lines: LineCounter): ReadYaml {
  const errors = document.errors.map(({ message, pos }) => ({ fault: message, offset: pos[0] }));
  const [first] = [...errors, ...twinsIn(document)].sort((a, b) => a.offset - b.offset);
  if (first) return { fault: first.fault, place: placeIn(lines, first.offset) };
  try {
    return { value: document.toJS() };
  } catch (error) {
    if (error instanceof ReferenceError) return { fault: error.message };
    throw error;
  }
}

function twinsIn(document: Document) {
  const twins: { readonly fault: string; readonly offset: number }[] = [];
  visit(document, {
    Map(_, { items }) {
      const keys = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const offset = key.range?.[0] ?? 0;
        const name = String(key.value ?? "");
        if (keys.has(name)) twins.push({ fault: "Map keys must be unique", offset });
        keys.add(name);
      }
    },
  });
  return twins;
}

export function placeIn(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

/** Finds the position of the value at a path, or of the nearest value around it. */
export function positionInYaml(document: Document, path: readonly string[], lines: LineCounter) {
  let node: Node | undefined = document.contents ?? undefined;
  let offset = node?.range?.[0] ?? 0;
  for (const key of path) {
    node = childOf(isAlias(node) ? node.resolve(document) : node, key);
    if (!node) break;
    offset = node.range?.[0] ?? offset;
  }
  return { ...placeIn(lines, offset), offset };
}

function childOf(parent: Node | undefined, key: string): Node | undefined {
  const fields = (isMap(parent) ? parent.items : []).filter(
    ({ key: name }) => isScalar(name) && String(name.value) === key,
  );
  const child = isSeq(parent) ? parent.items[Number(key)] : fields.at(-1)?.value;
  return isNode(child) ? child : undefined;
}
