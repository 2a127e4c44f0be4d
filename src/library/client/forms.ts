import type { FieldError } from "../../../generated/rest-types.ts";
import { isRefusal } from "./refusals.ts";

/** The paths that a name stands for: `*` is any index. */
export type PathOf<Name extends string> = Name extends `${infer Before}*${infer After}`
  ? `${Before}${number}${PathOf<After>}`
  : Name;

/** The faults of a refusal, at the fields of a form and beside them. */
export interface Faults<Name extends string> {
  /** The first fault of each field that has one. */
  readonly at: ReadonlyMap<PathOf<Name>, FieldError>;
  /** All that no field shows. */
  readonly others: readonly FieldError[];
}

/**
 * Sorts the faults of a refusal by the fields of a form, whose names are paths in the body:
 * `customers.0.mobile`, or `customers.*.mobile` for any row of a list. They are a list, or the keys of
 * an object. What is no refusal has no faults.
 */
export function faultsAt<Name extends string>(
  error: unknown,
  fields: readonly Name[] | Readonly<Record<Name, unknown>>,
): Faults<Name> {
  const names: readonly string[] = Array.isArray(fields) ? fields : Object.keys(fields);
  const errorByPath = new Map<string, FieldError>();
  const others: FieldError[] = [];
  for (const fault of isRefusal(error) ? error.errors : []) {
    const { attr } = fault;
    if (attr !== null && !errorByPath.has(attr) && names.some((name) => isAt(attr, name)))
      errorByPath.set(attr, fault);
    else others.push(fault);
  }
  return { at: errorByPath as Map<PathOf<Name>, FieldError>, others };
}

function isAt(path: string, name: string): boolean {
  const [keys, wanted] = [path.split("."), name.split(".")];
  return (
    keys.length === wanted.length &&
    wanted.every((key, index) => key === keys[index] || (key === "*" && Number(keys[index]) >= 0))
  );
}

/**
 * Copies the values of a form without its empty texts, because the API wants a field that is not
 * filled to be left out. An object of which nothing is left is left out, too. An item of a list stays,
 * so that a fault finds it by its index.
 */
export const withoutEmpty = <Body>(body: Body): Body => filled(body) as Body;

function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const copy = filled(field);
    const isLeftOut = copy === "" || copy === undefined || (hasFields(field) && !hasFields(copy));
    return isLeftOut ? [] : [[name, copy]];
  });
  return Object.fromEntries(fields);
}

/** A file or a date is a value of its own. */
const isObject = (value: unknown): value is object =>
  Object.prototype.toString.call(value) === "[object Object]";
const hasFields = (value: unknown): boolean => isObject(value) && Object.keys(value).length > 0;
