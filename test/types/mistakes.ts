// The compiler has to refuse every one of these.
import {
  type AccountCreatedV1,
  accountCreatedV1,
} from "../../generated/events/account.created-v1.ts";
import { stageAccount } from "../../generated/rest/stageAccount.ts";
import {
  type Contract,
  type EventName,
  type EventsOf,
  type KnownEvent,
  loadEvent,
  parseEvent,
  validateEvent,
} from "../../src/events.ts";
import { type FixtureMap, faults, fixture } from "../../src/fixtures.ts";
import { type ErrorCode, KNOWN_VALUES, type paths } from "../../src/rest.ts";

// @ts-expect-error a misspelt name is not the name of an event
export const misspelt: EventName = "account.create-v1";
// @ts-expect-error nor is a name without its version
export const versionless: EventName = "account.created";
// @ts-expect-error the type of an event comes without a version
export type WithVersion = EventsOf<"agreement.updated-v2">;

type Created = Contract<"account.created-v1", string, string, AccountCreatedV1>;
// @ts-expect-error the contract behind a misspelt name is not known
export const loaded: Promise<Created> = loadEvent("account.create-v1");
// @ts-expect-error another event has another contract
export const other: Promise<Created> = loadEvent("account.updated-v1");
// @ts-expect-error `unknown` takes "ignore" and "report"
export const unknownOption = validateEvent("account.created-v1", {}, { unknown: "warn" });
// @ts-expect-error a name that is not a string
export const numbered = parseEvent(7, {});

export function misread(event: KnownEvent, input: unknown): unknown[] {
  const result = accountCreatedV1.validate(input);
  return [
    // @ts-expect-error the payload of all events together has no field in common
    event.payload.account_number,
    // @ts-expect-error this event has no such field
    event.name === "account.created-v1" && event.payload.acount_number,
    // @ts-expect-error there is no such event to compare with
    event.name === "account.create-v1",
    // @ts-expect-error the value is there only after `ok` was asked
    result.value,
    // @ts-expect-error the issues are there only when it is not
    result.ok && result.issues,
    // @ts-expect-error an input that was not checked has no fields
    input.account_number,
  ];
}

// @ts-expect-error a required field is missing
export const incomplete: AccountCreatedV1 = { account_number: "A-3F7B21C8" };
export const surplus: AccountCreatedV1 = {
  account_number: "A-3F7B21C8",
  account_user_emails: [],
  // @ts-expect-error a closed payload has no further fields
  is_import: true,
};
// @ts-expect-error an override of the wrong type
export const wrongOverride = fixture("account.created-v1", { is_imported: "yes" });
// @ts-expect-error a misspelt override
export const misspeltOverride = fixture("account.created-v1", { is_import: true });
// @ts-expect-error a body is not the body of another operation
export const otherBody: FixtureMap["createProducts"] = fixture("stageAccount");

// @ts-expect-error the API has no such path
export type NoPath = paths["/v1/data-import/accounts/"];
// @ts-expect-error the table of codes is closed
export const code: ErrorCode = "supplier_gone";
// @ts-expect-error the values that were seen are read-only
KNOWN_VALUES.SupplyType.push("DISTRICT_HEATING");
// @ts-expect-error a contract is read-only
stageAccount.name = "stageAccount";

// A name that the compiler can read has to be in the catalogue. One that is only known at run time
// is any text.
// @ts-expect-error a misspelt name
export const misspeltFixture = fixture("acount.created-v1");
// @ts-expect-error a misspelt name
export const misspeltFaults = faults("acount.created-v1");
// @ts-expect-error a misspelt name
export const misspeltLoad = loadEvent("acount.created-v1");
// @ts-expect-error a misspelt name
export const misspeltValidate = validateEvent("acount.created-v1", {});
