// What the package says about events and operations, described when it was generated.

import type {
  Catalogue,
  CatalogueEvent,
  EventDescription,
  OperationDescription,
  OperationRow,
} from "../../reading/model/description.ts";
import type { Assumption } from "../../reading/model/evidence.ts";
import type { JsonSchema } from "../../reading/model/schema.ts";
import { readPackageJson } from "../../servers/host/package-files.ts";

const REFERENCE = "generated/reference";

/** The catalogue of events. */
export const readCatalogue = (): Catalogue => readPackageJson("generated/catalogue.json");

/** Every operation of the REST API, by section. */
export const readOperations = (): readonly OperationRow[] =>
  readPackageJson(`${REFERENCE}/operations.json`);

/** An event with the schema that is published for it. */
export type DescribedEvent = Omit<EventDescription, "schema"> & { readonly schema: JsonSchema };

/** Everything that is known of an event. */
export function readEvent({ name, schema }: CatalogueEvent): DescribedEvent {
  const description = readDescription<EventDescription>(`events/${name}`);
  return { ...description, schema: readPackageJson(`generated/${schema}`) };
}

/** Everything that is known of an operation. */
export const readOperation = ({ operationId }: OperationRow): OperationDescription =>
  readDescription(`operations/${operationId}`);

/** A description with its assumptions, which it only names, put in their places. */
function readDescription<Description>(name: string): Description {
  const assumptions = new Map(
    readPackageJson<Assumption[]>(`${REFERENCE}/assumptions.json`).map((entry) => [
      entry.id,
      entry,
    ]),
  );
  return readPackageJson(`${REFERENCE}/${name}.json`, (_, value) => {
    const { assumption } = (value ?? {}) as { assumption?: string };
    return assumptions.get(assumption ?? "") ?? value;
  });
}
