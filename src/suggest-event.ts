import type { EventMap } from "../generated/event-map.ts";
import { EVENT_NAMES } from "../generated/event-names.ts";
import { nearest } from "./runtime/issue.ts";

const VERSIONED = /^(.+)-(v\d+|\d+\.\d+\.\d+)$/;

/** The type and version that a name is made of; undefined where it has no version. */
export function splitName(name: string): { type: string; version: string } | undefined {
  const [, type, version] = VERSIONED.exec(name) ?? [];
  return type === undefined || version === undefined ? undefined : { type, version };
}

/** The events of a type, the oldest version first. */
export function versionsOf(type: string): (keyof EventMap)[] {
  return EVENT_NAMES.filter((name) => splitName(name)?.type === type).sort((a, b) =>
    compareVersions(a.slice(type.length + 1), b.slice(type.length + 1)),
  );
}

/** The event that a name in error may have meant: the newest version where it is a type without one, or else the nearest name. */
export function suggestEvent(name: string): keyof EventMap | undefined {
  return versionsOf(name).at(-1) ?? (nearest(name, EVENT_NAMES) as keyof EventMap | undefined);
}

/** Below zero where `a` is the older of two versions such as `v1` or `1.0.0`. */
export const compareVersions = (a: string, b: string): number =>
  a.localeCompare(b, "en", { numeric: true });
