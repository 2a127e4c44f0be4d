import { ArkErrors, type Type, type } from "arktype";
import { type InlineSchema, type Rival, read } from "./rival.ts";

export const arktype: Rival = {
  name: "arktype",
  package: "arktype",
  prepare(schema) {
    const parser = convert(schema);
    return {
      is: (payload) => parser.allows(payload),
      validate(payload) {
        const answer = parser(payload);
        return answer instanceof ArkErrors
          ? read(answer, ({ message, path }) => path.join(".") + message)
          : 0;
      },
    };
  },
};

const define = type.raw as (definition: unknown) => Type<unknown>;

function convert({
  type: name,
  properties = {},
  required = [],
  items,
}: InlineSchema): Type<unknown> {
  if (name === "integer") return define("number.integer");
  if (name === "string" || name === "boolean") return define(name);
  if (name === "array") return items ? convert(items).array() : define("unknown[]");
  if (name !== "object") throw new Error(`No arktype definition for the type ${name}.`);
  // An object of arktype takes arrays too, which matters only where no field is required.
  if (required.length === 0) return define("object").narrow((value) => !Array.isArray(value));
  return define(
    Object.fromEntries(
      Object.entries(properties).map(([key, property]) => [
        required.includes(key) ? key : `${key}?`,
        convert(property),
      ]),
    ),
  );
}
