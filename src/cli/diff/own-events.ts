// Events of the user's own in a comparison, on the old side and on the new one.
import { relative, resolve } from "node:path";
import { AROUND } from "../../reading/diff/document-node.ts";
import { listed } from "../../reading/diff/words.ts";
import type { JsonSchema } from "../../reading/model/schema.ts";
import { type Io, type ParsedArguments, UsageError } from "../command.ts";
import type { FoundEvent } from "../contracts/find-events.ts";
import {
  type FoundContracts,
  readConfig,
  readSchemas,
  tellMistakes,
} from "../contracts/load-contracts.ts";
import { hasAjv } from "../contracts/mistakes.ts";
import { findConfig, findContracts } from "../contracts/open-contracts.ts";
import { type Documents, openDocuments } from "../contracts/read-documents.ts";
import { sourceOf } from "../contracts/self-contained-schema.ts";
import type { NamedFile } from "../refuse-overwriting.ts";
import { type Home, identityOf, type Place, type Source } from "./contract-files.ts";

export type OwnSide = ReturnType<typeof sideOf>;

type Event = readonly [FoundEvent, JsonSchema];
type Events = ReadonlyMap<string, Event>;

/** Reads both sides; undefined if no events of the user are compared. */
export async function readOwnSides(source: Source, args: ParsedArguments, io: Io) {
  const { cwd } = io;
  const { home = NOWHERE, label } = source;
  const now = await findContracts(args, io);
  if (!now || (home === NOWHERE && !args.has("contracts"))) {
    if (!args.has("new-contracts")) return undefined;
    throw new UsageError("--new-contracts is for contracts of your own, and none are compared.");
  }
  const after = eventsOf(now);
  if (hasAjv()) await tellMistakes(now.documents, now.tell);
  const config = args.has("contracts") ? undefined : findConfig(cwd);
  const documents = openDocuments(cwd, home.files);
  const oldConfig = config === undefined ? undefined : configIn(home);
  const present = now.places.map((place) => ({ ...place, path: home.at(place.path) }));
  const known = oldConfig === undefined ? present : readConfig(oldConfig, documents);
  const there = known.filter(({ path }) => home.has(path));
  const isAlone = there.length === 0 && oldConfig === undefined && source.files.size === 0;
  const self = isAlone && home.self ? [home.self] : undefined;
  const before = eventsOf({ places: self ?? there, documents, replace: true });
  const isMoved = ({ name }: NamedFile): boolean => {
    const places = now.places.filter((place) => oldConfig !== undefined && place.name === name);
    const events = eventsOf({ places, documents: openDocuments(cwd), replace: true });
    return [...events.keys()].some((event) => before.has(event));
  };
  const isIn = (places: readonly Pick<NamedFile, "path">[], path: string) =>
    places.some((place) => place.path === path);
  const all = [...known, ...present.filter(({ path }) => !isIn(known, path))];
  const added = args.texts("new-contracts").map((name) => {
    const path = home.at(resolve(cwd, name));
    if (name !== "" && isIn(all, path)) return { path };
    const names = listed(all.map((place) => place.name));
    throw new UsageError(`"${name}" is no place of contracts: ${names}.`);
  });
  const missing = all.find(
    (place) => !self && !isIn([...there, ...added], place.path) && !isMoved(place),
  );
  if (missing) {
    const typed = relative(home.self?.path ?? cwd, missing.path);
    const remedy = `If it is new, add --new-contracts ${typed}.`;
    throw new UsageError(`${missing.name} is not in ${label}. ${remedy}`);
  }
  for (const [name, [{ schema }]] of home.files ? [] : after) {
    const [old] = before.get(name) ?? [];
    const { path, file } = schema.document;
    if (old && identityOf(old.schema.document.path) === identityOf(path))
      throw new UsageError(`${file} would be compared with itself.`);
  }
  return { before: sideOf(before, documents), after: sideOf(after, now.documents) };
}

const NOWHERE: Home = { at: (path) => path, has: () => false };

const configIn = ({ config, has }: Home): string | undefined =>
  config !== undefined && has(config) ? config : undefined;

const eventsOf = (contracts: FoundContracts): Events =>
  new Map(readSchemas(contracts).map((event) => [event[0].name, event]));

/** Reads the user's events from a source's configuration; without one, from the source itself. */
export function readOwnSide({ home = NOWHERE }: Source, { cwd }: Io): OwnSide | undefined {
  const documents = openDocuments(cwd, home.files);
  const config = configIn(home);
  const places = config === undefined ? home.self : readConfig(config, documents);
  return (
    places && sideOf(eventsOf({ places: [places].flat(), documents, replace: true }), documents)
  );
}

function sideOf(events: Events, { used }: Documents) {
  return {
    read: used(),
    schemas: new Map(
      [...events].map(([name, [{ around }, schema]]) => [
        name,
        around ? { ...schema, [AROUND]: around() } : schema,
      ]),
    ),
    /** Finds the place of a value in the schema of an event; undefined without the event. */
    place(name: string, keys: readonly string[]): Place | undefined {
      const event = events.get(name);
      if (!event) return undefined;
      const { document, node, path } = sourceOf(event, keys);
      const [place] = document.places([[node, path]]);
      return place && { file: document.file, ...place };
    },
  };
}
