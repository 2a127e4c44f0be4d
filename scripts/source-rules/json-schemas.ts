// Checks the schemas of events and shared shapes.

import { type Form, readForm } from "../../src/reading/model/form.ts";
import { DIALECT, type JsonSchema } from "../../src/reading/model/schema.ts";
import { ID_BASE } from "../naming.ts";
import type { EventSource, EventsSource, ShapeSource } from "../source/read-events.ts";
import { isIncomplete, walkSchema } from "../source/schemas.ts";
import { type Problem, problemsOf, type Report } from "./problem.ts";

const TYPES = ["string", "integer", "number", "boolean", "object", "array"];
/** The keywords that 2020-12 and draft-07 read alike, and that the catalogue can state. */
const KEYWORDS =
  "title description type properties required items $ref allOf additionalProperties".split(" ");
const ROOT_KEYWORDS = [...KEYWORDS, "$schema", "$id", "$comment"];

export const checkJsonSchemas = (source: EventsSource): Problem[] =>
  problemsOf((report) => {
    const ids = new Set(source.shapes.map((shape) => shape.id));
    for (const { path, reason } of source.strays) report(path, reason, "Rename, fix or remove it");
    const schemas = [...source.events, ...source.shapes];
    for (const schema of schemas) {
      checkRoot(schema, report);
      checkTree(schema, ids, report);
    }
    checkTitles(schemas, report);
    checkDomains(source, report);
  });

function checkRoot({ path, id, title, schema }: EventSource | ShapeSource, report: Report): void {
  for (const [keyword, value] of Object.entries({ $schema: DIALECT, $id: id, title })) {
    const written = JSON.stringify(schema[keyword as "title"]);
    if (written !== JSON.stringify(value))
      report(path, `${keyword} is ${written}, expected "${value}"`, "Run npm run fix");
  }
  const lacks = "there is no description, or it is not a sentence";
  if (!schema.description?.endsWith(".")) report(path, lacks, "Say in a sentence what it reports");
}

function checkTree(
  { path, id, schema }: EventSource | ShapeSource,
  shapeIds: ReadonlySet<string>,
  report: Report,
): void {
  walkSchema(schema, (node, pointer) => {
    const isRoot = pointer === "";
    for (const keyword of Object.keys(node)) {
      if ((isRoot ? ROOT_KEYWORDS : KEYWORDS).includes(keyword)) continue;
      const remedy = `Leave it out; schemas of events use ${KEYWORDS.join(", ")}`;
      report(path, `${isRoot ? "the root" : pointer} has the keyword ${keyword}`, remedy);
    }
    const form = readForm(node, () => ({}), pointer);
    const rules = [
      ...typeRules(node, isRoot, id, shapeIds),
      ...objectRules(form, isIncomplete(node)),
    ];
    for (const [isBroken, message, remedy] of rules)
      if (isBroken) report(path, `${isRoot ? "the root" : pointer} ${message}`, remedy);
  });
}

type Rule = readonly [isBroken: boolean, message: string, remedy: string];

function typeRules(
  node: JsonSchema,
  isRoot: boolean,
  id: string,
  shapeIds: ReadonlySet<string>,
): Rule[] {
  const { $ref, allOf, type } = node;
  if ($ref !== undefined) {
    const isAlone = Object.keys(node).length === 1;
    const isThere = shapeIds.has(new URL($ref, id).href);
    const merge = "Draft-07 ignores them; move the description into the shape";
    const refer = `Refer to a file of ${ID_BASE}_shared/ by a relative path`;
    return [
      [!isAlone, "has keywords beside $ref", merge],
      [!isThere, `refers to ${$ref}, which does not exist`, refer],
    ];
  }
  if (allOf) {
    const isShape = isRoot && allOf.length === 1 && allOf[0]?.$ref !== undefined;
    return [[!isShape, "has an allOf", "Use it only for a payload that is a shared shape"]];
  }
  const isKnown = typeof type === "string" && TYPES.includes(type);
  return [[!isKnown, `has the type ${JSON.stringify(type)}`, `Give it one of ${TYPES.join(", ")}`]];
}

function objectRules(
  { types: [type], fields, required, item, isOpen }: Form,
  isCut: boolean,
): Rule[] {
  const isFree = isOpen === true;
  const isFreeOrNamed = isCut || type !== "object" || isFree !== (fields !== undefined);
  return [
    ...required.map((name): Rule => {
      const isThere = fields?.some((field) => field.name === name);
      const remedy = "Add the property or drop it from required";
      return [!isThere, `requires ${name}, which it does not have`, remedy];
    }),
    [type === "array" && !item, "is an array without items", "Say what its items are"],
    [
      isOpen === false,
      "closes its object",
      "Unknown fields are allowed; leave additionalProperties out",
    ],
    [
      isCut && !isFree,
      "is incomplete but not open",
      'Add "additionalProperties": true, so that its type is open too',
    ],
    [
      !isFreeOrNamed,
      "is an object that is neither free nor has properties",
      'Write "additionalProperties": true on a free object, and only there',
    ],
  ];
}

function checkTitles(schemas: readonly { path: string; title: string }[], report: Report): void {
  const first = new Map<string, string>();
  for (const { path, title } of schemas) {
    const earlier = first.get(title);
    first.set(title, earlier ?? path);
    if (earlier !== undefined)
      report(path, `its title ${title} is also that of ${earlier}`, "Rename one of them");
  }
}

function checkDomains({ events, domains }: EventsSource, report: Report): void {
  const say = (name: string, message: string, remedy: string) =>
    report(`events/${name}/domain.json`, message, remedy);
  for (const name of new Set(events.map((event) => event.domain)))
    if (!domains.some((domain) => domain.name === name))
      say(name, "it is missing", "Write its title, position and description");
  for (const [index, { name, title, position, description }] of domains.entries()) {
    if (
      [title, description].some((text) => typeof text !== "string") ||
      !Number.isInteger(position)
    )
      say(name, "title, position or description is missing", "Write all three");
    if (position === domains[index - 1]?.position) {
      const message = `its position ${position} is also that of another section`;
      say(name, message, "Count the sections in the order of the catalogue");
    }
  }
}
