import { didYouMean, nearest } from "../text/did-you-mean.ts";

// Code for events imports these from here, so that bundles have only one copy of them.
export { didYouMean, nearest };

/** The codes of faults. Editors complete the known codes; later versions may add codes. */
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
   * The place of the fault: field names and array indexes (from 0) joined by dots, as in
   * `customers.0.mobile`. Empty for the payload itself.
   */
  readonly attr: string;
  /** The code of the fault, for programs. Codes are stable. */
  readonly code: IssueCode;
  /** The description of the fault, for people. The wording may change. */
  readonly detail: string;
}

/** Describes a value in words. `code` is the code of its fault. */
export type Tell = (value: unknown, code: string) => string;

export interface Findings {
  issues: Issue[];
  /** The number of issues that may still be collected. Undefined means no limit. */
  limit: number;
  omitted: number;
  readonly tell?: Tell | undefined;
  readonly make?: typeof issueOf | undefined;
  /** Receives each object whose fields the contract names. */
  readonly visit?: Visit | undefined;
}

/** Receives an object, the start of its fields' attrs, and the known fields joined by commas. */
type Visit = (findings: Findings, object: object, prefix: string, fields: string) => void;

/** Finds every fault of a value. The attrs begin with `prefix`: empty, or ending with a dot. */
export type Explain = (value: any, prefix: string, findings: Findings) => void;

/**
 * The facts of a fault: the wrong value and what it has to be, or only `words` that say what is
 * wrong, such as ` is required`. Without a code, the type of the value is wrong. The value of an
 * unknown field is the name that may have been meant. `whole` is said in place of an empty attr.
 */
export type Facts = readonly [
  attr: string,
  value: unknown,
  wanted: string,
  code?: string | undefined,
  words?: string | undefined,
  whole?: string | undefined,
];

/** Reports a fault: a value with a wrong type or form, or what `words` say. */
export function wrong(
  findings: Findings,
  attr: string,
  value: unknown,
  wanted: string,
  code?: string,
  words?: string,
  whole?: string,
): void {
  if (findings.limit-- <= 0) findings.omitted++;
  else
    findings.issues.push(
      (findings.make ?? issueOf)(findings, attr, value, wanted, code, words, whole),
    );
}

/** Reports a wrong value in an optional field. If it is empty, suggests to leave it out. */
export function wrongOptional(
  findings: Findings,
  attr: string,
  value: unknown,
  wanted: string,
  code: string,
): void {
  const hint = value === "" ? "; leave it out if there is none" : "";
  wrong(findings, attr, value, wanted, code, hint);
}

export function missing(findings: Findings, attr: string): void {
  wrong(findings, attr, 0, "", "required", " is required");
}

/** Reports the fields of an object that its contract does not name. */
export const visitUnknown: Visit = (findings, object, prefix, fields) => {
  const names = fields.split(",");
  for (const key of Object.keys(object)) {
    if (names.includes(key)) continue;
    // A fault beyond the limit needs no hint, so no name is searched for.
    const meant = !findings.omitted && nearest(key, names);
    wrong(
      findings,
      prefix + key,
      meant,
      "",
      "unknown_field",
      " is not a field of this contract" + didYouMean(meant),
      '""',
    );
  }
};

/** Reports a fault that `words` say. They begin with a space. */
export function add(findings: Findings, attr: string, code: string, words: string): void {
  wrong(findings, attr, 0, "", code, words);
}

export const issueOf = (
  { tell = describe }: Pick<Findings, "tell">,
  attr: string,
  value: unknown,
  wanted: string,
  code = value === null ? "null" : "invalid_type",
  words = "",
  whole = "The payload",
): Issue => ({
  attr,
  code,
  detail: (attr || whole) + (wanted && " must be " + wanted + ", not " + tell(value, code)) + words,
});

/**
 * Describes a value: `the number 7`. Only short values are quoted: data may be personal. A number is
 * quoted as it is `shown`.
 */
export function describe(value: any, _code?: string, shown = value): string {
  const type = typeof value;
  if (type === "string")
    return value.length > 24 ? "a longer string" : "the " + type + " " + JSON.stringify(value);
  if (Array.isArray(value)) return value.length ? "an array" : "an empty array";
  if (type === "object") return value ? "an object" : "null";
  return type === "number" || type === "boolean" ? "the " + type + " " + shown : type;
}
