import { EVENT_LOADERS } from "../../../generated/event-loaders.ts";
import type { EventMap, EventVersions } from "../../../generated/event-map.ts";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import type { AnyName } from "../names/any-name.ts";
import { suggestName } from "../names/versions.ts";
import type { Contract, Result, ValidateOptions } from "../runtime/contract.ts";
import { didYouMean } from "../runtime/issue.ts";

/** The name of an event with its version, spelled as in the catalogue. */
export type EventName = keyof EventMap;

export type EventType = keyof EventVersions;

/** The payloads of all versions of an event type. */
export type EventsOf<Type extends EventType> = EventMap[EventVersions[Type]];

/**
 * Thrown for a name that has no contract. For names from data, use `parseEvent` or `isEventName`.
 */
export class UnknownEventError extends Error {
  override readonly name = "UnknownEventError";
  readonly event: string;
  readonly suggestion: EventName | undefined;

  constructor(event: string) {
    const suggestion: EventName | undefined = suggestName(event, EVENT_NAMES);
    super(`There is no event "${event}" in the catalogue${didYouMean(suggestion, ".")}`);
    this.event = event;
    this.suggestion = suggestion;
  }
}

/** True if a text is the name of an event in the catalogue. False for anything but a text. */
export function isEventName(name: string): name is EventName {
  return typeof name === "string" && Object.hasOwn(EVENT_LOADERS, name);
}

/**
 * Loads the contract of one event. Throws an `UnknownEventError` if the catalogue lacks the name.
 */
export function loadEvent<Name extends EventName>(
  name: Name,
): Promise<Contract<Name, string, string, EventMap[Name]>>;
export function loadEvent<Name extends string>(
  name: AnyName<Name, EventName>,
): Promise<Contract<string, string, string, unknown>>;
export async function loadEvent(name: string): Promise<Contract<string, string, string, unknown>> {
  const load = isEventName(name) && EVENT_LOADERS[name];
  if (!load) throw new UnknownEventError(name);
  return (await load()).default;
}

/**
 * Validates the payload of one event. Throws an `UnknownEventError` if the catalogue lacks the
 * name.
 */
export function validateEvent<Name extends EventName>(
  name: Name,
  payload: unknown,
  options?: ValidateOptions,
): Promise<Result<EventMap[Name]>>;
export function validateEvent<Name extends string>(
  name: AnyName<Name, EventName>,
  payload: unknown,
  options?: ValidateOptions,
): Promise<Result<unknown>>;
export async function validateEvent(name: string, payload: unknown, options?: ValidateOptions) {
  return (await loadEvent(name)).validate(payload, options);
}
