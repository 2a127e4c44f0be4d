import type { AccountCreatedV1 } from "../../generated/events/account.created-v1.ts";
import { responses } from "../../generated/rest/getAccount.ts";
import {
  type AgreementUpdatedV1,
  type AgreementUpdatedV2,
  type EVENT_NAMES,
  type EventMap,
  type EventName,
  type EventsOf,
  type EventType,
  isEventName,
  type Product,
  reading,
  type Trait,
} from "../../src/events.ts";
import { type Equal, expectType } from "./expect-type.ts";

// A reading is typed as what it reads, at any depth and with what is optional.
const read = reading(responses[200], "account_number", "import_process.import_supplier");
type Read = Extract<ReturnType<typeof read.validate>, { ok: true }>["value"];
expectType<Equal<Read, { account_number: string; import_process?: { import_supplier: string } }>>();

// A payload is looked up by the name of its event. It has its optional fields, and no others.
type Created = EventMap["account.created-v1"];
expectType<Equal<Created, AccountCreatedV1>>();
expectType<
  Equal<
    Pick<Created, keyof Created>,
    { account_number: string; account_user_emails: string[]; is_imported?: boolean }
  >
>();

// One type in all its versions.
type Updated = EventsOf<"agreement.updated">;
expectType<Equal<Updated, EventMap[Extract<EventName, `agreement.updated-v${number}`>]>>();
expectType<AgreementUpdatedV1 | AgreementUpdatedV2 extends Updated ? true : false>();
expectType<Equal<"agreement.updated" extends EventType ? true : false, true>>();
expectType<Equal<"agreement.updated-v2" extends EventType ? true : false, false>>();

// An object that the catalogue leaves free may hold anything under any name.
expectType<Equal<AgreementUpdatedV2["changes"], { [k: string]: unknown }>>();
expectType<Equal<Trait["data"], { [k: string]: unknown }>>();

// The shapes that events share are exported too.
expectType<Equal<keyof Product, "code" | "market_name" | "brand_code">>();

// Only the event that the catalogue breaks off may have further fields.
type OpenEvent = {
  [Name in EventName]: string extends keyof EventMap[Name] ? Name : never;
}[EventName];
expectType<Equal<OpenEvent, "meterpoint.gas.disputed_closing_reading.queried.by_us-v1">>();
expectType<Equal<EventMap[OpenEvent]["mprn"], string>>();
expectType<Equal<EventMap[OpenEvent]["a_field_the_catalogue_lost"], unknown>>();

// Names are a closed union. A name that comes as data is any string until it is checked.
expectType<Equal<(typeof EVENT_NAMES)[number], EventName>>();
expectType<Equal<string extends EventName ? true : false, false>>();
export function askFor(name: string): void {
  if (isEventName(name)) expectType<Equal<typeof name, EventName>>();
  else expectType<Equal<typeof name, string>>();
}
