// The two sides of a comparison.
import { join, resolve } from "node:path";
import { findOffset, positionOf } from "../../library/json/find-offsets.ts";
import { contractIn } from "../../reading/diff/contract-in.ts";
import { readBytes } from "../access-file.ts";
import { type Io, type ParsedArguments, UsageError } from "../command.ts";
import {
  documentsOf,
  NAME_ONE,
  nameOfFile,
  type OwnSide,
  type Side,
  type Source,
} from "./contract-files.ts";
import { isCheckedOut } from "./git.ts";
import { GENERATED, identityOf, readInstalled, readSource } from "./sources.ts";

/** What --against names, or else the newest git tag, and the installed contract. */
export async function readAgainst(
  args: ParsedArguments,
  io: Io,
): Promise<readonly [before: Side, after: Side]> {
  const against = args.text("against");
  const source = readSource(against, io);
  const installed = readInstalled(io);
  if (source.isDocument && !args.has("contracts")) {
    refuseSame(source.identity, identityOf(join(GENERATED, "openapi.json")), source);
    const side = await readDocumentSide(source, io);
    if (typeof side === "string") throw new UsageError(`${against} ${side}.`);
    return [side, sideOf(installed)];
  }
  const { readOwnSides } = await import("./own-events.ts");
  const own = await readOwnSides(source, args, io);
  if (!own) refuseSame(source.identity, installed.identity, source);
  if (!own && source.files.size === 0) refuseEmpty(source, against === undefined);
  const isTyped = against?.replace(/^git:/, "") === "HEAD";
  const paths = own?.paths ?? [":(top,glob)**/generated/**"];
  if (source.home?.files && !isTyped && isCheckedOut(source.identity, paths, io))
    throw new UsageError(`${source.label} is checked out here, and nothing differs. ${NAME_ONE}`);
  const isShared = !own || documentsOf(source).schemas !== undefined;
  return [sideOf(source, own?.before), sideOf(installed, own?.after, isShared)];
}

/** OLD and NEW. */
export async function readPair([first = "", second, third]: readonly string[], io: Io) {
  if (second === undefined || third !== undefined)
    throw new UsageError(
      `diff takes OLD and NEW, or neither. --against ${first} compares with this version.`,
    );
  const [old, now] = [readSource(first, io), readSource(second, io)];
  refuseSame(old.identity, now.identity, old);
  const [before, after] = [await readAlone(old, io), await readAlone(now, io)];
  const { schemas, openapi } = before.contract;
  if ((schemas && after.contract.schemas) || (openapi && after.contract.openapi))
    return [before, after] as const;
  throw new UsageError(`Of ${old.label} and ${now.label} one has only events, the other none.`);
}

async function readAlone(source: Source, io: Io): Promise<Side> {
  const side = source.isDocument ? await readDocumentSide(source, io) : undefined;
  if (typeof side === "object" && side.contract.openapi) return side;
  const { readOwnSide } = await import("./own-events.ts");
  const own = readOwnSide(source, io);
  if (!own && source.files.size === 0) refuseEmpty(source);
  return sideOf(source, own);
}

function refuseSame(identity: string, other: string, { label }: Source): void {
  if (identity === other) throw new UsageError(`This compares ${label} with itself. ${NAME_ONE}`);
}

function refuseEmpty({ label }: Source, isHintNeeded = false): never {
  const looked = "it has neither generated/openapi.json nor generated/schemas.";
  throw new UsageError(
    `There is no contract in ${label}: ${looked}${isHintNeeded ? ` ${NAME_ONE}` : ""}`,
  );
}

function sideOf(source: Source, own?: OwnSide, isShared = true): Side {
  const { label, files, folder } = source;
  const { schemas, openapi } = documentsOf(source);
  const all = own && new Map([...((isShared && schemas) || []), ...own.schemas]);
  return {
    label,
    read: [...[...files.keys()].map((file) => `${folder}/${file}`), ...(own?.read ?? [])],
    contract: { schemas: all ?? schemas, openapi },
    place(file, at) {
      const text = files.get(file) ?? "";
      return (
        own?.place(nameOfFile(file) ?? "", at) ?? {
          file: `${folder}/${file}`,
          ...positionOf(text, findOffset(text, at)),
        }
      );
    },
  };
}

/** An OpenAPI, AsyncAPI or lock file; words for what else it is, which follow its name. */
async function readDocumentSide({ label, folder: file }: Source, { cwd }: Io) {
  const { readDocument } = await import("../../reading/documents/read-document.ts");
  const { positionsIn } = await import("../../reading/documents/position-in.ts");
  const bytes = readBytes(resolve(cwd, file), file);
  const read = readDocument(bytes, file);
  const contract = read.fault ?? contractIn(read.root);
  if (typeof contract === "string") return contract;
  const find = positionsIn(bytes.toString(), file);
  const place: Side["place"] = (_, at) => ({ file, ...find(at) });
  return { label, read: [file], contract, place };
}
