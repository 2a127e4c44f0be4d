// Defines events of your own, each with a schema of any library that supports Standard Schema.

import { splitName } from "../names/versions.ts";
import type { Result } from "../runtime/contract.ts";

export type Awaitable<Value> = Value | Promise<Value>;

/** The members of a Standard Schema v1 (https://standardschema.dev) that `defineEvent` uses. */
export interface StandardSchema<Output = unknown, Input = unknown> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (input: unknown) => Awaitable<StandardOutcome<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** The outcome of a Standard Schema: the value that the schema returns, or the faults. */
type StandardOutcome<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

export interface OwnEvent<Name extends string = string, Payload = unknown, Input = unknown> {
  readonly name: Name;
  /** The name without its version. */
  readonly type: string;
  /** The version; empty if the name has none. */
  readonly version: string;
  readonly schema: StandardSchema<Payload, Input>;
  /**
   * Returns the value that the schema returns, or every fault in the input. Returns a promise if
   * the schema is asynchronous.
   */
  readonly validate: (input: unknown) => Awaitable<Result<Payload>>;
}

/**
 * Makes a contract from a schema of Zod, Valibot, ArkType or any Standard Schema, for `on`,
 * `parseEvent` and `dispatch`. The schema may be asynchronous.
 */
export const defineEvent = <Name extends string, Payload, Input>(
  name: Name,
  schema: StandardSchema<Payload, Input>,
): OwnEvent<Name, Payload, Input> => {
  if (!name) throw new TypeError("An event needs a name.");
  const { type = name, version = "" } = splitName(name) ?? {};
  const { validate } = schema["~standard"];
  return {
    name,
    type,
    version,
    schema,
    validate(input) {
      const outcome = validate(input);
      return outcome instanceof Promise ? outcome.then(resultOf) : resultOf(outcome);
    },
  };
};

const resultOf = <Output>(outcome: StandardOutcome<Output>): Result<Output> =>
  outcome.issues
    ? { ok: false, issues: outcome.issues.map(issueOf) }
    : { ok: true, value: outcome.value };

/** Makes an issue from a fault of a library. Only some libraries give a fault a code. */
function issueOf({ message, path = [], code }: StandardIssue & { readonly code?: unknown }) {
  const attr = path.map((key) => String(typeof key === "object" ? key.key : key)).join(".");
  return {
    attr,
    code: typeof code === "string" ? code : "invalid",
    detail: attr ? `${attr}: ${message}` : message,
  };
}
