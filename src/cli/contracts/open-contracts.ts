import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Io, Option, ParsedArguments } from "../command.ts";
import type { FoundContracts } from "./load-contracts.ts";
import type { OwnContracts } from "./own-events.ts";
import type { LimitsName } from "./read-documents.ts";

export const CONTRACTS: Readonly<Record<"contracts" | "replace", Option>> = {
  contracts: {
    value: "FILE|FOLDER",
    multiple: true,
    help: "Events of your own: a folder of JSON Schemas, or an AsyncAPI or OpenAPI document.",
  },
  replace: { help: "An event of --contracts may take the place of one of the catalogue." },
};

export const CONFIG = "energy-contracts.config.json";

/** Reads the events of --contracts, and lists the read files. Without events, loads no ajv. */
export async function readContracts(args: ParsedArguments, io: Io, limits?: LimitsName) {
  const contracts = await findContracts(args, io, limits);
  if (!contracts) return { ownEvents: new Map() as OwnContracts, files: [] };
  const ownEvents = await (await import("./load-contracts.ts")).loadContracts(contracts);
  return { ownEvents, files: contracts.documents.used("--contracts") };
}

/** Finds the contracts that --contracts names; without it, those of the nearest configuration. */
export async function findContracts(
  args: ParsedArguments,
  { cwd, err }: Io,
  limits?: LimitsName,
): Promise<FoundContracts | undefined> {
  const paths = args.texts("contracts").map((name) => ({ name, path: resolve(cwd, name) }));
  const config = paths.length > 0 ? undefined : findConfig(cwd);
  if (paths.length === 0 && config === undefined) return undefined;
  const { openDocuments } = await import("./read-documents.ts");
  const documents = openDocuments(cwd, undefined, limits);
  const { readConfig } = await import("./load-contracts.ts");
  const places = config === undefined ? paths : readConfig(config, documents);
  return { places, documents, replace: args.has("replace"), tell: err };
}

export function findConfig(folder: string): string | undefined {
  if (existsSync(`${folder}/${CONFIG}`)) return resolve(folder, CONFIG);
  return dirname(folder) === folder ? undefined : findConfig(dirname(folder));
}
