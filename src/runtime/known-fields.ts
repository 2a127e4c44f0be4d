/**
 * What a contract names of a value: its fields, the shape of every item of a list, or 0 for what is
 * kept as it is, because it has no fields or the contract leaves them free.
 */
export type Shape = 0 | readonly [Shape] | { readonly [field: string]: Shape };

/**
 * A copy of a valid payload without the fields that the contract does not name, at every depth. The
 * input stays as it is. Content that the contract leaves free is kept.
 */
export const keepKnownFields = <Payload>(input: Payload, shape: Shape): Payload =>
  copy(input, shape) as Payload;

function copy(value: unknown, shape: Shape): unknown {
  if (shape === 0 || typeof value !== "object" || value === null) return value;
  if (isListShape(shape)) return (value as readonly unknown[]).map((item) => copy(item, shape[0]));
  const kept: Record<string, unknown> = { ...value };
  for (const key in kept) {
    const inner = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (inner === undefined) delete kept[key];
    else if (inner !== 0) kept[key] = copy(kept[key], inner);
  }
  return kept;
}

const isListShape = (shape: object): shape is readonly [Shape] => Array.isArray(shape);
