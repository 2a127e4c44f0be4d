// The events: their names, payload types and contracts, and what a message off the bus is.
export type * from "../generated/event-map.ts";
export { EVENT_NAMES } from "../generated/event-names.ts";
export { dispatch, type EventHandlers } from "./events/dispatch.ts";
export type { EventName, EventsOf, EventType } from "./events/event-types.ts";
export { isEventName, loadEvent, UnknownEventError, validateEvent } from "./events/load-event.ts";
export {
  type InvalidEvent,
  type KnownEvent,
  type ParsedEvent,
  parseEvent,
  type UnknownEvent,
  type UnknownVersion,
} from "./events/parse-event.ts";
export type { Contract, EventContract, Result, ValidateOptions } from "./runtime/contract.ts";
export type { Issue } from "./runtime/issue.ts";
