import type { EventMap } from "../../../generated/event-map.ts";
import type { OwnEvent } from "./define-event.ts";
import type { Known, KnownEvent, KnownOwn } from "./parse-event.ts";

/** Handlers by event name, for events of the catalogue and for your own events. */
export type EventHandlers<Own extends OwnEvent = never> = HandlersOf<KnownOwn<Own>>;

type HandlersOf<Own extends AnyKnown> = [Own] extends [never]
  ? HandlersOfCatalogue
  : HandlersOfCatalogue & {
      readonly [Event in Own as Event["name"]]?: (
        payload: Event["payload"],
        name: Event["name"],
      ) => unknown;
    };

type HandlersOfCatalogue = {
  readonly [Name in keyof EventMap]?: (payload: EventMap[Name], name: Name) => unknown;
};

type AnyKnown = Known<string, unknown>;

/**
 * Calls the handler of an event and returns its result; undefined if there is no handler. Await the
 * result if a handler is asynchronous.
 */
export function dispatch<Own extends AnyKnown = never>(
  event: KnownEvent | Own,
  handlers: HandlersOf<Own>,
): unknown {
  const { name, payload } = event;
  const table: Readonly<Record<string, unknown>> = handlers;
  const handle = Object.hasOwn(table, name) ? table[name] : undefined;
  // The name and the payload belong to one event, but the compiler can't prove that.
  return (handle as ((payload: unknown, name: string) => unknown) | undefined)?.(payload, name);
}
