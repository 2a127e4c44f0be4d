// The document that `observe` writes: counts of messages and fields, and no value of any payload.
import type { FORMAT } from "../../library/judge/lists.ts";

/** The JSON types that are counted where another one is asked for. */
export const KINDS = ["string", "boolean", "number", "object", "array"] as const;

/** What texts look like. A text that looks like nothing else is `other`. */
export const TEXT_FORMS = [
  ...(["empty", "digits", "decimal", "date", "instant", "local", "uuid"] as const),
  "other",
] as const;
export type TextForm = (typeof TEXT_FORMS)[number];

/** Counts by names. A count is at least 1, and what was never counted is left out. */
export type Counts<Name extends string = string> = Readonly<Partial<Record<Name, number>>>;

/** Names that the contract does not have. `count` is of all, and `names` has some of them. */
export interface UnknownNames {
  readonly count: number;
  readonly names?: Counts;
}

/** The counts of a field. Right values are not counted: they are what remains. */
export interface FieldCounts extends Counts<"absent" | "null" | "items"> {
  readonly other?: Counts<(typeof KINDS)[number]>;
  /** What texts look like, in the messages that were sampled. */
  readonly texts?: Counts<TextForm>;
}

export interface EventCounts extends Counts<"valid" | "invalid" | "sampled"> {
  /** By path: `meters[].serial`, and `meters[]` for the items. The payload itself has the path "". */
  readonly fields?: Readonly<Record<string, FieldCounts>>;
  /** By the path of the object that has the unknown fields. */
  readonly unknown?: Readonly<Record<string, UnknownNames>>;
  /** The first and the last day in envelopes. */
  readonly first?: string;
  readonly last?: string;
}

export interface Observed {
  readonly format: typeof FORMAT;
  /** Messages by the hash of the contract that counted them. */
  readonly contracts?: Counts;
  /** Messages by the fields of their envelope; `none` where the caller named the event. */
  readonly envelopes?: Counts;
  readonly events?: Readonly<Record<string, EventCounts>>;
  /** Payloads by verdict. */
  readonly messages?: Counts;
  readonly unknown_events?: UnknownNames;
  /** Messages with the version in the name of the event, or beside it. */
  readonly versions?: Counts<"joined" | "beside">;
}
