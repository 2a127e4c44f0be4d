// Each keyword of a schema, broken once in a body that satisfies it.
import { formsOf, nameOf, resolved, SCHEMAS, type Schema, type Unsent } from "./referee.ts";

export interface Break {
  /** The keyword, by its place in the document: `Person/email format`. */
  readonly site: string;
  readonly path: readonly string[];
  /** What stands there instead; undefined if it is left out. */
  readonly to: unknown;
}

/** A text that is of no format, and matches no pattern that the document has. */
const WRONG = "§";
const KEYWORDS = [
  ...["type", "enum", "anyOf", "minLength", "maxLength", "pattern", "format", "multipleOf"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minItems", "maxItems"],
  ...["uniqueItems", "minProperties", "maxProperties", "discriminator"],
];

/** All that can be broken in a body, which satisfies the schema. */
export function* breaksIn(
  written: Schema,
  value: unknown,
  place = "",
  path: readonly string[] = [],
): Iterable<Break> {
  const schema = resolved(written);
  const at = written.$ref === undefined ? place : nameOf(written.$ref);
  const broken = (keyword: string, to: unknown, key?: string): Break => ({
    site: `${at} ${keyword}`,
    path: key === undefined ? path : [...path, key],
    to,
  });
  if (value === null && schema.nullable) return;
  const { discriminator, properties = {}, required = [], additionalProperties } = schema;
  if (discriminator) {
    const { propertyName } = discriminator;
    const forms = formsOf(schema);
    const told = (value as Readonly<Record<string, unknown>>)[propertyName];
    const [, form] = forms.find(([one]) => one === told) ?? [];
    if (told !== undefined) yield broken("discriminator", "Elsewhere", propertyName);
    yield broken("discriminator without an object", []);
    if (form !== undefined) yield* breaksIn({ $ref: `#/${form}` }, value, at, path);
    return;
  }
  for (const part of schema.allOf ?? [])
    for (const one of breaksIn(part, value, `${at}/allOf`, path))
      if (!schema.nullable || one.to !== null || one.path.length > path.length) yield one;
  if (schema.anyOf) yield broken("anyOf", {});
  for (const [index, form] of (schema.anyOf ?? []).entries())
    if (form.required?.every((name) => Object.hasOwn(value as object, name)))
      yield* breaksIn(form, value, `${at}/${index}`, path);
  if (schema.type !== undefined) yield broken("type", schema.type === "object" ? [] : {});
  if (schema.type !== undefined && !schema.nullable) yield broken("type without null", null);
  if (schema.enum) yield broken("enum", `${WRONG} of none`);
  if (typeof value === "string") {
    if (Number(schema.minLength) > 0) yield broken("minLength", "");
    if (schema.maxLength) yield broken("maxLength", "x".repeat(Number(schema.maxLength) + 1));
    if (schema.pattern) yield broken("pattern", WRONG);
    if (schema.format && schema.format !== "decimal") yield broken("format", WRONG);
  }
  if (typeof value === "number") {
    const { minimum, maximum, multipleOf } = schema as Readonly<Record<string, number>>;
    const beyond = schema.type === "integer" ? 1 : 0.25;
    if (minimum !== undefined) yield broken("minimum", minimum - beyond);
    if (schema.exclusiveMinimum) yield broken("exclusiveMinimum", minimum);
    if (maximum !== undefined) yield broken("maximum", maximum + (multipleOf ?? beyond));
    if (schema.exclusiveMaximum) yield broken("exclusiveMaximum", maximum);
    if (multipleOf !== undefined) yield broken("multipleOf", value + multipleOf / 2);
  }
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems, items = {} } = schema as Schema & Record<string, number>;
    const [first] = value;
    if (minItems > 0) yield broken("minItems", []);
    if (maxItems && first !== undefined) yield broken("maxItems", Array(maxItems + 1).fill(first));
    if (schema.uniqueItems && first !== undefined) yield broken("uniqueItems", [first, first]);
    for (const [index, item] of value.entries())
      yield* breaksIn(items, item, `${at}/items`, [...path, `${index}`]);
  } else if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value);
    for (const name of required)
      if (name in value) yield broken(`required ${name}`, undefined, name);
    if (additionalProperties === false) yield broken("additionalProperties", 1, "of_none");
    if (schema.minProperties) yield broken("minProperties", {});
    if (schema.maxProperties) {
      const many = Array.from({ length: Number(schema.maxProperties) + 1 }, (_, one) => [one, "x"]);
      yield broken("maxProperties", Object.fromEntries(many));
    }
    for (const [name, inner] of entries) {
      const others = typeof additionalProperties === "object" ? additionalProperties : {};
      const key = name in properties ? name : "*";
      yield* breaksIn(properties[name] ?? others, inner, `${at}/${key}`, [...path, name]);
    }
  }
}

/** All that has to be broken in a schema and in what it leads to, each once. */
export function sitesIn(name: string, unsent: Unsent, known = new Set<string>()): string[] {
  if (known.has(name)) return [];
  known.add(name);
  const visit = (schema: Schema, at: string): string[] => {
    if (schema.$ref !== undefined) return sitesIn(nameOf(schema.$ref), unsent, known);
    const { properties = {}, required = [], additionalProperties: others, items } = schema;
    const sent = Object.entries(properties).filter(([, field]) => !field[unsent]);
    const inner: (readonly [string, Schema])[] = [
      ...sent,
      ...(schema.anyOf ?? []).map((form, index) => [`${index}`, form] as const),
      ...[...(schema.allOf ?? []), ...(schema.oneOf ?? [])].map((form) => ["", form] as const),
      ...(typeof others === "object" ? [["*", others] as const] : []),
      ...(items ? [["items", items] as const] : []),
    ];
    const keywords = [
      ...KEYWORDS.filter((one) => one in schema && (one !== "format" || schema[one] !== "decimal")),
      ...required.filter((key) => !properties[key]?.[unsent]).map((key) => `required ${key}`),
      ...(others === false ? ["additionalProperties"] : []),
    ];
    return [
      ...keywords.map((keyword) => `${at} ${keyword}`),
      ...inner.flatMap(([key, form]) => visit(form, `${at}/${key}`)),
    ];
  };
  return visit(SCHEMAS[name] as Schema, name);
}

/** A copy of a body with something broken in it. */
export const apply = (body: unknown, { path, to }: Break): unknown =>
  path.reduceRight<(value: unknown) => unknown>(
    (edit, key) => (value) => {
      const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value);
      copy[key] = edit(copy[key]);
      if (copy[key] === undefined) delete copy[key];
      return copy;
    },
    () => to,
  )(body);
