import type { Evidence } from "./evidence.ts";
import type { Resolve, Schema } from "./schema.ts";
import { typeText, type View, viewOf } from "./view.ts";

/** One field of a payload, at any depth. */
export interface Field {
  readonly name: string;
  /** From the payload: `customers[].mobile`. */
  readonly path: string;
  /** How many fields it lies inside. */
  readonly depth: number;
  readonly type: string;
  readonly shape?: string | undefined;
  readonly required: boolean;
  readonly description?: string | undefined;
  readonly rules: readonly string[];
  readonly evidence: readonly Evidence[];
}

/** Every field of a schema, each followed by those inside it. */
export function fieldsOf(schema: Schema, resolve: Resolve): Field[] {
  return inside(viewOf(schema, resolve), { path: "", depth: 0, shapes: [] }, resolve);
}

/** What a schema asks of the payload itself, apart from its fields. */
export function payloadOf(
  schema: Schema,
  resolve: Resolve,
): Omit<Field, "name" | "path" | "depth" | "required"> {
  const {
    name: _,
    path: __,
    depth: ___,
    required: ____,
    ...payload
  } = fieldOf("", schema, true, { path: "", depth: 0, shapes: [] }, resolve);
  return payload;
}

/** Where a schema stands: the path to it, its depth, and the shapes around it. */
interface Place {
  readonly path: string;
  readonly depth: number;
  readonly shapes: readonly string[];
}

function inside(view: View, { path, depth, shapes }: Place, resolve: Resolve): Field[] {
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
      fieldOf(name, schema, view.required.includes(name), place, resolve),
      ...inside(viewOf(schema, resolve), { ...place, depth: depth + 1 }, resolve),
    ];
  });
}

function fieldOf(
  name: string,
  schema: Schema,
  required: boolean,
  { path, depth }: Place,
  resolve: Resolve,
): Field {
  const view = viewOf(schema, resolve);
  const item = view.items ? itemOf(view.items, resolve) : undefined;
  return {
    name,
    path,
    depth,
    type: typeText(view, resolve),
    shape: item?.shape ?? view.shape,
    required,
    description: view.description ?? item?.description,
    rules: [...view.rules, ...(item?.rules ?? []).map((rule) => `each ${rule}`)],
    evidence: [...view.evidence, ...(item?.evidence ?? [])],
  };
}

function itemOf(items: Schema, resolve: Resolve): View {
  const view = viewOf(items, resolve);
  return view.items ? itemOf(view.items, resolve) : view;
}
