// Puts a schema and all schemas that it refers to in one piece, in the dialect of ajv. Refuses a
// schema that takes endless time or memory.

import { isJsonObject as isNode, isObject, resolveReference } from "../../library/json/pointer.ts";
import { unlessThrown } from "../../library/text/unless-thrown.ts";
import {
  type Dialect,
  inNewestDialect,
  mayBeSchema,
  NAMED,
  withInner,
} from "../../reading/documents/keywords.ts";
import { DIALECT, type JsonSchema, nameOfReference } from "../../reading/model/schema.ts";
import { withDiscriminator } from "./discriminator.ts";
import { dialectOf, type FoundEvent, readDialect } from "./find-events.ts";
import {
  attempt,
  type Documents,
  isResource,
  type Located,
  type Node,
  type Part,
  type Refusal,
  refuse,
  refuseAt,
  type SourceDocument,
} from "./read-documents.ts";

/** Keywords whose schemas apply to the same value as the schema around them. */
const SAME_VALUE = /^(allOf|anyOf|oneOf|not|if|then|else|dependentSchemas|dependencies)$/;
const DROPPED = /^(\$schema|\$id|\$defs|definitions|components)$/;
const UNREAD = /^\$(async|anchor|dynamicRef|dynamicAnchor|recursiveRef|recursiveAnchor)$/;
const MOST_OF_A_VALUE = 2_000;

/** Where a schema stands: its document and dialect, and the schema with an `$id` around it. */
interface Around {
  readonly document: SourceDocument;
  readonly dialect: Dialect;
  readonly resource?: Node | undefined;
}

interface Shape extends Around {
  readonly name: string;
}

/** The targets of references, by their copies. */
const TARGETS = new WeakMap<object, Located>();

