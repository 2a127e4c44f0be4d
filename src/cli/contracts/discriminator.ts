// The discriminator of OpenAPI: a field whose value selects a branch of `oneOf` or `anyOf`.
import { isJsonObject, valueAt } from "../../library/json/pointer.ts";
import { nameOfReference } from "../../reading/model/schema.ts";
import { fieldsAt } from "./find-events.ts";
import { attempt, type Node, pathsIn, type SourceDocument } from "./read-documents.ts";

/** Matches the text of a boolean or a number: a key of a mapping is always a text. */
const NO_TEXT = /^(true|false|-?(0|[1-9]\d*))$/;

/**
 * Lets the field have, in each branch, only the values that select this branch: its mapped keys, or
 * the name of its schema. Calls `told` for each branch whose schema does not list these values.
 */
export function withDiscriminator(
  copy: Node,
  { discriminator, ...node }: Node,
  document: SourceDocument,
  told: (field: string) => void,
): Node {
  const field = valueAt(discriminator, ["propertyName"]);
  if (typeof field !== "string" || !hasField(node, field, document)) return copy;
  const mapping = fieldsAt(discriminator, "mapping");
  // The empty key of a mapping stands for a payload without the field.
  const isMappedWithout = mapping.some(([key]) => key === "");
  const withValues = (form: unknown, written: unknown): unknown => {
    const [part = written, ...more] = [valueAt(written, ["allOf"]) ?? []].flat();
    const reference = more.length === 0 ? valueAt(part, ["$ref"]) : undefined;
    if (typeof reference !== "string" || !isJsonObject(form)) return form;
    const name = nameOfReference(reference);
    const mapped = mapping.filter(([, target]) => nameOfReference(`${target}`) === name);
    const keys = mapped.length > 0 ? mapped.map(([key]) => key) : [name];
    const rule = valueAt(document.follow(reference).node, ["properties", field]);
    const values = keys.flatMap((key) => valuesOf(key, [valueAt(rule, ["type"]) ?? []].flat()));
    const named = valueAt(rule, ["enum"]) ?? [valueAt(rule, ["const"])];
    if (JSON.stringify(named) === JSON.stringify(values)) return form;
    told(field);
    const properties = { ...(form.properties as Node), [field]: { enum: values } };
    const isNeeded = isMappedWithout && !keys.includes("");
    return { ...form, properties, ...(isNeeded && { required: [field] }) };
  };
  const { oneOf, ...rest } = copy;
  const [forms, written] = [oneOf ?? rest.anyOf, node.oneOf ?? node.anyOf];
  if (!Array.isArray(forms) || !Array.isArray(written) || (oneOf && rest.anyOf)) return copy;
  // The values of the field already select a branch, so `anyOf` suffices in place of `oneOf`.
  return { ...rest, anyOf: forms.map((form, index) => withValues(form, written[index])) };
}

function valuesOf(key: string, types: readonly unknown[]): unknown[] {
  const value = NO_TEXT.test(key) ? JSON.parse(key) : key;
  if (types.length === 0) return [...new Set([key, value])];
  return [types.includes("string") ? key : value];
}

/** True if a field is in the schema itself, in a branch or in a schema that it refers to. */
function hasField(node: unknown, field: string, from: SourceDocument, seen = new Set()): boolean {
  if (!isJsonObject(node) || seen.has(node)) return false;
  seen.add(node);
  const { $ref, properties, allOf, anyOf, oneOf } = node;
  if (isJsonObject(properties) && Object.hasOwn(properties, field)) return true;
  if ([allOf, anyOf, oneOf].flat().some((inner) => hasField(inner, field, from, seen))) return true;
  if (typeof $ref !== "string") return false;
  const target = from.follow($ref);
  return hasField(target.node, field, target.document, seen);
}

/** Finds faults of a discriminator, each with its path. AsyncAPI, which allows texts, has none. */
export function faultsOf({ discriminator, ...node }: Node, document: SourceDocument) {
  if (discriminator === undefined || "asyncapi" in document.root) return [];
  const field = valueAt(discriminator, ["propertyName"]);
  const place = "discriminator";
  if (typeof field !== "string") return [["discriminator needs a propertyName, a text", place]];
  const forms = node.oneOf ?? node.anyOf;
  if (!Array.isArray(forms)) return [];
  const names = [...pathsIn(forms).keys()].map(({ $ref }) => nameOfReference(`${$ref}`));
  const faults = fieldsAt(discriminator, "mapping")
    .filter(([, target]) => !names.includes(nameOfReference(`${target}`)))
    .map(([key, to]) => [`${key} is mapped to ${to}, which is no form`, place, "mapping", key]);
  if (attempt(() => hasField(node, field, document), Boolean) === false)
    faults.push([`${field} is a field of no form and decides nothing`, place, "propertyName"]);
  return faults;
}
