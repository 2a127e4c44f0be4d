import { EVENT_NAMES } from "../../generated/event-names.ts";
import { versionsOf } from "../model/versions.ts";
import { nearest } from "../runtime/issue.ts";
import type { EventName } from "./event-types.ts";

/** The event that a wrong name may mean: the newest version of a type, or else the nearest name. */
export const suggestEvent = (name: string): EventName | undefined =>
  versionsOf(name, EVENT_NAMES).at(-1) ?? (nearest(name, EVENT_NAMES) as EventName | undefined);
