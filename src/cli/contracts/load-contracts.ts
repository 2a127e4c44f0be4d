// Loads events of one's own from files.
import { dirname, resolve } from "node:path";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { splitName } from "../../library/names/versions.ts";
import { type FoundEvent, findEvents, nameOfFile } from "./find-events.ts";
import { openAjv } from "./open-ajv.ts";
import { ownContract } from "./own-contract.ts";
import type { OwnContracts } from "./own-events.ts";
import { type Documents, filesAt, refuse } from "./read-documents.ts";
import { selfContainedSchema } from "./self-contained-schema.ts";

/** Where contracts are: a name for messages, and a path. */
export interface Place {
  readonly name: string;
  readonly path: string;
}

/** `replace` lets an event take the place of one of the catalogue. */
export async function loadContracts(
  places: readonly Place[],
  documents: Documents,
  replace: boolean,
): Promise<OwnContracts> {
  const found = places.flatMap((place) => eventsAt(place, documents));
  refuseClashes(found, replace);
  const events = found.map((event) => [event, selfContainedSchema(event, documents)] as const);
  const names = [...EVENT_NAMES, ...found.map(({ name }) => name)];
  const ajv = await openAjv();
  return new Map(
    events.map(([event, schema]) => [event.name, ownContract(event, schema, ajv, names)]),
  );
}

/** The events of a document, or of a folder: of its files that are called after an event. */
function eventsAt({ name, path }: Place, documents: Documents): FoundEvent[] {
  const { files, isFolder } = filesAt(path, name);
  const named = files.filter((file) => !isFolder || splitName(nameOfFile(file)));
  if (named.length === 0)
    refuse(name, "has no file called after an event, such as order.placed-v1.json");
  return named.flatMap((file) => findEvents(documents.at(file), documents));
}

/** The places that a configuration names. */
export function readConfig(config: string, documents: Documents): Place[] {
  const { file, root } = documents.at(config);
  const { contracts = [], $schema: _, ...others } = root;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) refuse(file, `has a setting that is not known, ${unknown}`);
  return [contracts].flat().map((path) => {
    if (typeof path !== "string") return refuse(file, "has contracts that are no paths");
    return { name: `${path} of ${file}`, path: resolve(dirname(config), path) };
  });
}

function refuseClashes(found: readonly FoundEvent[], replace: boolean): void {
  const homes = new Map<string, string>();
  if (!replace) for (const name of EVENT_NAMES) homes.set(name, "the catalogue");
  for (const { name, schema } of found) {
    const { file } = schema.document;
    const home = homes.get(name);
    const remedy = home === "the catalogue" ? "; --replace lets it take that one's place" : "";
    if (home !== undefined) refuse(`The event ${name} of ${file}`, `is in ${home}, too${remedy}`);
    homes.set(name, file);
  }
}
