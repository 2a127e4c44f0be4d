import * as v from "valibot";
import { type InlineSchema, mapValues, type Rival, read } from "./rival.ts";

export const valibot: Rival = {
  name: "valibot",
  package: "valibot",
  note: "copies the payload",
  prepare(schema) {
    const parser = convert(schema);
    return {
      is: (payload) => v.is(parser, payload),
      validate(payload) {
        const { issues } = v.safeParse(parser, payload);
        return issues ? read(issues, (issue) => (v.getDotPath(issue) ?? "") + issue.message) : 0;
      },
    };
  },
};

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function convert({ type, properties, required = [], items }: InlineSchema): v.GenericSchema {
  switch (type) {
    case "string":
      return v.string();
    case "boolean":
      return v.boolean();
    case "integer":
      return v.pipe(v.number(), v.integer());
    case "array":
      return v.array(items ? convert(items) : v.unknown());
    case "object":
      // An object of valibot takes arrays too, which matters only where no field is required.
      if (!properties) return v.custom(isObject, "Invalid type: Expected Object");
      return v.looseObject(
        mapValues(properties, (property, key) =>
          required.includes(key) ? convert(property) : v.optional(convert(property)),
        ),
      );
    default:
      throw new Error(`No valibot schema for the type ${type}.`);
  }
}
