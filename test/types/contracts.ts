import {
  type AccountCreatedV1,
  accountCreatedV1,
} from "../../generated/events/account.created-v1.ts";
import { type StageAccount, stageAccount } from "../../generated/rest/stageAccount.ts";
import type { Contract, EventContract, Issue } from "../../src/events.ts";
import { type Equal, expectType } from "./expect-type.ts";

/**
 * The interface of Standard Schema v1, copied from https://standardschema.dev without namespaces.
 */
interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}
type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | {
      readonly issues: ReadonlyArray<{
        readonly message: string;
        readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
      }>;
    };
type InferOutput<Schema extends StandardSchemaV1> = NonNullable<
  Schema["~standard"]["types"]
>["output"];
type InferInput<Schema extends StandardSchemaV1> = NonNullable<
  Schema["~standard"]["types"]
>["input"];
declare function takeSchema<Schema extends StandardSchemaV1>(schema: Schema): InferOutput<Schema>;

/** The converter of Standard JSON Schema v1. */
interface StandardJsonSchemaV1 {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly jsonSchema: Record<
      "input" | "output",
      (options: {
        readonly target: "draft-2020-12" | "draft-07" | "openapi-3.0" | ({} & string);
        readonly libraryOptions?: Record<string, unknown> | undefined;
      }) => Record<string, unknown>
    >;
  };
}
export const jsonSchemas: readonly StandardJsonSchemaV1[] = [accountCreatedV1, stageAccount];

// A contract can be used wherever a Standard Schema is accepted, with its type.
export const standard: StandardSchemaV1<AccountCreatedV1> = accountCreatedV1;
export const standards: readonly StandardSchemaV1[] = [accountCreatedV1, stageAccount];
expectType<Equal<InferOutput<typeof accountCreatedV1>, AccountCreatedV1>>();
expectType<Equal<InferInput<typeof accountCreatedV1>, AccountCreatedV1>>();
export const staged: StageAccount = takeSchema(stageAccount);

// The name, type and version of a contract are literal types.
expectType<
  Equal<typeof accountCreatedV1, EventContract<"account.created", "v1", AccountCreatedV1>>
>();
expectType<Equal<typeof accountCreatedV1.name, "account.created-v1">>();
expectType<Equal<typeof accountCreatedV1.type, "account.created">>();
expectType<Equal<typeof accountCreatedV1.version, "v1">>();
expectType<
  Equal<typeof stageAccount, Contract<"stageAccount", "stageAccount", "v1", StageAccount>>
>();

/** `is` narrows; `validate` returns the value or the issues, never both. */
export function read(input: unknown): AccountCreatedV1 | readonly Issue[] {
  if (accountCreatedV1.is(input)) {
    expectType<Equal<typeof input, AccountCreatedV1>>();
    return input;
  }
  const result = accountCreatedV1.validate(input, { unknown: "report" });
  if (result.ok) {
    expectType<Equal<typeof result.value, AccountCreatedV1>>();
    return result.value;
  }
  expectType<Equal<typeof result.issues, readonly Issue[]>>();
  return result.issues;
}
