// Events of the user's own in a comparison, on the old side and on the new one.
import { relative, resolve } from "node:path";
import { splitName } from "../../library/names/versions.ts";
import { AROUND } from "../../reading/diff/document-node.ts";
import { listed } from "../../reading/diff/words.ts";
import type { JsonSchema } from "../../reading/model/schema.ts";
import { type Io, type ParsedArguments, UsageError } from "../command.ts";
import { type FoundEvent, findEvents, nameOfFile } from "../contracts/find-events.ts";
import {
  type FoundContracts,
  readConfig,
  readSchemas,
  tellMistakes,
} from "../contracts/load-contracts.ts";
import { hasAjv } from "../contracts/mistakes.ts";
import { findConfig, findContracts } from "../contracts/open-contracts.ts";
import { type Documents, openDocuments } from "../contracts/read-documents.ts";
import { selfContainedSchema, sourceOf } from "../contracts/self-contained-schema.ts";
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
  const present = now.places.map((place) => ({ ...place, path: home.pathOf(place.path) }));
  const oldPlaces = oldConfig === undefined ? present : readConfig(oldConfig, documents);
  const there = oldPlaces.filter(({ path }) => home.has(path));
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
  const all = [...oldPlaces, ...present.filter(({ path }) => !isIn(oldPlaces, path))];
  const added = args.texts("new-contracts").map((name) => {
    const path = home.pathOf(resolve(cwd, name));
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

const NOWHERE: Home = { pathOf: (path) => path, has: () => false };

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

/**
 * Reads plain JSON Schemas in two files, or in two folders without a file that is called after an
 * event: two files are a pair as given, and others by `$id` or name. Undefined for anything else.
 */
export function readPlainSides(sources: readonly [Source, Source], { cwd }: Io) {
  const [old, now] = sources.map((source) => plainIn(source, openDocuments(cwd)));
  if (!old || !now || old.isFile !== now.isFile) return undefined;
  const left = new Set(now.schemas);
  const names = new Map(
    old.schemas.map((was) => {
      const twin =
        now.schemas.find((is) => old.isFile || (was.id !== undefined && is.id === was.id)) ??
        now.schemas.find((is) => left.has(is) && is.name === was.name);
      if (twin) left.delete(twin);
      return [was, twin?.name ?? was.name];
    }),
  );
  return [old, now].map(({ schemas, documents }) => {
    const events = schemas.map((schema): [string, Event] => {
      const name = names.get(schema) ?? schema.name;
      return [name, [schema.event, selfContainedSchema(schema.event, documents.budget)]];
    });
    return sideOf(new Map(events), documents);
  });
}

function plainIn({ home, files: { size } }: Source, documents: Documents) {
  if (size > 0 || !home?.self) return undefined;
  const { path, name } = home.self;
  const files = documents.list(path, name);
  const isFile = files[0] === path;
  if (!isFile && files.some((file) => splitName(nameOfFile(file)))) return undefined;
  const schemas = files.flatMap((file) => {
    const document = documents.read(file);
    const [event, ...others] = [findEvents(document)].flat();
    if (
      !event ||
      typeof event === "string" ||
      others.length > 0 ||
      event.schema.node !== document.root
    )
      return [];
    documents.use(file);
    const inside = isFile
      ? nameOfFile(file)
      : relative(path, file).replace(/(\.schema)?\.\w+$/, "");
    return [{ event, name: inside, id: document.root.$id }];
  });
  return schemas.length > 0 ? { isFile, schemas, documents } : undefined;
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
