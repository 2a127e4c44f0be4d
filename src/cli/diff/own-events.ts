// Events of the user's own in a comparison: what they were where --against leads, and what they are.
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Io, ParsedArguments } from "../command.ts";
import type { FoundContracts, Place } from "../contracts/load-contracts.ts";
import { findContracts } from "../contracts/open-contracts.ts";
import type { Files } from "../contracts/read-documents.ts";
import { newestRevision } from "./git.ts";
import { isVersion } from "./npm.ts";

/** The schemas of each side by name. */
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
  const isAll = against !== undefined && kindOf(against, io)?.isFile() === true;
  const now = isAll && !args.has("contracts") ? undefined : await findContracts(args, io);
  if (!now) return undefined;
  const { readSchemas } = await import("../contracts/load-contracts.ts");
  const after = readSchemas(now);
  const before = readSchemas(await findOld(against, now.places, io));
  const schemasOf = (events: typeof after) =>
    new Map(events.map(([{ name }, schema]) => [name, schema]));
  const files = new Map(after.map(([{ name, schema }]) => [name, schema.document.file]));
  return { before: schemasOf(before), after: schemasOf(after), files, isAll };
}

const kindOf = (path: string, { cwd }: Io) =>
  statSync(resolve(cwd, path), { throwIfNoEntry: false });

/** A document by itself, or what lay at the same places in a folder or a git revision. */
async function findOld(
  against: string | undefined,
  places: readonly Place[],
  io: Io,
): Promise<FoundContracts> {
  const { cwd } = io;
  const { Documents } = await import("../contracts/read-documents.ts");
  const kind = against === undefined ? undefined : kindOf(against, io);
  if (against !== undefined && kind) {
    const path = resolve(cwd, against);
    const moved = places.map((place) => ({
      ...place,
      path: resolve(path, relative(cwd, place.path)),
    }));
    const old = kind.isFile() ? [{ name: against, path }] : moved.filter(isThere);
    return { places: old, documents: new Documents(cwd), replace: true };
  }
  const revision = against?.replace(/^git:/, "") ?? (await newestRevision(io)) ?? "HEAD";
  const files = filesOf(revision, io);
  const old = places.filter(({ path, name }) => files.list(path, name).length > 0);
  return { places: old, documents: new Documents(cwd, files), replace: true };
}

const isThere = ({ path }: Place): boolean => existsSync(path);

/** The files of a git revision, by the paths that they have on the disk. */
function filesOf(revision: string, { cwd, env }: Io): Files {
  const inside = (path: string) => `./${relative(cwd, path).replaceAll("\\", "/")}`;
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, {
      cwd,
      env,
      maxBuffer: 2 ** 30,
      stdio: ["ignore", "pipe", "ignore"],
    });
  return {
    read: (path) => git("show", `${revision}:${inside(path)}`),
    list(path) {
      const names = git("ls-tree", "-rz", "--name-only", revision, "--", inside(path));
      return names
        .toString()
        .split("\0")
        .filter(Boolean)
        .map((name) => resolve(cwd, name));
    },
  };
}
