// Events of one's own, each with a schema of any library that speaks Standard Schema.

import { splitName } from "../names/versions.ts";
import type { Result } from "../runtime/contract.ts";

/** A value, or a promise of it. */
export type Awaitable<Value> = Value | Promise<Value>;

/** A Standard Schema v1 (https://standardschema.dev), as far as it is used here. */
export interface StandardSchema<Output = unknown, Input = unknown> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (input: unknown) => Awaitable<StandardOutcome<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** The outcome of a Standard Schema: the value as it leaves it, or the faults. */
type StandardOutcome<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The contract of an event of your own. */
export interface OwnEvent<Name extends string = string, Payload = unknown, Input = unknown> {
  readonly name: Name;
  /** The name without its version. */
  readonly type: string;
  /** The version; empty if the name has none. */
  readonly version: string;
  readonly schema: StandardSchema<Payload, Input>;
  /**
   * Returns the value as the schema leaves it, or every fault in the input; a promise of either if
   * the schema answers later.
   */
  readonly validate: (input: unknown) => Awaitable<Result<Payload>>;
}

/**
 * Makes a contract of any Standard Schema, such as one of Zod, Valibot or ArkType, for `on`,
 * `parseEvent` and `dispatch`, which wait for a schema that answers later.
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

/** The libraries word their faults themselves. Only some give them a code. */
function issueOf({ message, path = [], code }: StandardIssue & { readonly code?: unknown }) {
  const attr = path.map((key) => String(typeof key === "object" ? key.key : key)).join(".");
  return {
    attr,
    code: typeof code === "string" ? code : "invalid",
    detail: attr ? `${attr}: ${message}` : message,
  };
}
