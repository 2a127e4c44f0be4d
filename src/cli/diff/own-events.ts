// Events in a comparison: those of a published contract, and those of the user's own.
import { realpathSync } from "node:fs";
import { relative, resolve } from "node:path";
import { splitName } from "../../library/names/versions.ts";
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
import { findContracts } from "../contracts/open-contracts.ts";
import { type Documents, openDocuments } from "../contracts/read-documents.ts";
import { selfContainedSchema } from "../contracts/self-contained-schema.ts";
import type { NamedFile } from "../refuse-overwriting.ts";
import { configOf, pathIn, type Source } from "./source.ts";

/** Events by their names. */
export type Events = ReadonlyMap<string, readonly [FoundEvent, JsonSchema]>;

/** The events of the user's own on a side, and the reader of their documents. */
export interface OwnEvents {
  readonly events: Events;
  readonly documents: Documents;
}

export const eventsAt = (places: readonly NamedFile[], documents: Documents): Events =>
  eventsOf({ places, documents, replace: true });

const eventsOf = (contracts: FoundContracts): Events =>
  new Map(readSchemas(contracts).map((event) => [event[0].name, event]));

/** Reads both sides; undefined if no events of the user are compared. */
export async function readOwnSides(source: Source, args: ParsedArguments, io: Io) {
  const { tree, root, label, published } = source;
  const now = await findContracts(args, io);
  if (!now) {
    if (!args.has("new-contracts")) return undefined;
    throw new UsageError("--new-contracts is for contracts of your own, and none are compared.");
  }
  const after = eventsOf(now);
  if (hasAjv()) await tellMistakes(now.documents, now.tell);
  const documents = openDocuments(io.cwd, tree);
  const config = args.has("contracts") ? undefined : configOf(source, io);
  // A configuration says which places the old side had, so that they may move.
  const places = (config === undefined ? now.places : readConfig(config, documents)).map((place) =>
    config === undefined ? { ...place, path: pathIn(source, place.path, io) } : place,
  );
  const there = places.filter(({ path }) => tree.has(path));
  // A folder or a document that has none of the places may itself be what they were.
  const hasOthers = config !== undefined || published !== undefined || source.kind === "revision";
  const isItself = there.length === 0 && !hasOthers;
  const added = args.texts("new-contracts").map((name) => {
    const [path, inSource] = [resolve(io.cwd, name), pathIn(source, resolve(io.cwd, name), io)];
    const all = [...now.places, ...places];
    if (name !== "" && all.some((place) => [path, inSource].includes(place.path))) return inSource;
    const names = listed(all.map((place) => place.name));
    throw new UsageError(`"${name}" is no place of contracts: ${names}.`);
  });
  const missing = places.find((place) => !there.includes(place) && !added.includes(place.path));
  if (missing && !isItself) {
    const remedy = `If it is new, add --new-contracts ${relative(root.path, missing.path)}.`;
    throw new UsageError(`${missing.name} is not in ${label}. ${remedy}`);
  }
  const before = eventsAt(isItself ? [root] : there, documents);
  if (source.kind !== "revision") refuseSame(before, after);
  return { before: { events: before, documents }, after: { events: after, ...now } };
}

function refuseSame(before: Events, after: Events): void {
  for (const [name, [{ schema }]] of after) {
    const [old] = before.get(name) ?? [];
    const { path, file } = schema.document;
    if (old && realpathSync(old.schema.document.path) === realpathSync(path))
      throw new UsageError(`${file} would be compared with itself.`);
  }
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
  return [old, now].map(({ schemas, documents }): OwnEvents => {
    const events = schemas.map((schema) => {
      const name = names.get(schema) ?? schema.name;
      return [name, [schema.event, selfContainedSchema(schema.event, documents.budget)]] as const;
    });
    return { events: new Map(events), documents };
  });
}

function plainIn({ kind, root, published }: Source, documents: Documents) {
  if (published !== undefined || kind === "revision") return undefined;
  const { path, name } = root;
  const files = documents.list(path, name);
  const isFile = kind === "document";
  if (!isFile && files.some((file) => splitName(nameOfFile(file)))) return undefined;
  const schemas = files.flatMap((file) => {
    const document = documents.read(file);
    const [event, ...others] = [findEvents(document)].flat();
    if (!event || typeof event === "string") return [];
    if (others.length > 0 || event.schema.node !== document.root) return [];
    documents.use(file);
    const inside = isFile
      ? nameOfFile(file)
      : relative(path, file).replace(/(\.schema)?\.\w+$/, "");
    return [{ event, name: inside, id: document.root.$id }];
  });
  return schemas.length > 0 ? { isFile, schemas, documents } : undefined;
}
