// A schema with all that it refers to, in one piece and in a dialect that ajv has. What would take
// endless time or room is refused.
import { type JsonSchema, nameOfReference } from "../../reading/model/schema.ts";
import { type FoundEvent, readDialect } from "./find-events.ts";
import { isExponential } from "./patterns.ts";
import { type Documents, isNode, type Located, type Node, refuse } from "./read-documents.ts";

/** Keywords whose values are schemas, or lists of schemas. */
const INNER =
  /^(allOf|anyOf|oneOf|not|if|then|else|items|prefixItems|additionalItems|contains|propertyNames|additionalProperties|unevaluatedItems|unevaluatedProperties)$/;
/** Those that are about the same value. */
const SAME_VALUE = /^(\$ref|allOf|anyOf|oneOf|not|if|then|else|dependentSchemas|dependencies)$/;
/** Keywords whose values are schemas by name. */
const NAMED = /^(properties|patternProperties|dependentSchemas|dependencies)$/;
/** Left out: what a copy has no use for. */
const DROPPED = /^(\$schema|\$id|\$defs|definitions|components)$/;
const UNREAD = /^(\$anchor|\$dynamicRef|\$dynamicAnchor|\$recursiveRef|\$recursiveAnchor)$/;
const MOST_PARTS = 2_000;
const MOST_OF_A_VALUE = 2_000;

const DIALECTS = {
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "2019-09": "https://json-schema.org/draft/2019-09/schema",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
};

export interface OwnSchema {
  readonly schema: JsonSchema;
  readonly dialect: keyof typeof DIALECTS;
}

/** The schema of an event, in one piece. */
export function selfContainedSchema(
  { schema, dialect, name }: FoundEvent,
  documents: Documents,
): OwnSchema {
  const { document, node } = schema;
  const { file } = document;
  const named = readDialect(node.$schema, dialect, file);
  const shapes = new Map<Node, string>();
  const $defs: Record<string, Node> = {};
  let parts = 0;
  const shapeOf = ({ node: target, document: home }: Located, reference: string): string => {
    const known = shapes.get(target);
    if (known !== undefined) return known;
    const plain = nameOfReference(reference).replaceAll(/[^\w.-]+/g, "_") || "Schema";
    const taken = Object.keys($defs);
    const shape =
      [plain, ...taken.map((_, at) => `${plain}_${at + 2}`)].find((one) => !taken.includes(one)) ??
      plain;
    shapes.set(target, shape);
    $defs[shape] = {};
    $defs[shape] = copy({ node: target, document: home });
    return shape;
  };
  const inside = (value: unknown, document: Located["document"]): unknown =>
    Array.isArray(value)
      ? value.map((one) => inside(one, document))
      : isNode(value)
        ? copy({ node: value, document })
        : value;
  const copy = ({ node, document }: Located): Node => {
    if (++parts > MOST_PARTS || documents.budget.parts-- < 0)
      refuse(file, `has a schema of too many parts (${MOST_PARTS} are read): ${name}`);
    const own: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(named === "OpenAPI 3.0" ? from30(node) : node)) {
      if (DROPPED.test(key)) continue;
      if (UNREAD.test(key)) refuse(document.file, `uses ${key}, which is not read here`);
      if (key === "$ref" && typeof value === "string")
        own.$ref = `#/$defs/${shapeOf(documents.follow(value, document), value)}`;
      else if (NAMED.test(key) && isNode(value)) {
        own[key] = Object.fromEntries(
          Object.entries(value).map(([one, schema]) => [one, inside(schema, document)]),
        );
        if (key === "patternProperties")
          for (const pattern of Object.keys(value)) check(pattern, document.file, documents);
      } else own[key] = INNER.test(key) ? inside(value, document) : value;
      if (key === "pattern") check(value, document.file, documents);
    }
    return own;
  };
  const whole = copy(schema);
  const own = named === "OpenAPI 3.0" ? "2020-12" : named;
  const contained = { $schema: DIALECTS[own], ...whole, ...(shapes.size > 0 ? { $defs } : {}) };
  weigh(contained, file);
  return { schema: contained, dialect: own };
}

function check(pattern: unknown, file: string, { budget }: Documents): void {
  if (typeof pattern !== "string") return;
  const verdict = isExponential(pattern, budget);
  if (verdict === undefined)
    refuse(file, `has a pattern that is no regular expression: ${pattern}`);
  if (verdict)
    refuse(
      file,
      `has a pattern that can take exponential time, or is too long to judge: ${pattern}`,
    );
}

/** Refuses schemas that lead to themselves for the same value, or multiply on the way. */
function weigh(root: Node, file: string): void {
  const shapes = root.$defs as Readonly<Record<string, Node>> | undefined;
  const weights = new Map<unknown, number>();
  const weightOf = (value: unknown): number => {
    if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + weightOf(one), 0);
    if (!isNode(value)) return 0;
    const known = weights.get(value);
    if (known !== undefined) return known;
    weights.set(value, Number.POSITIVE_INFINITY);
    let weight = 1;
    for (const [key, inner] of Object.entries(value)) {
      if (key === "$ref") weight += weightOf(shapes?.[nameOfReference(String(inner))]);
      else if (SAME_VALUE.test(key))
        weight += weightOf(NAMED.test(key) ? Object.values(inner as object) : inner);
    }
    if (weight > MOST_OF_A_VALUE)
      refuse(file, "has a schema that leads to itself, or to too many others, for one value");
    weights.set(value, weight);
    return weight;
  };
  const visit = (value: unknown): void => {
    if (isNode(value)) weightOf(value);
    if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  visit(root);
}

/** A schema of OpenAPI 3.0 as JSON Schema has it. */
function from30(node: Node): Node {
  if (typeof node.$ref === "string") return { $ref: node.$ref };
  const { nullable, exclusiveMinimum, exclusiveMaximum, example, ...rest } = node;
  const schema: Record<string, unknown> = { ...rest };
  for (const [limit, exclusive, is] of [
    ["minimum", "exclusiveMinimum", exclusiveMinimum],
    ["maximum", "exclusiveMaximum", exclusiveMaximum],
  ] as const) {
    if (typeof is === "number") schema[exclusive] = is;
    if (is !== true) continue;
    schema[exclusive] = schema[limit];
    delete schema[limit];
  }
  if (example !== undefined) schema.examples = [example];
  if (nullable !== true) return schema;
  if (typeof schema.type !== "string") return { anyOf: [schema, { type: "null" }] };
  if (Array.isArray(schema.enum)) schema.enum = [...new Set([...schema.enum, null])];
  return { ...schema, type: [schema.type, "null"] };
}
