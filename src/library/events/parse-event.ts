import type { EventMap } from "../../../generated/event-map.ts";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import type { Words } from "../names/neutral.ts";
import { nearestVersion, splitName, suggestName } from "../names/versions.ts";
import { withContractNames, withSentNames } from "../names/words.ts";
import type { Issue } from "../runtime/issue.ts";
import { lookAgain } from "../runtime/refusals.ts";
import type { OwnEvent } from "./define-event.ts";
import { type EventName, type EventType, isEventName, loadEvent } from "./load-event.ts";

export interface Known<Name, Payload> {
  readonly kind: "known";
  readonly name: Name;
  readonly payload: Payload;
}

/**
 * A known event: its name is in the catalogue or belongs to an event of your own, and its payload
 * satisfies its contract.
 */
export type KnownEvent<Own extends OwnEvent = never> =
  // This type is written out. `Known<Name, EventMap[Name]>` costs the compiler twice as much.
  | {
      [Name in EventName]: {
        readonly kind: "known";
        readonly name: Name;
        readonly payload: EventMap[Name];
      };
    }[EventName]
  | KnownOwn<Own>;

export type KnownOwn<Own> =
  Own extends OwnEvent<infer Name, infer Payload> ? Known<Name, Payload> : never;

/** An event whose type is known, but whose version is not. */
export interface UnknownVersion<Own extends OwnEvent = never> {
  readonly kind: "unknown-version";
  readonly name: string;
  readonly type: EventType | Own["type"];
  readonly version: string;
  /** The nearest known version: the newest older version, or the oldest if none is older. */
  readonly nearest: EventName | Own["name"];
}

export interface UnknownEvent<Own extends OwnEvent = never> {
  readonly kind: "unknown-event";
  readonly name: string;
  /** The known name that was probably meant; undefined if no name is near. */
  readonly suggestion: EventName | Own["name"] | undefined;
}

/** An event with a known name, whose payload does not satisfy the contract. */
export interface InvalidEvent<Own extends OwnEvent = never> {
  readonly kind: "invalid";
  readonly name: EventName | Own["name"];
  readonly issues: readonly Issue[];
}

export type ParsedEvent<Own extends OwnEvent = never> =
  | KnownEvent<Own>
  | UnknownVersion<Own>
  | UnknownEvent<Own>
  | InvalidEvent<Own>;

export interface ParseOptions<Own extends OwnEvent = never> {
  /** Your own events, made by `defineEvent`. They are added to the events of the catalogue. */
  readonly also?: readonly Own[] | undefined;
  /** `"absent"` treats an optional field that is null as a missing field. */
  readonly nulls?: "absent" | undefined;
  /** The words that your bus has in names of fields in place of neutral ones: `{ objstore: "…" }`. */
  readonly words?: Words | undefined;
}

/**
 * Parses a message from the bus. Returns a known event with its typed payload, or the reason why
 * the event is not known or not valid. Never throws on data. Rejects if an event of your own has a
 * name of the catalogue, or if its schema throws.
 */
export async function parseEvent<Own extends OwnEvent = never>(
  name: string,
  payload: unknown,
  { also = [], nulls, words }: ParseOptions<Own> = {},
): Promise<ParsedEvent<Own>> {
  const taken = also.find((event) => isEventName(event.name));
  if (taken) throw new TypeError(`The catalogue has ${taken.name}, too.`);
  const ownEvent = also.find((event) => event.name === name);
  if (!ownEvent && !isEventName(name)) return unknownName(textOf(name), also);
  const contract: Pick<OwnEvent, "validate"> = ownEvent ?? (await loadEvent<string>(name));
  const given = words ? withContractNames(name, payload, words) : payload;
  let result = await contract.validate(given);
  if (!result.ok) ({ result } = await lookAgain(contract, given, result.issues, nulls));
  return (
    result.ok
      ? { kind: "known", name, payload: result.value }
      : {
          kind: "invalid",
          name,
          issues: words ? withSentNames(name, result.issues, words) : result.issues,
        }
  ) as KnownEvent<Own> | InvalidEvent<Own>;
}

/** Returns the name as text. A message may lack a name, or may have any JSON as its name. */
const textOf = (name: unknown): string =>
  typeof name === "object" && name !== null ? Object.prototype.toString.call(name) : String(name);

function unknownName<Own extends OwnEvent>(
  name: string,
  also: readonly Own[],
): UnknownVersion<Own> | UnknownEvent<Own> {
  const names = [...EVENT_NAMES, ...also.map((event): Own["name"] => event.name)];
  const parts = splitName(name);
  const nearest = parts && nearestVersion(parts, names);
  return nearest
    ? ({ kind: "unknown-version", name, ...parts, nearest } as UnknownVersion<Own>)
    : { kind: "unknown-event", name, suggestion: suggestName(name, names) };
}
