import { EVENT_NAMES } from "../../../generated/event-names.ts";

const NAMES: ReadonlySet<string> = new Set(EVENT_NAMES);

/** Whether the catalogue has an event of this name. */
export const isKnownEvent = (name: string): boolean => NAMES.has(name);
