import { didYouMean, nearest } from "../text/did-you-mean.ts";

// Code that finds events imports these from here: the build makes one file of both, and a second
// copy would be in every bundle.
export { didYouMean, nearest };

/** The kinds of faults. An editor completes them; others may come. */
export type IssueCode = KnownIssueCode | (string & {});

export type KnownIssueCode =
  | "required"
  | "null"
  | "invalid_type"
  | "unknown_field"
  | "invalid_json"
  | "missing_event_name"
  | "blank"
  | "duplicate"
  | "invalid_date"
  | "invalid_datetime"
  | "invalid_decimal"
  | "invalid_identifier"
  | "invalid_document_path"
  | "invalid_format"
  | "invalid_phone_number"
  | "not_found"
  | "out_of_range"
  | "too_few_items"
  | "too_long";

/** One fault in a payload, as the REST API reports it. */
export interface Issue {
  /**
   * The place: field names and array indexes (from 0) joined by dots, as in `customers.0.mobile`.
   * Empty for the payload itself.
   */
  readonly attr: string;
  /** The kind of fault, for programs. Stable. */
  readonly code: IssueCode;
  /** The fault in words, for people. The wording may change. */
  readonly detail: string;
}

/** Says what a value is. The code is that of its fault. */
export type Tell = (value: unknown, code: string) => string;

/** The faults found in a payload while it is explained. */
export interface Findings {
  issues: Issue[];
  /** The number of issues still to collect. Without a number it never comes to 0. */
  limit: number;
  /** The number of issues that were not collected. */
  omitted: number;
  /** Says what a value is. By default a short value is quoted. */
  readonly tell?: Tell | undefined;
  /** Receives each object whose fields the contract names. */
  readonly visit?: Visit | undefined;
}

/**
 * Receives an object, the text that the attrs of its fields begin with, and the names of the fields
 * of its contract, joined by commas.
 */
type Visit = (findings: Findings, object: object, prefix: string, fields: string) => void;

/** Finds every fault of a value. The attrs begin with `prefix`: empty, or with a dot at its end. */
export type Explain = (value: any, prefix: string, findings: Findings) => void;

/** Reports a value that is not what it has to be. */
export function wrong(
  findings: Findings,
  attr: string,
  value: unknown,
  wanted: string,
  code = value === null ? "null" : "invalid_type",
): void {
  const is = (findings.tell ?? nameOf)(value, code);
  add(findings, attr, code, " must be " + wanted + ", not " + is);
}

/** Reports a field that may be left out. If it is empty, its sender probably meant that. */
export function wrongOptional(
  findings: Findings,
  attr: string,
  value: unknown,
  wanted: string,
  code: string,
): void {
  const hint = value === "" ? "; leave it out if there is none" : "";
  const is = (findings.tell ?? nameOf)(value, code);
  add(findings, attr, code, ` must be ${wanted}, not ${is}${hint}`);
}

export function missing(findings: Findings, attr: string): void {
  add(findings, attr, "required", " is required");
}

/** Reports the fields of an object that the contract does not name. */
export const visitUnknown: Visit = (findings, object, prefix, fields) => {
  const known = fields.split(",");
  for (const key of Object.keys(object)) {
    if (known.includes(key)) continue;
    // No name is searched for once there is no more room for issues.
    const hint = didYouMean(!findings.omitted && nearest(key, known));
    add(findings, prefix + key, "unknown_field", " is not a field of this contract" + hint, '""');
  }
};

/**
 * Reports a fault in words that follow the attr, or `nameless` if that is empty. The words begin
 * with a space: the fewer texts are added up, the sooner.
 */
export function add(
  findings: Findings,
  attr: string,
  code: string,
  words: string,
  nameless = "The payload",
): void {
  const issue = { attr, code, detail: (attr || nameless) + words };
  // Most payloads with faults have one, and a list that grows takes room for many.
  if (findings.limit-- <= 0) findings.omitted++;
  else if (findings.issues[0]) findings.issues.push(issue);
  else findings.issues = [issue];
}

/** Names a value: `the number 7`. Only a short scalar is quoted, because data may be personal. */
function nameOf(value: any): string {
  const type = typeof value;
  if (type === "string")
    return value.length > 24 ? "a longer string" : "the " + type + " " + JSON.stringify(value);
  if (Array.isArray(value)) return value.length ? "an array" : "an empty array";
  if (type === "object") return value ? "an object" : "null";
  return type === "number" || type === "boolean" ? "the " + type + " " + value : type;
}
