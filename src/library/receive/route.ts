import type { OwnEvent } from "../events/define-event.ts";
import type { Contract } from "../runtime/contract.ts";
import type { Message } from "./message.ts";

/** The contract of an event: one of the catalogue, or one that `defineEvent` made. */
type EventContract<Name extends string, Payload> =
  | (Contract<Name, string, string, Payload> & { readonly name: VersionedName })
  | OwnEvent<Name, Payload>;

/** The handler of one event. `on` makes it. */
export interface Route<Name extends string = string> {
  readonly name: Name;
  readonly contract: EventContract<string, any>;
  readonly handle: (payload: any, message: any) => unknown;
}

/** A name with a version, as every event has it, and no operation. */
type VersionedName = `${string}-${string}`;

/**
 * Handles one event. What the handler returns is awaited; if it throws, the message counts as not
 * handled.
 */
export const on = <Name extends string, Payload>(
  contract: EventContract<Name, Payload>,
  handle: (payload: Payload, message: Message<Name>) => unknown,
): Route<Name> => ({ name: contract.name, contract, handle });

/** Where each route is, by its name. Two places of one name have nothing in common. */
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
