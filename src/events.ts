// The events: their names, types and contracts, and functions that read messages from the bus.
export type * from "../generated/event-map.ts";
export { EVENT_NAMES } from "../generated/event-names.ts";
export {
  defineEvent,
  type OwnEvent,
  type StandardSchema,
} from "./library/events/define-event.ts";
export { dispatch, type EventHandlers } from "./library/events/dispatch.ts";
export {
  type EventName,
  type EventsOf,
  type EventType,
  isEventName,
  loadEvent,
  UnknownEventError,
  validateEvent,
} from "./library/events/load-event.ts";
export {
  type InvalidEvent,
  type KnownEvent,
  type ParsedEvent,
  type ParseOptions,
  parseEvent,
  type UnknownEvent,
  type UnknownVersion,
} from "./library/events/parse-event.ts";
export type {
  Contract,
  EventContract,
  Result,
  ValidateOptions,
} from "./library/runtime/contract.ts";
export type { Issue, KnownIssueCode } from "./library/runtime/issue.ts";
export { type PathOf, type Reading, reading } from "./library/runtime/reading.ts";
