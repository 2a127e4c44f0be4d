// The files that a contract is published as, wherever they come from.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../../library/json/read-json.ts";
import { schemasOfAsyncApi } from "../../reading/diff/asyncapi.ts";
import type { ContractDocuments } from "../../reading/diff/change.ts";
import { readBytes } from "../access-file.ts";
import { UsageError } from "../command.ts";

/**
 * Texts by their path inside generated/: `openapi.json`, `schemas/account.created-v1.json`, or
 * `asyncapi.json` in place of the schemas.
 */
export type ContractFiles = ReadonlyMap<string, string>;

/** One side of a comparison. */
export interface Side {
  /** What it is, for people: `the folder "../contracts"`. */
  readonly label: string;
  readonly files: ContractFiles;
}

const SCHEMA = /^schemas\/([^/]+)\.json$/;

/** Whether a path inside generated/ is one of the files that are compared. */
export const isContractFile = (path: string): boolean =>
  path === "openapi.json" || SCHEMA.test(path);

/** The files of a generated/ folder; none if it is not one. */
export function readGenerated(folder: string): ContractFiles {
  const schemas = existsSync(join(folder, "schemas")) ? readdirSync(join(folder, "schemas")) : [];
  const paths = ["openapi.json", ...schemas.map((name) => `schemas/${name}`)].filter(
    isContractFile,
  );
  return new Map(
    paths
      .filter((path) => existsSync(join(folder, path)))
      .map((path) => [path, readBytes(join(folder, path)).toString()]),
  );
}

/** The documents that the files of a contract hold. */
export function documentsOf({ label, files }: Side): ContractDocuments {
  const read = (path: string): object | undefined => {
    const text = files.get(path);
    return text === undefined ? undefined : parse(text, `${path} of ${label}`);
  };
  const schemas = [...files.keys()].flatMap((path): [string, object][] => {
    const name = SCHEMA.exec(path)?.[1];
    const schema = name === undefined ? undefined : read(path);
    return name === undefined || !schema ? [] : [[name, schema]];
  });
  const asyncApi = read("asyncapi.json");
  return {
    schemas: asyncApi
      ? schemasOfAsyncApi(asyncApi)
      : schemas.length > 0
        ? new Map(schemas)
        : undefined,
    openapi: read("openapi.json"),
  };
}

/** The object that a JSON text holds; `name` is what to call the text in an error. */
export function parse(text: string, name: string): object {
  const json = readJson(text);
  if (!json) throw new UsageError(`${name} is not JSON.`);
  const content = json.value;
  if (typeof content !== "object" || content === null)
    throw new UsageError(`${name} is not a JSON object.`);
  return content;
}
