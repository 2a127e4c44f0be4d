// What the schemas of events and shared shapes have to look like.

import {
  DIALECT,
  isIncomplete,
  type JsonSchema,
  walkSchema,
} from "../../src/reading/model/schema.ts";
import { ID_BASE } from "../naming.ts";
import type { EventSource, EventsSource, ShapeSource } from "../source/read-events.ts";
import type { Problem } from "./problem.ts";

const TYPES = ["string", "integer", "number", "boolean", "object", "array"];
/**
 * What 2020-12 and draft-07 read alike, and what the catalogue can state. Formats, patterns and
 * enums it does not state.
 */
const KEYWORDS = new Set([
  "title",
  "description",
  "type",
  "properties",
  "required",
  "items",
  "$ref",
  "allOf",
  "additionalProperties",
]);
const ROOT_KEYWORDS = new Set([...KEYWORDS, "$schema", "$id", "$comment"]);

export function checkJsonSchemas(source: EventsSource): Problem[] {
  const ids = new Set(source.shapes.map((shape) => shape.id));
  return [
    ...source.strays.map(({ path, reason }) => ({
      file: path,
      message: reason,
      remedy: "Rename, fix or remove it",
    })),
    ...source.events.flatMap((event) => [...checkRoot(event), ...checkTree(event, ids)]),
    ...source.shapes.flatMap((shape) => [...checkRoot(shape), ...checkTree(shape, ids)]),
    ...checkTitles([...source.events, ...source.shapes]),
    ...checkDomains(source),
  ];
}

function checkRoot({ path, id, title, schema }: EventSource | ShapeSource): Problem[] {
  const expected = { $schema: DIALECT, $id: id, title } as const;
  const problems = Object.entries(expected).flatMap(([keyword, value]) => {
    const found = schema[keyword as keyof typeof expected];
    return found === value
      ? []
      : [
          {
            file: path,
            message: `${keyword} is ${JSON.stringify(found)}, expected "${value}"`,
            remedy: "Run npm run fix",
          },
        ];
  });
  if (!schema.description?.endsWith(".")) {
    problems.push({
      file: path,
      message: "there is no description, or it is not a sentence",
      remedy: "Say in a sentence what it reports",
    });
  }
  return problems;
}

function checkTree(
  { path, id, schema }: EventSource | ShapeSource,
  shapeIds: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  walkSchema(schema, (node, pointer) => {
    const where = pointer === "" ? "the root" : pointer;
    const say = (message: string, remedy: string) =>
      problems.push({ file: path, message: `${where} ${message}`, remedy });
    const allowed = pointer === "" ? ROOT_KEYWORDS : KEYWORDS;
    for (const keyword of Object.keys(node)) {
      if (!allowed.has(keyword))
        say(
          `has the keyword ${keyword}`,
          `Leave it out; schemas of events use ${[...KEYWORDS].join(", ")}`,
        );
    }
    if (node.$ref !== undefined) checkReference(node, id, shapeIds, say);
    else if (node.allOf) {
      if (pointer !== "" || node.allOf.length !== 1 || !node.allOf[0]?.$ref)
        say("has an allOf", "Use it only for a payload that is a shared shape");
    } else if (typeof node.type !== "string" || !TYPES.includes(node.type)) {
      say(`has the type ${JSON.stringify(node.type)}`, `Give it one of ${TYPES.join(", ")}`);
    }
    for (const name of node.required ?? []) {
      if (!node.properties?.[name])
        say(
          `requires ${name}, which it does not have`,
          "Add the property or drop it from required",
        );
    }
    if (node.type === "array" && !node.items)
      say("is an array without items", "Say what its items are");
    const isFree = node.additionalProperties === true;
    if (node.additionalProperties === false)
      say("closes its object", "Unknown fields are allowed; leave additionalProperties out");
    if (isIncomplete(node)) {
      if (!isFree)
        say(
          "is incomplete but not open",
          'Add "additionalProperties": true, so that its type is open too',
        );
    } else if (node.type === "object" && isFree === (node.properties !== undefined)) {
      say(
        "is an object that is neither free nor has properties",
        'Write "additionalProperties": true on a free object, and only there',
      );
    }
  });
  return problems;
}

function checkReference(
  node: JsonSchema,
  id: string,
  shapeIds: ReadonlySet<string>,
  say: (message: string, remedy: string) => void,
): void {
  if (Object.keys(node).length > 1)
    say("has keywords beside $ref", "Draft-07 ignores them; move the description into the shape");
  const target = new URL(node.$ref ?? "", id).href;
  if (!shapeIds.has(target))
    say(
      `refers to ${node.$ref}, which does not exist`,
      `Refer to a file of ${ID_BASE}_shared/ by a relative path`,
    );
}

function checkTitles(named: readonly { path: string; title: string }[]): Problem[] {
  const first = new Map<string, string>();
  return named.flatMap(({ path, title }) => {
    const other = first.get(title);
    if (other === undefined) first.set(title, path);
    return other === undefined
      ? []
      : [
          {
            file: path,
            message: `its title ${title} is also that of ${other}`,
            remedy: "Rename one of them",
          },
        ];
  });
}

function checkDomains(source: EventsSource): Problem[] {
  const used = [...new Set(source.events.map((event) => event.domain))];
  const known = new Set(source.domains.map((domain) => domain.name));
  return [
    ...used
      .filter((name) => !known.has(name))
      .map((name) => ({
        file: `events/${name}/domain.json`,
        message: "it is missing",
        remedy: "Write its title, position and description",
      })),
    ...source.domains
      .filter(
        ({ title, position, description }) =>
          typeof title !== "string" ||
          typeof description !== "string" ||
          !Number.isInteger(position),
      )
      .map(({ name }) => ({
        file: `events/${name}/domain.json`,
        message: "title, position or description is missing",
        remedy: "Write all three",
      })),
    ...source.domains
      .filter(({ position }, index) => position === source.domains[index - 1]?.position)
      .map(({ name, position }) => ({
        file: `events/${name}/domain.json`,
        message: `its position ${position} is also that of another section`,
        remedy: "Count the sections in the order of the catalogue",
      })),
  ];
}
