// What the package's documents know of events.

import { readPackageJson } from "../../host/package-files.ts";
import { versionsOf as namesOf } from "../../model/versions.ts";
import type { Assumption } from "./evidence.ts";
import type { Schema } from "./schema.ts";

export interface CatalogueEvent {
  readonly name: string;
  /** The name without its version. */
  readonly type: string;
  readonly version: string;
  readonly domain: string;
  /** The TypeScript names of its payload's type and of its contract. */
  readonly title: string;
  readonly constant: string;
  readonly description: string;
  readonly incomplete?: true;
  readonly schema: string;
}
interface Domain {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}
export interface Catalogue {
  readonly domains: readonly Domain[];
  readonly events: readonly CatalogueEvent[];
  /** What had to be assumed of events as a whole. */
  readonly evidence: readonly Assumption[];
}
export interface Example {
  readonly name: string;
  readonly summary?: string | undefined;
  readonly value: unknown;
}

export const readCatalogue = (): Catalogue => readPackageJson("generated/catalogue.json");

export const readEventSchema = ({ schema }: CatalogueEvent): Schema =>
  readPackageJson(`generated/${schema}`);

/** The examples of an event, the plain one first. */
export function readEventExamples(name: string): Example[] {
  interface Document {
    components: { messages: Record<string, { examples: { name: string; payload: unknown }[] }> };
  }
  const { messages } = readPackageJson<Document>("generated/asyncapi.json").components;
  return (messages[name]?.examples ?? []).map((example) => ({
    name: example.name,
    value: example.payload,
  }));
}

/** All versions of an event type, the oldest first. */
export function versionsOf(type: string, events: readonly CatalogueEvent[]): CatalogueEvent[] {
  const names = namesOf(
    type,
    events.map(({ name }) => name),
  );
  return names.flatMap((name) => events.filter((event) => event.name === name));
}
