// Shapes: schemas that have a name in their document, so that several places may refer to them.
import { valueAt } from "../../library/json/pointer.ts";
import { applyingSchemas, type DocumentNode, schemaAt } from "./document-node.ts";
import { stable } from "./words.ts";

const HOMES = [["components", "schemas"], ["$defs"], ["definitions"]];

/** Finds the shape at a path. `isWhole` is true if the path leads to the shape itself. */
function shapeOf({ keys: path }: DocumentNode): { name: string; isWhole: boolean } | undefined {
  const home = HOMES.find((keys) => keys.every((key, index) => path[index] === key));
  const name = home && path[home.length];
  return home && name !== undefined
    ? { name, isWhole: path.length === home.length + 1 }
    : undefined;
}

const isIn = (name: string, [node]: readonly DocumentNode[]): boolean =>
  HOMES.some((keys) => valueAt(node?.root, [...keys, name]) !== undefined);

/** The names of the shapes that apply to a value, or may apply as a choice. */
export const shapesAt = (schemas: readonly DocumentNode[]): string[] =>
  partsOf(schemas).flatMap((part) => {
    const shape = shapeOf(part);
    return shape?.isWhole ? [shape.name] : [];
  });

/** Finds all schemas that apply to a value, or may apply as a choice. */
function partsOf(schemas: readonly DocumentNode[], seen = new Set<unknown>()): DocumentNode[] {
  return applyingSchemas(schemas, seen).flatMap((part) => [
    part,
    ...["anyOf", "oneOf"].flatMap((keyword) => {
      const branches = part.value[keyword];
      const nodes = (Array.isArray(branches) ? branches : []).map((branch, index) =>
        schemaAt(part, branch, keyword, String(index)),
      );
      return partsOf(nodes, seen);
    }),
  ]);
}

/** Finds the shape that differs: a part, or else the shape around; undefined if it is unclear. */
export function changedShape(before: readonly DocumentNode[], after: readonly DocumentNode[]) {
  const [old, now] = [partsOf(before), partsOf(after)];
  const [came, went] = [changedIn(now, old), changedIn(old, now)];
  const isOne = (a: string | undefined, b: string | undefined): boolean =>
    a === b || (a !== undefined && b !== undefined && !isIn(a, before) && !isIn(b, after));
  const [name] = came;
  const [oldName = name] = went;
  if (name !== undefined && came.size === 1 && went.size < 2 && isOne(name, oldName)) return name;
  const [around, was] = [after, before].map(([node]) => node && shapeOf(node)?.name);
  return after.length === 1 && before.length === 1 && isOne(around, was) ? around : undefined;
}

/** The names of the shapes in `parts` that have no equal in `others`. */
function changedIn(parts: readonly DocumentNode[], others: readonly DocumentNode[]) {
  const same = new Set(others.map(({ value }) => stable(value)));
  const changed = parts.filter(({ value }) => !same.has(stable(value)));
  return new Set(changed.map((part) => shapeOf(part)?.name));
}
