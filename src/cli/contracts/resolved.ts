// Parts of AsyncAPI and OpenAPI documents, which may be references.
import { isJsonObject as isNode, valueAt } from "../../library/json/pointer.ts";
import { METHODS } from "../../reading/model/description.ts";
import { nameOfReference } from "../../reading/model/schema.ts";
import { type Located, refuse, type SourceDocument } from "./read-documents.ts";

/** Returns an object as it is, and for a reference its target with the name of the target. */
export function resolved(
  value: unknown,
  document: SourceDocument,
  seen: readonly unknown[] = [],
): Located & { readonly name?: string } {
  const node = isNode(value) ? value : {};
  if (typeof node.$ref !== "string") return { document, node };
  if (METHODS.some((method) => method in node))
    refuse(document.file, `has operations beside the reference to ${node.$ref}`);
  if (seen.includes(node)) refuse(document.file, `refers to ${node.$ref}, which leads to itself`);
  const target = document.follow(node.$ref);
  return {
    name: nameOfReference(node.$ref),
    ...resolved(target.node, target.document, [...seen, node]),
  };
}

export const fieldsAt = (value: unknown, ...keys: readonly string[]): [string, unknown][] =>
  Object.entries(valueAt(value, keys) ?? {});
