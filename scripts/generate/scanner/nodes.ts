// Numbers what the modules count: a node for each payload, and for each field and list item inside of
// it, at every path. The nodes of an event follow each other in the order of their paths.
import * as layout from "../../../src/reading/scanner/assembly/layout.ts";
import type { Rows } from "./shapes.ts";

interface Nodes {
  /** The node of each event's payload. */
  readonly events: readonly number[];
  /** For each field of each shape: how far its node is from that of its object. */
  readonly fields: readonly (readonly number[])[];
  /** The number of all nodes, and of those that may have unknown fields. */
  readonly count: number;
  readonly objects: number;
}

export function numberNodes({ events, shapes, lists }: Rows): Nodes {
  const fields: (readonly number[])[] = shapes.map(() => []);
  const sizes = new Map<number, number>();
  const insideOf = (type: number): number => type >> layout.KIND_BITS;
  const isOf = (kind: number, type: number): boolean => (type & layout.KIND_MASK) === kind;
  const sorted = (shape: number) =>
    (shapes[shape]?.fields ?? []).toSorted((one, other) => (one.key < other.key ? -1 : 1));

  const sizeOf = (type: number): number => {
    if (isOf(layout.LIST, type)) return 1 + sizeOf(lists[insideOf(type)] ?? 0);
    return isOf(layout.OBJECT, type) ? sizeOfShape(insideOf(type)) : 1;
  };
  const sizeOfShape = (shape: number): number => {
    const nodeByKey = new Map<string, number>();
    let size = sizes.get(shape) ?? 0;
    if (size > 0) return size;
    size = 1;
    for (const { key, type } of sorted(shape)) {
      nodeByKey.set(key, size);
      size += sizeOf(type);
    }
    fields[shape] = (shapes[shape]?.fields ?? []).map(({ key }) => nodeByKey.get(key) ?? 0);
    sizes.set(shape, size);
    return size;
  };
  const pathsOf = (type: number, path: string): readonly Path[] => {
    const inner = insideOf(type);
    const items = isOf(layout.LIST, type) ? pathsOf(lists[inner] ?? 0, `${path}[]`) : [];
    const keys = isOf(layout.OBJECT, type) ? sorted(inner) : [];
    const below = keys.flatMap(({ key, type }) => pathsOf(type, path ? `${path}.${key}` : key));
    return [{ path, type }, ...items, ...below];
  };

  let count = layout.FIRST_EVENT;
  let objects = 0;
  const nodes = events.map(({ name, shape }, index) => {
    const paths = pathsOf((shape << layout.KIND_BITS) | layout.OBJECT, "");
    const { path } =
      paths.find(({ path }, at) => at > 0 && path < (paths[at - 1]?.path ?? "")) ?? {};
    if (path !== undefined) throw new Error(`${name}: the module can't sort the path ${path}.`);
    if (index > 0 && name < (events[index - 1]?.name ?? ""))
      throw new Error(`${name} is not sorted.`);
    objects += paths.filter(({ type }) => isOf(layout.OBJECT, type)).length;
    const node = count;
    count += sizeOfShape(shape);
    return node;
  });
  // In an envelope, each payload has the counter of its envelope.
  const keys = shapes[layout.ENVELOPE]?.fields ?? [];
  const first = keys.findIndex(({ type }) => isOf(layout.PAYLOAD, type));
  fields[layout.ENVELOPE] = keys.map((_, index) => Math.max(0, layout.ENVELOPES + index - first));
  return { events: nodes, fields, count, objects };
}

interface Path {
  readonly path: string;
  readonly type: number;
}
