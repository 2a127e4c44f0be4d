// The events that a command knows beside those of the catalogue.
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Io, Option, ParsedArguments } from "../command.ts";
import type { OwnContracts } from "./own-events.ts";

/** The options of every command that knows events. */
export const CONTRACTS: Readonly<Record<"contracts" | "replace", Option>> = {
  contracts: {
    value: "FILE|FOLDER",
    multiple: true,
    help: "Events of your own: a folder of JSON Schemas, or an AsyncAPI or OpenAPI document.",
  },
  replace: { help: "An event of --contracts may take the place of one of the catalogue." },
};

const CONFIG = "energy-contracts.config.json";

/**
 * The events of --contracts, or else those that the nearest configuration names, from the working
 * folder upwards. What reads them is loaded only if there are any.
 */
export async function openContracts(args: ParsedArguments, io: Io): Promise<OwnContracts> {
  const paths = args
    .texts("contracts")
    .map((path) => ({ name: path, path: resolve(io.cwd, path) }));
  const config = paths.length > 0 ? undefined : findConfig(io.cwd);
  if (paths.length === 0 && config === undefined) return new Map();
  const { loadContracts, readConfig } = await import("./load-contracts.ts");
  const { Documents } = await import("./read-documents.ts");
  const documents = new Documents(io.cwd);
  const places = config === undefined ? paths : readConfig(config, documents);
  return loadContracts(places, documents, args.has("replace"));
}

function findConfig(folder: string): string | undefined {
  const file = resolve(folder, CONFIG);
  if (existsSync(file)) return file;
  return dirname(folder) === folder ? undefined : findConfig(dirname(folder));
}
