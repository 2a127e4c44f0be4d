// Events of the user's own in a comparison: what they were where --against leads, and what they are.
import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Io, ParsedArguments } from "../command.ts";
import type { FoundContracts } from "../contracts/load-contracts.ts";
import { findContracts } from "../contracts/open-contracts.ts";
import { isDocument } from "./against.ts";
import { filesOf, newestRevision } from "./git.ts";
import { isVersion } from "./npm.ts";

export interface OwnSides {
  readonly before: ReadonlyMap<string, object>;
  readonly after: ReadonlyMap<string, object>;
  /** The file that each is in now. */
  readonly files: ReadonlyMap<string, string>;
  /** Whether --against is a document of such events alone. */
  readonly isAll: boolean;
}

/** Undefined if there are none, or if --against has none but those of the catalogue. */
export async function readOwnSides(args: ParsedArguments, io: Io): Promise<OwnSides | undefined> {
  const against = args.text("against");
  if (against !== undefined && (isVersion(against) || against.endsWith(".tgz"))) return undefined;
  const isAll = against !== undefined && isDocument(against, io);
  const now = isAll && !args.has("contracts") ? undefined : await findContracts(args, io);
  if (!now) return undefined;
  const { readSchemas } = await import("../contracts/load-contracts.ts");
  const after = readSchemas(now);
  const before = readSchemas(await findOld(against, now, io));
  const schemasOf = (events: typeof after) =>
    new Map(events.map(([{ name }, schema]) => [name, schema]));
  const files = new Map(after.map(([{ name, schema }]) => [name, schema.document.file]));
  return { before: schemasOf(before), after: schemasOf(after), files, isAll };
}

/** A document by itself, or what lay at the same places in a folder or a git revision. */
async function findOld(against: string | undefined, { places }: FoundContracts, io: Io) {
  const { cwd } = io;
  const { Documents } = await import("../contracts/read-documents.ts");
  if (against !== undefined && existsSync(resolve(cwd, against))) {
    const path = resolve(cwd, against);
    if (isDocument(against, io))
      return { places: [{ name: against, path }], documents: new Documents(cwd), replace: true };
    const all = places.map((at) => ({ ...at, path: resolve(path, relative(cwd, at.path)) }));
    const old = all.filter((place) => existsSync(place.path));
    for (const { name } of all.filter((place) => !old.includes(place)))
      io.err(`${name} is not in ${against}: its events count as added.\n`);
    return { places: old, documents: new Documents(cwd), replace: true };
  }
  const files = filesOf(against?.replace(/^git:/, "") ?? newestRevision(io) ?? "HEAD", io);
  const old = places.filter(({ path, name }) => files.list(path, name).length > 0);
  return { places: old, documents: new Documents(cwd, files), replace: true };
}
