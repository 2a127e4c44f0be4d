import { type Contract, contract } from "./contract.ts";
import { validateWith } from "./examine.ts";
import { type Explain, type Findings, missing, wrong } from "./issue.ts";
import { ARRAY, type Outline, readOutline, TYPES } from "./outline.ts";

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

const WANTED = TYPES.map((type) => `${/^[aio]/.test(type) ? "an" : "a"} ${type}`);

/** Checks the value of a key. The attr of the key begins with `at`; that of the payload is empty. */
function check(
  outline: Outline,
  value: any,
  at: string,
  key: string | number,
  found: Findings,
): void {
  const { type, item, names, optional, values, known } = outline;
  if (!isOf(type, value)) {
    wrong(found, at + key, value, WANTED[type] as string);
    return;
  }
  if (type < ARRAY) return;
  const inside = key === "" ? at : at + key + ".";
  const { visit } = found;
  if (item) {
    for (let i = 0; i < value.length; i++)
      if (visit || !fits(item, value[i])) check(item, value[i], inside, i, found);
    return;
  }
  if (known) visit?.(found, value, inside, known);
  let doubtful: number[] | undefined;
  for (let i = 0; i < names.length; i++) {
    const inner = value[names[i] as string];
    if (inner === undefined) {
      if (!optional[i]) missing(found, inside + names[i]);
    } else if (visit || !fits(values[i] as Outline, inner)) {
      if (doubtful) doubtful.push(i);
      else doubtful = [i];
    }
  }
  if (!doubtful) return;
  // What is missing comes before what is wrong.
  for (const i of doubtful) {
    const name = names[i] as string;
    check(values[i] as Outline, value[name], inside, name, found);
  }
}

/** Whether a value has no fault. It is so short that engines put it in place of its calls. */
const fits = (outline: Outline, value: any): boolean =>
  outline.type === 0
    ? typeof value === "string"
    : isOf(outline.type, value) && (outline.type < ARRAY || holds(outline, value));

/** Whether there is no fault in a list or an object. */
function holds({ item, names, optional, values }: Outline, value: any): boolean {
  if (item) {
    for (let i = 0; i < value.length; i++) if (!fits(item, value[i])) return false;
    return true;
  }
  for (let i = 0; i < names.length; i++) {
    const inner = value[names[i] as string];
    if (inner === undefined ? !optional[i] : !fits(values[i] as Outline, inner)) return false;
  }
  return true;
}

function isOf(type: number, value: any): boolean {
  switch (type) {
    case 0:
      return typeof value === "string";
    case 1:
      return typeof value === "boolean";
    case 2:
      return Number.isInteger(value);
    case 3:
      return Number.isFinite(value);
    case 4:
      return Array.isArray(value);
    default:
      return typeof value === "object" && value !== null && !Array.isArray(value);
  }
}
