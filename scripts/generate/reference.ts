// What is said about every event and operation, described once for `show`, the pages and others.
import type { AssumptionPlace } from "../../src/reading/model/description.ts";
import { type Assumption, type Evidence, isAssumption } from "../../src/reading/model/evidence.ts";
import { declarationsOf, type TypeTexts } from "../describe/declarations.ts";
import { describeEvent } from "../describe/event.ts";
import { describeOperation, operationRows } from "../describe/operation.ts";
import { assumptionsIn } from "../source/evidence.ts";
import { operationsOf } from "../source/openapi.ts";
import type { PlacedEvidence, Source } from "../source/read-source.ts";
import { catalogueOf, describedOpenApi, wholeEvents } from "./documents.ts";
import { json, type Outputs } from "./outputs.ts";
import { bodyType } from "./rest-modules.ts";
import { requestBodies } from "./rest-units.ts";

/** `events` has the text of each type by its name, `rest` is the module of openapi-typescript. */
export function generateReference(
  { events, openapi, evidence, emittedEvents }: Source,
  types: Pick<TypeTexts, "events" | "rest">,
): Outputs {
  const document = describedOpenApi(openapi);
  const bodies = requestBodies(openapi).map((body) => [body.operationId, bodyType(body)] as const);
  const declarations = declarationsOf({ ...types, bodies: new Map(bodies) });
  const allEvidence = evidence.map((placed) => placed.evidence);
  const surroundings = {
    catalogue: catalogueOf(events),
    schemas: new Map(wholeEvents(events).map(({ name, schema }) => [name, schema])),
    declarations,
    emittedEvents,
  };
  return new Map([
    ...events.events.map((event): [string, string] => [
      `generated/reference/events/${event.name}.json`,
      jsonLines(describeEvent(event, surroundings)),
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

/** A line for each entry and for each item of a list in it: small, and changes can be read. */
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

const TITLES: Readonly<Record<string, string>> = {
  "events/evidence.json": "Events as a whole",
  "openapi/data-import.yaml": "Account import",
  "openapi/public.yaml": "Public interface",
  "openapi/authentication.yaml": "Authentication",
  "openapi/shared/account.yaml": "The account payload",
  "openapi/shared/after-import.yaml": "After import",
  "openapi/shared/authentication.yaml": "Tokens",
  "openapi/shared/errors.yaml": "Errors",
  "openapi/shared/imports.yaml": "Import status",
  "openapi/shared/products.yaml": "Products",
  "openapi/shared/values.yaml": "Values",
};

function assumptionPlaces(evidence: readonly PlacedEvidence[]): AssumptionPlace[] {
  const byFile = Map.groupBy(evidence, ({ file }) => file);
  return [...byFile].flatMap(([file, placed]) => {
    const assumptions = assumptionsIn(placed.map((entry) => entry.evidence));
    return assumptions.length === 0
      ? []
      : [{ title: TITLES[file] ?? file, ids: assumptions.map(({ id }) => id) }];
  });
}
