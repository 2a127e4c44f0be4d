// Writes the OpenAPI bundle, self-contained JSON Schemas, the AsyncAPI document and the catalogue.
import type { Catalogue } from "../../src/reading/model/description.ts";
import { isAssumption } from "../../src/reading/model/evidence.ts";
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { exampleName } from "../describe/event.ts";
import { type OpenApiDocument, schemasOf } from "../source/openapi.ts";
import type { EventSource, EventsSource, ShapeSource } from "../source/read-events.ts";
import type { Source } from "../source/read-source.ts";
import {
  isIncomplete,
  pointReferences,
  resolveShape,
  selfContained,
  shapesIn,
  withoutAddress,
} from "../source/schemas.ts";
import { json, type Outputs } from "./outputs.ts";
import { inPublishedForms, publishedSchema, withWidths } from "./published-forms.ts";

export function generateDocuments(source: Source): Outputs {
  const { shapes } = source.events;
  const shapeOf = resolveShape(source.events);
  return new Map([
    [
      "generated/openapi.json",
      json(withWidths(inPublishedForms(describedOpenApi(source.openapi)))),
    ],
    ["generated/asyncapi.json", json(asyncApi(source.events))],
    [
      "generated/catalogue.json",
      json({ ...catalogueOf(source.events), shapes: shapeRows(shapes) }),
    ],
    ...wholeEvents(source.events, publishedSchema).map(({ name, schema }): [string, string] => [
      `generated/schemas/${name}.json`,
      json(schema),
    ]),
    ...shapes.map(({ title, schema }): [string, string] => [
      `generated/schemas/_shared/${title}.json`,
      json(publishedSchema(selfContained(schema, shapeOf))),
    ]),
  ]);
}

/** Makes the schemas of events self-contained. `publish` first changes each schema and shape. */
export function wholeEvents(
  source: EventsSource,
  publish = (part: JsonSchema): JsonSchema => part,
): EventSource[] {
  const shapes = source.shapes.map((shape) => ({ ...shape, schema: publish(shape.schema) }));
  const shapeOf = resolveShape({ shapes });
  return source.events.map((event) => ({
    ...event,
    schema: selfContained(publish(event.schema), shapeOf),
  }));
}

const LOCAL_SERVERS = [
  { url: "http://127.0.0.1:4020", description: "`energy-contracts serve` on this machine." },
  { url: "http://127.0.0.1:4010", description: "`energy-contracts mock` on this machine." },
];

/** Copies the codes into descriptions, because other tools do not show the extension `x-codes`. */
export function describedOpenApi(bundle: OpenApiDocument): OpenApiDocument {
  // Removes the dialect: Swagger UI and others know only that of OAS, and these schemas need none.
  const { jsonSchemaDialect: _, ...document } = structuredClone(bundle);
  const published = { ...document, servers: [...(document.servers ?? []), ...LOCAL_SERVERS] };
  for (const schema of Object.values(schemasOf(published))) {
    const codes = Object.entries(schema["x-codes"] ?? {});
    if (codes.length === 0) continue;
    const rows = codes.map(
      ([code, { status, evidence, meaning }]) =>
        `| ${code} | ${status ?? ""} | ${evidence} | ${meaning} |`,
    );
    schema.description = [
      schema.description,
      "",
      "| code | status | evidence | meaning |",
      "|---|---|---|---|",
      ...rows,
    ].join("\n");
  }
  return published;
}

function asyncApi(source: EventsSource): object {
  const { events, domains } = source;
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Energy platform events",
      version: "1.0.0",
      description: `${breakingOff(events)} ${SIDE_BY_SIDE} How they are delivered is not documented, so the channel has no address.`,
      contact: { name: "The maintainers of energy-contracts" },
      license: { name: "MIT" },
      tags: domains.map(({ name, title, description }) => ({
        name,
        description: `${title}. ${description}`,
      })),
    },
    defaultContentType: "application/json",
    channels: {
      events: {
        address: null,
        title: "Events",
        description: "The managed event bus that the platform emits to.",
        messages: Object.fromEntries(
          events.map(({ name }) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      emitEvent: {
        action: "send",
        channel: { $ref: "#/channels/events" },
        summary: "The platform emits an event.",
        description: "What makes it emit an event is not documented.",
      },
    },
    components: {
      messages: Object.fromEntries(events.map((event) => [event.name, messageOf(event)])),
      schemas: payloadSchemas(source),
    },
  };
}

/** Returns the schemas of all events, and of the shapes to which these refer, by title. */
function payloadSchemas(source: EventsSource): object {
  const { events, shapes } = source;
  const shapeOf = resolveShape(source);
  const referred = new Set(events.flatMap(({ schema }) => [...shapesIn(schema, shapeOf).keys()]));
  const schemas = [...events, ...shapes.filter(({ title }) => referred.has(title))].map(
    ({ title, schema }) => {
      const part = publishedSchema(withoutAddress(schema));
      return [title, pointReferences(part, "#/components/schemas/")] as const;
    },
  );
  return Object.fromEntries(schemas);
}

const messageOf = ({ name, title, domain, schema, examples }: EventSource): object => ({
  name,
  title,
  summary: schema.description,
  contentType: "application/json",
  tags: [{ name: domain }],
  payload: { $ref: `#/components/schemas/${title}` },
  examples: examples.map(({ variant, payload }) => ({ name: exampleName(variant), payload })),
});

export const SIDE_BY_SIDE =
  "Where a type has several versions, the platform emits them side by side: a consumer handles one of them, or it handles one change twice.";

/** Says that the document has all events of the catalogue, and where the catalogue breaks off. */
export function breakingOff(events: readonly EventSource[]): string {
  const last = events.find(({ schema }) => isIncomplete(schema))?.name;
  const all = "All versioned events that the platform's catalogue shows.";
  return last === undefined
    ? all
    : `${all} It breaks off in the middle of ${last}; events after it are missing.`;
}

export function catalogueOf({ events, domains, evidence }: EventsSource): Catalogue {
  return {
    domains: domains.map(({ name, title, description }) => ({ name, title, description })),
    events: events.map(({ name, type, version, domain, title, constant, schema }) => ({
      name,
      type,
      version,
      domain,
      title,
      constant,
      description: schema.description ?? "",
      ...(isIncomplete(schema) ? { incomplete: true as const } : {}),
      schema: `schemas/${name}.json`,
    })),
    // The assumptions about events as a whole, which no event's schema contains.
    evidence: evidence.filter(isAssumption),
  };
}

const shapeRows = (shapes: readonly ShapeSource[]) =>
  shapes.map(({ title, schema }) => ({
    title,
    description: schema.description,
    schema: `schemas/_shared/${title}.json`,
  }));
