import { fromJSONSchema } from "zod";
import { type Rival, read } from "./rival.ts";

export const zod: Rival = {
  name: "zod",
  package: "zod",
  note: "copies the payload; it has no check that only says yes or no",
  prepare(schema) {
    const parser = fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0]);
    return {
      is: (payload) => parser.safeParse(payload).success,
      validate(payload) {
        const { error } = parser.safeParse(payload);
        return error ? read(error.issues, ({ path, message }) => path.join(".") + message) : 0;
      },
    };
  },
};
