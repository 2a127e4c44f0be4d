// Runs the WebAssembly module that judges messages, and reads its memory. docs/judge.md says what lies
// where in it.
import type { Words } from "../names/neutral.ts";
import { ARRAYS } from "./lists.ts";
import type { JudgeAbout, JudgeColumns, Judged, JudgedColumns, JudgedFault } from "./types.ts";

type Calls =
  | "abi"
  | "about"
  | "options"
  | "settings"
  | "input"
  | "counts"
  | "judge"
  | "text"
  | "error";
type Exports = { readonly memory: { readonly buffer: ArrayBuffer } } & Readonly<
  Record<Calls, (...values: number[]) => number>
>;

declare const WebAssembly: {
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

/** The keys that lead to names and payloads, and the other settings for all messages. */
export interface Settings {
  readonly name_at?: readonly string[] | undefined;
  readonly version_at?: readonly string[] | undefined;
  readonly payload_at?: readonly string[] | undefined;
  /** The words that the bus has in names of fields in place of neutral ones. */
  readonly words?: Words | undefined;
  /** The event of messages that name none. */
  readonly file_event?: string | undefined;
  /** The event of all messages, whatever they name. */
  readonly chosen_event?: string | undefined;
  /** Events whose payloads the host judges. */
  readonly other_events?: readonly string[] | undefined;
}

/** How `text` reads. */
export const HOW = { isLast: 1, takesItems: 2, isUtf8: 8 } as const;

/** The largest message that is judged, in bytes. */
export const LONGEST = 32 * 1024 * 1024;
/** The argument `event` of messages that name their event, and of rows with an event each. */
export const [BY_ENVELOPE, BY_ROW] = [-1, -2];

const ABI = 0x314a4345;
const CHANGED = 4;
const MOST = 0xffff_ffff;
const WORD = 4;
/** The header has three numbers before its columns, and two behind them. */
const [HEAD, TAIL] = [3, 2];
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

export class JudgeModule {
  readonly about: JudgeAbout;
  readonly #exports: Exports;
  #settings = "{}";
  #others: readonly string[] = [];
  #memory: Uint8Array<ArrayBuffer>;

  constructor(module: object) {
    const exports = new WebAssembly.Instance(module).exports as Partial<Exports>;
    if (exports.abi?.() !== ABI) {
      const why = exports.error?.() === CHANGED ? "was changed" : "has another ABI than 1";
      throw new Error(`the module ${why}`);
    }
    this.#exports = exports as Exports;
    this.#memory = new Uint8Array(this.#exports.memory.buffer);
    this.about = JSON.parse(this.#textAt(this.#exports.about()));
  }

  /** Returns the text behind its size. */
  #textAt(place: number): string {
    const [size = 0] = new Uint32Array(this.memory.buffer, place, 1);
    return decoder.decode(this.memory.subarray(place + WORD, place + WORD + size));
  }

  /** The bytes of the memory. Another array replaces it when memory has grown. */
  get memory(): Uint8Array<ArrayBuffer> {
    const { buffer } = this.#exports.memory;
    if (this.#memory.buffer !== buffer) this.#memory = new Uint8Array(buffer);
    return this.#memory;
  }

  /** Returns the number of an event; undefined for a name that is not known. */
  numberOf(event: string): number | undefined {
    const events: readonly string[] = this.about.events;
    const other = this.#others.indexOf(event);
    if (other !== -1) return events.length + other;
    const known = events.indexOf(event);
    return known === -1 ? undefined : known;
  }

  nameOf(event: number): string | undefined {
    const { events } = this.about;
    return events[event] ?? this.#others[event - events.length];
  }

  /** True for an event whose payloads the host judges. */
  isOther(event: number): boolean {
    return event >= this.about.events.length;
  }

  options(limit: number, flags: number, longest = LONGEST): void {
    this.#exports.options(Math.min(limit, MOST), flags, longest);
  }

  set(settings: Settings): void {
    const json = JSON.stringify(settings);
    if (json === this.#settings) return;
    this.#settings = json;
    this.#others = settings.other_events ?? [];
    const bytes = encoder.encode(json);
    const place = this.input(bytes.length);
    if (place === 0) throw new Error("There is no memory for the settings of the judge.");
    this.memory.set(bytes, place); // which may have grown
    if (this.#exports.settings(bytes.length) === 0) throw new Error(`The judge refuses ${json}.`);
  }

  /** Returns the place for a number of bytes; 0 if there is no room. */
  input(bytes: number): number {
    return this.#exports.input(bytes);
  }

  /** Returns the document of what was counted since the last time; undefined without memory. */
  counts(): string | undefined {
    const place = this.#exports.counts();
    return place === 0 ? undefined : this.#textAt(place);
  }

  /** Judges messages between two offsets of the input; undefined if memory does not suffice. */
  text(from: number, to: number, event: number, how: number): Results | undefined {
    return this.#read(this.#exports.text(from, to, event, how));
  }

  /** Judges the messages that were written to the input; undefined if memory does not suffice. */
  judge(count: number, event: number): Results | undefined {
    return this.#read(this.#exports.judge(count, event));
  }

  #read(place: number): Results | undefined {
    if (place === 0) return undefined;
    const { buffer } = this.memory;
    const header = new Uint32Array(buffer, place);
    const number = (index: number) => header[index] as number;
    const columns = this.about.columns.map(({ name, type }, index) => {
      const made = ARRAYS[type];
      const size = number(HEAD + 2 * index + 1) / made.BYTES_PER_ELEMENT;
      return [name, new made(buffer, number(HEAD + 2 * index), size)];
    });
    const tail = number(0) / WORD - TAIL;
    return new Results(this.about, Object.fromEntries(columns), number(tail), number(tail + 1));
  }
}

/** What is said of some messages, row by row. The next call of the module ends its life. */
export class Results {
  readonly rows: number;
  /** Where the reading of `text` stopped, and how many lines it read. */
  readonly used: number;
  readonly lines: number;
  readonly columns: JudgeColumns;
  readonly #about: JudgeAbout;
  readonly #texts: Partial<Record<TextColumn, (index: number) => string>> = {};

  constructor(about: JudgeAbout, columns: JudgeColumns, used = 0, lines = 0) {
    this.#about = about;
    this.columns = columns;
    this.rows = columns.verdict.length;
    this.used = used;
    this.lines = lines;
  }

  text(column: TextColumn, index: number): string {
    const { columns } = this;
    this.#texts[column] ??= textReader(columns[column], columns[`${column}_offsets`]);
    return this.#texts[column](index);
  }

  /** Returns the number of the message of a row, from 0. */
  messageOf(row: number): number {
    return this.columns.row[row] as number;
  }

  /** Returns the row that follows a row and all others of its message. */
  behind(row: number): number {
    const message = this.messageOf(row);
    let next = row + 1;
    while (next < this.rows && this.messageOf(next) === message) next++;
    return next;
  }

  /** Returns the first row from one on that is not valid, or that the host has to judge. */
  validUntil(row: number): number {
    const { verdict, event } = this.columns;
    const most = this.#about.events.length;
    let next = row;
    while (next < this.rows && verdict[next] === 0 && (event[next] as number) < most) next++;
    return next;
  }

  /** Returns the payload of a row that the host has to judge. Without a text, it is the message. */
  payloadOf(row: number): { readonly text: string | undefined; readonly at: number } {
    const text = this.text("payload", row) || undefined;
    return { text, at: this.columns.payload_at[row] ?? 0 };
  }

  /** Returns what is said of a row. */
  row(row: number): JudgedRow {
    return {
      verdict: this.verdictOf(row),
      event: this.columns.event[row] as number,
      name: this.text("name", row),
      record: this.recordOf(row),
      issues: this.faultsOf(row),
      count: this.columns.fault_count[row] as number,
    };
  }

  faultsOf(row: number): JudgedFault[] {
    const { fault_offsets, code, at, record: records } = this.columns;
    const faults: JudgedFault[] = [];
    const last = fault_offsets[row + 1] as number;
    for (let fault = fault_offsets[row] as number; fault < last; fault++) {
      const record = records[fault] as number;
      faults.push({
        code: this.#about.codes[code[fault] as number] as JudgedFault["code"],
        attr: this.text("attr", fault),
        detail: this.text("detail", fault),
        at: at[fault] as number,
        record: record < 0 ? null : record,
      });
    }
    return faults;
  }

  verdictOf(row: number): Judged["verdict"] {
    return this.#about.verdicts[this.columns.verdict[row] as number] as Judged["verdict"];
  }

  recordOf(row: number): number | undefined {
    const record = this.columns.of_record[row] as number;
    return record < 0 ? undefined : record;
  }
}

type TextColumn = "attr" | "detail" | keyof JudgedColumns;

/** Returns a function that reads a column of texts. It is decoded at once if it has only ASCII. */
function textReader(bytes: Uint8Array, offsets: Int32Array) {
  let all: string | undefined;
  return (index: number): string => {
    if (bytes.length === 0) return "";
    const start = offsets[index] as number;
    const end = offsets[index + 1] as number;
    if (start === end) return "";
    all ??= decoder.decode(bytes);
    return all.length === bytes.length
      ? all.slice(start, end)
      : decoder.decode(bytes.subarray(start, end));
  };
}

/** An issue, and its place in the message, in bytes. */
export type PlacedIssue = Omit<JudgedFault, "record">;

export interface JudgedRow {
  readonly verdict: Judged["verdict"];
  readonly event: number;
  /** The name of an event that is not known. */
  readonly name: string;
  readonly record: number | undefined;
  readonly issues: readonly PlacedIssue[];
  /** The number of all faults. */
  readonly count: number;
}
