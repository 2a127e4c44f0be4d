// Only this file knows json-schema-to-typescript. It compiles the events of a section as properties
// of one schema, and the shared shapes as a section, and cuts the result into declarations.
import { compile, type JSONSchema } from "json-schema-to-typescript";
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import type { EventsSource } from "../source/read-events.ts";
import { pointReferences, withFields, withoutAddress } from "../source/schemas.ts";
import { kept } from "./kept.ts";
import { header, type Outputs } from "./outputs.ts";
import { statementsOf } from "./type-statements.ts";

const SHARED = "_shared";

export async function generateEventTypes(source: EventsSource): Promise<Outputs> {
  const statements = await statementsOfAll(source);
  const home = new Map<string, string>([
    ...source.shapes.map((shape) => [shape.title, SHARED] as const),
    ...source.events.map((event) => [event.title, event.domain] as const),
  ]);
  const texts = new Map<string, string[]>();
  for (const [name, text] of statements) {
    const file = home.get(name);
    if (file === undefined) continue; // skips EventMap, which generated/event-map.ts has
    texts.set(file, [...(texts.get(file) ?? []), text]);
  }
  const missing = [...home.keys()].filter((name) => !statements.has(name));
  if (missing.length > 0)
    throw new Error(`json-schema-to-typescript wrote no type for ${missing.join(", ")}.`);

  const shapes = source.shapes.map((shape) => shape.title);
  const files = [...texts].sort().map(([file, declarations]): [string, string] => {
    const body = declarations.join("\n\n");
    const isUsed = (shape: string) => new RegExp(`\\b${shape}\\b`).test(withoutComments(body));
    const used = file === SHARED ? [] : shapes.filter(isUsed);
    const imports =
      used.length > 0 ? `import type { ${used.join(", ")} } from "./${SHARED}.ts";\n\n` : "";
    return [`generated/types/${file}.ts`, `${header(`events/${file}/`)}\n${imports}${body}\n`];
  });
  return new Map(files);
}

const keptSection = kept<Promise<ReadonlyMap<string, string>>>();

async function statementsOfAll({ events, shapes }: EventsSource): Promise<Map<string, string>> {
  const sections = Map.groupBy(events, ({ domain }) => domain).set(SHARED, []);
  const sectionTypes = await Promise.all(
    [...sections].map(([name, group]) =>
      keptSection(name, [group, shapes], () => compileSection(group, shapes).then(statementsOf)),
    ),
  );
  return new Map(sectionTypes.flatMap((statements) => [...statements]));
}

function compileSection(events: EventsSource["events"], shapes: EventsSource["shapes"]) {
  const combined = {
    title: "EventMap",
    ...withFields(
      { type: "object", required: events.map((event) => event.name) },
      events.map((event) => [event.name, local(event.schema)]),
    ),
    definitions: Object.fromEntries(shapes.map((shape) => [shape.title, local(shape.schema)])),
  };
  return compile(combined as JSONSchema, "EventMap", {
    additionalProperties: false, // no index signature on objects that don't ask for one
    ignoreMinAndMaxItems: true, // no unions of tuples
    unreachableDefinitions: events.length === 0, // shapes that no event refers to are published too
    bannerComment: "",
    format: true,
    style: { printWidth: 140 },
  });
}

function local(schema: JsonSchema): JsonSchema {
  const { $comment: _, ...rest } = withoutAddress(schema);
  return pointReferences(rest, "#/definitions/");
}

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, "");
