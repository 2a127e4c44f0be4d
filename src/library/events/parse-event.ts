import type { EventMap } from "../../../generated/event-map.ts";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import type { Result } from "../runtime/contract.ts";
import type { Issue } from "../runtime/issue.ts";
import type { EventName, EventType } from "./event-types.ts";
import { isEventName, validateEvent } from "./load-event.ts";
import { suggestEvent } from "./suggest-event.ts";
import { nearestVersion, splitName } from "./versions.ts";

/** An event whose name is in the catalogue and whose payload satisfies its contract. */
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
  /** The nearest version in the catalogue: the newest one before it, or else the oldest. */
  readonly nearest: EventName;
}

/** The name is not in the catalogue. */
export interface UnknownEvent {
  readonly kind: "unknown-event";
  readonly name: string;
  /** The name that may have been meant. */
  readonly suggestion: EventName | undefined;
}

/** The name is in the catalogue, but the payload does not satisfy the contract. */
export interface InvalidEvent {
  readonly kind: "invalid";
  readonly name: EventName;
  readonly issues: readonly Issue[];
}

/** What a message is: one of four kinds. */
export type ParsedEvent = KnownEvent | UnknownVersion | UnknownEvent | InvalidEvent;

/**
 * Finds out what a message off the bus is: a known event with its typed payload, or why it is not
 * one. Never throws on data.
 */
export async function parseEvent(name: string, payload: unknown): Promise<ParsedEvent> {
  if (!isEventName(name)) return unknownName(textOf(name));
  const result: Result<unknown> = await validateEvent<string>(name, payload);
  return result.ok
    ? ({ kind: "known", name, payload: result.value } as KnownEvent)
    : { kind: "invalid", name, issues: result.issues };
}

/** A name as text. A message may come without one, or with any JSON in its place. */
const textOf = (name: unknown): string =>
  typeof name === "object" && name !== null ? Object.prototype.toString.call(name) : String(name);

function unknownName(name: string): UnknownVersion | UnknownEvent {
  const parts = splitName(name);
  const closest = parts && nearestVersion(parts, EVENT_NAMES);
  if (!closest) return { kind: "unknown-event", name, suggestion: suggestEvent(name) };
  const { type, version } = parts;
  return { kind: "unknown-version", name, type: type as EventType, version, nearest: closest };
}
