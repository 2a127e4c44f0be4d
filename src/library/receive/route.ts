import type { OwnEvent } from "../events/define-event.ts";
import type { Contract } from "../runtime/contract.ts";
import type { Reading } from "../runtime/reading.ts";
import type { Message } from "./message.ts";

/** The handler of one event, made by `on`. */
export interface Route<Name extends string = string> {
  readonly name: Name;
  readonly contract:
    | Contract<string, string, string, any>
    | Reading<string, string, string, any>
    | OwnEvent;
  readonly handle: (payload: any, message: any) => unknown;
}

/** A name with a version. Only events have one, so `on` refuses contracts of operations. */
type VersionedName = `${string}-${string}`;

/**
 * Makes the handler of one event. The receiver awaits the result of the handler. If the handler
 * throws, the message counts as not handled.
 */
export function on<Name extends VersionedName, Payload>(
  contract: Contract<Name, string, string, Payload>,
  handle: (payload: Payload, message: Message<Name>) => unknown,
): Route<Name>;
export function on<Name extends string, Payload>(
  contract: OwnEvent<Name, Payload>,
  handle: (payload: Payload, message: Message<Name>) => unknown,
): Route<Name>;
export function on(contract: Route["contract"], handle: Route["handle"]): Route {
  return { name: contract.name, contract, handle };
}

/** The index of each route, by its name. Joined, two indexes of one name become `never`. */
type Places<Routes> = {
  [At in keyof Routes]: Routes[At] extends { readonly name: infer Name extends string }
    ? (places: { [N in Name]: At }) => void
    : never;
};

/**
 * Accepts any routes whose names all differ. The compiler joins the positions of all routes,
 * because a comparison of each name with the others would cost much more.
 */
export type Unique<Routes> =
  Places<Routes> extends readonly ((places: infer All) => void)[]
    ? [All] extends [never]
      ? "two handlers for one event"
      : unknown
    : never;
