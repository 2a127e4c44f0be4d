import type { Contract } from "./contract.ts";
import { type Explain, type Findings, missing, wrong } from "./issue.ts";
import { slimContract } from "./slim-contract.ts";

/** A type, as an outline says it. */
interface Rule {
  readonly type: string;
  /** What the items of an array are. */
  readonly item?: Rule;
  /** The fields of an object. None if its content is free. */
  readonly fields?: readonly Field[];
  /** The names of all fields, if the contract is not open for more. */
  readonly known?: string;
}

interface Field {
  readonly name: string;
  readonly isOptional: boolean;
  readonly rule: Rule;
}

/**
 * Makes the contract of an event whose rules are explained by an outline: text, which is far shorter
 * than code, and slower. It is for those who need all events.
 */
export function compactContract(
  name: string,
  is: (input: any) => boolean,
  outline: string,
): Contract<string, string, string, unknown> {
  let root: Rule | undefined;
  const explain: Explain = (value, at, found) => {
    root ??= readOutline(outline);
    check(root, value, at, "", found);
  };
  const end = name.lastIndexOf("-");
  return slimContract(name, name.slice(0, end), name.slice(end + 1), is, explain);
}

const TYPES: Readonly<Record<string, string>> = { b: "boolean", i: "integer", n: "number" };

const NAME = /,?(\w+)/y;

/** Reads an outline, such as `{account_number,account_user_emails[],is_imported?:b}`. */
function readOutline(outline: string): Rule {
  let at = 0;
  const isNext = (mark: string): boolean => outline[at] === mark && ++at > 0;
  const readFields = (): Field[] => {
    const fields: Field[] = [];
    while (!isNext("}")) {
      NAME.lastIndex = at;
      const [, name = ""] = NAME.exec(outline) ?? [];
      at = NAME.lastIndex;
      fields.push({ name, isOptional: isNext("?"), rule: readRule() });
    }
    return fields;
  };
  const readRule = (): Rule => {
    if (isNext(":")) return { type: TYPES[outline[at++] ?? ""] ?? "" };
    if (isNext("[")) {
      const item = readRule();
      at++;
      return { type: "array", item };
    }
    if (!isNext("{")) return { type: "string" };
    const isOpen = isNext("+");
    const fields = readFields();
    const known = fields.map(({ name }) => name).join();
    return { type: "object", ...(known && { fields, ...(!isOpen && { known }) }) };
  };
  return readRule();
}

/** Checks the value of a key. The attr of the key begins with `at`; that of the payload is empty. */
function check(
  { type, item, fields, known }: Rule,
  value: any,
  at: string,
  key: string | number,
  found: Findings,
): void {
  if (!isOf(type, value)) {
    const wanted = `${/^[aio]/.test(type) ? "an" : "a"} ${type}`;
    wrong(found, `${at}${key}`, value, wanted);
    return;
  }
  const inside = key === "" ? at : `${at}${key}.`;
  if (item) for (let i = 0; i < value.length; i++) check(item, value[i], inside, i, found);
  if (!fields) return;
  if (known) found.visit?.(found, value, inside, known);
  for (const { name, isOptional } of fields)
    if (!isOptional && value[name] === undefined) missing(found, inside + name);
  for (const { name, rule } of fields)
    if (value[name] !== undefined) check(rule, value[name], inside, name, found);
}

function isOf(type: string, value: any): boolean {
  if (type === "object")
    return typeof value === "object" && value !== null && !Array.isArray(value);
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  return type === "number" ? Number.isFinite(value) : typeof value === type;
}
