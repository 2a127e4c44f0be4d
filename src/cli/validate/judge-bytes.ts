// Judges messages by the WebAssembly module, and hands its results on to the reporter.
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { decodeUtf8 } from "../../library/json/decode-utf8.ts";
import type { Position } from "../../library/json/find-offsets.ts";
import { CODES, VERDICTS } from "../../library/judge/lists.ts";
import { breakAt, type MessageText } from "../../reading/judge/cut.ts";
import type { JudgedIssue } from "../../reading/judge/judge.ts";
import { describeLost, type MessageLayout } from "../../reading/messages/read-message.ts";
import { WINDOW_AT } from "../../reading/scanner/assembly/layout.ts";
import { moveOn } from "./front-cutter.ts";
import type { Outcome } from "./message-files.ts";
import { HINT, type Reporter } from "./reporter.ts";
import type { Scanner } from "./scanner.ts";

/** The largest message that the module judges, in bytes. */
export const LONGEST = 32 * 1024 * 1024;

/** Flags for the module, as bits. They apply to all messages. */
const UNKNOWN_FIELDS = 1;
const NULLS_ABSENT = 2;
const NO_VALUES = 4;
const NO_DETAILS = 16;
const ALL = 0xffff_ffff;

const NAMES: readonly string[] = EVENT_NAMES;
const NONE = -1;
/** The number of bytes of a number in a result. */
const WORD = 4;
/** The text is not JSON if its verdict is this number or a greater one. */
const NOT_JSON = VERDICTS.indexOf("invalid_json");
/** What the verdicts of JSON count as. A message that names no event is invalid. */
const JUDGED = ["valid", "invalid", "unknown", "unknown"] as const;

/** A message: the offsets of its bytes in the window, and its position in the input. */
interface Source extends Position {
  readonly start: number;
  readonly end: number;
  /** The number of the payload in the input, from 0. */
  readonly payload: number;
  readonly isAlone?: boolean | undefined;
  /** True if the module has read the message to find its end. */
  readonly isRead?: boolean;
}

export class BytesJudge {
  readonly #scanner: Scanner;
  readonly #reporter: Reporter;
  readonly #flags: number;
  #given = NONE;
  #words = new Uint32Array();
  #bytes = Buffer.alloc(0);
  /** The index of the next word to read in the result. */
  #at = 0;

  constructor(scanner: Scanner, reporter: Reporter) {
    const { reportUnknown, nulls, showsValues, layout } = reporter.options;
    this.#scanner = scanner;
    this.#reporter = reporter;
    this.#flags =
      (reportUnknown ? UNKNOWN_FIELDS : 0) |
      (nulls ? NULLS_ABSENT : 0) |
      (showsValues ? 0 : NO_VALUES);
    setLayout(scanner, layout);
  }

