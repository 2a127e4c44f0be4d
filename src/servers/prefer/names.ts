// Puts the names in a request into its answer, in place of the names in the example.
import { accountNumber, hash } from "../../library/chance/chance.ts";
import type { Call } from "../http/front-door.ts";

type Names = ReturnType<typeof namesOf>;

/** The accounts of the examples: one is imported, the other is staged. */
const [IMPORTED, STAGED] = ["NORDWERK/NW-204981", "NORDWERK/NW-204982"];

/** Matches the names in examples. The group says which name of the request replaces the text. */
const NAMES =
  /\b(?:(?<number>NW-\d{6})|(?<supplier>NORDWERK(?:-2)?)|(?<platformNumber>A-[0-9A-F]{8})|(?<team>migrations-north)|(?<vendor>PAYBRIDGE))\b|(?<base>https:\/\/api\.energy-contracts\.example)(?=\/)/g;

export function namesOf({ body, parameters }: Pick<Call, "body" | "parameters">) {
  const sent = body as Readonly<Record<string, unknown>> | undefined;
  const text = (name: string): string | undefined => {
    const value = sent?.[name] ?? parameters[name];
    return typeof value === "string" ? value : undefined;
  };
  const supplier = text("import_supplier") ?? text("import_supplier_code");
  const number = text("external_account_number");
  const isNamed = supplier !== undefined && number !== undefined;
  return {
    supplier,
    number,
    platformNumber:
      text("account_number") ?? (isNamed ? platformNumberOf(supplier, number) : undefined),
    team: text("operations_team_name"),
    vendor: text("vendor"),
  };
}

export const isStaged = ({ supplier, number }: Names): boolean =>
  `${supplier}/${number}` === STAGED;

/** Returns the platform's number of an account, which is the same in every answer. */
export function platformNumberOf(supplier: string, number: string): string {
  const key = `${supplier}/${number}`;
  return key === IMPORTED ? "A-9E4D07B2" : accountNumber(hash(key, 0));
}

export function rename(body: unknown, names: Names, base: string): unknown {
  const replacements: Readonly<Record<string, string | undefined>> = { ...names, base };
  const nameOf = (groups: object): string | undefined => {
    const group = Object.entries(groups).find(([, text]) => text !== undefined);
    return group && replacements[group[0]];
  };
  return mapLeaves(body, (value) =>
    typeof value === "string"
      ? value.replace(NAMES, (...match) => nameOf(match.at(-1)) ?? match[0])
      : value,
  );
}

export function mapLeaves<Value>(value: Value, map: (leaf: unknown) => unknown): Value {
  const visit = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(visit);
    if (typeof inner !== "object" || inner === null) return map(inner);
    return Object.fromEntries(Object.entries(inner).map(([name, field]) => [name, visit(field)]));
  };
  return visit(value) as Value;
}
