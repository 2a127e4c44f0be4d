// Prism judges by a form of the contract that differs a little from the document.

const DATE_TIME =
  "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)$";

/**
 * A copy in which every date and time has the form of RFC 3339, which the contract means. Prism
 * also accepts "2025-07-31 23:00:00", "+0200" and "+24:00".
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