export function selfContainedSchema(event: FoundEvent, budget: Documents["budget"]): JsonSchema {
  const { name, schema: located, unsent } = event;
  const { root, file } = located.document;
  const $defs: Record<string, Node> = {};
  const shapes = new Map<Node, Shape>();
  /** Copies that are still to be made: a chain of references takes no stack. */
  const open: (() => void)[] = [];
  const together = new Set<string>();
  let parts = 0;

  function copy(node: Node, around: Around): Node {
    const { document } = around;
    const { file } = document;
    if (++parts > budget.partsOfEach)
      refuse(file, `has a schema of too many parts (${budget.partsOfEach} are read): ${name}`);
    if (budget.parts-- < 0) refuse(file, "is one of contracts of too many parts in all");
    const dialect = readDialect(node.$schema, around.dialect, file);
    const isInside = isResource(node) && node !== document.root;
    const here = { document, dialect, resource: isInside ? node : around.resource };
    const whole: Node = {};
    const copies = budget.copied.get(dialect) ?? new Map<Node, Part>();
    budget.copied.set(dialect, copies);
    if (!copies.has(node)) copies.set(node, { document, event, dialect, copy: whole });
    const newest = inNewestDialect(node, dialect, unsent);
    const isExample = "example" in newest && "openapi" in root;
    const read = isExample ? { examples: [newest.example], ...newest } : newest;
    const refusedAt = (key: string) => (refusal: Refusal) =>
      refuseAt({ document, node }, key, refusal);
    const copyOf = (key: string, value: unknown) => {
      if (UNREAD.test(key)) refuse(file, `uses ${key}, which is not read here`);
      const isByName = NAMED.has(key) || key === "dependentRequired";
      if (isByName && isNode(value) && Object.hasOwn(value, "__proto__"))
        refuse(file, "has a rule for a field called __proto__, which ajv passes over");
      const patterns = key === "pattern" ? [value] : [];
      if (key === "patternProperties" && isNode(value)) patterns.push(...Object.keys(value));
      for (const pattern of patterns) check(String(pattern), file);
      if (key === "contains" || key === "unevaluatedItems") together.add(key);
      if (together.size > 1)
        refuse(
          file,
          "has contains and unevaluatedItems, of which ajv takes items that are neither",
        );
      if (key === "$ref") return `#/$defs/${shapeOf(String(value), here)}`;
      return withInner(key, value, (inner) => copy(inner, here));
    };
    const copied = Object.entries(read).flatMap(([key, value]) => {
      if (DROPPED.test(key)) return [];
      return [[key, attempt(() => copyOf(key, value), refusedAt(key))]];
    });
    // The parts of an `anyOf` that the conversion made are in no document, so none is checked.
    if (newest.anyOf !== node.anyOf)
      for (const inner of [newest.anyOf].flat()) copies.delete(inner as Node);
    const decided = () => withDiscriminator(Object.fromEntries(copied), read, document);
    return Object.assign(whole, attempt(decided, refusedAt("discriminator")));
  }

  /** Copies the target of a reference once, and returns the name of the copy. */
  function shapeOf(reference: string, from: Around): string {
    const target = from.document.follow(reference);
    const { document, node, resource } = target;
    const dialect = dialectAt(target, from);
    const within = from.resource && resolveReference(from.resource, reference);
    if (within !== undefined && within !== node)
      refuse(
        from.document.file,
        `refers to ${reference} inside of a schema with an $id, which is not read here`,
      );
    if (!mayBeSchema(node))
      refuse(from.document.file, `refers to ${reference}, where no schema is`);
    const shape = shapes.get(node);
    if (shape && shape.dialect !== dialect)
      refuse(
        document.file,
        `is read as ${shape.dialect} for ${shape.document.file} and as ${dialect} for ${from.document.file}: give it a $schema`,
      );
    if (shape) return shape.name;
    const plain = nameOfReference(reference).replaceAll(/[^\w.-]+/g, "_") || "Schema";
    let unique = plain;
    for (let more = 2; unique in $defs; more++) unique = `${plain}_${more}`;
    shapes.set(node, { name: unique, document: from.document, dialect });
    $defs[unique] = {};
    open.push(() => {
      const shape = copy(node, { document, dialect, resource });
      TARGETS.set(shape, target);
      $defs[unique] = shape;
    });
    return unique;
  }

  function dialectAt({ document, says }: Located, from: Around): Dialect {
    if (says !== undefined) return readDialect(says, from.dialect, document.file);
    return document === located.document ? event.dialect : dialectOf(document, from.dialect);
  }

  const [place] = mayBeSchema(located.node) ? [] : located.document.places([[located.node, []]]);
  if (place) refuse(file, `has no schema for ${name}, but something else`, place);
  const whole = copy(located.node, { document: located.document, dialect: event.dialect });
  for (const make of open) make();
  const schema = { $schema: DIALECT, ...whole, ...(open.length > 0 && { $defs }) };
  weigh(schema, file);
  return schema;
}

function check(pattern: string, file: string): void {
  if (unlessThrown(SyntaxError, () => new RegExp(pattern, "u")) === undefined)
    refuse(file, `has a pattern that is no regular expression: ${pattern.slice(0, 80)}`);
}

/** Refuses a schema that leads to itself or to too many other schemas for the same value. */
function weigh(root: Node & JsonSchema, file: string): void {
  let left = 0;
  const apply = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) apply(item);
    if (!isNode(value)) return;
    if (left-- === 0)
      refuse(file, "has a schema that leads to itself, or to too many others, for one value");
    for (const [key, inner] of Object.entries(value))
      if (key === "$ref") apply(root.$defs?.[nameOfReference(String(inner))]);
      else if (SAME_VALUE.test(key)) apply(NAMED.has(key) ? Object.values(Object(inner)) : inner);
  };
  const visit = (value: unknown): void => {
    left = MOST_OF_A_VALUE;
    apply(value);
    if (isObject(value)) Object.values(value).forEach(visit);
  };
  visit(root);
}

/** Finds where a part of a self-contained schema comes from: a node, and the path inside it. */
export function sourceOf(
  [{ schema: located }, { $defs = {} }]: readonly [FoundEvent, JsonSchema],
  keys: readonly string[],
): Located & { readonly path: readonly string[] } {
  const [key, name = "", ...path] = keys;
  const target = key === "$defs" ? TARGETS.get($defs[name] ?? {}) : undefined;
  return target ? { ...target, path } : { ...located, path: keys };
}
