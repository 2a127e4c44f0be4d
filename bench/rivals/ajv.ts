import { Ajv2020 } from "ajv/dist/2020.js";
import { type InlineSchema, type Rival, read } from "./rival.ts";

const prepare = (allErrors: boolean) => (schema: InlineSchema) => {
  const is = new Ajv2020({ allErrors }).compile(schema);
  return {
    is,
    validate: (payload: unknown) =>
      is(payload)
        ? 0
        : read(is.errors ?? [], ({ instancePath, message = "" }) => instancePath + message),
  };
};

export const ajvFirstError: Rival = {
  name: "ajv, first error",
  package: "ajv",
  prepare: prepare(false),
};
export const ajvAllErrors: Rival = {
  name: "ajv, all errors",
  package: "ajv",
  prepare: prepare(true),
};
