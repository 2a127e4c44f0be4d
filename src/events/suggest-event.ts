import { EVENT_NAMES } from "../../generated/event-names.ts";
import { nearestVersion, splitName, versionsOf } from "../model/versions.ts";
import { nearest } from "../runtime/issue.ts";
import type { EventName } from "./event-types.ts";

/**
 * The event that a wrong name may mean: the nearest version if only the version is wrong, the newest
 * one if there is none, or else the nearest name.
 */
export function suggestEvent(name: string): EventName | undefined {
  const parts = splitName(name);
  return (
    (parts && nearestVersion(parts, EVENT_NAMES)) ??
    versionsOf(name, EVENT_NAMES).at(-1) ??
    (nearest(name, EVENT_NAMES) as EventName | undefined)
  );
}
