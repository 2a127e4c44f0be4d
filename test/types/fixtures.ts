import type { AccountCreatedV1 } from "../../generated/events/account.created-v1.ts";
import type { StageAccount } from "../../generated/rest/stageAccount.ts";
import type { EventName } from "../../src/events.ts";
import {
  type AnswerMap,
  type Fault,
  type FixtureMap,
  faults,
  fixture,
  fixtures,
} from "../../src/fixtures.ts";
import type { components, operations } from "../../src/rest.ts";
import { type Equal, expectType } from "./expect-type.ts";

const created = fixture("account.created-v1", { is_imported: true });
expectType<Equal<typeof created, AccountCreatedV1>>();
const body = fixture("stageAccount", { import_supplier: "NORDWERK" });
expectType<Equal<typeof body, StageAccount>>();
const accounts = fixtures("stageAccount", { count: 2, seed: 7 });
expectType<Equal<typeof accounts, IterableIterator<StageAccount>>>();
const broken = faults("account.created-v1");
expectType<Equal<typeof broken, Fault[]>>();
expectType<Equal<Fault["payload"], unknown>>();

// There is one for every event and for every request body.
expectType<Equal<Exclude<EventName, keyof FixtureMap>, never>>();
type WithBody = {
  [Id in keyof operations]: operations[Id] extends { requestBody: unknown } ? Id : never;
}[keyof operations];
expectType<Equal<Exclude<keyof FixtureMap, EventName>, WithBody>>();
expectType<Equal<Extract<WithBody, "stageAccount" | "getAccount">, "stageAccount">>();

// So is every answer of an operation, by its status or by the code of an error.
const account = fixture("getAccount", 200);
expectType<Equal<typeof account, components["schemas"]["AccountView"]>>();
const paused = fixture("processAccount", "supplier_paused");
expectType<Equal<typeof paused, components["schemas"]["Error"]>>();
const imported = fixture("stageAccount", "account_already_imported");
expectType<Equal<typeof imported, components["schemas"]["AlreadyImportedError"]>>();
expectType<Equal<keyof operations, keyof AnswerMap>>();
type Statuses<Id extends keyof operations> = keyof operations[Id]["responses"];
type Missing = {
  [Id in keyof operations]: Exclude<Statuses<Id>, keyof AnswerMap[Id]>;
}[keyof operations];
expectType<Equal<Missing, never>>();

/** A name that comes as data is accepted too; the result is unknown then. */
export function anyFixture(name: string): unknown {
  const payload = fixture(name, { account_number: "A-3F7B21C8" });
  expectType<Equal<typeof payload, unknown>>();
  const payloads = fixtures(name, { count: 2, products: fixture("createProducts") });
  expectType<Equal<typeof payloads, IterableIterator<unknown>>>();
  return [payload, payloads, faults(name), fixture(name, 404)];
}
