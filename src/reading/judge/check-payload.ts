// Reads texts, and checks payloads whose contracts are not in the module.
import { positionOf, START } from "../../library/json/find-offsets.ts";
import { findSyntaxFault } from "../../library/json/scan.ts";
import { suggestName } from "../../library/names/versions.ts";
import type { Contract } from "../../library/runtime/contract.ts";
import type { ExamineOptions } from "../../library/runtime/examine.ts";
import type { Fault } from "../../library/runtime/fault.ts";
import type { Facts, Findings, Tell } from "../../library/runtime/issue.ts";
import { askParsed, withoutNulls } from "../../library/runtime/refusals.ts";
import { didYouMean } from "../../library/text/did-you-mean.ts";
import { startOf, wellFormed } from "../../library/text/printable.ts";
import { unlessThrown } from "../../library/text/unless-thrown.ts";
import { breakAt, describeBreak, type InputFault, type MessageText } from "./input-fault.ts";
import { NOT_CHECKED } from "./not-checked.ts";
import { positionIn, visitUnknownKeys } from "./place.ts";

export type AnyContract = Contract<string, string, string, unknown>;

export type Verdict = "valid" | "invalid" | "unknown" | "unreadable";

export interface CheckedIssue extends Fault {
  /** The severity; `error` if it is left out. */
  readonly severity?: "error" | "warning";
}

export interface Checked {
  readonly issues: readonly CheckedIssue[];
  /** The number of further errors, which are not in `issues`. */
  readonly omitted?: number | undefined;
}

export interface CheckResult extends Checked {
  readonly verdict: Verdict;
  /** The event whose contract judged the payload. */
  readonly event?: string | undefined;
  /** The name that no event has, as it is shown. */
  readonly unknown?: string | undefined;
}

export interface PayloadOptions {
  readonly reportUnknown: boolean;
  /** `absent` treats an optional field that is null as a field that is left out. */
  readonly nulls?: "absent" | undefined;
  /** Describes a value in an issue. By default, a short value is quoted. */
  readonly tell?: Tell | undefined;
  /** The most issues that are kept. */
  readonly limit: number;
}

/** The value of a text, or the reason why there is none. */
export type ReadText<Fault = Omit<InputFault, "verdict">> =
  | { readonly value: unknown; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: Fault };

/** Reads the text of a message. If the text is not JSON, `parse` returns undefined or throws. */
export function readText(
  source: MessageText,
  parse: (text: string) => ReadText | undefined = parseJson,
): ReadText<InputFault> {
  const { text, isMade } = source;
  const read = unlessThrown(SyntaxError, () => parse(text));
  if (read?.fault) {
    const { line, column } = isMade ? source : positionIn(source, read.fault);
    return { fault: { ...read.fault, line, column, verdict: "invalid" } };
  }
  return read ?? { fault: syntaxFault(source) };
}

const parseJson = (text: string): ReadText => ({ value: JSON.parse(text) as unknown });

function syntaxFault(source: MessageText): InputFault {
  const { text, isAlone } = source;
  const end = { offset: text.length, expected: "the end of the text" };
  const { offset, expected } = findSyntaxFault(text) ?? end;
  const place = positionIn(source, positionOf(text, offset));
  return breakAt(place, describeBreak(expected, text.slice(offset, offset + 2)), isAlone);
}

export function unreadable(detail: string, code = "unreadable"): InputFault {
  return { verdict: "unreadable", ...START, code, detail };
}

export const NO_PAYLOAD = unreadable("there is no payload in it", "no_payload");

/** Checks a payload by its contract. */
export function checkPayload(
  value: unknown,
  contract: AnyContract,
  { reportUnknown, nulls, tell, limit }: PayloadOptions,
): CheckResult {
  const given = reportUnknown ? withoutSchema(value) : value;
  const before = nulls ? contract.validate(given) : undefined;
  const payload = before?.ok === false ? withoutNulls(given, before.issues) : given;
  const report = reportUnknown ? ({ unknown: "report", visit: visitUnknownKeys } as const) : {};
  const make = (findings: Pick<Findings, "tell">, ...facts: Facts) => ({
    ...askParsed(findings, ...facts),
    facts,
  });
  const options: ExamineOptions = { ...report, limit, tell, make };
  const result = contract.validate(payload, options);
  return result.ok ? { verdict: "valid", issues: [] } : resultOf(result, contract.name);
}

/** Removes `$schema` from a payload, a field by which editors find the schema of a file. */
export function withoutSchema(payload: unknown): unknown {
  if (typeof payload !== "object" || payload === null || !("$schema" in payload)) return payload;
  const { $schema: _, ...fields } = payload;
  return fields;
}

export function resultOf({ issues, omitted = 0 }: Checked, event?: string): CheckResult {
  const isInvalid = omitted > 0 || issues.some(({ severity = "error" }) => severity === "error");
  const isJudged = issues.every(({ code }) => code !== NOT_CHECKED);
  const verdict = !isJudged ? "unreadable" : isInvalid ? "invalid" : "valid";
  return { verdict, issues, omitted, event };
}

/** What follows a name that is too long to be shown. */
export const CUT_OFF = "...";

/** Returns the beginning of a name, which may be long or no text that UTF-8 has. */
export const shownName = (name: string): string =>
  wellFormed(name.length > 80 ? startOf(name, 80) + CUT_OFF : name);

export const sayUnknownEvent = (name: string, meant?: string): string =>
  `there is no event "${name}" in the catalogue${didYouMean(meant)}`;

/** The texts about unknown names. A text is kept, as comparing a name with all names is slow. */
const described = new WeakMap<readonly string[], Map<string, string>>();
const MOST_DESCRIBED = 1000;

export function describeUnknownEvent(name: string, names: readonly string[]): string {
  const textsByName = described.get(names) ?? new Map<string, string>();
  const before = textsByName.get(name);
  if (before !== undefined) return before;
  const words = sayUnknownEvent(shownName(name), suggestName(name, names));
  if (textsByName.size < MOST_DESCRIBED) described.set(names, textsByName.set(name, words));
  return words;
}
