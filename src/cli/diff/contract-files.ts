// The files that a contract is published as, wherever they come from.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isJsonObject } from "../../library/json/pointer.ts";
import { readJson } from "../../library/json/read-json.ts";
import type { ContractDocuments } from "../../reading/diff/change.ts";
import { readBytes } from "../access-file.ts";
import { UsageError } from "../command.ts";

/** Texts by their path inside generated/: `openapi.json`, `schemas/account.created-v1.json`. */
export type ContractFiles = ReadonlyMap<string, string>;

/** The files of a contract, and what that is for people: `the folder "../contracts"`. */
export interface FoundFiles {
  readonly label: string;
  readonly files: ContractFiles;
}

const SCHEMA = /^schemas\/([^/]+)\.json$/;

export const isContractFile = (path: string): boolean =>
  path === "openapi.json" || SCHEMA.test(path);

/** The files of a generated/ folder; none if it is not one. */
export function readGenerated(folder: string): ContractFiles {
  const schemas = existsSync(join(folder, "schemas")) ? readdirSync(join(folder, "schemas")) : [];
  const paths = ["openapi.json", ...schemas.map((name) => `schemas/${name}`)]
    .filter(isContractFile)
    .filter((path) => existsSync(join(folder, path)));
  return new Map(paths.map((path) => [path, readBytes(join(folder, path)).toString()]));
}

export function documentsOf({ files, label }: FoundFiles): ContractDocuments {
  const contents = new Map(
    [...files].map(([path, text]) => [path, parse(text, `${path} of ${label}`)]),
  );
  const schemas = [...contents].flatMap(([path, schema]) => {
    const name = SCHEMA.exec(path)?.[1];
    return name === undefined ? [] : [[name, schema] as const];
  });
  return {
    schemas: schemas.length > 0 ? new Map(schemas) : undefined,
    openapi: contents.get("openapi.json"),
  };
}

function parse(text: string, name: string): object {
  const json = readJson(text);
  if (!json) throw new UsageError(`${name} is not JSON.`);
  if (!isJsonObject(json.value)) throw new UsageError(`${name} is not a JSON object.`);
  return json.value;
}
