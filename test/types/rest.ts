import type { ProcessAccount, processAccount } from "../../generated/rest/processAccount.ts";
import { type StageAccount, stageAccount } from "../../generated/rest/stageAccount.ts";
import {
  type components,
  type ERROR_CODES,
  type ERROR_ITEM_CODES,
  type ErrorCode,
  KNOWN_VALUES,
  type operations,
  type paths,
} from "../../src/rest.ts";
import { type Equal, expectType } from "./expect-type.ts";

type Schemas = components["schemas"];

// The types that clients for openapi-typescript accept.
type Staging = paths["/v1/data-import/account-import-process/create-or-update/"]["post"];
expectType<Equal<Staging["requestBody"], operations["stageAccount"]["requestBody"]>>();
expectType<Equal<Staging["parameters"], operations["stageAccount"]["parameters"]>>();
expectType<Equal<Staging["requestBody"]["content"]["application/json"], StageAccount>>();
expectType<
  Equal<Staging["responses"]["201"]["content"]["application/json"], Schemas["StagedAccount"]>
>();
expectType<
  Equal<paths["/v1/data-import/account-import-process/create-or-update/"]["get"], undefined>
>();
expectType<Equal<StageAccount, Schemas["Account"]>>();
expectType<Equal<Parameters<typeof processAccount.validate>[0], unknown>>();
export const processed: ProcessAccount = {
  import_supplier: "NORDWERK",
  external_account_number: "NW-1",
  operations_team_name: "Imports",
};

// Values that were seen are suggested, and any other text is accepted.
expectType<Equal<Schemas["SupplyType"], "GAS" | "ELECTRICITY" | (string & {})>>();
export const supplyTypes: Schemas["SupplyType"][] = ["GAS", "ELECTRICITY", "DISTRICT_HEATING"];
expectType<Equal<typeof KNOWN_VALUES.SupplyType, readonly ["GAS", "ELECTRICITY"]>>();
expectType<
  Equal<(typeof KNOWN_VALUES)["Product.availability_status"], readonly ["PUBLIC", "RESTRICTED"]>
>();
export const rate: Schemas["ProductRate"]["band_category"] =
  KNOWN_VALUES["ProductRate.band_category"][0];

// So are the codes of errors; the tables of this package are closed.
export const answered: Schemas["ErrorCode"][] = ["supplier_paused", "a_code_of_next_year"];
expectType<Equal<ErrorCode, keyof typeof ERROR_CODES>>();
type Refused<Operation extends { responses: { 400: unknown } }> = Operation["responses"][400];
type Body<Content> = Content extends { content: { "application/json": infer Type } } ? Type : never;
expectType<Equal<Body<Refused<operations["processAccount"]>>["code"], Schemas["ErrorCode"]>>();
// In the answers of `paths` they are plain strings, which every client leaves as they are.
expectType<Equal<Body<Refused<Staging>>["code"], string>>();
expectType<
  Equal<
    keyof Body<Refused<Staging>>,
    keyof Schemas["Error"] | "external_account_number" | "platform_account_number"
  >
>();
export const asSchema: Schemas["Error"] = {} as Body<Refused<Staging>>;
export const asAnswer: Body<Refused<Staging>> = {} as Schemas["Error"];
expectType<Equal<typeof ERROR_CODES.supplier_paused.status, 400>>();
expectType<Equal<"blank" extends keyof typeof ERROR_ITEM_CODES ? true : false, true>>();

/** Optional fields of a valid body may be missing at every depth. */
export function firstMeterPoint(input: unknown): string | undefined {
  const result = stageAccount.validate(input);
  if (!result.ok) return undefined;
  expectType<Equal<typeof result.value, StageAccount>>();
  return result.value.supply_addresses?.[0]?.meter_points?.[0]?.supply_type;
}
