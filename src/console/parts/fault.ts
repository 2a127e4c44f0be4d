import type { ExamineOptions } from "../../library/runtime/examine.ts";
import { type Fault as FoundFault, keepFacts } from "../../library/runtime/fault.ts";
import { type AnyContract, type CheckResult, readText } from "../../reading/judge/check-payload.ts";
import type { InputFault, MessageText } from "../../reading/judge/input-fault.ts";
import { pathsOf, placesIn, withNumberAt } from "../../reading/judge/place.ts";
import { loadContract } from "../frame/load-once.ts";

export interface Fault {
  readonly line: number;
  readonly column: number;
  /** The length of the value on its line; 1 for an object or an array. */
  readonly length: number;
  readonly code: string;
  /** The path of the field, as the contract reports it: `customers.0.mobile`. */
  readonly attr: string;
  readonly detail: string;
  readonly event?: string | undefined;
}

/** Returns the place of a fault as text: `3:14`. */
export const placeOf = ({ line, column }: Fault): string => `${line}:${column}`;

export const byPlace = (a: Fault, b: Fault): number => a.line - b.line || a.column - b.column;

export function inputFault({ line, column, code, detail }: InputFault): Fault {
  return { line, column, length: 1, code, attr: "", detail };
}

export function placeFaults(
  source: MessageText,
  { issues, event }: Pick<CheckResult, "issues" | "event">,
): Fault[] {
  const places = placesIn(source, pathsOf(issues));
  return places.map((place, index) => {
    const { line, column, offset } = place;
    const { attr, code, detail } = withNumberAt(issues[index] as FoundFault, place);
    const length = lengthIn(source.text.slice(offset, offset + LONGEST));
    return { line, column, length, code, attr, detail, event };
  });
}

const SCALAR = /"(?:[^"\\\n]|\\.)*"?|[\w.+-]+/y;
/** The longest mark. A longer value is marked only up to this many characters. */
const LONGEST = 10_000;

/** Returns the length of the value at the beginning of a text; 1 for an object or an array. */
function lengthIn(text: string): number {
  SCALAR.lastIndex = 0;
  return SCALAR.exec(text)?.[0].length ?? 1;
}

const decoder = new TextDecoder();

export const lengthAt = (bytes: Uint8Array, offset: number): number =>
  lengthIn(decoder.decode(bytes.subarray(offset, offset + LONGEST)));

/** Finds the faults of a body by all rules of the server. */
export type BodyRules = (
  body: unknown,
  options: ExamineOptions,
) => Promise<readonly FoundFault[]> | readonly FoundFault[];

/** The generated module of an operation. `judge` exists if the operation takes a body. */
interface OperationModule {
  readonly responses: Readonly<Record<string, AnyContract>>;
  readonly judge?: BodyRules;
}

export const loadOperation = (operationId: string): Promise<OperationModule> =>
  loadContract(`generated/rest/${operationId}.js`);

/** Returns the rules of an answer; undefined if the operation declares no answer with the status. */
export function rulesOfAnswer(
  { responses }: OperationModule,
  status: string | number,
): BodyRules | undefined {
  const contract = Object.hasOwn(responses, status) ? responses[status] : undefined;
  if (!contract) return undefined;
  return (body, options) => {
    const result = contract.validate(body, options);
    return result.ok ? [] : result.issues;
  };
}

/** Finds the faults in the text of a body. Without rules, only looks whether it is JSON. */
export async function findBodyFaults(text: string, rules: BodyRules = () => []) {
  const source = { text, line: 1, column: 1 };
  const { value, fault } = readText(source);
  return fault
    ? [inputFault(fault)]
    : placeFaults(source, { issues: await rules(value, { make: keepFacts }) });
}
