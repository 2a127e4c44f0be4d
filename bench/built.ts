// The package as it is published, from dist/. Its types come from the sources, so that checking
// types needs no build.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import catalogue from "../generated/catalogue.json" with { type: "json" };
import { listFiles } from "../scripts/source/list-files.ts";
import type { Contract } from "../src/library/runtime/contract.ts";
import type { JsonSchema } from "../src/reading/model/schema.ts";

export const root = join(import.meta.dirname, "..");
export const dist = join(root, "dist");
export const EVENTS = catalogue.events.map(({ name }) => name);

type AnyContract = Contract<string, string, string, unknown>;

export const moduleOf = (event: string): string => join(dist, `generated/events/${event}.js`);
/** The module that ajv generated for an event. */
export const ajvModuleOf = (event: string): string => join(dist, `generated/ajv/${event}.js`);
export const allEventsModule = join(dist, "generated/all-events.js");

export async function loadContract(event: string): Promise<AnyContract> {
  const exported = (await load(moduleOf(event))) as Record<string, AnyContract>;
  const [contract] = Object.values(exported);
  if (!contract) throw new Error(`${event} has no contract.`);
  return contract;
}

/** What `parseEvent` and those like it load for a name. */
export async function loadByName(event: string): Promise<AnyContract> {
  const { loadEvent } = (await load(
    join(dist, "src/events.js"),
  )) as typeof import("../src/events.ts");
  return loadEvent(event);
}

export const loadFixtures = () =>
  load(join(dist, "src/fixtures.js")) as Promise<typeof import("../src/fixtures.ts")>;

export const readSchema = (event: string): JsonSchema & { $defs?: Record<string, JsonSchema> } =>
  JSON.parse(readFileSync(join(root, `generated/schemas/${event}.json`), "utf8"));

const load = (file: string): Promise<unknown> => import(pathToFileURL(file).href);

/**
 * Why dist/ cannot be measured, if so: figures of an old build would be figures of something else.
 */
export function whyNotBuilt(): string | undefined {
  const builtAt = existsSync(allEventsModule) ? statSync(allEventsModule).mtimeMs : 0;
  if (builtAt === 0) return "dist/ is missing. Run npm run build.";
  const sources = ["generated", "src"].flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const newer = sources.find(
    (file) => file.endsWith(".ts") && statSync(join(root, file)).mtimeMs > builtAt,
  );
  return newer && `dist/ is older than ${newer}. Run npm run build.`;
}
