// A message in the memory of the module, and what the module says of it as a result.
import { type Position, START } from "../../library/json/find-offsets.ts";
import type { JudgedRow, PlacedIssue } from "../../library/judge/module.ts";
import { type CheckResult, shownName, type Verdict } from "./check-payload.ts";
import { breakAt, type InputFault, type MessageText } from "./input-fault.ts";
import { placesFrom, type Rows } from "./input-judge.ts";
import { type Place, placesIn } from "./place.ts";

/** Verdicts on texts that have no payload. */
const NOT_JSON: readonly string[] = ["invalid_json", "not_utf8", "too_long"];

/** True for a message that is not JSON. A record that is not JSON is a payload that is invalid. */
export const isRefused = (verdict: string, record: number | undefined): boolean =>
  record === undefined && NOT_JSON.includes(verdict);

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

export class RowMessage {
  readonly rows: Rows;
  /** The first row of the message, and the row behind its last. */
  readonly first: number;
  readonly next: number;
  /** True for a fault between the items of a list, which has no text. */
  readonly isBetween: boolean;
  readonly #start: number;
  readonly #end: number;
  #at: Position | undefined;
  #json: string | undefined;
  #find: ReturnType<typeof placesFrom> | undefined;

  constructor(rows: Rows, first: number) {
    this.rows = rows;
    this.first = first;
    this.next = rows.results.behind(first);
    const { start, end } = rows.results.columns;
    this.#start = start[first] as number;
    this.#end = end[first] as number;
    this.isBetween = this.#start === this.#end;
  }

  /** The position where the text begins. */
  get at(): Position {
    if (this.rows.origin) return START;
    this.#at ??= this.rows.positionAt(this.#start);
    return this.#at;
  }

  get bytes(): Uint8Array {
    return this.rows.bytes.subarray(this.#start, this.#end);
  }

  text(): string {
    return this.rows.origin?.text ?? this.json();
  }

  json(): string {
    this.#json ??= decoder.decode(this.bytes);
    return this.#json;
  }

  judgedRows(): JudgedRow[] {
    const rows: JudgedRow[] = [];
    for (let row = this.first; row < this.next; row++) rows.push(this.rows.results.row(row));
    return rows;
  }

  /** Returns the position of a place in the message. */
  positionOf(place: number): Position {
    const { origin } = this.rows;
    if (origin) return origin.positionOf(place);
    this.#find ??= placesFrom(this.rows.bytes, this.#start, this.at);
    return this.#find(this.#start + place);
  }

  /** Returns the fault of a message that is not JSON, or of a list. */
  refusal({ verdict, record, issues: [issue] }: JudgedRow): InputFault | undefined {
    if (!isRefused(verdict, record)) return undefined;
    const isAlone = this.rows.isAlone || this.isBetween;
    return breakAt(this.positionOf(issue?.at ?? 0), issue?.detail ?? "", isAlone);
  }

  /** Returns the payload of a row that the host has to judge, and what finds values in it. */
  payloadOf(row: number) {
    const { results, origin } = this.rows;
    const { text: inside, at: place } = results.payloadOf(row);
    const text = inside ?? this.json();
    const { line, column } = this.positionOf(place);
    const { isAlone } = this.rows;
    // What is in a string has the place of all that is in it.
    const isLiteral = inside === undefined || this.#has(text, place);
    const isMade = origin !== undefined || !isLiteral;
    const source: MessageText = { line, column, text, isAlone, isMade };
    const placesOf = (paths: readonly (readonly string[])[]): readonly Place[] => {
      if (origin) return origin.placesIn(place, paths);
      const places = placesIn(source, paths);
      return isLiteral ? places : places.map((one) => ({ ...one, line, column }));
    };
    return { source, placesOf };
  }

  /** True if a text stands at a place in the message, letter by letter. */
  #has(text: string, place: number): boolean {
    const bytes = encoder.encode(text);
    const found = this.bytes.subarray(place, place + bytes.length);
    return found.length === bytes.length && bytes.every((byte, at) => byte === found[at]);
  }
}

export interface RowResult extends CheckResult {
  readonly issues: readonly PlacedIssue[];
}

/** Returns the verdict on a payload of which the module says this. */
export function verdictOf(said: string): Verdict {
  if (said === "valid") return said;
  // A message that names no event is invalid.
  return said === "unknown_event" || said === "unknown_version" ? "unknown" : "invalid";
}

/** Says what the module says of a payload. `hint` helps where a message names no event. */
export function resultOfRow(
  { verdict: said, issues, count, name }: JudgedRow,
  event: string | undefined,
  hint: string,
): RowResult {
  const verdict = verdictOf(said);
  const withHint = (issue: PlacedIssue) => ({ ...issue, detail: `${issue.detail}; ${hint}` });
  return {
    verdict,
    event,
    unknown: verdict === "unknown" ? shownName(name) : undefined,
    issues: said === "missing_event_name" ? issues.map(withHint) : issues,
    omitted: count - issues.length,
  };
}
