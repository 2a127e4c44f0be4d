// A schema without some of its keywords, for those who read it.
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { mapSchema } from "../source/schemas.ts";

const without = (schema: JsonSchema, isLeftOut: (keyword: string) => boolean): JsonSchema =>
  mapSchema(schema, (part) =>
    Object.fromEntries(Object.entries(part).filter(([keyword]) => !isLeftOut(keyword))),
  );

/** As the validators read it: open, because unknown fields are told apart from faults. */
export const openSchema = (schema: JsonSchema): JsonSchema =>
  without(schema, (keyword) => keyword === "additionalProperties");

const isOurs = (keyword: string): boolean => keyword.startsWith("x-");

export const publicSchema = (schema: JsonSchema): JsonSchema => without(schema, isOurs);

const NOTES = ["$schema", "$id", "$comment", "title", "description", "examples"];

/** What a schema asks for, without its address and what it says to people. */
export const rulesOnly = (schema: JsonSchema): JsonSchema =>
  without(schema, (keyword) => isOurs(keyword) || NOTES.includes(keyword));
