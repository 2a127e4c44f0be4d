import { EVENT_NAMES } from "../../../generated/event-names.ts";
import type { EventName } from "./event-types.ts";
import { suggestName } from "./suggest-name.ts";

/** The event of the catalogue that a wrong name may mean. */
export const suggestEvent = (name: string): EventName | undefined => suggestName(name, EVENT_NAMES);
