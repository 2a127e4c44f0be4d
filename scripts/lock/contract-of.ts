import type { ContractDocuments } from "../../src/reading/diff/change.ts";
import { selfContained } from "../../src/reading/model/self-contained.ts";
import { shapeFinder } from "../generate/documents.ts";
import type { Source } from "../source/read-source.ts";

/** The contract that the sources make. */
export function contractOf({ events: source, openapi }: Source): ContractDocuments {
  const shapeOf = shapeFinder(source);
  return {
    schemas: new Map(
      source.events.map(({ name, schema }) => [name, selfContained(schema, shapeOf)]),
    ),
    openapi,
  };
}
