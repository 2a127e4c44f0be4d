/** Something worth telling that was found at a place in the input. The one thing that all output formats print. */
export interface Finding {
  /** The input as the user named it, relative to the working folder; `<stdin>` for standard input. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly severity: Severity;
  /** Stable: the code of an issue of the contract, or `unknown_event`, `missing_event_name`, `invalid_json`, `unreadable`. */
  readonly code: string;
  /** Path to the value inside the payload; empty for the payload or the input itself. */
  readonly attr: string;
  /** A sentence without a full stop. */
  readonly detail: string;
  /** The event that the payload was judged as. */
  readonly event?: string | undefined;
  /** Which payload of the input this is about, from 0; undefined where the input as a whole is at fault. */
  readonly payload?: number | undefined;
}

/** From bad to harmless. A note tells of something that nobody has to act on. */
export const SEVERITIES = ["error", "warning", "note"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What was judged, whatever was reported of it. */
export interface Totals {
  files: number;
  payloads: number;
  valid: number;
  invalid: number;
  /** Payloads whose event is not in the catalogue or not named. */
  unknown: number;
  /** Inputs that could not be read, or are not JSON. */
  unreadable: number;
  /** All findings, also those beyond the limit. */
  findings: number;
  /** Findings that were not reported because of the limit. */
  omitted: number;
}

/** An output format. It is told of each input and finding in turn, and of the totals at the end. */
export interface Format {
  /** Before the findings of an input. */
  begin?(file: string): void;
  finding(finding: Finding): void;
  /** After the findings of an input: how many payloads it held, and how many were valid. */
  finish?(file: string, judged: { readonly payloads: number; readonly valid: number }): void;
  end(totals: Totals): void;
}

/** What formats say in the words of a command. */
export interface Words {
  /** A sentence that sums up. */
  summary(totals: Totals): string;
  /** The name of the test case that a finding belongs to. Findings in a row whose name is the same are one case. */
  case(finding: Finding): string;
  /** The name of the test case that stands for those `count` without a finding. */
  rest(count: number): string;
}

export interface FormatOptions {
  /** Set for terminals only. */
  readonly colours: boolean;
  readonly version: string;
  /** Those of `validate` when not given. */
  readonly words?: Words | undefined;
}

/** Makes a format that writes to `write`. */
export type MakeFormat = (write: (text: string) => void, options: FormatOptions) => Format;
