// Computes what a document leaves out: how often a field could be there, and how often it was right.
import type { EventCounts } from "./observed.ts";

export const sumOf = (counts: object = {}): number =>
  Object.values(counts).reduce<number>((sum, count: number) => sum + count, 0);

/** Returns how often the object or the list that holds a field was there. */
export function placesOf(event: EventCounts, path: string): number {
  if (path === "") return (event.valid ?? 0) + (event.invalid ?? 0);
  if (path.endsWith("[]")) return event.fields?.[path]?.items ?? 0;
  return rightOf(event, path.slice(0, Math.max(0, path.lastIndexOf("."))));
}

/** Returns how often a field was there with the type that the contract says. */
export function rightOf(event: EventCounts, path: string): number {
  const { absent = 0, null: nulls = 0, other } = event.fields?.[path] ?? {};
  return placesOf(event, path) - absent - nulls - sumOf(other);
}
