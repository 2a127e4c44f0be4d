// Payloads for tests: valid ones that are always the same, and ones with exactly one fault.
import { ALL_EVENTS } from "../generated/all-events.ts";
import type { EventMap } from "../generated/event-map.ts";
import { FIXTURE_DATA, type Place } from "../generated/fixture-data.ts";
import { REST_CONTRACTS } from "../generated/rest-contracts.ts";
import type { Contract } from "./runtime/contract.ts";
import { nearest } from "./runtime/issue.ts";

type BodyOf<Operation> =
  Operation extends Contract<string, string, string, infer Body> ? Body : never;
/** Everything that there is a fixture of: the payload of every event, and the request body of every operation that takes one. */
export type FixtureMap = EventMap & {
  [Operation in keyof typeof REST_CONTRACTS]: BodyOf<(typeof REST_CONTRACTS)[Operation]>;
};

/** A payload with one fault. */
export interface Fault {
  /** What is wrong and where: `missing account_number`. */
  readonly label: string;
  readonly attr: string;
  /** The code that the validator answers. */
  readonly code: string;
  readonly payload: unknown;
}

/**
 * A valid payload, the same on every call and a new object each time. Overrides replace whole fields; ones that make the payload invalid
 * throw a `TypeError` that says why.
 */
export function fixture<Name extends keyof FixtureMap>(
  name: Name,
  overrides?: Partial<FixtureMap[Name]>,
): FixtureMap[Name];
/** For a name that is only known at run time. One that the compiler can read has to be in the catalogue. */
export function fixture<Name extends string>(
  name: string extends Name ? Name : never,
  overrides?: object,
): unknown;
export function fixture(name: string, overrides?: object): unknown {
  const [example] = dataOf(name);
  if (!overrides) return structuredClone(example);
  if (Array.isArray(example))
    throw new TypeError(`The payload of ${name} is an array; it takes no overrides.`);
  const payload = { ...(structuredClone(example) as object), ...structuredClone(overrides) };
  const result = contractOf(name).validate(payload);
  if (!result.ok)
    throw new TypeError(
      `These overrides make ${name} invalid: ${result.issues.map(({ detail }) => detail).join("; ")}.`,
    );
  return payload;
}

/** One invalid payload for each rule of the contract, each with its one fault. */
export function faults(name: keyof FixtureMap): Fault[];
export function faults<Name extends string>(name: string extends Name ? Name : never): Fault[];
export function faults(name: string): Fault[] {
  const [example, places] = dataOf(name);
  return places.flatMap((place) =>
    breaches(place, valueAt(example, place[0])).map(({ label, code, attr = place[0], change }) => ({
      label: `${label} ${attr || "the payload"}`,
      attr,
      code,
      payload: changed(example, place[0], change),
    })),
  );
}

/** A way to break a rule. `change` answers the new value, or REMOVED. */
interface Breach {
  readonly label: string;
  readonly code: string;
  readonly attr?: string;
  readonly change: (value: unknown) => unknown;
}
const REMOVED = Symbol("removed");

/** Marks a place where at least one of some fields has to be there. */
const CHOICE = "choice:";
const without = (value: unknown, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(value as object).filter(([field]) => !fields.includes(field)));

/** What breaks each further check, by its code. */
const BROKEN: Readonly<Record<string, (value: unknown) => unknown>> = {
  blank: () => "",
  too_long: () => "x".repeat(1025),
  too_few_items: () => [],
  invalid_date: () => "2024-02-30",
  invalid_datetime: () => "2024-02-30T09:15:00Z",
  invalid_decimal: () => "12,50",
  invalid_document_path: () => "../outside.pdf",
};

function breaches([attr, types, required, ...codes]: Place, value: unknown): Breach[] {
  const choice = codes
    .find((code) => code.startsWith(CHOICE))
    ?.slice(CHOICE.length)
    .split(",");
  const list = types.split(" ");
  const wrong = list.includes("string")
    ? 7
    : list.includes("array") || list.includes("object")
      ? "seven"
      : [];
  return [
    ...(required ? [{ label: "missing", code: "required", change: () => REMOVED }] : []),
    ...(list.includes("null") ? [] : [{ label: "null", code: "null", change: () => null }]),
    { label: "wrong type of", code: "invalid_type", change: () => wrong },
    ...(list.includes("integer")
      ? [{ label: "fraction in", code: "invalid_type", change: () => Number(value) + 0.5 }]
      : []),
    ...(list.includes("object") && attr !== ""
      ? [{ label: "array for", code: "invalid_type", change: () => [] }]
      : []),
    ...codes.flatMap((code) =>
      BROKEN[code] ? [{ label: `${code} in`, code, change: BROKEN[code] }] : [],
    ),
    ...(choice === undefined
      ? []
      : [
          {
            label: "no choice in",
            code: "required",
            change: (value: unknown) => without(value, choice),
          },
        ]),
  ];
}

function dataOf(name: string): (typeof FIXTURE_DATA)[string] {
  const data = Object.hasOwn(FIXTURE_DATA, name) ? FIXTURE_DATA[name] : undefined;
  if (data) return data;
  const meant = nearest(name, Object.keys(FIXTURE_DATA));
  throw new TypeError(
    `There is no event or operation "${name}"${meant ? `; did you mean "${meant}"?` : "."}`,
  );
}

function contractOf(name: string): Contract<string, string, string, unknown> {
  const contracts: Readonly<Record<string, Contract<string, string, string, unknown>>> = {
    ...ALL_EVENTS,
    ...REST_CONTRACTS,
  };
  const contract = contracts[name];
  if (!contract) throw new TypeError(`There is no contract "${name}".`);
  return contract;
}

const keysOf = (attr: string): string[] => (attr === "" ? [] : attr.split("."));

function valueAt(payload: unknown, attr: string): unknown {
  return keysOf(attr).reduce<unknown>(
    (value, key) => (value as Record<string, unknown>)[key],
    payload,
  );
}

function changed(example: unknown, attr: string, change: (value: unknown) => unknown): unknown {
  const keys = keysOf(attr);
  const last = keys.pop();
  if (last === undefined) return change(example);
  const payload = structuredClone(example);
  const parent = valueAt(payload, keys.join(".")) as Record<string, unknown>;
  const value = change(parent[last]);
  if (value === REMOVED) delete parent[last];
  else parent[last] = value;
  return payload;
}
