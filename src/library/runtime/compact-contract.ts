import { type Contract, contract } from "./contract.ts";
import { validateWith } from "./examine.ts";
import { type Explain, type Findings, missing, wrong } from "./issue.ts";
import { ARRAY, OBJECT, type Outline, readOutline, TYPES } from "./outline.ts";

/** Makes a contract that is explained by an outline: far shorter than code, and slower. */
export function compactContract(
  name: string,
  is: (input: any) => boolean,
  text: string,
): Contract<string, string, string, unknown> {
  let outline: Outline | undefined;
  const explain: Explain = (value, prefix, findings) => {
    outline ??= readOutline(text);
    check(outline, value, prefix, findings);
  };
  const end = name.lastIndexOf("-");
  return contract(name, name.slice(0, end), name.slice(end + 1), is, validateWith(is, explain));
}

const WANTED = TYPES.map((type) => `${/^[aio]/.test(type) ? "an" : "a"} ${type}`);

/** Finds the faults of a value. Its attr is `prefix` and the attr of its outline. */
function check(outline: Outline, value: any, prefix: string, findings: Findings): void {
  const { type, attr, item } = outline;
  if (!isOf(type, value)) wrong(findings, prefix + attr, value, WANTED[type] as string);
  else if (type === OBJECT) checkFields(outline, value, prefix, findings);
  else if (item) checkItems(item, value, prefix + attr, findings);
}

function checkItems(item: Outline, value: any, attr: string, findings: Findings): void {
  for (let i = 0; i < value.length; i++)
    if (isLeftToCheck(item.type, value[i])) check(item, value[i], attr + "." + i, findings);
}

/** Reads every field once: the engine has to look for each, because all contracts share this loop. */
function checkFields(outline: Outline, value: any, prefix: string, findings: Findings): void {
  const { attr, names, optional, values, known } = outline;
  if (findings.visit && known)
    findings.visit(findings, value, prefix + attr && prefix + attr + ".", known);
  let place = findings.issues.length;
  for (let i = 0; i < names.length; i++) {
    const inner = value[names[i] as string];
    const field = values[i] as Outline;
    // Most fields are texts.
    if (field.type === 0 && typeof inner === "string") continue;
    if (inner === undefined) {
      if (!optional[i]) place = addMissing(findings, prefix + field.attr, place);
    } else if (isLeftToCheck(field.type, inner)) check(field, inner, prefix, findings);
  }
}

/** Whether a value may have faults: a value without parts that is of its type has none. */
const isLeftToCheck = (type: number, value: unknown): boolean =>
  type >= ARRAY || !isOf(type, value);

/** Reports a missing field before other faults of its object. Returns the place of the next. */
function addMissing(findings: Findings, attr: string, place: number): number {
  const isLate = findings.issues.length > place;
  if (isLate && findings.limit <= 0) {
    findings.issues.pop();
    findings.limit = 1;
    findings.omitted++;
  }
  missing(findings, attr);
  if (isLate) findings.issues.splice(place, 0, ...findings.issues.splice(-1));
  return Math.min(place + 1, findings.issues.length);
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
    case ARRAY:
      return Array.isArray(value);
    default:
      return typeof value === "object" && value !== null && !Array.isArray(value);
  }
}
