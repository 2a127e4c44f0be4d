// The two sides of a comparison.
import { existsSync, realpathSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Position, START } from "../../library/json/find-offsets.ts";
import { valueAt } from "../../library/json/pointer.ts";
import { readJson } from "../../library/json/read-json.ts";
import { splitName } from "../../library/names/versions.ts";
import type { ContractDocuments } from "../../reading/diff/change.ts";
import { AROUND } from "../../reading/diff/document-node.ts";
import { packageRoot } from "../../servers/host/package-files.ts";
import { pathWithin } from "../access-file.ts";
import { type Io, type ParsedArguments, UsageError } from "../command.ts";
import { nameOfFile } from "../contracts/find-events.ts";
import { readConfig } from "../contracts/load-contracts.ts";
import {
  DISK,
  type Documents,
  openDocuments,
  refuse,
  type SourceDocument,
} from "../contracts/read-documents.ts";
import { sourceOf } from "../contracts/self-contained-schema.ts";
import { NAME_ONE, newestRevision, readRevision } from "./git.ts";
import {
  type Events,
  eventsAt,
  type OwnEvents,
  readOwnSides,
  readPlainSides,
} from "./own-events.ts";
import {
  configOf,
  packageOf,
  publishedFile,
  publishedIn,
  publishedPlaces,
  type Source,
  type Tree,
} from "./source.ts";
import { readWholeDocument } from "./whole-document.ts";

export type Place = Position & { readonly file: string };

export interface Side {
  readonly label: string;
  /** The files that were read for this side. */
  readonly read: readonly string[];
  readonly contract: ContractDocuments;
  /** Reads what an AsyncAPI document says; undefined if there is none. */
  readonly asyncApi?: (() => AsyncApi) | undefined;
  /** Returns the hash by which documents of `observe` name the contract. */
  hash?(): string | undefined;
  /** The error if nothing differs, of a side that may be the same as the other one. */
  readonly ifSame?: string;
  /** Finds the place of a value in the schema of an event; without a name, in OpenAPI. */
  place(event: string | undefined, keys: readonly string[]): Place;
}

interface AsyncApi {
  /** All that the document says, but for its version. */
  readonly said: string;
  /** Returns the schemas of its events, with what it says around them. */
  schemas(): Map<string, object>;
}

export type Sides = readonly [before: Side, after: Side];

/** Reads the source of --against, by default the newest git tag, and the installed contract. */
export async function readAgainst(args: ParsedArguments, io: Io): Promise<Sides> {
  const against = args.text("against");
  const source = findSource(against ?? `git:${newestRevision(io)}`, io);
  const root = { name: "energy-contracts", path: packageRoot() };
  const installed = folderAt(root, "the installed contract");
  const isAlone = source.kind === "document" && !args.has("contracts");
  const own = isAlone ? undefined : await readOwnSides(source, args, io);
  if (!own) refuseSame(source, installed);
  if (isAlone) return [readAlone(source, io, true), sideOf(installed, io)];
  if (!own && !source.published) refuseEmpty(source, against ? "" : ` ${NAME_ONE}`);
  const isHead = source.isHead && against?.replace(/^git:/, "") !== "HEAD";
  const ifSame = `${source.label} is checked out here, and nothing differs. ${NAME_ONE}`;
  const isShared = !own || publishedPlaces(source, io.cwd).length > 0;
  return [
    { ...sideOf(source, io, own?.before), ...(isHead && { ifSame }) },
    sideOf(installed, io, own?.after, isShared),
  ];
}

export function readPair(args: ParsedArguments, io: Io): Sides {
  const [first = "", second, third] = args.operands;
  const wrong = ["against", "contracts", "new-contracts"].find((option) => args.has(option));
  if (wrong) throw new UsageError(`OLD and NEW are all that is compared; leave out --${wrong}.`);
  if (args.has("write-accepted") && !args.has("accept"))
    throw new UsageError("--write-accepted needs --accept FILE if OLD and NEW are given.");
  if (second === undefined || third !== undefined) {
    const hint = `--against ${first} compares with this version.`;
    throw new UsageError(`diff takes OLD and NEW, or neither. ${hint}`);
  }
  const [old, now] = [findSource(first, io), findSource(second, io)];
  refuseSame(old, now);
  const [plain, plainNow] = readPlainSides([old, now], io) ?? [];
  if (plain && plainNow) return [sideOf(old, io, plain), sideOf(now, io, plainNow)];
  const [before, after] = [readAlone(old, io), readAlone(now, io)];
  const { schemas, openapi } = before.contract;
  if ((schemas && after.contract.schemas) || (openapi && after.contract.openapi))
    return [before, after];
  throw new UsageError(`Of ${old.label} and ${now.label} one has only events, the other none.`);
}

