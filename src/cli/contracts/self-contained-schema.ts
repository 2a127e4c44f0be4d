// Puts a schema and all schemas that it refers to in one piece, in the dialect of ajv. Refuses a
// schema that takes endless time or memory.
import { isJsonObject as isNode, isObject, valueAt } from "../../library/json/pointer.ts";
import { DIALECT, type JsonSchema, nameOfReference } from "../../reading/model/schema.ts";
import { withDiscriminator } from "./discriminator.ts";
import type { FoundEvent } from "./find-events.ts";
import { inNewestDialect, NAMED, readDialect, withInner } from "./keywords.ts";
import { judgePattern } from "./patterns.ts";
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
  const { document, node } = event.schema;
  const piece = new Piece(event, budget);
  const copy = piece.copy(node, document);
  const $defs = Object.keys(piece.$defs).length > 0 ? { $defs: piece.$defs } : {};
  const schema = { $schema: DIALECT, ...copy, ...$defs };
  weigh(schema, document.file);
  return schema;
}

class Piece {
  readonly $defs: Record<string, Node> = {};
  readonly #names = new Map<Node, string>();
  readonly #budget: Documents["budget"];
  readonly #event: FoundEvent;
  readonly #dialect: FoundEvent["dialect"];
  #parts = 0;

  constructor(event: FoundEvent, budget: Documents["budget"]) {
    const { document, node } = event.schema;
    this.#event = event;
    this.#budget = budget;
    this.#dialect = readDialect(node.$schema, event.dialect, document.file);
  }

  copy(node: Node, document: SourceDocument): Node {
    const { file } = document;
    const { partsOfEach } = this.#budget;
    if (++this.#parts > partsOfEach)
      refuse(file, `has a schema of too many parts (${partsOfEach} are read): ${this.#event.name}`);
    if (this.#budget.parts-- < 0) refuse(file, "is one of contracts of too many parts in all");
    const part = { document, event: this.#event, dialect: this.#dialect };
    if (!this.#budget.copied.has(node)) this.#budget.copied.set(node, part);
    const newest = inNewestDialect(node, this.#dialect, this.#event.unsent);
    const isExample = "example" in newest && "openapi" in this.#event.schema.document.root;
    const read = isExample ? { examples: [newest.example], ...newest } : newest;
    const copied = Object.entries(read).flatMap(([key, value]) => {
      if (DROPPED.test(key)) return [];
      if (UNREAD.test(key)) refuse(file, `uses ${key}, which is not read here`);
      const isByName = NAMED.test(key) || key === "dependentRequired";
      if (isByName && isNode(value) && Object.hasOwn(value, "__proto__"))
        refuse(file, "has a rule for a field called __proto__, which ajv passes over");
      const patterns = key === "pattern" ? [value] : [];
      if (key === "patternProperties" && isNode(value)) patterns.push(...Object.keys(value));
      for (const pattern of patterns) check(String(pattern), file, this.#budget);
      return [[key, this.#valueOf(key, value, document)]];
    });
    // Beside null stands a part that no document has.
    if (newest.anyOf !== node.anyOf)
      for (const inner of [newest.anyOf].flat()) this.#budget.copied.delete(inner as Node);
    return withDiscriminator(Object.fromEntries(copied), read, document, (field) =>
      this.#budget.discriminators.add(`${field} of ${this.#event.name}`),
    );
  }

  #valueOf(key: string, value: unknown, document: SourceDocument): unknown {
    if (key === "$ref") return `#/$defs/${this.#shapeOf(String(value), document)}`;
    return withInner(key, value, (inner) => this.copy(inner, document));
  }

  /** Copies the target of a reference once, and returns the name of the copy. */
  #shapeOf(reference: string, from: SourceDocument): string {
    const { node, document } = from.follow(reference);
    const known = this.#names.get(node);
    if (known !== undefined) return known;
    const plain = nameOfReference(reference).replaceAll(/[^\w.-]+/g, "_") || "Schema";
    let name = plain;
    for (let more = 2; name in this.$defs; more++) name = `${plain}_${more}`;
    this.#names.set(node, name);
    this.$defs[name] = {};
    this.$defs[name] = this.copy(node, document);
    return name;
  }
}

function check(pattern: string, file: string, budget: Documents["budget"]): void {
  const longest = budget.longest.get(pattern) ?? judgePattern(pattern, budget);
  if (typeof longest === "string")
    refuse(file, `has a pattern that ${longest}: ${pattern.slice(0, 80)}`);
  budget.longest.set(pattern, longest);
}

/** Refuses a schema that leads to itself for the same value, or that multiplies by references. */
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

/** Finds the origin of a part of a schema in one piece: the node, and the path inside the node. */
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
