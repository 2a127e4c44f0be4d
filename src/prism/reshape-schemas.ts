// Prism gets the contract in two forms that differ a little from the document. Each works around
// one of its faults.

/**
 * A copy in which no object schema has room for fields of another name. Wherever a schema leaves
 * room, the faker invents some ("enim8f0": -76405785.6).
 */
export function closeSchemas<Value>(value: Value): Value {
  return copyWith(value, (node) => {
    if (!("properties" in node) || "additionalProperties" in node || !("type" in node)) return;
    // The type of an object that may be null is a list.
    if ([node.type].flat().includes("object")) Object.assign(node, { additionalProperties: false });
  });
}

const DATE_TIME =
  "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)$";

/**
 * A copy in which every date and time has the form of RFC 3339, which the contract means. Prism
 * also accepts "2025-07-31 23:00:00", "+0200" and "+24:00". This copy is for judging only, because
 * the faker can't make values by it.
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
