// Prism takes "2025-07-31 23:00:00", "+0200" and "+24:00" for a date and time, which RFC 3339 does not. It judges by schemas that say so.
// The faker can't make values by them, so it gets the schemas as they are.

const DATE_TIME = "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)$";

/** A copy in which every date and time has the one form that the contract means. */
export function exactDateTimes<Value>(value: Value): Value {
  const copy = structuredClone(value);
  mend(copy);
  return copy;
}

function mend(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  if ("format" in node && node.format === "date-time") Object.assign(node, { pattern: DATE_TIME });
  for (const [key, inner] of Object.entries(node)) if (key !== "examples") mend(inner);
}
