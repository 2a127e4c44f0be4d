import type { Field, ValueDescription } from "../../src/model/description.ts";
import type { JsonSchema, Resolve } from "../../src/model/schema.ts";
import { typeText, type View, viewOf } from "./view.ts";

/** Every field of a schema, each followed by those inside it. */
export function fieldsOf(schema: JsonSchema, resolve: Resolve): Field[] {
  return inside(viewOf(schema, resolve), { path: "", depth: 0, shapes: [] }, resolve);
}

/** What a schema asks of a value, apart from its fields. */
export function describeValue(schema: JsonSchema, resolve: Resolve): ValueDescription {
  const view = viewOf(schema, resolve);
  const item = view.items ? itemOf(view.items, resolve) : undefined;
  return {
    type: typeText(view, resolve),
    shape: item?.shape ?? view.shape,
    description: view.description ?? item?.description,
    rules: [...view.rules, ...(item?.rules ?? []).map((rule) => `each ${rule}`)],
    evidence: [...view.evidence, ...(item?.evidence ?? [])],
  };
}

/** The path to a schema, its depth, and the shapes around it. */
interface Position {
  readonly path: string;
  readonly depth: number;
  readonly shapes: readonly string[];
}

function inside(view: View, { path, depth, shapes }: Position, resolve: Resolve): Field[] {
  if (view.shape !== undefined && shapes.includes(view.shape)) return []; // a shape inside itself: its fields stand above
  const around = view.shape === undefined ? shapes : [...shapes, view.shape];
  if (view.items)
    return inside(
      viewOf(view.items, resolve),
      { path: `${path}[]`, depth, shapes: around },
      resolve,
    );
  return Object.entries(view.properties).flatMap(([name, schema]) => {
    const place = { path: path === "" ? name : `${path}.${name}`, depth, shapes: around };
    return [
      {
        name,
        path: place.path,
        depth,
        required: view.required.includes(name),
        ...describeValue(schema, resolve),
      },
      ...inside(viewOf(schema, resolve), { ...place, depth: depth + 1 }, resolve),
    ];
  });
}

function itemOf(items: JsonSchema, resolve: Resolve): View {
  const view = viewOf(items, resolve);
  return view.items ? itemOf(view.items, resolve) : view;
}
