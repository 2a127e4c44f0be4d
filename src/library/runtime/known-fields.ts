/**
 * What a contract names of a value: its fields, those of every item of a list, or 0 for what is
 * kept as it is, because it has no fields or the contract leaves them free.
 */
export type KnownFields = 0 | readonly [KnownFields] | ReadonlyMap<string, KnownFields>;

/**
 * A valid payload without the fields that the contract does not name, at every depth. The input
 * stays as it is; what has no such fields is not copied. Content that the contract leaves free is
 * kept.
 */
export const keepKnownFields = <Payload>(input: Payload, known: KnownFields): Payload =>
  keep(input, known) as Payload;

function keep(value: unknown, known: KnownFields): unknown {
  if (known === 0 || typeof value !== "object" || value === null) return value;
  return isFields(known)
    ? keepFields(value as Fields, known)
    : keepItems(value as readonly unknown[], known[0]);
}

const isFields = (known: object): known is ReadonlyMap<string, KnownFields> => known instanceof Map;

type Fields = Readonly<Record<string, unknown>>;

function keepFields(value: Fields, known: ReadonlyMap<string, KnownFields>): Fields {
  let copy: Record<string, unknown> | undefined;
  for (const key in value) {
    const inner = known.get(key);
    if (inner === 0) continue;
    const kept = inner && keep(value[key], inner);
    if (inner && kept === value[key]) continue;
    copy ??= { ...value };
    if (inner) copy[key] = kept;
    else delete copy[key];
  }
  return copy ?? value;
}

function keepItems(items: readonly unknown[], known: KnownFields): readonly unknown[] {
  const kept = items.map((item) => keep(item, known));
  return kept.every((item, index) => item === items[index]) ? items : kept;
}
