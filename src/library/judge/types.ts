// The types of a judge's options, messages and results.
import type { EventName } from "../events/load-event.ts";
import type { Words } from "../names/neutral.ts";
import type { ValidateOptions } from "../runtime/examine.ts";
import type { Issue } from "../runtime/issue.ts";
import type { ARRAYS, CODES, COLUMNS, VERDICTS } from "./lists.ts";

export interface JudgeOptions extends Pick<ValidateOptions, "limit"> {
  /** `"report"` makes unknown fields faults, `"tell"` lists them and counts none. Default: `"ignore"`. */
  readonly unknown?: ValidateOptions["unknown"] | "tell";
  /** `"absent"` treats an optional field that is null as a missing field. Default: `"fault"`. */
  readonly nulls?: "fault" | "absent" | undefined;
  /** `"hide"` leaves values out of details. Default: `"show"`. */
  readonly values?: "show" | "hide" | undefined;
  /** `"once"` makes equal keys of an object faults. Default: `"last"`, of which the last counts. */
  readonly keys?: "last" | "once" | undefined;
  /** `"int64"` makes integers of more than 64 bits faults. Default: `"any"`. */
  readonly integers?: "any" | "int64" | undefined;
  /** `"rows"` gives each record of a batch a result of its own. Default: `"batch"`. */
  readonly records?: "batch" | "rows" | undefined;
  /** True if the judge counts what `judge.counts()` returns. It keeps no value of a payload. */
  readonly counts?: boolean | undefined;
  /** What results have beside verdict, event and faults. */
  readonly columns?: readonly (keyof JudgedColumns)[] | undefined;
  /** The words that the bus has in names of fields in place of neutral ones: `{ objstore: "…" }`. */
  readonly words?: Words | undefined;
  /** The largest message in bytes. A larger message is `too_long`. */
  readonly longest?: number | undefined;
  /** The bytes of `energy-contracts/judge.wasm`, or a `WebAssembly.Module` made of them. */
  readonly module?: object | undefined;
}

export type JudgeMessages = readonly (string | Uint8Array)[];
/** The event of all messages, or a list with one for each. With null, a message names its event.
 * A name that is not in the catalogue is an error, or in a list the verdict `unknown_event`. */
export type JudgeEvent = string | readonly (string | null)[] | null | undefined;

export interface Judged extends Partial<JudgedColumns>, Partial<JudgedRecord> {
  readonly verdict: (typeof VERDICTS)[number];
  readonly event: EventName | null;
  readonly faults: readonly JudgedFault[];
  /** The number of all faults. `faults` has at most `limit` of them. */
  readonly faultCount: number;
}

/** What `columns` ask for. */
export interface JudgedColumns {
  /** The name of the event, also of one that is not in the catalogue. */
  readonly name: string | null;
  /** The JSON that was judged, with each key once, and with integers in digits. */
  readonly payload: string | null;
  readonly id: string | null;
  readonly time: string | null;
  readonly sequence: number | null;
}

/** Where a result is from that is one of a record. */
export interface JudgedRecord {
  /** The index of the message. */
  readonly row: number;
  /** The index of the record in a batch; null outside a batch. */
  readonly record: number | null;
}

export interface JudgedFault extends Issue {
  readonly code: Exclude<(typeof CODES)[number], "">;
  /** The place of the fault in the message, in bytes of UTF-8. */
  readonly at: number;
  /** The index of the record in a batch; null outside a batch. */
  readonly record: number | null;
}

/** The module's description of itself. Numbers in columns are indexes of the lists here. */
export interface JudgeAbout extends Readonly<Record<"version" | "contract", string>> {
  readonly verdicts: readonly Judged["verdict"][];
  readonly codes: readonly (typeof CODES)[number][];
  readonly events: readonly EventName[];
  readonly columns: readonly { readonly name: string; readonly type: JudgeColumnType }[];
  readonly limits: Readonly<Record<string, number>>;
}

export type JudgeColumnType = Table[keyof Table];
type Table = typeof COLUMNS;
type Arrays = typeof ARRAYS;
type Text = { [Name in keyof Table]: Table[Name] extends "utf8" ? Name : never }[keyof Table];
/** The results of a batch. Texts are UTF-8, and each has a column of offsets. */
export type JudgeColumns = {
  readonly [Name in keyof Table]: InstanceType<Arrays[Table[Name]]>;
} & Readonly<Record<`${Text}_offsets`, Int32Array>>;
