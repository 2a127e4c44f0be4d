// What schemas of OpenAPI 3.0 say in JSON Schema 2020-12, apart from the reader that is tested.
import { mapped, type Schema } from "./random-schema.ts";

/** What a schema of OpenAPI 3.0 says; `unsent` marks fields that need not be there. */
export const fromOpenApi30 = (schema: Schema, unsent: "readOnly" | "writeOnly"): Schema =>
  mapped(schema, (part) => {
    if (part.$ref) return { $ref: part.$ref };
    const { nullable, exclusiveMinimum, exclusiveMaximum, ...rest } = part;
    if (exclusiveMinimum === true) {
      rest.exclusiveMinimum = rest.minimum;
      delete rest.minimum;
    }
    if (exclusiveMaximum === true) {
      rest.exclusiveMaximum = rest.maximum;
      delete rest.maximum;
    }
    if (rest.required)
      rest.required = rest.required.filter((name: string) => !rest.properties?.[name]?.[unsent]);
    if (!nullable) return rest;
    if (rest.enum) rest.enum = [...rest.enum, null];
    return rest.type && !rest.allOf && !rest.oneOf
      ? { ...rest, type: [rest.type, "null"] }
      : { anyOf: [rest, { type: "null" }] };
  });
