// Puts a schema and all schemas that it refers to in one piece, in the dialect of ajv. Refuses a
// schema that takes endless time or memory.

import { isJsonObject as isNode, isObject, valueAt } from "../../library/json/pointer.ts";
import { unlessThrown } from "../../library/text/unless-thrown.ts";
import { inNewestDialect, NAMED, withInner } from "../../reading/documents/keywords.ts";
import { DIALECT, type JsonSchema, nameOfReference } from "../../reading/model/schema.ts";
import { withDiscriminator } from "./discriminator.ts";
import { type FoundEvent, readDialect } from "./find-events.ts";
import {
  type Documents,
  type Located,
  type Node,
  pathsIn,
  refuse,
  type SourceDocument,
} from "./read-documents.ts";

/** Keywords whose schemas apply to the same value as the schema around them. */
const SAME_VALUE = /^(\$ref|allOf|anyOf|oneOf|not|if|then|else|dependentSchemas|dependencies)$/;
const DROPPED = /^(\$schema|\$id|\$defs|definitions|components)$/;
const UNREAD = /^\$(anchor|dynamicRef|dynamicAnchor|recursiveRef|recursiveAnchor)$/;
const MOST_OF_A_VALUE = 2_000;

export function selfContainedSchema(event: FoundEvent, budget: Documents["budget"]): JsonSchema {
  const { name, schema: located, unsent } = event;
  const { root, file } = located.document;
  const dialect = readDialect(located.node.$schema, event.dialect, file);
  const $defs: Record<string, Node> = {};
  const names = new Map<Node, string>();
  let parts = 0;

  function copy({ node, document }: Located): Node {
    const { file } = document;
    if (++parts > budget.partsOfEach)
      refuse(file, `has a schema of too many parts (${budget.partsOfEach} are read): ${name}`);
    if (budget.parts-- < 0) refuse(file, "is one of contracts of too many parts in all");
    if (!budget.copied.has(node)) budget.copied.set(node, { document, event, dialect });
    const newest = inNewestDialect(node, dialect, unsent);
    const isExample = "example" in newest && "openapi" in root;
    const read = isExample ? { examples: [newest.example], ...newest } : newest;
    const copied = Object.entries(read).flatMap(([key, value]) => {
      if (DROPPED.test(key)) return [];
      if (UNREAD.test(key)) refuse(file, `uses ${key}, which is not read here`);
      const isByName = NAMED.test(key) || key === "dependentRequired";
      if (isByName && isNode(value) && Object.hasOwn(value, "__proto__"))
        refuse(file, "has a rule for a field called __proto__, which ajv passes over");
      const patterns = key === "pattern" ? [value] : [];
      if (key === "patternProperties" && isNode(value)) patterns.push(...Object.keys(value));
      for (const pattern of patterns) check(String(pattern), file);
      if (key === "$ref") return [[key, `#/$defs/${shapeOf(String(value), document)}`]];
      return [[key, withInner(key, value, (inner) => copy({ node: inner, document }))]];
    });
    // The parts of an `anyOf` that the conversion made are in no document, so none is checked.
    if (newest.anyOf !== node.anyOf)
      for (const inner of [newest.anyOf].flat()) budget.copied.delete(inner as Node);
    return withDiscriminator(Object.fromEntries(copied), read, document, (field) =>
      budget.discriminators.add(`${field} of ${name}`),
    );
  }

  /** Copies the target of a reference once, and returns the name of the copy. */
  function shapeOf(reference: string, from: SourceDocument): string {
    const target = from.follow(reference);
    const known = names.get(target.node);
    if (known !== undefined) return known;
    const plain = nameOfReference(reference).replaceAll(/[^\w.-]+/g, "_") || "Schema";
    let unique = plain;
    for (let more = 2; unique in $defs; more++) unique = `${plain}_${more}`;
    names.set(target.node, unique);
    $defs[unique] = {};
    $defs[unique] = copy(target);
    return unique;
  }

  const isDeep = "leads to schemas that lie too deep in each other";
  const whole = unlessThrown(RangeError, () => copy(located)) ?? refuse(file, isDeep);
  const shapes = Object.keys($defs).length > 0 ? { $defs } : {};
  const schema = { $schema: DIALECT, ...whole, ...shapes };
  weigh(schema, file);
  return schema;
}

function check(pattern: string, file: string): void {
  if (unlessThrown(SyntaxError, () => new RegExp(pattern, "u")) === undefined)
    refuse(file, `has a pattern that is no regular expression: ${pattern.slice(0, 80)}`);
}

/** Refuses a schema that leads to itself or to too many other schemas for the same value. */
function weigh(root: Node, file: string): void {
  const weights = new Map<unknown, number>();
  const weightOf = (value: unknown): number => {
    if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + weightOf(item), 0);
    if (!isNode(value)) return 0;
    const known = weights.get(value);
    if (known !== undefined) return known;
    weights.set(value, Number.POSITIVE_INFINITY);
    let weight = 1;
    for (const [key, inner] of Object.entries(value)) {
      if (!SAME_VALUE.test(key)) continue;
      if (key === "$ref")
        weight += weightOf((root.$defs as Node | undefined)?.[nameOfReference(String(inner))]);
      else weight += weightOf(NAMED.test(key) && isNode(inner) ? Object.values(inner) : inner);
    }
    if (weight > MOST_OF_A_VALUE)
      refuse(file, "has a schema that leads to itself, or to too many others, for one value");
    weights.set(value, weight);
    return weight;
  };
  const visit = (value: unknown): void => {
    weightOf(value);
    if (isObject(value)) Object.values(value).forEach(visit);
  };
  visit(root);
}

/** Finds where a part of a self-contained schema comes from: a node, and the path inside it. */
export function sourceOf(
  event: readonly [FoundEvent, JsonSchema],
  keys: readonly string[],
  seen: readonly string[] = [],
): Located & { readonly path: readonly string[] } {
  const [{ schema: located }, schema] = event;
  const [key, name = "", ...path] = keys;
  if (key !== "$defs" || seen.includes(name)) return { ...located, path: keys };
  const reference = `#/$defs/${name}`;
  const [, way = []] = [...pathsIn(schema)].find(([{ $ref }]) => $ref === reference) ?? [];
  const from = sourceOf(event, way, [...seen, name]);
  const $ref = valueAt(from.node, [...from.path, "$ref"]);
  return typeof $ref === "string" ? { ...from.document.follow($ref), path } : from;
}
