import type { Position } from "../../library/json/find-offsets.ts";
import type { Issue } from "../../library/runtime/issue.ts";
import { printable } from "../../library/text/printable.ts";
import type { Counts, Summary } from "../../reading/judge/tally.ts";
import type { Excerpt } from "./excerpt.ts";

/** A fault at a place in an input. All output formats print findings. */
export interface Finding extends Issue, Position {
  /** The input as the user named it; `<stdin>` for standard input. */
  readonly file: string;
  readonly severity: Severity;
  /** The event whose contract judged the payload. */
  readonly event?: string | undefined;
  /** The number of the payload in its input, from 0; undefined for the input as a whole. */
  readonly payload?: number | undefined;
  /** The number of the record in the payload, from 0, if the payload is an event of Lambda. */
  readonly record?: number | undefined;
  readonly excerpt?: Excerpt | undefined;
}

/** Severities from bad to harmless. Nobody has to act on a note. */
export const SEVERITIES = ["error", "warning", "note"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The counts of a run. They also count findings that are not reported. */
export interface Totals extends Counts {
  files: number;
  /** The number of unread files in folders, by the ending of their names, such as `.txt`. */
  passedOver?: Readonly<Record<string, number>>;
  /** The number of known and accepted faults, which are not among the findings. */
  accepted?: number;
  /** The number of findings that were not reported because of the limit. */
  omitted: number;
}

/** An output format. It receives inputs and findings in their order, and the totals at the end. */
export interface Format {
  begin?(file: string): void;
  finding(finding: Finding): void;
  finish?(file: string, counts: FileCounts): void;
  /** Ends the output. A command that does not count faults by field gives no `summary`. */
  end(totals: Totals, summary?: Summary): void;
}

export type FileCounts = Readonly<Pick<Totals, "payloads" | "valid">>;

export interface Words {
  summary(totals: Totals): string;
  /** Names the test case of a finding. Findings in a row with the same name form one case. */
  case(finding: Finding): string;
  /** Names the test case that stands for `count` subjects without a finding. */
  rest(count: number): string;
  /** Names the test case for `count` subjects whose findings are not listed, and says why. */
  unlisted?(count: number): { readonly name: string; readonly reason: string };
}

export interface FormatOptions {
  readonly colours: boolean;
  readonly version: string;
  readonly words: Words;
  /** Prints a text for which the format has no place. */
  readonly note: (text: string) => void;
}

type Write = (text: string) => unknown;

export type MakeFormat = (write: Write, options: FormatOptions) => Format;

/** Writes a list in JSON, each item on its own line as it comes. `head` ends with the bracket. */
export function listWriter(write: Write, head: string) {
  let before = head;
  return {
    add(item: object): void {
      write(`${before}\n  ${printable(JSON.stringify(item))}`);
      before = ",";
    },
    end: (rest: string) => write(`${before === head ? head : "\n"}]${rest}`),
  };
}

export const STDIN_NAME = "<stdin>";

/** Returns a place such as `fixtures/x.json:3:27`, which editors and terminals turn into a link. */
export const placeOf = ({ file, line, column }: Finding): string => `${file}:${line}:${column}`;

/** Returns the event of a finding, to append to a text: ` (account.created-v1)`. */
export const eventSuffix = ({ event }: Pick<Finding, "event">): string =>
  event === undefined ? "" : ` (${event})`;
