// The two sides of a comparison: the contract in a folder, a file, a version or a git revision.
import { existsSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { decodeUtf8 } from "../../library/json/decode-utf8.ts";
import { findOffset, positionOf } from "../../library/json/find-offsets.ts";
import { valueAt } from "../../library/json/pointer.ts";
import { readJson } from "../../library/json/read-json.ts";
import { packageRoot } from "../../servers/host/package-files.ts";
import { readBytes } from "../access-file.ts";
import { type Io, type ParsedArguments, UsageError } from "../command.ts";
import { findConfig } from "../contracts/open-contracts.ts";
import {
  documentsOf,
  identityOf,
  NAME_ONE,
  nameOfFile,
  readGenerated,
  type Side,
  type Sides,
  type Source,
} from "./contract-files.ts";
import { newestRevision, readRevision } from "./git.ts";
import type { OwnSide } from "./own-events.ts";

const GENERATED = join(packageRoot(), "generated");

/** Finds the source of --against, by default the newest git tag, and the installed contract. */
export async function readAgainst(args: ParsedArguments, io: Io): Promise<Sides> {
  const against = args.text("against");
  const source = readSource(against ?? `git:${newestRevision(io)}`, io);
  const installed: Source = {
    label: "the installed contract",
    files: readGenerated(GENERATED),
    folder: relative(io.cwd, GENERATED),
    identity: identityOf(GENERATED),
    manifest: join(packageRoot(), "package.json"),
    module: join(GENERATED, "judge.wasm"),
  };
  if (source.isDocument && !args.has("contracts")) {
    refuseSame(source.identity, identityOf(join(GENERATED, "openapi.json")), source);
    const { side, fault, isAsyncApi } = await readDocumentSide(source, io);
    if (!side && !isAsyncApi) throw new UsageError(`${against} ${fault}.`);
    return [side ?? (await readOwn(source, io)), sideOf(installed)];
  }
  const { readOwnSides } = await import("./own-events.ts");
  const ownSides = await readOwnSides(source, args, io);
  if (!ownSides) refuseSame(source.identity, installed.identity, source);
  if (!ownSides && source.files.size === 0) refuseEmpty(source, against ? "" : ` ${NAME_ONE}`);
  const isTyped = against?.replace(/^git:/, "") === "HEAD";
  const isHead = source.isHead && !isTyped;
  const ifSame = `${source.label} is checked out here, and nothing differs. ${NAME_ONE}`;
  const isShared = !ownSides || documentsOf(source).schemas !== undefined;
  return [
    { ...sideOf(source, ownSides?.before), ...(isHead && { ifSame }) },
    sideOf(installed, ownSides?.after, isShared),
  ];
}

export async function readPair(args: ParsedArguments, io: Io): Promise<Sides> {
  const [first = "", second, third] = args.operands;
  const wrong = ["against", "contracts", "new-contracts"].find((option) => args.has(option));
  if (wrong) throw new UsageError(`OLD and NEW are all that is compared; leave out --${wrong}.`);
  if (args.has("write-accepted") && !args.has("accept"))
    throw new UsageError("--write-accepted needs --accept FILE if OLD and NEW are given.");
  if (second === undefined || third !== undefined) {
    const hint = `--against ${first} compares with this version.`;
    throw new UsageError(`diff takes OLD and NEW, or neither. ${hint}`);
  }
  const [old, now] = [readSource(first, io), readSource(second, io)];
  refuseSame(old.identity, now.identity, old);
  const { readPlainSides } = await import("./own-events.ts");
  const [plain, plainNow] = readPlainSides([old, now], io) ?? [];
  if (plain && plainNow) return [sideOf(old, plain), sideOf(now, plainNow)];
  const [before, after] = [await readAlone(old, io), await readAlone(now, io)];
  const { schemas, openapi } = before.contract;
  if ((schemas && after.contract.schemas) || (openapi && after.contract.openapi))
    return [before, after];
  throw new UsageError(`Of ${old.label} and ${now.label} one has only events, the other none.`);
}

async function readAlone(source: Source, io: Io): Promise<Side> {
  const { side } = source.isDocument ? await readDocumentSide(source, io) : {};
  return side ?? readOwn(source, io);
}

async function readOwn(source: Source, io: Io): Promise<Side> {
  const { readOwnSide } = await import("./own-events.ts");
  const ownSide = readOwnSide(source, io);
  if (!ownSide && source.files.size === 0) refuseEmpty(source);
  return sideOf(source, ownSide);
}

function refuseSame(identity: string, second: string, { label }: Source): void {
  if (identity === second) throw new UsageError(`This compares ${label} with itself.`);
}

function refuseEmpty({ label }: Source, hint = ""): never {
  const looked = "it has neither generated/openapi.json nor generated/schemas.";
  throw new UsageError(`There is no contract in ${label}: ${looked}${hint}`);
}

/** Matches a package of npm, as an archive or by its version. */
const PACKED = /^energy-contracts@|\.tgz$/;

function readSource(name: string, io: Io): Source {
  if (PACKED.test(name))
    throw new UsageError(
      `"${name}" is a package that is not unpacked. Unpack it, and give the folder: npm pack, then tar -xzf.`,
    );
  const path = resolve(io.cwd, name);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return readFolder(name, path, io);
  if (stats) {
    const file = { label: `the file "${name}"`, folder: name, identity: identityOf(path) };
    const home = { pathOf: (inner: string) => inner, has: () => false, self: { name, path } };
    return { ...file, files: new Map(), home, isDocument: true };
  }
  const revision = name.replace(/^git:/, "");
  const source = readRevision(revision, io);
  if (source) return source;
  const what = revision === name ? "folder, file or git revision" : "git revision";
  throw new UsageError(`There is no ${what} "${revision}" here.`);
}

/** The folders that may hold a contract, in a checkout, an unpacked package or a project. */
const HOMES = ["generated", "package/generated", "node_modules/energy-contracts/generated", "."];

function readFolder(name: string, path: string, { cwd }: Io): Source {
  const folders = HOMES.map((home) => join(path, home));
  const folder = folders.find((candidate) => readGenerated(candidate).size > 0) ?? path;
  const config = findConfig(path);
  return {
    label: `the folder "${name}"`,
    files: readGenerated(folder),
    folder: relative(cwd, folder),
    identity: identityOf(folder),
    manifest: join(folder, folder === path ? "" : "..", "package.json"),
    module: join(folder, "judge.wasm"),
    home: {
      pathOf: (inner) => resolve(path, relative(cwd, inner)),
      has: existsSync,
      config: config === findConfig(cwd) ? undefined : config,
      self: { name, path },
    },
  };
}

function sideOf(source: Source, ownSide?: OwnSide, isShared = true): Side {
  const { label, files, folder } = source;
  const { schemas, openapi } = documentsOf(source);
  const all = ownSide && new Map([...((isShared && schemas) || []), ...ownSide.schemas]);
  const inside = (file: string, keys: readonly string[]) => {
    const text = files.get(file) ?? "";
    return { file: `${folder}/${file}`, ...positionOf(text, findOffset(text, keys)) };
  };
  const place: Side["place"] = (file, keys) =>
    ownSide?.place(nameOfFile(file), keys) ?? inside(file, keys);
  const read = [...[...files.keys()].map((file) => `${folder}/${file}`), ...(ownSide?.read ?? [])];
  const version = versionIn(source);
  const hash = () => hashIn(source);
  return { label, read, contract: { schemas: all ?? schemas, openapi, version }, hash, place };
}

/** Returns the version in the package.json of a contract; undefined if there is none. */
function versionIn(source: Source): string | undefined {
  const text = decodeUtf8(bytesOf(source.manifest, source) ?? new Uint8Array());
  const version = valueAt(readJson(text ?? "")?.value, ["version"]);
  return typeof version === "string" ? version : undefined;
}

/** Returns the hash of a contract, which its module has in what it says about itself. */
const hashIn = (source: Source): string | undefined =>
  /"contract":"([0-9a-f]{64})"/.exec(bytesOf(source.module, source)?.toString("latin1") ?? "")?.[1];

function bytesOf(file: string | undefined, { home }: Source): Buffer | undefined {
  if (file === undefined || !(home?.has ?? existsSync)(file)) return undefined;
  return home?.files ? Buffer.from(home.files.read(file, file, true)) : readBytes(file);
}

/** Reads an OpenAPI document or a lock file. In `fault`, says why another document is neither. */
async function readDocumentSide({ label, folder: file }: Source, { cwd }: Io) {
  const { openDocuments } = await import("../contracts/read-documents.ts");
  const { readWholeDocument } = await import("./whole-document.ts");
  const documents = openDocuments(cwd);
  const main = documents.read(resolve(cwd, file));
  if ("asyncapi" in main.root) return { isAsyncApi: true };
  const { contract, place } = readWholeDocument(main);
  if (typeof contract === "string") return { fault: contract };
  const read = documents.used().map((path) => relative(cwd, path));
  const side: Side = { label, read, contract, place };
  return { side };
}
