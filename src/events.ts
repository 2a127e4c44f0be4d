import { EVENT_LOADERS } from "../generated/event-loaders.ts";
import type { EventMap, EventVersions } from "../generated/event-map.ts";
import { EVENT_NAMES } from "../generated/event-names.ts";
import { nearestVersion, splitName } from "./model/versions.ts";
import type { Contract, Result, ValidateOptions } from "./runtime/contract.ts";
import type { Issue } from "./runtime/issue.ts";
import { suggestEvent } from "./suggest-event.ts";

export type * from "../generated/event-map.ts";
export type { Contract, EventContract, Result, ValidateOptions } from "./runtime/contract.ts";
export type { Issue } from "./runtime/issue.ts";
export { EVENT_NAMES };

/** The name of an event with its version, letter for letter as in the catalogue. */
export type EventName = keyof EventMap;
/** The name of an event without its version. */
export type EventType = keyof EventVersions;
/** The payloads of an event type in all its versions. */
export type EventsOf<Type extends EventType> = EventMap[EventVersions[Type]];

/** An event whose name is in the catalogue and whose payload holds its contract. */
export type KnownEvent = {
  [Name in EventName]: {
    readonly kind: "known";
    readonly name: Name;
    readonly payload: EventMap[Name];
  };
}[EventName];
/** The type is in the catalogue, but not in this version. */
export interface UnknownVersion {
  readonly kind: "unknown-version";
  readonly name: string;
  readonly type: EventType;
  readonly version: string;
  /** The version in the catalogue that comes nearest: the newest one before it, or else the oldest. */
  readonly nearest: EventName;
}
/** The name is not in the catalogue. */
export interface UnknownEvent {
  readonly kind: "unknown-event";
  readonly name: string;
  /** The name that may have been meant. */
  readonly suggestion: EventName | undefined;
}
/** The name is in the catalogue, but the payload does not hold the contract. */
export interface InvalidEvent {
  readonly kind: "invalid";
  readonly name: EventName;
  readonly issues: readonly Issue[];
}
/** What became of a message: one of four kinds. */
export type ParsedEvent = KnownEvent | UnknownVersion | UnknownEvent | InvalidEvent;

/** Thrown where a name is asked for that has no contract. Names that come as data go to `parseEvent` or `isEventName`. */
export class UnknownEventError extends Error {
  override readonly name = "UnknownEventError";
  readonly event: string;
  readonly suggestion: EventName | undefined;

  constructor(event: string) {
    const suggestion = suggestEvent(event);
    super(
      `There is no event "${event}" in the catalogue${suggestion ? `; did you mean "${suggestion}"?` : "."}`,
    );
    this.event = event;
    this.suggestion = suggestion;
  }
}

/** A name that is only known at run time. One that the compiler can read has to be in the catalogue, so that a slip of the pen does not compile. */
type AnyName<Name extends string> = string extends Name ? Name : never;

/** Whether a text is the name of an event in the catalogue. */
export function isEventName(name: string): name is EventName {
  return Object.hasOwn(EVENT_LOADERS, name);
}

/** Loads the contract of one event, and nothing else. Throws an `UnknownEventError` for a name that is not in the catalogue. */
export function loadEvent<Name extends EventName>(
  name: Name,
): Promise<Contract<Name, string, string, EventMap[Name]>>;
export function loadEvent<Name extends string>(
  name: AnyName<Name>,
): Promise<Contract<string, string, string, unknown>>;
export async function loadEvent(name: string): Promise<Contract<string, string, string, unknown>> {
  const load = isEventName(name) ? EVENT_LOADERS[name] : undefined;
  if (!load) throw new UnknownEventError(name);
  return load();
}

/** Validates the payload of one event. Throws an `UnknownEventError` for a name that is not in the catalogue. */
export function validateEvent<Name extends EventName>(
  name: Name,
  payload: unknown,
  options?: ValidateOptions,
): Promise<Result<EventMap[Name]>>;
export function validateEvent<Name extends string>(
  name: AnyName<Name>,
  payload: unknown,
  options?: ValidateOptions,
): Promise<Result<unknown>>;
export async function validateEvent(
  name: string,
  payload: unknown,
  options?: ValidateOptions,
): Promise<Result<unknown>> {
  return (await loadEvent(name)).validate(payload, options);
}

/** Says what a message off the bus is: a known event with its typed payload, or why it is not one. Never throws on data. */
export async function parseEvent(name: string, payload: unknown): Promise<ParsedEvent> {
  if (!isEventName(name)) return unknownName(String(name)); // a message without a name may get here too
  const result: Result<unknown> = await validateEvent<string>(name, payload);
  return result.ok
    ? ({ kind: "known", name, payload: result.value } as KnownEvent)
    : { kind: "invalid", name, issues: result.issues };
}

function unknownName(name: string): UnknownVersion | UnknownEvent {
  const parts = splitName(name);
  const closest = parts && nearestVersion(parts, EVENT_NAMES);
  if (!closest) return { kind: "unknown-event", name, suggestion: suggestEvent(name) };
  const { type, version } = parts;
  return { kind: "unknown-version", name, type: type as EventType, version, nearest: closest };
}
