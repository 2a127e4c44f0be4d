import { type Outline, readOutline } from "./outline.ts";

/** A fast form of an outline: a Map for an object, a list for items, 0 for a value kept whole. */
type KnownFields = 0 | readonly [KnownFields] | Map<string, KnownFields>;

/** Makes a function that copies values without unknown fields, but keeps objects that allow any. */
export function knownFieldsBy(outline: string): <Payload>(input: Payload) => Payload {
  let fields: KnownFields | undefined;
  return <Payload>(input: Payload) => {
    fields ??= factsIn(readOutline(outline));
    return keep(input, fields) as Payload;
  };
}

function factsIn({ item, names, values, known }: Outline): KnownFields {
  const inItem = item ? factsIn(item) : 0;
  if (inItem) return [inItem];
  if (!known) return 0;
  // Names become keys of an object first, because a Map finds such strings in half of the time:
  // they are the same strings as the keys of payloads.
  const inFields = Object.fromEntries(values.map((value, index) => [names[index], factsIn(value)]));
  return new Map(Object.entries(inFields));
}

function keep(value: unknown, fields: KnownFields): unknown {
  if (fields === 0 || typeof value !== "object" || value === null) return value;
  return fields instanceof Map
    ? keepFields(value as Fields, fields)
    : keepItems(value as readonly unknown[], fields[0]);
}

type Fields = Readonly<Record<string, unknown>>;

function keepFields(value: Fields, fields: Map<string, KnownFields>): Fields {
  let copy: Record<string, unknown> | undefined;
  for (const key in value) {
    const inner = fields.get(key);
    if (inner === 0) continue;
    const kept = inner && keep(value[key], inner);
    if (inner && kept === value[key]) continue;
    copy ??= { ...value };
    if (inner) copy[key] = kept;
    else delete copy[key];
  }
  return copy ?? value;
}

function keepItems(items: readonly unknown[], fields: KnownFields): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let index = 0; index < items.length; index++) {
    const kept = keep(items[index], fields);
    if (kept === items[index]) continue;
    copy ??= [...items];
    copy[index] = kept;
  }
  return copy ?? items;
}
