import type { EventMap, EventVersions } from "../../../generated/event-map.ts";

/** The name of an event with its version, letter for letter as in the catalogue. */
export type EventName = keyof EventMap;

/** The name of an event without its version. */
export type EventType = keyof EventVersions;

/** The payloads of an event type in all its versions. */
export type EventsOf<Type extends EventType> = EventMap[EventVersions[Type]];
