import type { JsonSchema } from "./schema.ts";

/** What a schema asks of a value beyond its type, in words. */
export function rulesOf(schema: JsonSchema): string[] {
  const { enum: values, format, pattern, minLength, maxLength, minItems, minimum } = schema;
  const code = schema["x-issue-code"];
  return [
    ...(values ? [`${values.length === 1 ? "always" : "one of"} ${values.join(", ")}`] : []),
    ...(format === undefined ? [] : [`format ${format}`]),
    // A pattern that is a rule of the contract has a code of its own, and its description says it
    // in words.
    ...(pattern === undefined
      ? []
      : [code === undefined ? `matches ${pattern}` : `anything else is ${code}`]),
    ...(minLength === undefined
      ? []
      : [minLength === 1 ? "not empty" : `at least ${minLength} characters`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(minItems === undefined
      ? []
      : [minItems === 1 ? "not empty" : `at least ${minItems} items`]),
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
  ];
}
