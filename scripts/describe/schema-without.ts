// Copies schemas without the keywords that a reader does not need.
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { mapSchema } from "../source/schemas.ts";

const without = (schema: JsonSchema, isLeftOut: (keyword: string) => boolean): JsonSchema =>
  mapSchema(schema, (part) =>
    Object.fromEntries(Object.entries(part).filter(([keyword]) => !isLeftOut(keyword))),
  );

/** Removes `additionalProperties`, as `false` is refused: validators see unknown fields anyway. */
export const openSchema = (schema: JsonSchema): JsonSchema =>
  without(schema, (keyword) => keyword === "additionalProperties");

const isOurs = (keyword: string): boolean => keyword.startsWith("x-");

export const publicSchema = (schema: JsonSchema): JsonSchema => without(schema, isOurs);

const NOTES = ["$schema", "$id", "$comment", "title", "description", "examples"];

export const rulesOnly = (schema: JsonSchema): JsonSchema =>
  without(schema, (keyword) => isOurs(keyword) || NOTES.includes(keyword));
