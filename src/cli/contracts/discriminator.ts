// The discriminator of OpenAPI: a field whose value selects a branch of `oneOf` or `anyOf`.
import { isJsonObject, valueAt } from "../../library/json/pointer.ts";
import { nameOfReference } from "../../reading/model/schema.ts";
import { attempt, type Node, pathsIn, refuse, type SourceDocument } from "./read-documents.ts";
import { fieldsAt } from "./resolved.ts";

/** Matches the text of a boolean or a number: a key of a mapping is always a text. */
const NO_TEXT = /^(true|false|-?(0|[1-9]\d*))$/;

/**
 * Lets the field have, in each branch, only the values that select this branch: its mapped keys, or
 * the name of its schema.
 */
export function withDiscriminator(
  copy: Node,
  { discriminator, ...node }: Node,
  document: SourceDocument,
): Node {
  const field = valueAt(discriminator, ["propertyName"]);
  if (typeof field !== "string" || !hasField(node, field, document)) return copy;
  const mapping = fieldsAt(discriminator, "mapping");
  const formWith = new Map<string, Node>();
  // The empty key of a mapping stands for a payload without the field.
  const isMappedWithout = mapping.some(([key]) => key === "");
  const withValues = (form: unknown, written: unknown): unknown => {
    const [part = written, ...more] = [valueAt(written, ["allOf"]) ?? []].flat();
    const reference = more.length === 0 ? valueAt(part, ["$ref"]) : undefined;
    if (typeof reference !== "string" || !isJsonObject(form)) return form;
    const { node } = document.follow(reference);
    const mapped = mapping.filter(([, target]) => isMappedTo(reference, `${target}`, document));
    const keys = mapped.length > 0 ? mapped.map(([key]) => key) : [nameOfReference(reference)];
    const twin = keys.find((key) => (formWith.get(key) ?? node) !== node);
    if (twin !== undefined)
      refuse(document.file, `has a discriminator, ${field}, that leads from ${twin} to two forms`);
    for (const key of keys) formWith.set(key, node);
    const rule = valueAt(node, ["properties", field]);
    const values = keys.flatMap((key) => valuesOf(key, [valueAt(rule, ["type"]) ?? []].flat()));
    const tags = valueAt(rule, ["enum"]) ?? [valueAt(rule, ["const"])];
    if (JSON.stringify(tags) === JSON.stringify(values)) return form;
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

/** True if the target of a mapping, a name or an address, is the schema of a reference. */
function isMappedTo(reference: string, target: string, document: SourceDocument): boolean {
  const schema = valueAt(document.root, ["components", "schemas", target]);
  const isName = schema === undefined && /^[\w.-]+$/.test(target);
  if (isName && nameOfReference(reference) === target) return true;
  const nodeAt = (address: string) => attempt(() => document.follow(address).node, Boolean);
  return (schema ?? nodeAt(target)) === nodeAt(reference);
}

/** True if a field is in the schema itself, in a branch or in a schema that it refers to. */
function hasField(schema: Node, field: string, from: SourceDocument): boolean {
  const places = new Map<unknown, SourceDocument>([[schema, from]]);
  for (const [node, document] of places) {
    const { $ref, properties, allOf, anyOf, oneOf } = isJsonObject(node) ? node : {};
    if (isJsonObject(properties) && Object.hasOwn(properties, field)) return true;
    const target = typeof $ref === "string" ? document.follow($ref) : { node, document };
    const inner = [allOf, anyOf, oneOf].flat().map((node) => ({ node, document }));
    for (const branch of [target, ...inner])
      if (!places.has(branch.node)) places.set(branch.node, branch.document);
  }
  return false;
}

/** Finds faults of a discriminator, each with its path. AsyncAPI, which allows texts, has none. */
export function faultsOf({ discriminator, ...node }: Node, document: SourceDocument) {
  if (discriminator === undefined || "asyncapi" in document.root) return [];
  const field = valueAt(discriminator, ["propertyName"]);
  const place = "discriminator";
  if (typeof field !== "string") return [["discriminator needs a propertyName, a text", place]];
  const forms = node.oneOf ?? node.anyOf;
  if (!Array.isArray(forms)) return [];
  const references = [...pathsIn(forms).keys()].flatMap(({ $ref }) => ($ref ? `${$ref}` : []));
  const faults = fieldsAt(discriminator, "mapping")
    .filter(([, to]) => !references.some((reference) => isMappedTo(reference, `${to}`, document)))
    .map(([key, to]) => [`${key} is mapped to ${to}, which is no form`, place, "mapping", key]);
  if (attempt(() => hasField(node, field, document), Boolean) === false)
    faults.push([`${field} is a field of no form and decides nothing`, place, "propertyName"]);
  return faults;
}
