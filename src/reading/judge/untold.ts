import { lengthOf } from "../../library/runtime/formats.ts";
import { amount } from "../../library/text/printable.ts";

/** Describes a value without its content: `a string of 10 characters`. */
export function untold(value: unknown, code = "invalid_type"): string {
  if (typeof value === "string")
    return value === "" ? "an empty string" : ofCharacters(amount(lengthOf(value), "character"));
  if (Array.isArray(value)) return value.length > 0 ? "an array" : "an empty array";
  if (typeof value === "object") return value ? "an object" : "null";
  // The word `this` is for a value of the right type that is wrong in another way.
  return `${code === "invalid_type" ? "a" : "this"} ${typeof value}`;
}

export const ofCharacters = (count: string): string => `a string of ${count}`;
