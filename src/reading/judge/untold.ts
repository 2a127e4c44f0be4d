import { lengthOf } from "../../library/runtime/formats.ts";
import { amount } from "../../library/text/printable.ts";

/** Says what a value is, and nothing that is in it: `a string of 10 characters`. */
export function untold(value: unknown, code = "invalid_type"): string {
  if (typeof value === "string")
    return value === "" ? "an empty string" : `a string of ${amount(lengthOf(value), "character")}`;
  if (Array.isArray(value)) return value.length > 0 ? "an array" : "an empty array";
  if (typeof value === "object") return value ? "an object" : "null";
  // Of the right type, and yet wrong.
  return `${code === "invalid_type" ? "a" : "this"} ${typeof value}`;
}