  /** Judges a text of at most `LONGEST` bytes; undefined if its event may be the user's own. */
  judgeText(source: MessageText, payload: number): Outcome | undefined {
    const { text, line, column, isAlone, lost } = source;
    const size = Buffer.byteLength(text);
    const input = lost === undefined ? this.#scanner.input(size) : 0;
    if (input === 0) {
      const fault = breakAt(source, lost ?? describeLost("too long"), isAlone);
      return this.#reporter.refuse(fault, { payload, at: source, text: () => text });
    }
    const start = input - WINDOW_AT;
    new TextEncoder().encodeInto(text, this.#scanner.bytes.subarray(start));
    return this.judge({ start, end: start + size, line, column, payload, isAlone });
  }

  textOf({ start, end }: Pick<Source, "start" | "end">): string {
    return decodeUtf8(this.#scanner.bytes.subarray(start, end), { keepMark: true }) ?? "";
  }

  judge(source: Source): Outcome | undefined {
    const { start, end, payload, isAlone, isRead = false } = source;
    const text = () => this.textOf(source);
    this.#setOptions();
    const result = this.#scanner.judgeText(WINDOW_AT + start, end - start, isRead);
    if (result === 0 || (this.#reporter.options.own && this.#scanner.isUnknown.value))
      return undefined;
    this.#open(result);
    const outcome = { isValid: true, isJson: true, issues: [] as JudgedIssue[] };
    // Skips three unused words: each part of a result fills a multiple of four words.
    const payloads = this.#next();
    this.#at += 3;
    for (let left = payloads; left > 0; left--) {
      const verdict = this.#next();
      const event = NAMES[this.#next() | 0];
      const record = this.#next() | 0;
      const count = this.#next();
      const kept = this.#next();
      this.#at += 3;
      const offsets = this.#faults(kept);
      const issues = [...offsets.keys()];
      const locate = (shown: readonly JudgedIssue[]) => this.#locate(source, shown, offsets);
      if (verdict >= NOT_JSON) {
        const [{ detail } = { detail: "" }] = issues;
        const [place = source] = locate(issues);
        const fault = breakAt(place, detail, isAlone);
        return this.#reporter.refuse(fault, { payload, at: source, text });
      }
      this.#reporter.judged(
        { verdict: JUDGED[verdict] ?? "invalid", event, issues, omitted: count - issues.length },
        { payload, at: source, text, record: record < 0 ? undefined : record, locate },
      );
      outcome.isValid &&= verdict === 0;
      for (const issue of issues) outcome.issues.push(issue);
    }
    return outcome;
  }

  /** Tells the module how many issues of a payload to find, and whether any will be shown. */
  #setOptions(): void {
    const { apart, held } = this.#reporter;
    const isShown = this.#reporter.room() > 0 || apart !== undefined || held !== undefined;
    const flags = isShown ? this.#flags : this.#flags | NO_DETAILS;
    if (this.#given === flags) return;
    this.#given = flags;
    this.#scanner.options(Math.min(this.#reporter.most(), ALL), flags, LONGEST);
  }

  #open(result: number): void {
    const { buffer } = this.#scanner.memory;
    if (this.#words.buffer !== buffer) {
      this.#words = new Uint32Array(buffer);
      this.#bytes = Buffer.from(buffer);
    }
    this.#at = result / WORD;
  }

  #next(): number {
    return this.#words[this.#at++] as number;
  }

  /** Reads the faults of a payload, each with its offset. */
  #faults(kept: number): Map<JudgedIssue, number> {
    const offsets = new Map<JudgedIssue, number>();
    for (let left = kept; left > 0; left--) {
      const code = CODES[this.#next()] ?? "";
      const offset = this.#next();
      this.#at++; // skips the record, which is the same for all faults of the payload
      const attrSize = this.#next();
      const detailSize = this.#next();
      const start = this.#at * WORD;
      const end = start + attrSize;
      const attr = this.#bytes.toString("utf8", start, end);
      const words = this.#bytes.toString("utf8", end, end + detailSize);
      const detail = code === "missing_event_name" ? `${words}; ${HINT}` : words;
      offsets.set({ attr, code, detail }, offset);
      this.#at = Math.ceil((end + detailSize) / 16) * 4;
    }
    return offsets;
  }

  #locate(
    source: Source,
    issues: readonly JudgedIssue[],
    offsets: ReadonlyMap<JudgedIssue, number>,
  ): Position[] {
    let from = source.start;
    let last: Position = source;
    return issues.map((issue) => {
      const to = source.start + (offsets.get(issue) ?? 0);
      if (to < from) [from, last] = [source.start, source];
      last = moveOn(this.#scanner, from, last, to);
      from = to;
      return last;
    });
  }
}

/** Tells the module where it finds the name and the payload. */
function setLayout(scanner: Scanner, layout: MessageLayout): void {
  const { event, nameAt, payloadAt, fileEvent } = layout;
  const told = [nameAt, payloadAt, fileEvent, payloadAt?.join("/") ?? ""];
  const bytes = Buffer.from(JSON.stringify(told)); // JSON has null for undefined
  scanner.bytes.set(bytes, scanner.input(bytes.length) - WINDOW_AT);
  scanner.layout(event === undefined ? NONE : NAMES.indexOf(event), bytes.length);
}
