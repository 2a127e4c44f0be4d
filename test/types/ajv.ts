import { accountCreatedV1 } from "../../generated/ajv/account.created-v1.js";
import { stageAccount } from "../../generated/ajv/rest/stageAccount.js";
import type { AccountCreatedV1 } from "../../generated/events/account.created-v1.ts";
import type { StageAccount } from "../../generated/rest/stageAccount.ts";
import { type AjvGuard, addContracts, type ErrorObject } from "../../src/ajv.ts";
import { type Equal, expectType } from "./expect-type.ts";

expectType<Equal<typeof accountCreatedV1, AjvGuard<AccountCreatedV1>>>();
expectType<Equal<typeof accountCreatedV1.errors, ErrorObject[] | null>>();

/** A function that ajv generated narrows. */
export function read(input: unknown): AccountCreatedV1 | StageAccount | string {
  if (accountCreatedV1(input)) {
    expectType<Equal<typeof input, AccountCreatedV1>>();
    return input;
  }
  if (stageAccount(input)) {
    expectType<Equal<typeof input, StageAccount>>();
    return input;
  }
  return (accountCreatedV1.errors ?? []).map(({ keyword, message }) => message ?? keyword).join();
}

/** An ajv comes back as what it was. */
interface Instance {
  readonly schemas: Readonly<Record<string, object>>;
  readonly refs: Readonly<Record<string, object>>;
  getKeyword(keyword: string): object | boolean;
  addFormat(name: string, format: RegExp | ((text: string) => boolean)): Instance;
  addSchema(schema: object | object[], key?: string): Instance;
}
export function add(ajv: Instance): Instance {
  const same = addContracts(ajv);
  expectType<Equal<typeof same, Instance>>();
  return same;
}

// @ts-expect-error what is no ajv
addContracts({});
