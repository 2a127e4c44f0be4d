import type { Contract, StandardProps } from "./contract.ts";
import { type Findings, type Issue, visitUnknown } from "./issue.ts";
import { standardIssues } from "./standard-issues.ts";

/** The contract of some fields of a payload. Its `~standard` has no `jsonSchema`. */
export interface Reading<Name extends string, Type extends string, Version extends string, Payload>
  extends Contract<Name, Type, Version, Payload> {
  /** The paths of the fields: `account_number`, `message.occurred_at`, `versions[].traits`. */
  readonly reads: readonly string[];
}

/** The fields that an object names. Keys beyond them are no fields. */
type Field<Payload> = string extends keyof Payload
  ? keyof { [Key in keyof Payload as string extends Key ? never : Key]: 1 } & string
  : keyof Payload & string;

/** Every path from a value to what it holds: `.occurred_at`, `[]`, `[].traits`. */
type Inner<Value> = Value extends string | number | boolean | null | undefined
  ? never
  : Value extends readonly (infer Item)[]
    ? "[]" | `[]${Inner<Item>}`
    : Value extends object
      ? {
          [Key in Field<Value>]: `.${Key}` | `.${Key}${Inner<Value[Key & keyof Value]>}`;
        }[Field<Value>]
      : never;

/** Every path into a payload. */
export type PathOf<Payload> =
  Inner<Payload> extends infer Path ? (Path extends `.${infer Rest}` ? Rest : Path) : never;

/** What is left of the paths of an object that lead to a field, or into it. */
type Beyond<Path, Key extends string> = Path extends Key
  ? ""
  : Path extends `${Key}.${infer Rest}`
    ? Rest
    : Path extends `${Key}[]${infer Rest}`
      ? `[]${Rest}`
      : never;

/** What is left of the paths of a list, for each of its items. */
type InItem<Path> = Path extends `[].${infer Rest}`
  ? Rest
  : Path extends `[]${infer Rest}`
    ? Rest
    : never;

/** A payload with nothing but what the paths lead to. */
export type Picked<Payload, Path> = "" extends Path
  ? Payload
  : Payload extends readonly (infer Item)[]
    ? Picked<Item, InItem<Path>>[]
    : Payload extends object
      ? {
          [Key in keyof Payload as string extends Key
            ? never
            : Beyond<Path, Key & string> extends never
              ? never
              : Key]: Picked<Payload[Key], Beyond<Path, Key & string>>;
        }
      : Payload;

/**
 * Makes the contract of some fields of a payload. A fault elsewhere does not fail the payload. A
 * path leads into objects and lists: `message.occurred_at`, `versions[].traits`.
 */
export function reading<
  Name extends string,
  Type extends string,
  Version extends string,
  Payload,
  Key extends Field<Payload>,
>(
  contract: Contract<Name, Type, Version, Payload>,
  ...fields: readonly [Key, ...Key[]]
): Reading<Name, Type, Version, Pick<Payload, Key & keyof Payload>>;
export function reading<
  Name extends string,
  Type extends string,
  Version extends string,
  Payload,
  Path extends PathOf<Payload> & string,
>(
  contract: Contract<Name, Type, Version, Payload>,
  ...paths: readonly [Path, ...Path[]]
): Reading<Name, Type, Version, Picked<Payload, Path>>;
export function reading(
  whole: Contract<string, string, string, any>,
  ...reads: readonly string[]
): Reading<string, string, string, any> {
  const places = (reads[0] ? reads : [""]).map((path) => {
    const attrPattern = path.replaceAll("[]", ".0").replace(/^\.0/, "0");
    // A contract that has a rule for this place refuses there what is not JSON.
    const skeleton = attrPattern
      .split(".")
      .reduceRight<unknown>((inner, key) => (key === "0" ? [inner] : { [key]: inner }), Symbol());
    const { issues } = whole.validate(skeleton) as { readonly issues?: readonly Issue[] };
    if (issues?.some(({ attr, code }) => attr === attrPattern && code !== "required"))
      return `${attrPattern}.`;
    throw new TypeError(`${whole.name} has no field "${path}"`);
  });
  /** True if a place is read, or if it lies above or below one that is. */
  const isRead = (attr: string) => {
    const prefix = attr && `${attr.replace(/\b\d+\b/g, "0")}.`;
    return places.some((read) => read.startsWith(prefix) || prefix.startsWith(read));
  };
  // Keys may have dots, so unknown fields are looked for only in objects that are read.
  const visit: Findings["visit"] = (findings, object, prefix, fields) => {
    if (isRead(prefix.slice(0, -1))) visitUnknown(findings, object, prefix, fields);
  };
  const validate: Reading<string, string, string, any>["validate"] = (
    value,
    { limit, ...options } = {},
  ) => {
    const result = whole.validate(
      value,
      options.unknown === "report" ? Object.assign(options, { visit }) : options,
    );
    if (result.ok) return result;
    const own = result.issues.filter(({ attr, code }) => code === "unknown_field" || isRead(attr));
    const issues = own.slice(0, limit);
    return own[0]
      ? { ok: false, issues, omitted: own.length - issues.length }
      : { ok: true, value, elsewhere: result.issues };
  };
  const standard: Omit<StandardProps<any>, "jsonSchema"> = {
    version: 1,
    vendor: "energy-contracts",
    validate(value) {
      const result = validate(value);
      return result.ok ? { value } : { issues: standardIssues(result.issues) };
    },
  };
  return {
    ...whole,
    reads,
    is: (value): value is any => validate(value).ok,
    validate,
    "~standard": standard as StandardProps<any>,
  };
}
