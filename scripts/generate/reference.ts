// Makes the descriptions of all events and operations once, for `show`, the page and other readers.
// The build makes their files, which are not committed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AssumptionPlace } from "../../src/reading/model/description.ts";
import { type Assumption, type Evidence, isAssumption } from "../../src/reading/model/evidence.ts";
import { declarationsOf } from "../describe/declarations.ts";
import { describeEvent } from "../describe/event.ts";
import { describeOperation, operationRows } from "../describe/operation.ts";
import { assumptionsIn } from "../source/evidence.ts";
import { listFiles } from "../source/list-files.ts";
import { readOperations } from "../source/openapi.ts";
import { type PlacedEvidence, readOrEnd, type Source } from "../source/read-source.ts";
import { catalogueOf, describedOpenApi, wholeEvents } from "./documents.ts";
import { write } from "./on-disk.ts";
import { json, type Outputs } from "./outputs.ts";
import { bodyType } from "./rest-modules.ts";
import { requestBodies } from "./rest-units.ts";
import { statementsOf } from "./type-statements.ts";

export const REFERENCE = "generated/reference";
const EVENT_TYPES = "generated/types";
const REST_TYPES = "generated/rest-types.ts";

export async function writeReference(root: string): Promise<void> {
  const files = listFiles(join(root, EVENT_TYPES)).map((file) => `${EVENT_TYPES}/${file}`);
  const read = (path: string) => [path, readFileSync(join(root, path), "utf8")] as const;
  const typeFiles = new Map([REST_TYPES, ...files].map(read));
  write(root, generateReference(await readOrEnd(root), typeFiles), REFERENCE);
}

/** Makes the descriptions, with declarations from the generated types. */
export function generateReference(
  { events, openapi, evidence, emittedEvents, importProcess }: Source,
  typeFiles: Outputs,
): Outputs {
  const eventTypes = [...typeFiles].filter(([path]) => path.startsWith(EVENT_TYPES));
  const document = describedOpenApi(openapi);
  const bodies = requestBodies(openapi).map((body) => [body.operationId, bodyType(body)] as const);
  const declarations = declarationsOf({
    events: new Map(eventTypes.flatMap(([, text]) => [...statementsOf(withoutHeader(text))])),
    bodies: new Map(bodies),
    rest: typeFiles.get(REST_TYPES) ?? "",
  });
  const allEvidence = evidence.map((placed) => placed.evidence);
  const catalogue = catalogueOf(events);
  const schemas = new Map(wholeEvents(events).map(({ name, schema }) => [name, schema]));
  return new Map([
    ...events.events.map((event): [string, string] => [
      `${REFERENCE}/events/${event.name}.json`,
      withoutAssumptions(describeEvent(event, catalogue, schemas, declarations, emittedEvents)),
    ]),
    ...readOperations(document).map((operation): [string, string] => [
      `${REFERENCE}/operations/${operation.operationId}.json`,
      withoutAssumptions(describeOperation(operation, document, declarations, emittedEvents)),
    ]),
    [`${REFERENCE}/operations.json`, json(operationRows(document))],
    [`${REFERENCE}/assumptions.json`, json(assumptionsIn(allEvidence))],
    [`${REFERENCE}/assumption-places.json`, json(assumptionPlaces(evidence))],
    [`${REFERENCE}/import-process.json`, json(importProcess)],
  ]);
}

/** Removes the header of a file, so that it is not taken for the comment of the first type. */
const withoutHeader = (text: string): string => text.slice(text.indexOf("\n"));

/** Writes a description. An assumption becomes its id: assumptions.json has the rest. */
const withoutAssumptions = (description: object): string =>
  JSON.stringify(description, (_, value: unknown) =>
    typeof value === "object" && value !== null && isAssumption(value as Evidence)
      ? { assumption: (value as Assumption).id }
      : value,
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
