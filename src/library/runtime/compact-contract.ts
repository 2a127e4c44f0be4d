import { type Contract, contract } from "./contract.ts";
import { validateWith } from "./examine.ts";
import { type Explain, type Findings, missing, wrong } from "./issue.ts";
import { type Outline, readOutline } from "./outline.ts";

/**
 * Makes the contract of an event whose rules are explained by an outline: text, which is far shorter
 * than code, and slower. It is for those who need all events.
 */
export function compactContract(
  name: string,
  is: (input: any) => boolean,
  text: string,
): Contract<string, string, string, unknown> {
  let outline: Outline | undefined;
  const explain: Explain = (value, at, found) => {
    outline ??= readOutline(text);
    check(outline, value, at, "", found);
  };
  const end = name.lastIndexOf("-");
  return contract(name, name.slice(0, end), name.slice(end + 1), is, validateWith(is, explain));
}

/** Checks the value of a key. The attr of the key begins with `at`; that of the payload is empty. */
function check(
  { type, item, fields, known }: Outline,
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
  for (const { name, value: outline } of fields)
    if (value[name] !== undefined) check(outline, value[name], inside, name, found);
}

function isOf(type: string, value: any): boolean {
  if (type === "object")
    return typeof value === "object" && value !== null && !Array.isArray(value);
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  return type === "number" ? Number.isFinite(value) : typeof value === type;
}
