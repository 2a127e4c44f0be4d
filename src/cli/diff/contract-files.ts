// The files of a published contract, whether from a folder, a version or a revision.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Position } from "../../library/json/find-offsets.ts";
import { isJsonObject } from "../../library/json/pointer.ts";
import { readJson } from "../../library/json/read-json.ts";
import type { ContractDocuments } from "../../reading/diff/change.ts";
import { readBytes } from "../access-file.ts";
import { UsageError } from "../command.ts";
import type { Files } from "../contracts/read-documents.ts";
import type { NamedFile } from "../refuse-overwriting.ts";

/** Texts by their path inside generated/: `openapi.json`, `schemas/account.created-v1.json`. */
export type ContractFiles = ReadonlyMap<string, string>;

export const NAME_ONE = "Say what to compare with: --against FOLDER, FILE or git:REVISION.";

export interface Source {
  /** The name of the source for people: `the folder "../contracts"`. */
  readonly label: string;
  readonly files: ContractFiles;
  /** The path of the folder, as it is printed. */
  readonly folder: string;
  /** The identity of the files, which is equal for two names of the same files. */
  readonly identity: string;
  readonly isDocument?: boolean;
  /** The package.json that has the version of this contract. */
  readonly manifest?: string;
  /** The judge.wasm of this contract, which has its hash. */
  readonly module?: string;
  /** True for the commit that is checked out. */
  readonly isHead?: boolean;
  /** The place of the user's own contracts; undefined for a published version. */
  readonly home?: Home;
}

export interface Home {
  /** Returns the path in this home for a path in the working folder. */
  pathOf(path: string): string;
  has(path: string): boolean;
  /** The reader of the home's files, if they are not on the disk. */
  readonly files?: Files;
  readonly config?: string | undefined;
  /** The source itself, if it may be a folder or a document of contracts. */
  readonly self?: NamedFile;
}

export type Place = Position & { readonly file: string };

export interface Side {
  readonly label: string;
  /** The files that were read for this side. */
  readonly read: readonly string[];
  readonly contract: ContractDocuments;
  /** Returns the hash by which documents of `observe` name the contract. */
  readonly hash?: () => string | undefined;
  /** The error if nothing differs, of a side that may be the same as the other one. */
  readonly ifSame?: string;
  /** Finds the place of a value in a file; `file` is a path inside generated/. */
  place(file: string, keys: readonly string[]): Place;
}

export type Sides = readonly [before: Side, after: Side];

/** Returns an identity that all names of a file or folder share. */
export function identityOf(path: string): string {
  const { dev, ino } = statSync(path, { bigint: true });
  return `${dev}:${ino}`;
}

const SCHEMA = /^schemas\/([^/]+)\.json$/;

export const isContractFile = (path: string): boolean =>
  path === "openapi.json" || SCHEMA.test(path);

/** Returns the event of a schema's file: `account.created-v1`; an empty text for another file. */
export const nameOfFile = (path: string): string => SCHEMA.exec(path)?.[1] ?? "";

/** Reads the contract's files in a folder; none if it is not a generated/ folder. */
export function readGenerated(folder: string): ContractFiles {
  const schemas = existsSync(join(folder, "schemas")) ? readdirSync(join(folder, "schemas")) : [];
  const paths = ["openapi.json", ...schemas.map((name) => `schemas/${name}`)]
    .filter(isContractFile)
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile());
  return new Map(paths.map((path) => [path, readBytes(join(folder, path)).toString()]));
}

export function documentsOf({ files, label }: Source): ContractDocuments {
  // The OpenAPI document belongs to no event, so its name is empty here.
  const schemas = new Map(
    [...files].map(([path, text]) => [nameOfFile(path), parse(text, `${path} of ${label}`)]),
  );
  const openapi = schemas.get("");
  schemas.delete("");
  return { schemas: schemas.size > 0 ? schemas : undefined, openapi };
}

function parse(text: string, name: string): object {
  const json = readJson(text);
  if (!json) throw new UsageError(`${name} is not JSON.`);
  if (!isJsonObject(json.value)) throw new UsageError(`${name} is not a JSON object.`);
  return json.value;
}
