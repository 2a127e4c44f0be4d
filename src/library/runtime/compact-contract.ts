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
  const explain: Explain = (value, at, found) => {
    outline ??= readOutline(text);
    check(outline, value, at, found);
  };
  const end = name.lastIndexOf("-");
  return contract(name, name.slice(0, end), name.slice(end + 1), is, validateWith(is, explain));
}

const WANTED = TYPES.map((type) => `${/^[aio]/.test(type) ? "an" : "a"} ${type}`);

/** Finds the faults of a value. Its attr is that of its outline, behind `at`. */
function check(outline: Outline, value: any, at: string, found: Findings): void {
  const { type, attr, item } = outline;
  if (!isOf(type, value)) wrong(found, at + attr, value, WANTED[type] as string);
  else if (type === OBJECT) checkFields(outline, value, at, found);
  else if (item) checkItems(item, value, at + attr, found);
}

function checkItems(item: Outline, value: any, attr: string, found: Findings): void {
  for (let i = 0; i < value.length; i++)
    if (isLeftToCheck(item.type, value[i])) check(item, value[i], attr + "." + i, found);
}

/** Reads every field once: the engine has to look for each, because all contracts share this loop. */
function checkFields(outline: Outline, value: any, at: string, found: Findings): void {
  const { attr, names, optional, values, known } = outline;
  if (found.visit && known) found.visit(found, value, at + attr && at + attr + ".", known);
  let place = found.issues.length;
  for (let i = 0; i < names.length; i++) {
    const inner = value[names[i] as string];
    const field = values[i] as Outline;
    // Most fields are texts.
    if (field.type === 0 && typeof inner === "string") continue;
    if (inner === undefined) {
      if (!optional[i]) place = addMissing(found, at + field.attr, place);
    } else if (isLeftToCheck(field.type, inner)) check(field, inner, at, found);
  }
}

/** Whether a value may have faults: not if it is one without parts, and of its type. */
const isLeftToCheck = (type: number, value: unknown): boolean =>
  type >= ARRAY || !isOf(type, value);

/** Reports a missing field before other faults of its object. Returns the next one's place. */
function addMissing(found: Findings, attr: string, place: number): number {
  const isLate = found.issues.length > place;
  if (isLate && found.limit <= 0) {
    found.issues.pop();
    found.limit = 1;
    found.omitted++;
  }
  missing(found, attr);
  if (isLate) found.issues.splice(place, 0, ...found.issues.splice(-1));
  return Math.min(place + 1, found.issues.length);
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
