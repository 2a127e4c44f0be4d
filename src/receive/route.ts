import type { Contract } from "../runtime/contract.ts";
import type { Message } from "./message.ts";

/** The contract of an event, whatever its payload. */
type AnyContract = Contract<string, string, string, any>;

/** The handler of one event. `on` makes it. */
export interface Route<Name extends string = string> {
  readonly name: Name;
  readonly contract: AnyContract;
  readonly handle: (payload: any, message: any) => unknown;
}

/** A name with a version, as every event has it. */
type VersionedName = `${string}-${string}`;

/**
 * Handles one event. What the handler returns is awaited; if it throws, the message counts as not
 * handled.
 */
export const on = <Name extends VersionedName, Payload>(
  contract: Contract<Name, string, string, Payload>,
  handle: (payload: Payload, message: Message<Name, Payload>) => unknown,
): Route<Name> => ({ name: contract.name, contract, handle });

/** The routes themselves, if each has a name of its own. Otherwise nothing can be assigned to it. */
export type Unique<Routes, Names = never> = Routes extends readonly [
  Route<infer Name>,
  ...infer Rest,
]
  ? [Name] extends [Names]
    ? { readonly "two handlers for": Name }
    : Unique<Rest, Names | Name>
  : unknown;
