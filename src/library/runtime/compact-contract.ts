import { contract } from "./contract.ts";
import { validateWith } from "./examine.ts";
import { type Explain, type Findings, missing, wrong } from "./issue.ts";
import { ARRAY, OBJECT, type Outline, readOutline, TYPES } from "./outline.ts";

/** Makes a contract from an outline. An outline is far shorter than generated code, and slower. */
export function compactContract(name: string, is: (input: any) => boolean, text: string) {
  let outline: Outline | undefined;
  const explain: Explain = (value, prefix, findings) => {
    outline ??= readOutline(text);
    check(outline, value, prefix, findings);
  };
  const end = name.lastIndexOf("-");
  return contract(name, name.slice(0, end), name.slice(end + 1), is, validateWith(is, explain));
}

/** What a value has to be, by the index of its type. */
export const WANTED = TYPES.map((type) => `${/^[aio]/.test(type) ? "an" : "a"} ${type}`);

/** Finds the faults of a value. Its place is `prefix` followed by the attr of the outline. */
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

/** Reads each field only once, because the engine can't cache look-ups in this shared loop. */
function checkFields(outline: Outline, value: any, prefix: string, findings: Findings): void {
  const { attr, names, optional, values, known } = outline;
  if (findings.visit && known)
    findings.visit(findings, value, prefix + attr && prefix + attr + ".", known);
  let missingIndex = findings.issues.length;
  for (let i = 0; i < names.length; i++) {
    const inner = value[names[i] as string];
    const field = values[i] as Outline;
    // Most fields are texts, so texts have the shortest way.
    if (field.type === 0 && typeof inner === "string") continue;
    if (inner === undefined) {
      if (!optional[i]) missingIndex = addMissing(findings, prefix + field.attr, missingIndex);
    } else if (isLeftToCheck(field.type, inner)) check(field, inner, prefix, findings);
  }
}

/** True if a value has the wrong type, or has fields or items to check. */
const isLeftToCheck = (type: number, value: unknown): boolean =>
  type >= ARRAY || !isOf(type, value);

/** Reports a missing field before other faults. Returns the index for the next missing field. */
function addMissing(findings: Findings, attr: string, index: number): number {
  const isLate = findings.issues.length > index;
  if (isLate && findings.limit <= 0) {
    findings.issues.pop();
    findings.limit = 1;
    findings.omitted++;
  }
  missing(findings, attr);
  if (isLate) findings.issues.splice(index, 0, ...findings.issues.splice(-1));
  return Math.min(index + 1, findings.issues.length);
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
