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
  type Scalar,
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
  // A warning is about a tag that the parser does not know, and passes over.
  const errors = [...document.errors, ...document.warnings].map(({ message, pos }) => {
    return { fault: message, offset: pos[0] };
  });
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

/** Finds what JSON can't write: a number that is none, and a key that is no text. */
export function unwritable(document: Document, lines: LineCounter) {
  let found: { readonly fault: string; readonly place: Position } | undefined;
  const refuse = (fault: string, offset = 0) => {
    found = { fault, place: placeIn(lines, offset) };
    return visit.BREAK;
  };
  visit(document, {
    Scalar: (_, { value, source, range }) =>
      typeof value === "number" && !Number.isFinite(value) && !NUMBER.test(source ?? "")
        ? refuse(`JSON can't write the number ${value}`, range?.[0])
        : undefined,
    Pair: (_, { key }) =>
      isScalar(key) && typeof key.value === "string"
        ? undefined
        : refuse("JSON can't write a key that is no text", isNode(key) ? key.range?.[0] : 0),
  });
  return found;
}

/** Matches a number of JSON, which YAML may have written in another way. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/** Marks numbers, and returns what writes values of the document with the digits that stand there. */
export function jsonWriter(document: Document): (value: unknown) => string {
  const numbers: Scalar[] = [];
  let hasMark = false;
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === "number" && NUMBER.test(node.source ?? "")) numbers.push(node);
      hasMark ||= String(node.value).includes("\0");
    },
  });
  if (hasMark) return JSON.stringify;
  for (const node of numbers) node.value = `\0${node.source}`;
  return (value) => JSON.stringify(value).replaceAll(/"\\u0000([^"]*)"/g, "$1");
}
