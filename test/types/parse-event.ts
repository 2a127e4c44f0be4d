import type { AccountCreatedV1 } from "../../generated/events/account.created-v1.ts";
import {
  type AgreementUpdatedV1,
  type AgreementUpdatedV2,
  type EventMap,
  type EventName,
  type EventType,
  type InvalidEvent,
  type Issue,
  type KnownEvent,
  loadEvent,
  type ParsedEvent,
  parseEvent,
  type Result,
  type UnknownEvent,
  UnknownEventError,
  type UnknownVersion,
  validateEvent,
} from "../../src/events.ts";
import { type Equal, expectType } from "./expect-type.ts";

expectType<Equal<ParsedEvent["kind"], "known" | "unknown-version" | "unknown-event" | "invalid">>();
expectType<Equal<ParsedEvent, KnownEvent | UnknownVersion | UnknownEvent | InvalidEvent>>();

/**
 * The name and the payload come as data. There are no more than four kinds: the function returns in
 * each of them.
 */
export async function handle(message: { type: string; payload: unknown }): Promise<string> {
  const event = await parseEvent(message.type, message.payload);
  expectType<Equal<typeof event, ParsedEvent>>();
  switch (event.kind) {
    case "known":
      return handleKnown(event);
    case "unknown-version":
      expectType<Equal<typeof event.type, EventType>>();
      expectType<Equal<typeof event.nearest, EventName>>();
      return `${event.name} is version ${event.version} of ${event.type}`;
    case "unknown-event":
      expectType<Equal<typeof event.suggestion, EventName | undefined>>();
      return event.suggestion ?? event.name;
    case "invalid":
      expectType<Equal<typeof event.name, EventName>>();
      expectType<Equal<typeof event.issues, readonly Issue[]>>();
      return event.issues.map(({ attr, code, detail }) => `${attr} ${code} ${detail}`).join();
    default:
      expectType<Equal<typeof event, never>>();
      return event;
  }
}

/** The name narrows the payload. */
export function handleKnown(event: KnownEvent): string {
  switch (event.name) {
    case "account.created-v1":
      expectType<Equal<typeof event.payload, AccountCreatedV1>>();
      return event.payload.account_number;
    case "agreement.updated-v1":
    case "agreement.updated-v2":
      expectType<Equal<typeof event.payload, AgreementUpdatedV1 | AgreementUpdatedV2>>();
      return "account_number" in event.payload
        ? event.payload.account_number
        : String(event.payload.agreement_id);
    default:
      expectType<Equal<"account.created-v1" extends typeof event.name ? true : false, false>>();
      expectType<Equal<"account.updated-v1" extends typeof event.name ? true : false, true>>();
      return event.name;
  }
}

/** A literal name has the type of its payload; for any other string the payload is unknown. */
export async function load(name: string, generic: EventName): Promise<void> {
  const created = await loadEvent("account.created-v1");
  expectType<Equal<typeof created.name, "account.created-v1">>();
  const result = await validateEvent("account.created-v1", {}, { unknown: "report" });
  expectType<Equal<typeof result, Result<AccountCreatedV1>>>();
  const any = await validateEvent(generic, {});
  expectType<Equal<typeof any, Result<EventMap[EventName]>>>();

  const unknown = await validateEvent(name, {});
  expectType<Equal<typeof unknown, Result<unknown>>>();
  try {
    (await loadEvent(name)).validate({});
  } catch (error) {
    if (error instanceof UnknownEventError)
      expectType<Equal<typeof error.suggestion, EventName | undefined>>();
  }
}
