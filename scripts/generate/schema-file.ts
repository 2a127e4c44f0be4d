// What the schemas of the server's own files share: they are validators here, and read by editors.
import { type JsonSchema, walkSchema } from "../../src/reading/model/schema.ts";

/**
 * The schema as the validators read it: open, because unknown fields are told apart from faults.
 */
export function openSchema(schema: JsonSchema): JsonSchema {
  const open = structuredClone(schema);
  walkSchema(open, (part) => delete part.additionalProperties);
  return open;
}

/** A schema as it is published, without the keywords that are our own. */
export function schemaForEditors(schema: JsonSchema): JsonSchema {
  const published = structuredClone(schema);
  walkSchema(published, (part) => {
    delete part["x-issue-code"];
    delete part["x-evidence"];
    delete part["x-codes"];
  });
  return published;
}

const NOTES = ["$schema", "$id", "$comment", "title", "description", "examples"] as const;

/** What a schema asks for, without its address and what it says to people. */
export function rulesOnly(schema: JsonSchema): JsonSchema {
  const rules = schemaForEditors(schema);
  walkSchema(rules, (part) => {
    for (const note of NOTES) delete part[note];
  });
  return rules;
}
