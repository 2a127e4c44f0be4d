// Prism is handed the contract in two forms that differ a little from the document, each for one of its faults.

/** A copy in which every object schema has no fields but its own: the faker invents some ("enim8f0": -76405785.6) wherever a schema leaves room for more. */
export function closeSchemas<Value>(value: Value): Value {
  return copyWith(value, (node) => {
    if (!("properties" in node) || "additionalProperties" in node || !("type" in node)) return;
    // Of an object that may be null, the type is a list.
    if ([node.type].flat().includes("object")) Object.assign(node, { additionalProperties: false });
  });
}

const DATE_TIME =
  "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)$";

/**
 * A copy in which every date and time has the one form that the contract means: Prism also takes "2025-07-31 23:00:00", "+0200" and "+24:00", which
 * RFC 3339 does not. It judges by these schemas. The faker can't make values by them, so it does not get them.
 */
export function exactDateTimes<Value>(value: Value): Value {
  return copyWith(value, (node) => {
    if ("format" in node && node.format === "date-time")
      Object.assign(node, { pattern: DATE_TIME });
  });
}

function copyWith<Value>(value: Value, change: (node: object) => void): Value {
  const copy = structuredClone(value);
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    change(node);
    for (const [key, inner] of Object.entries(node)) if (key !== "examples") visit(inner);
  };
  visit(copy);
  return copy;
}
