// The positions of values in the text of a document, as JSON or YAML.
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
} from "yaml";
import { findSpots, type Position, positionsOf, START } from "../../library/json/find-offsets.ts";
import { isYaml } from "./read-document.ts";
import { parseYaml, placeIn } from "./read-yaml.ts";

type Path = readonly string[];

/** Finds positions in a text, which is parsed once. The file name says whether it is YAML. */
export function positionsIn(text: string, name: string): (paths: readonly Path[]) => Position[] {
  if (!isYaml(name))
    return (paths) =>
      positionsOf(
        text,
        findSpots(text, paths).map(({ offset }) => offset),
      );
  const { documents, lines } = parseYaml(text);
  const [document] = documents;
  return (paths) => paths.map((path) => (document ? positionInYaml(document, path, lines) : START));
}

/** Finds the position of the value at a path, or of the nearest value around it. */
export function positionInYaml(
  document: Document,
  path: readonly string[],
  lines: LineCounter,
): Position & { readonly offset: number } {
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
