import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { suggestEvent } from "../../events/suggest-event.ts";

const NAMES: ReadonlySet<string> = new Set(EVENT_NAMES);

/** Whether the catalogue has an event of this name. */
export const isKnownEvent = (name: string): boolean => NAMES.has(name);

/** Says that a name is not in the catalogue, and which one may have been meant. */
export function describeUnknownEvent(name: string): string {
  const meant = suggestEvent(name);
  const short = name.length > 80 ? `${name.slice(0, 80)}...` : name;
  return `there is no event "${short}" in the catalogue${meant ? `; did you mean ${meant}?` : ""}`;
}