function findSource(name: string, io: Io): Source {
  if (/^energy-contracts@|\.tgz$/.test(name))
    throw new UsageError(
      `"${name}" is a package that is not unpacked. Unpack it, and give the folder: npm pack, then tar -xzf.`,
    );
  const root = { name, path: resolve(io.cwd, name) };
  const stats = statSync(root.path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return folderAt(root, `the folder "${name}"`);
  if (stats) {
    const identity = realpathSync(root.path);
    return { label: `the file "${name}"`, kind: "document", root, tree: ON_DISK, identity };
  }
  const revision = name.replace(/^git:/, "");
  const source = readRevision(revision, io);
  if (source) return source;
  const what = revision === name ? "folder, file or git revision" : "git revision";
  throw new UsageError(`There is no ${what} "${revision}" here.`);
}

const ON_DISK: Tree = { ...DISK, has: existsSync, fetch() {} };

/** The folders that may hold a contract, in a checkout, an unpacked package or a project. */
const HOMES = ["generated", "package/generated", "node_modules/energy-contracts/generated", "."];

function folderAt(root: Source["root"], label: string): Source {
  const homes = HOMES.map((home) => join(root.path, home));
  const published = publishedIn(homes, ON_DISK);
  const identity = realpathSync(published ?? root.path);
  return { label, kind: "folder", root, tree: ON_DISK, published, identity };
}

/** Refuses two names of the same files. A document may also be a part of a folder. */
function refuseSame(one: Source, other: Source): void {
  const parts = [other.identity, join(other.identity, "openapi.json")];
  if (parts.includes(one.identity)) throw new UsageError(`This compares ${one.label} with itself.`);
}

function refuseEmpty({ label }: Source, hint = ""): never {
  const looked = "it has neither generated/openapi.json nor generated/schemas.";
  throw new UsageError(`There is no contract in ${label}: ${looked}${hint}`);
}

/** Reads all that a source has. With `isApi`, a document has to be a whole contract. */
function readAlone(source: Source, io: Io, isApi = false): Side {
  const { kind, root, published, label, tree } = source;
  const documents = openDocuments(io.cwd, tree);
  const main = kind === "document" ? documents.read(root.path) : undefined;
  const whole = main && !("asyncapi" in main.root) ? readWholeDocument(main) : undefined;
  if (whole && typeof whole.contract !== "string") {
    const read = documents.used().map(({ name }) => name);
    return { label, read, contract: whole.contract, place: (_, keys) => whole.place(keys) };
  }
  if (whole && isApi) throw new UsageError(`${root.name} ${whole.contract}.`);
  const config = configOf(source, io);
  const shared = publishedPlaces(source, io.cwd).map(({ path }) => path);
  const isBeside = (path: string) =>
    published === root.path
      ? !shared.includes(path)
      : pathWithin(published ?? "", path) === undefined;
  // A folder may have a published contract beside files that are called after events.
  const isMixed = () =>
    documents
      .list(root.path, root.name)
      .some((path) => splitName(nameOfFile(path)) && isBeside(path));
  const isOwn = config !== undefined || (kind !== "revision" && (!published || isMixed()));
  if (!isOwn && !published) refuseEmpty(source);
  const places = config === undefined ? [root] : readConfig(config, documents);
  const own = isOwn ? { events: eventsAt(places, documents), documents } : undefined;
  const side = sideOf(source, io, own);
  return main ? { ...side, asyncApi: () => asyncApiIn(main, documents) } : side;
}

/** Makes a side of a published contract and of events of the user's own. */
function sideOf(source: Source, { cwd }: Io, own?: OwnEvents, isShared = true): Side {
  const { label, tree, root } = source;
  const documents = own?.documents ?? openDocuments(cwd, tree);
  const shared = isShared ? eventsAt(publishedPlaces(source, cwd), documents) : [];
  const events: Events = new Map([...shared, ...(own?.events ?? [])]);
  const [api, asyncApi] = ["openapi.json", "asyncapi.json"].map((name) => {
    const path = publishedFile(source, name);
    return path === undefined ? undefined : () => documents.read(path);
  });
  const whole = api && readWholeDocument(api());
  if (typeof whole?.contract === "string") refuse(api?.().file ?? "", whole.contract);
  return {
    label,
    read: documents.used().map(({ name }) => name),
    contract: {
      schemas: own || events.size > 0 ? schemasOf(events) : undefined,
      openapi: whole?.contract.openapi,
      version: versionIn(source),
    },
    asyncApi: asyncApi && isShared ? () => asyncApiIn(asyncApi(), documents) : undefined,
    hash: () => hashIn(source),
    place: (name = "", keys) =>
      placeIn(events.get(name), keys) ?? whole?.place(keys) ?? { file: root.name, ...START },
  };
}

function asyncApiIn({ root: { info: _, ...said }, path, file }: SourceDocument, all: Documents) {
  const schemas = () => schemasOf(eventsAt([{ name: file, path }], all));
  return { said: JSON.stringify(said), schemas };
}

/** Returns schemas with what AsyncAPI says around them. */
const schemasOf = (events: Events): Map<string, object> =>
  new Map(
    [...events].map(([name, [{ around }, schema]]) => [
      name,
      around ? { ...schema, [AROUND]: around() } : schema,
    ]),
  );

function placeIn(event: ReturnType<Events["get"]>, keys: readonly string[]): Place | undefined {
  if (!event) return undefined;
  const { document, node, path } = sourceOf(event, keys);
  const [place] = document.places([[node, path]]);
  return place && { file: document.file, ...place };
}

/** Returns the version in the package.json of a contract; undefined if there is none. */
function versionIn(source: Source): string | undefined {
  const text = textAt(join(packageOf(source), "package.json"), source);
  const version = valueAt(readJson(text)?.value, ["version"]);
  return typeof version === "string" ? version : undefined;
}

/** Returns the hash of a contract, which its module has in what it says about itself. */
const hashIn = (source: Source): string | undefined =>
  /"contract":"([0-9a-f]{64})"/.exec(textAt(publishedFile(source, "judge.wasm"), source))?.[1];

/** Returns a file as a text of Latin letters; an empty text if there is no such file. */
const textAt = (path: string | undefined, { tree }: Source): string =>
  path !== undefined && tree.has(path)
    ? Buffer.from(tree.read(path, path, true)).toString("latin1")
    : "";
