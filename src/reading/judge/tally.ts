// Counts verdicts, and issues by event, code and place: `customers.*.mobile  invalid_phone_number`.
import type { Issue } from "../../library/runtime/issue.ts";
import type { Verdict } from "./check-payload.ts";

/** The counts of inputs. They also count issues that are not kept. */
export interface Counts {
  payloads: number;
  valid: number;
  invalid: number;
  /** Payloads whose event is not in the catalogue. */
  unknown: number;
  /** Inputs that could not be read, or are not JSON. */
  unreadable: number;
  findings: number;
}

export type Counted = Pick<Issue, "attr" | "code">;

/** Issues of one kind. Their places differ only in indexes. */
export interface Kind {
  /** An attr with `*` for each index; empty for the payload or the input itself. */
  readonly place: string;
  readonly code: string;
  readonly event?: string | undefined;
}

export interface SummaryRow extends Kind {
  count: number;
}

/** All rows, the most frequent first. */
export interface Summary {
  readonly rows: readonly SummaryRow[];
  /** The number of issues without a row, because there are too many different places. */
  readonly others: number;
}

const LONGEST_PLACE = 200;
/** The most attrs with an index that are kept beside their places. */
const MOST_ATTRS = 1000;

/** Returns the kind of an issue. With `isWhole`, the place is not cut. */
export function kindOf({ attr, code }: Counted, event?: string, isWhole = false): Kind {
  const place = isWhole ? attr : attr.slice(0, LONGEST_PLACE);
  return { place: withoutIndexes(place), code, event };
}

const withoutIndexes = (attr: string): string =>
  /\d/.test(attr) ? attr.replace(/(?<=^|\.)\d+(?=\.|$)/g, "*") : attr;

export const keyOf = ({ event = "", place, code }: Kind): string => `${event}\n${place}\n${code}`;

export class Tally {
  readonly counts: Counts = {
    payloads: 0,
    valid: 0,
    invalid: 0,
    unknown: 0,
    unreadable: 0,
    findings: 0,
  };
  /** The largest number of rows. Without it, unknown fields of any name could fill the memory. */
  mostRows = 1000;
  readonly rows: SummaryRow[] = [];
  others = 0;
  /** Rows by event, code, and the attrs and places that were counted. */
  readonly #rows = new Map<string, Map<string, Map<string, SummaryRow>>>();
  readonly #isWhole: boolean;
  #attrs = 0;

  /** With `isWhole`, the number of rows and the length of places have no limit. */
  constructor(isWhole = false) {
    this.#isWhole = isWhole;
    if (isWhole) this.mostRows = Number.POSITIVE_INFINITY;
  }

  /** Counts issues, and a verdict that is not empty. `others` is the number of further issues. */
  count(verdict: Verdict | "", issues: readonly Counted[], event?: string, others = 0): void {
    if (verdict !== "") this.verdict(verdict);
    for (const { code, attr } of issues) this.issue(code, attr, event);
    this.omit(others);
  }

  /** Counts issues of which only the number is known. */
  omit(count: number): void {
    this.counts.findings += count;
    this.others += count;
  }

  verdict(verdict: Verdict): void {
    if (verdict !== "unreadable") this.counts.payloads++;
    this.counts[verdict]++;
  }

  issue(code: string, attr: string, event = "", count = 1): void {
    this.counts.findings += count;
    // Most issues are like earlier ones.
    const row = this.#rows.get(event)?.get(code)?.get(attr) ?? this.#rowOf(code, attr, event);
    if (row) row.count += count;
    else this.others += count;
  }

  accept(payloads: number): void {
    this.counts.payloads += payloads;
    this.counts.valid += payloads;
  }

  /** Adds issues that were counted elsewhere. */
  add(rows: readonly SummaryRow[]): void {
    for (const { count, code, place, event } of rows) this.issue(code, place, event, count);
  }

  summary(): Summary {
    const rows = [...this.rows];
    rows.sort((one, other) => other.count - one.count || (keyOf(one) < keyOf(other) ? -1 : 1));
    return { rows, others: this.others };
  }

  /** Returns the row of an issue; undefined if there are too many rows. */
  #rowOf(code: string, attr: string, event: string): SummaryRow | undefined {
    const kind = kindOf({ code, attr }, event || undefined, this.#isWhole);
    const rows = inside(inside(this.#rows, event), code);
    let row = rows.get(kind.place);
    if (!row && this.rows.length < this.mostRows) {
      row = { ...kind, count: 0 };
      rows.set(kind.place, row);
      this.rows.push(row);
    }
    if (row && this.#attrs++ < MOST_ATTRS) rows.set(attr, row);
    return row;
  }
}

function inside<Key, Value>(maps: Map<string, Map<Key, Value>>, key: string): Map<Key, Value> {
  const map = maps.get(key) ?? new Map<Key, Value>();
  if (map.size === 0) maps.set(key, map);
  return map;
}
