import type { OwnEvent } from "../events/define-event.ts";
import type { Contract } from "../runtime/contract.ts";
import type { Message } from "./message.ts";

/** The handler of one event. `on` makes it. */
export interface Route<Name extends string = string> {
  readonly name: Name;
  readonly contract: Contract<string, string, string, any> | OwnEvent;
  readonly handle: (payload: any, message: any) => unknown;
}

/** A name with a version: every event has one, and no operation. */
type VersionedName = `${string}-${string}`;

/**
 * Handles one event. What the handler returns is awaited; if it throws, the message counts as not
 * handled.
 */
export function on<Name extends VersionedName, Payload>(
  contract: Contract<Name, string, string, Payload>,
  handle: (payload: Payload, message: Message<Name>) => unknown,
): Route<Name>;
/** Handles one event of your own, likewise. */
export function on<Name extends string, Payload>(
  contract: OwnEvent<Name, Payload>,
  handle: (payload: Payload, message: Message<Name>) => unknown,
): Route<Name>;
export function on(contract: Route["contract"], handle: Route["handle"]): Route {
  return { name: contract.name, contract, handle };
}

/** The place of each route, by its name. Two places of one name have nothing in common. */
type Places<Routes> = {
  [At in keyof Routes]: Routes[At] extends { readonly name: infer Name extends string }
    ? (places: { [N in Name]: At }) => void
    : never;
};

/**
 * Anything, if each route has a name of its own. The places of all of them together cost the
 * compiler a fraction of comparing each name with the others.
 */
export type Unique<Routes> =
  Places<Routes> extends readonly ((places: infer All) => void)[]
    ? [All] extends [never]
      ? "two handlers for one event"
      : unknown
    : never;
