// Loads events of one's own from files.
import { dirname, resolve } from "node:path";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { splitName } from "../../library/names/versions.ts";
import { type Io, UsageError } from "../command.ts";
import { type FoundEvent, findEvents, nameOfFile } from "./find-events.ts";
import { openAjv } from "./open-ajv.ts";
import { ownContract } from "./own-contract.ts";
import type { OwnContracts } from "./own-events.ts";
import { Documents, filesAt, refuse } from "./read-documents.ts";
import { selfContainedSchema } from "./self-contained-schema.ts";

/** Where contracts are: a name for messages, and a path. */
interface Place {
  readonly name: string;
  readonly path: string;
}

interface Wanted {
  readonly paths: readonly Place[];
  /** The configuration that names more. */
  readonly config: string | undefined;
  /** Whether an event may take the place of one of the catalogue. */
  readonly replace: boolean;
}

export async function loadContracts(
  { paths, config, replace }: Wanted,
  { cwd }: Io,
): Promise<OwnContracts> {
  const documents = new Documents(cwd);
  const places = config === undefined ? paths : readConfig(config, documents);
  const found = places.flatMap((place) => eventsAt(place, documents));
  refuseClashes(found, replace);
  const schemas = found.map((event) => selfContainedSchema(event, documents));
  const names = [...EVENT_NAMES, ...found.map((event) => event.name)];
  const ajv = await openAjv(new Set(schemas.map(({ dialect }) => dialect)));
  return new Map(
    schemas.map((schema, index) => {
      const event = found[index] as FoundEvent;
      return [event.name, ownContract(event, schema, ajv, names)];
    }),
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

function readConfig(config: string, documents: Documents): Place[] {
  const { file, root } = documents.at(config);
  const { contracts = [], $schema: _, ...others } = root;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) refuse(file, `has a setting that is not known, ${unknown}`);
  const paths = [contracts].flat();
  if (!paths.every((path) => typeof path === "string"))
    refuse(file, "has contracts that are no paths");
  return paths.map((path) => ({
    name: `${path} of ${file}`,
    path: resolve(dirname(config), String(path)),
  }));
}

function refuseClashes(found: readonly FoundEvent[], replace: boolean): void {
  const homes = new Map<string, string>(
    replace ? [] : EVENT_NAMES.map((name) => [name, "the catalogue"]),
  );
  for (const {
    name,
    schema: { document },
  } of found) {
    const home = homes.get(name);
    homes.set(name, document.file);
    if (home === undefined) continue;
    const remedy = home === "the catalogue" ? "; --replace lets it take that one's place" : "";
    throw new UsageError(`The event ${name} of ${document.file} is in ${home}, too${remedy}.`, 2, {
      pointsToHelp: false,
    });
  }
}
