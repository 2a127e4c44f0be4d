import type { Explain } from "./issue.ts";

/**
 * A copy of a valid payload without the fields that the contract does not name, at every depth. The
 * input stays as it is. Content that the contract leaves free is kept.
 */
export function keepKnownFields<Payload>(input: Payload, explain: Explain): Payload {
  const fieldsAt = new Map<string, string>();
  explain(
    input,
    "",
    () => {},
    (_, path, fields) => fieldsAt.set(path, fields),
  );
  return copy(input, "", fieldsAt) as Payload;
}

function copy(value: unknown, path: string, fieldsAt: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => copy(item, `${path}/${index}`, fieldsAt));
  const known = fieldsAt.get(path)?.split(",");
  if (!known) return value;
  return Object.fromEntries(
    Object.entries(value as object)
      .filter(([key]) => known.includes(key))
      .map(([key, field]) => [key, copy(field, `${path}/${key}`, fieldsAt)]),
  );
}
