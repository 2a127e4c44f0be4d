import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { suggestName } from "../names/suggest-name.ts";
import type { EventName } from "./event-types.ts";

/** The event of the catalogue that a wrong name may mean. */
export const suggestEvent = (name: string): EventName | undefined => suggestName(name, EVENT_NAMES);
