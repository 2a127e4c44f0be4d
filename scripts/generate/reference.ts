// What is said about every event and operation, described once for `show`, the pages and others.
import type { EventDescription } from "../../src/reading/model/description.ts";
import {
  type Assumption,
  assumptionsIn,
  type Evidence,
  isAssumption,
} from "../../src/reading/model/evidence.ts";
import { operationsOf } from "../../src/reading/model/openapi.ts";
import { selfContained } from "../../src/reading/model/self-contained.ts";
import { assumptionPlaces } from "../describe/assumption-places.ts";
import { declarationsIn } from "../describe/declarations.ts";
import { describeEvent } from "../describe/event.ts";
import { describeOperation, operationRows } from "../describe/operation.ts";
import type { Source } from "../source/read-source.ts";
import { catalogueOf, publishedOpenApi, shapeFinder } from "./documents.ts";
import { json, type Outputs } from "./outputs.ts";

/** Describes every event. `modules` are the generated modules that hold types. */
export function describeEvents(
  { events, emittedEvents }: Source,
  modules: Outputs,
): EventDescription[] {
  const shapeOf = shapeFinder(events);
  const surroundings = {
    catalogue: catalogueOf(events),
    schemas: new Map(
      events.events.map(({ name, schema }) => [name, selfContained(schema, shapeOf)]),
    ),
    declarations: declarationsIn(modules),
    emittedEvents,
  };
  return events.events.map((event) => describeEvent(event, surroundings));
}

export function generateReference(
  { openapi, evidence, emittedEvents }: Source,
  modules: Outputs,
  events: readonly EventDescription[],
): Outputs {
  const document = publishedOpenApi(openapi);
  const declarations = declarationsIn(modules);
  const allEvidence = evidence.map((placed) => placed.evidence);
  return new Map([
    ...events.map((event): [string, string] => [
      `generated/reference/events/${event.name}.json`,
      jsonLines(event),
    ]),
    ...operationsOf(document).map((operation): [string, string] => [
      `generated/reference/operations/${operation.operation.operationId}.json`,
      jsonLines(describeOperation(operation, document, declarations, emittedEvents)),
    ]),
    ["generated/reference/operations.json", json(operationRows(document))],
    ["generated/reference/assumptions.json", json(assumptionsIn(allEvidence))],
    ["generated/reference/assumption-places.json", json(assumptionPlaces(evidence))],
  ]);
}

/**
 * JSON with a line for each entry and for each item of a list in it: small, and its changes can be
 * read.
 */
const jsonLines = (description: object): string =>
  `{\n${Object.entries(description)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => `${JSON.stringify(key)}:${entryLines(entry)}`)
    .join(",\n")}\n}\n`;

const entryLines = (entry: unknown): string =>
  Array.isArray(entry) && entry.length > 0 ? `[\n${entry.map(line).join(",\n")}\n]` : line(entry);

/** Each assumption is written once, in assumptions.json, and named everywhere else. */
const line = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && isAssumption(inner as Evidence)
      ? { assumption: (inner as Assumption).id }
      : inner,
  );
