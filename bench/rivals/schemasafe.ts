import { type Schema, validator } from "@exodus/schemasafe";
import { type Rival, read } from "./rival.ts";

export const schemasafe: Rival = {
  name: "schemasafe",
  package: "@exodus/schemasafe",
  note: "its issues hold places and no words",
  prepare(schema) {
    const is = validator(schema as Schema, { isJSON: true });
    const explain = validator(schema as Schema, {
      isJSON: true,
      includeErrors: true,
      allErrors: true,
    });
    return {
      is: (payload) => is(payload as never),
      validate: (payload) =>
        explain(payload as never)
          ? 0
          : read(
              explain.errors ?? [],
              ({ instanceLocation, keywordLocation }) => instanceLocation + keywordLocation,
            ),
    };
  },
};
