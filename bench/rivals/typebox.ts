import { Compile } from "typebox/compile";
import { type Rival, read } from "./rival.ts";

export const typebox: Rival = {
  name: "typebox",
  package: "typebox",
  prepare(schema) {
    const validator = Compile(schema as object);
    return {
      is: (payload) => validator.Check(payload),
      validate: (payload) =>
        validator.Check(payload)
          ? 0
          : read(validator.Errors(payload), ({ instancePath, message }) => instancePath + message),
    };
  },
};
