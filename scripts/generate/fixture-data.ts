// What `fixture` and `faults` are made from: one example of every payload, and the sites in it
// where a rule can be broken.
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { nameOfReference } from "../../src/reading/model/schema.ts";
import type { Source } from "../source/read-source.ts";
import { header, type Outputs } from "./outputs.ts";
import { requestBodies, restUnit } from "./rest-units.ts";
import { checksOf, oneRequiredOf, type Unit } from "./validators/unit.ts";

/**
 * A value in the example: where, its JSON types, whether it has to be there, and its further
 * checks.
 */
type RuleSite = [attr: string, types: string, required: 0 | 1, ...codes: string[]];

export function generateFixtureData({ events, openapi }: Source): Outputs {
  const shapes = new Map(events.shapes.map(({ title, schema }) => [title, schema]));
  const shapeUnit = (name: string): Unit => ({
    name,
    schema: shapes.get(name) ?? {},
    refer: nameOfReference,
  });
  const entries = [
    ...events.events.map(({ name, title, schema, examples }) => {
      const example = examples.find(({ variant }) => variant === "")?.payload;
      return [
        name,
        example,
        sitesOf({ name: title, schema, refer: nameOfReference }, example, shapeUnit),
      ] as const;
    }),
    ...requestBodies(openapi).map(({ operationId, schema, example }) => {
      const unit = (name: string) => restUnit(openapi, name);
      return [operationId, example, sitesOf(unit(schema), example, unit)] as const;
    }),
  ];
  const rows = entries.map(([name, example, sites]) => {
    const list = sites.map((site) => `    ${JSON.stringify(site)},\n`).join("");
    return `  ${JSON.stringify(name)}: [${JSON.stringify(example)}, [\n${list}  ]],\n`;
  });
  return new Map([
    [
      "generated/fixture-data.ts",
      [
        header("the examples in events/ and openapi/"),
        "/** A value in the example: where, its JSON types, whether it has to be there, and its further checks. */",
        "export type RuleSite = readonly [attr: string, types: string, required: 0 | 1, ...codes: string[]];\n",
        "/** One example of every payload, and the sites in it where a rule can be broken. */",
        `export const FIXTURE_DATA: { readonly [name: string]: readonly [example: unknown, sites: readonly RuleSite[]] } = {\n${rows.join("")}};\n`,
      ].join("\n"),
    ],
  ]);
}

function sitesOf(root: Unit, example: unknown, unitOf: (name: string) => Unit): RuleSite[] {
  const sites = new Map<string, RuleSite>();
  /**
   * `rule` is the site without its indexes: a rule for all items is broken in the first item that
   * shows it.
   */
  const visit = (
    unit: Unit,
    schema: JsonSchema,
    value: unknown,
    attr: string,
    rule: string,
    required: 0 | 1,
  ): void => {
    if (schema.$ref !== undefined) {
      const referred = unitOf(unit.refer(schema.$ref));
      visit(referred, referred.schema, value, attr, rule, required);
      return;
    }
    const site =
      sites.get(rule) ?? ([attr, [schema.type ?? []].flat().join(" "), required] as RuleSite);
    const choice = oneRequiredOf(schema);
    if (site[0] === attr) {
      if (schema.type !== undefined) site[1] = [schema.type].flat().join(" ");
      site.push(
        ...checksOf(schema).map(({ code }) => code),
        ...(choice ? [`choice:${choice.join()}`] : []),
      );
      if (site[1] !== "") sites.set(rule, site);
    }
    for (const part of schema.allOf ?? []) visit(unit, part, value, attr, rule, required);
    if (schema.items && Array.isArray(value)) {
      for (const [index, item] of value.entries())
        visit(unit, schema.items, item, join(attr, String(index)), join(rule, "*"), 0);
    }
    if (typeof value !== "object" || value === null) return;
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (!(name in value)) continue;
      const field = (value as Record<string, unknown>)[name];
      visit(
        unit,
        property,
        field,
        join(attr, name),
        join(rule, name),
        schema.required?.includes(name) ? 1 : 0,
      );
    }
  };
  visit(root, root.schema, example, "", "", 0);
  return [...sites.values()];
}

const join = (attr: string, name: string): string => (attr === "" ? name : `${attr}.${name}`);
