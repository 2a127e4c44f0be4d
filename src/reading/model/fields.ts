import type { Field, ValueDescription } from "./description.ts";
import type { JsonSchema, Resolve } from "./schema.ts";
import { typeText, type WholeSchema, wholeSchema } from "./whole-schema.ts";

/** Every field of a schema, each followed by those inside it. */
export function fieldsOf(schema: JsonSchema, resolve: Resolve): Field[] {
  return inside(wholeSchema(schema, resolve), { path: "", depth: 0, shapes: [] }, resolve);
}

/** What a schema asks of a value, apart from its fields. */
export function describeValue(schema: JsonSchema, resolve: Resolve): ValueDescription {
  const whole = wholeSchema(schema, resolve);
  const item = whole.items ? itemOf(whole.items, resolve) : undefined;
  return {
    type: typeText(whole, resolve),
    shape: item?.shape ?? whole.shape,
    description: whole.description ?? item?.description,
    rules: [...whole.rules, ...(item?.rules ?? []).map((rule) => `each ${rule}`)],
    evidence: [...whole.evidence, ...(item?.evidence ?? [])],
  };
}

/** The path to a schema, its depth, and the shapes around it. */
interface Position {
  readonly path: string;
  readonly depth: number;
  readonly shapes: readonly string[];
}

function inside(whole: WholeSchema, { path, depth, shapes }: Position, resolve: Resolve): Field[] {
  if (whole.shape !== undefined && shapes.includes(whole.shape)) return []; // a shape inside itself: its fields stand above
  const around = whole.shape === undefined ? shapes : [...shapes, whole.shape];
  if (whole.items)
    return inside(
      wholeSchema(whole.items, resolve),
      { path: `${path}[]`, depth, shapes: around },
      resolve,
    );
  return Object.entries(whole.properties).flatMap(([name, schema]) => {
    const place = { path: path === "" ? name : `${path}.${name}`, depth, shapes: around };
    return [
      {
        name,
        path: place.path,
        depth,
        required: whole.required.includes(name),
        ...describeValue(schema, resolve),
      },
      ...inside(wholeSchema(schema, resolve), { ...place, depth: depth + 1 }, resolve),
    ];
  });
}

function itemOf(items: JsonSchema, resolve: Resolve): WholeSchema {
  const whole = wholeSchema(items, resolve);
  return whole.items ? itemOf(whole.items, resolve) : whole;
}
