import type { Result, ValidateOptions } from "./examine.ts";
import { type JsonSchemaProps, jsonSchemaOf } from "./json-schema.ts";
import { standardIssues } from "./standard-issues.ts";

export type { Result, ValidateOptions } from "./examine.ts";

/** The contract of one payload. A contract is a Standard Schema. */
export interface Contract<
  Name extends string,
  Type extends string,
  Version extends string,
  Payload,
> {
  readonly name: Name;
  /** The name without its version. */
  readonly type: Type;
  readonly version: Version;
  /** True if the input satisfies the contract. Unknown fields are ignored. */
  is(input: unknown): input is Payload;
  /** Returns the value, or every fault in the input. Never throws on data. */
  validate(input: unknown, options?: ValidateOptions): Result<Payload>;
  readonly "~standard": StandardProps<Payload>;
}

/**
 * The properties of Standard Schema v1 (https://standardschema.dev). They are written out here, so
 * that the types need no package.
 */
export interface StandardProps<Payload> extends JsonSchemaProps {
  readonly version: 1;
  readonly vendor: "energy-contracts";
  readonly validate: (input: unknown) => StandardResult<Payload>;
  readonly types?: { readonly input: Payload; readonly output: Payload } | undefined;
}

/** The result of a validation, as Standard Schema v1 defines it. */
export type StandardResult<Payload> =
  | { readonly value: Payload; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string;
        /** The code of the fault, as in an `Issue`, for programs that choose their own words. */
        readonly code: string;
        readonly path: readonly PropertyKey[];
      }[];
    };

export type EventContract<Type extends string, Version extends string, Payload> = Contract<
  `${Type}-${Version}`,
  Type,
  Version,
  Payload
>;

export function contract<Name extends string, Type extends string, Version extends string, Payload>(
  name: Name,
  type: Type,
  version: Version,
  is: (input: any) => boolean,
  validate: Contract<Name, Type, Version, Payload>["validate"],
): Contract<Name, Type, Version, Payload> {
  return {
    name,
    type,
    version,
    is: is as (input: unknown) => input is Payload,
    validate,
    "~standard": {
      version: 1,
      vendor: "energy-contracts",
      validate(input) {
        const result = validate(input);
        return result.ok ? { value: result.value } : { issues: standardIssues(result.issues) };
      },
      ...jsonSchemaOf(name),
    },
  };
}
