/**
 * What a contract names of a value: its fields, the shape of every item of a list, or 0 for what is
 * kept as it is, because it has no fields or the contract leaves them free.
 */
export type Shape = 0 | readonly [Shape] | ReadonlyMap<string, Shape>;

/**
 * A valid payload without the fields that the contract does not name, at every depth. The input
 * stays as it is; what has no such fields is not copied. Content that the contract leaves free is
 * kept.
 */
export const keepKnownFields = <Payload>(input: Payload, shape: Shape): Payload =>
  keep(input, shape) as Payload;

function keep(value: unknown, shape: Shape): unknown {
  if (shape === 0 || typeof value !== "object" || value === null) return value;
  return isFields(shape)
    ? keepFields(value as Fields, shape)
    : keepItems(value as readonly unknown[], shape[0]);
}

const isFields = (shape: object): shape is ReadonlyMap<string, Shape> => shape instanceof Map;

type Fields = Readonly<Record<string, unknown>>;

function keepFields(value: Fields, shape: ReadonlyMap<string, Shape>): Fields {
  let copy: Record<string, unknown> | undefined;
  for (const key in value) {
    const inner = shape.get(key);
    if (inner === 0) continue;
    const kept = inner && keep(value[key], inner);
    if (inner && kept === value[key]) continue;
    copy ??= { ...value };
    if (inner) copy[key] = kept;
    else delete copy[key];
  }
  return copy ?? value;
}

function keepItems(items: readonly unknown[], shape: Shape): readonly unknown[] {
  const kept = items.map((item) => keep(item, shape));
  return kept.every((item, index) => item === items[index]) ? items : kept;
}
