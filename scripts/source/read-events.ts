import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../../src/library/json/read-json.ts";
import type { Evidence } from "../../src/reading/model/evidence.ts";
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { classify, type EventIdentity } from "../naming.ts";
import { listFiles } from "./list-files.ts";

export interface Sample {
  readonly path: string;
  /** The part of the file's name after the event's name: `without-campaign_slug`, or nothing. */
  readonly variant: string;
  readonly payload: unknown;
}
export interface EventSource extends EventIdentity {
  readonly path: string;
  readonly id: string;
  readonly schema: JsonSchema;
  readonly examples: readonly Sample[];
  readonly invalid: readonly Sample[];
}
export interface ShapeSource {
  readonly title: string;
  readonly path: string;
  readonly id: string;
  readonly schema: JsonSchema;
}
export interface DomainSource {
  readonly name: string;
  readonly title: string;
  /** The section's place in the catalogue, counted from 1. */
  readonly position: number;
  readonly description: string;
}
export interface EventsSource {
  readonly events: readonly EventSource[];
  readonly shapes: readonly ShapeSource[];
  readonly domains: readonly DomainSource[];
  /** Assumptions about events as a whole, which no schema contains. */
  readonly evidence: readonly Evidence[];
  /** Files that are in the wrong place or of the wrong kind, each with the reason. */
  readonly strays: readonly { readonly path: string; readonly reason: string }[];
}

const EVIDENCE_FILE = "evidence.json";

/** Reads events/. Sorts sections as the catalogue does, and all else by name. */
export function readEvents(root: string): EventsSource {
  const strays: { path: string; reason: string }[] = [];
  const names = listFiles(root).filter((name) => !name.endsWith(".md"));
  const files = names.flatMap((name) => {
    const path = `events/${name}`;
    const json = readJson(readFileSync(join(root, name), "utf8"));
    const file = name === EVIDENCE_FILE ? ({ kind: "evidence" } as const) : classify(name);
    if (json && file) return [{ ...file, path, content: json.value }];
    const reason = json ? "its name follows no rule of events/README.md" : "it is not valid JSON";
    strays.push({ path, reason });
    return [];
  });
  // Sorts the plain example first: its variant is empty.
  const samplesOf = (kind: "example" | "invalid", { name, domain }: EventIdentity): Sample[] =>
    files
      .flatMap((file) =>
        file.kind === kind && file.event.name === name && file.event.domain === domain
          ? [{ path: file.path, variant: file.variant, payload: file.content }]
          : [],
      )
      .sort(by("variant"));
  const events = files.flatMap((file): EventSource[] => {
    if (file.kind !== "event") return [];
    const { event, path, id } = file;
    const [examples, invalid] = [samplesOf("example", event), samplesOf("invalid", event)];
    return [{ ...event, path, id, schema: file.content as JsonSchema, examples, invalid }];
  });
  const schemas = new Set(events.map(({ domain, name }) => `${domain}/${name}`));
  for (const file of files) {
    if (file.kind !== "example" && file.kind !== "invalid") continue;
    const { domain, name } = file.event;
    if (!schemas.has(`${domain}/${name}`))
      strays.push({ path: file.path, reason: `there is no schema of ${name} beside it` });
  }
  const shapes = files.flatMap((file): ShapeSource[] => {
    if (file.kind !== "shape") return [];
    const { title, path, id, content } = file;
    return [{ title, path, id, schema: content as JsonSchema }];
  });
  const domains = files.flatMap((file): DomainSource[] =>
    file.kind === "domain"
      ? [{ name: file.domain, ...(file.content as Omit<DomainSource, "name">) }]
      : [],
  );
  return {
    events: events.sort(by("name")),
    shapes: shapes.sort(by("title")),
    domains: domains.sort((a, b) => a.position - b.position),
    evidence: (files.find(({ kind }) => kind === "evidence")?.content ?? []) as Evidence[],
    strays,
  };
}

const by =
  <Key extends string>(key: Key) =>
  (a: Record<Key, string>, b: Record<Key, string>) =>
    a[key] < b[key] ? -1 : 1;
