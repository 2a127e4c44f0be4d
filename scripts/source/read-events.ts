import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../../src/library/json/read-json.ts";
import type { Evidence } from "../../src/reading/model/evidence.ts";
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { classify, type EventIdentity } from "../naming.ts";
import { listFiles } from "./list-files.ts";

export interface Sample {
  readonly path: string;
  /** What the file's name has after the event's name: `without-campaign_slug`, or nothing. */
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
  const shapes: ShapeSource[] = [];
  const domains: DomainSource[] = [];
  const strays: { path: string; reason: string }[] = [];
  const eventsByName = new Map<string, EventSource & { examples: Sample[]; invalid: Sample[] }>();
  const samples: { name: string; kind: "examples" | "invalid"; sample: Sample }[] = [];
  let evidence: Evidence[] = [];

  for (const relative of listFiles(root)) {
    const path = `events/${relative}`;
    if (relative.endsWith(".md")) continue;
    const json = readJson(readFileSync(join(root, relative), "utf8"));
    if (!json) {
      strays.push({ path, reason: "it is not valid JSON" });
      continue;
    }
    const content = json.value;
    if (relative === EVIDENCE_FILE) {
      evidence = content as Evidence[];
      continue;
    }
    const file = classify(relative);
    if (file?.kind === "event") {
      eventsByName.set(file.event.name, {
        ...file.event,
        path,
        id: file.id,
        schema: content as JsonSchema,
        examples: [],
        invalid: [],
      });
    } else if (file?.kind === "shape")
      shapes.push({ title: file.title, path, id: file.id, schema: content as JsonSchema });
    else if (file?.kind === "domain")
      domains.push({ name: file.domain, ...(content as Omit<DomainSource, "name">) });
    else if (file) {
      const sample = { path, variant: file.variant, payload: content };
      samples.push({
        name: file.event.name,
        kind: file.kind === "invalid" ? "invalid" : "examples",
        sample,
      });
    } else strays.push({ path, reason: "its name follows no rule of events/README.md" });
  }
  for (const { name, kind, sample } of samples) {
    const event = eventsByName.get(name);
    if (event && sample.path.startsWith(`events/${event.domain}/`)) event[kind].push(sample);
    else strays.push({ path: sample.path, reason: `there is no schema of ${name} beside it` });
  }
  // Sorts the plain example first: its variant is empty.
  for (const event of eventsByName.values())
    for (const kind of ["examples", "invalid"] as const) event[kind].sort(by("variant"));
  return {
    events: [...eventsByName.values()].sort(by("name")),
    shapes: shapes.sort(by("title")),
    domains: domains.sort((a, b) => a.position - b.position),
    evidence,
    strays,
  };
}

const by =
  <Key extends string>(key: Key) =>
  (a: Record<Key, string>, b: Record<Key, string>) =>
    a[key] < b[key] ? -1 : 1;
