import type { Counts, Summary } from "../../reading/judge/tally.ts";
import type { Excerpt } from "./excerpt.ts";

/** A fault at a place in an input. All output formats print findings. */
export interface Finding {
  /** The input as the user named it; `<stdin>` for standard input. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly severity: Severity;
  /** A stable code: of an issue, or one such as `unknown_event`, `invalid_json`, `unreadable`. */
  readonly code: string;
  /** The path of the value in the payload; empty for the payload or the input itself. */
  readonly attr: string;
  readonly detail: string;
  /** The event whose contract the payload was checked against. */
  readonly event?: string | undefined;
  /** The number of the payload in its input, from 0; undefined for the input as a whole. */
  readonly payload?: number | undefined;
  /** The number of the record in its payload, from 0, if that is an event of Lambda. */
  readonly record?: number | undefined;
  /** The line of the finding, if a terminal shows it. */
  readonly excerpt?: Excerpt | undefined;
}

/** Severities from bad to harmless. Nobody has to act on a note. */
export const SEVERITIES = ["error", "warning", "note"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The counts of a run. They do not depend on how many findings were reported. */
export interface Totals extends Counts {
  files: number;
  /** Counts of files in folders that were not read, by ending, such as `.txt`. */
  passedOver?: Readonly<Record<string, number>>;
  /** Faults that are known and accepted, which are not among the findings. */
  accepted?: number;
  /** Findings that were not reported because of the limit. */
  omitted: number;
}

/** An output format. It receives each input and each finding in turn, and the totals at the end. */
export interface Format {
  begin?(file: string): void;
  finding(finding: Finding): void;
  finish?(file: string, counts: FileCounts): void;
  /** `summary` is left out by commands that count nothing by place. */
  end(totals: Totals, summary?: Summary): void;
}

export type FileCounts = Readonly<Pick<Totals, "payloads" | "valid">>;

export interface Words {
  summary(totals: Totals): string;
  /** The test case that a finding belongs to. Findings in a row with one name are one case. */
  case(finding: Finding): string;
  /** The test case that stands for `count` things without a finding. */
  rest(count: number): string;
  /** The test case for `count` things whose findings are not listed, and why. */
  unlisted?(count: number): { readonly name: string; readonly reason: string };
}

export interface FormatOptions {
  /** Colours are for terminals alone. */
  readonly colours: boolean;
  readonly version: string;
  readonly words: Words;
  /** Prints a text that has no place in the format. */
  readonly note: (text: string) => void;
}

export type MakeFormat = (write: (text: string) => unknown, options: FormatOptions) => Format;

/** The file of a finding in standard input. */
export const STDIN_NAME = "<stdin>";

/** `fixtures/x.json:3:27`, which editors and terminals turn into a link. */
export const placeOf = ({ file, line, column }: Finding): string => `${file}:${line}:${column}`;

/** The event of a finding, to stand after something: ` (account.created-v1)`. */
export const eventSuffix = ({ event }: Pick<Finding, "event">): string =>
  event === undefined ? "" : ` (${event})`;
