import type { EventMap } from "../../../generated/event-map.ts";
import type { KnownEvent } from "./parse-event.ts";

/** A handler for any of the events, by name. */
export type EventHandlers = {
  readonly [Name in keyof EventMap]?: (payload: EventMap[Name], name: Name) => unknown;
};

/**
 * Calls the handler of an event, and returns what it returns; undefined if the table has none for
 * it. Await the result, if a handler is asynchronous.
 */
export function dispatch(event: KnownEvent, handlers: EventHandlers): unknown {
  const { name, payload } = event;
  const handle = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  // The payload is of the same event as the name, which the compiler can't follow over so many.
  return (handle as ((payload: unknown, name: string) => unknown) | undefined)?.(payload, name);
}
