// What an app writes first. The type tests of the package do so with each version of openapi-fetch.
import createClient from "openapi-fetch";
import type { StageAccount } from "../../../generated/rest/stageAccount.ts";
import { isRefusal, refusals, waitAndRepeat } from "../../../src/client.ts";
import type { Account, components, FieldError, paths } from "../../../src/rest.ts";
import { type Equal, expectType } from "../expect-type.ts";

const client = createClient<paths>({ baseUrl: "http://127.0.0.1:4020" });
const STAGE = "/v1/data-import/account-import-process/create-or-update/";

export async function stage(body: StageAccount): Promise<string | undefined> {
  const { data, error } = await client.POST(STAGE, { body });
  if (!error) return data.external_account_number;
  const code: string = error.code;
  const first: string | undefined = error.errors?.[0]?.code.toUpperCase();
  expectType<Equal<typeof error.code, string>>();
  // What was seen is offered where the answer has the type of its schema.
  const typed: components["schemas"]["Error"] = error;
  return error.code.toUpperCase() === typed.code ? code : first;
}

/** A body takes what was seen, and any other text; so does what an answer repeats. */
export async function validateProducts(code: string, status: string): Promise<string[]> {
  const { data } = await client.POST("/v1/data-import/validate-products/", {
    body: [
      { code, availability_status: status },
      { code, availability_status: "PUBLIC" },
      // @ts-expect-error: a number is no text
      { code, availability_status: 7 },
    ],
  });
  const statuses = data?.map(({ availability_status }) => availability_status) ?? [];
  return statuses.map((value: string | undefined) => value?.toLowerCase() ?? "");
}

/** A code narrows to the fields that it has; each may be asked for without it, and none else. */
export async function process(account: Account): Promise<string | FieldError[]> {
  client.use(refusals(), waitAndRepeat());
  const { import_supplier, external_account_number } = account;
  const body = { import_supplier, external_account_number, operations_team_name: "imports" };
  const { error } = await client.POST("/v1/data-import/account-import-process/process/", { body });
  if (isRefusal(error, "account_already_imported")) {
    expectType<Equal<typeof error.code, "account_already_imported">>();
    const number: string = error.platform_account_number;
    return number;
  }
  const asked: string | undefined = error?.platform_account_number;
  // @ts-expect-error: only a refused transaction has it
  const other: unknown = error?.transaction_data;
  return asked ?? (isRefusal(error) ? error.errors : `${other}`);
}
