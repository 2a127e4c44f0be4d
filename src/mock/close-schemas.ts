// The faker invents fields ("enim8f0": -76405785.6) wherever a schema leaves room for more. It is handed schemas that leave none.

/** A copy in which every object schema has no fields but its own. */
export function closeSchemas<Value>(value: Value): Value {
  const copy = structuredClone(value);
  close(copy);
  return copy;
}

function close(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  // Of an object that may be null, the type is a list.
  if ("type" in node && [node.type].flat().includes("object") && "properties" in node && !("additionalProperties" in node)) {
    Object.assign(node, { additionalProperties: false });
  }
  for (const [key, inner] of Object.entries(node)) if (key !== "examples") close(inner);
}
