// Runs the WebAssembly module that judges messages. docs/judge.md says what lies where in its memory.
import type { JudgeColumns } from "../../library/judge/types.ts";

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  abi(): number;
  about(): number;
  options(limit: number, flags: number, longest: number): void;
  settings(bytes: number): number;
  input(bytes: number): number;
  judge(count: number, event: number): number;
  text(from: number, to: number, event: number, how: number): number;
}

declare const WebAssembly: {
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

/** Where names and payloads lie, as keys, and what else the module is told of all messages. */
export interface Settings {
  readonly name_at?: readonly string[] | undefined;
  readonly version_at?: readonly string[] | undefined;
  readonly payload_at?: readonly string[] | undefined;
  /** The event of messages that name none. */
  readonly file_event?: string | undefined;
  /** The event of all messages, whatever they name. */
  readonly chosen_event?: string | undefined;
  /** Events whose payloads the host judges. */
  readonly other_events?: readonly string[] | undefined;
  /** The most levels of a payload of such an event that is surely safe to parse. */
  readonly plain_to?: string | undefined;
}

/** How `text` reads. */
export const HOW = { wholeOnly: 2, noLists: 4, isUtf8: 8 } as const;

/** The largest message that is judged, in bytes. */
const LONGEST = 32 * 1024 * 1024;
export const BY_ENVELOPE = -1;

const ABI = 0x314a4345;
const MOST_GUESSED = 100_000;
const MOST = 0xffff_ffff;
const WORD = 4;
/** The header has three numbers before its columns, and two behind them. */
const [HEAD, TAIL] = [3, 2];
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

type Columns = Readonly<Record<keyof JudgeColumns, number>>;
type TextColumn = "attr" | "detail" | "name" | "payload";

interface About {
  readonly verdicts: readonly string[];
  readonly codes: readonly string[];
  readonly events: readonly string[];
  readonly columns: readonly { readonly name: string }[];
}

export class JudgeModule {
  readonly about: About;
  /** Where a header has the place of each column, and behind it the size. */
  readonly columns: Columns;
  readonly #exports: Exports;
  #settings = "{}";
  #others: readonly string[] = [];
  #views: Views;

  constructor(module: object) {
    this.#exports = new WebAssembly.Instance(module).exports as Exports;
    if (this.#exports.abi() !== ABI) throw new Error("The judge's module is damaged.");
    this.#views = new Views(this.#exports.memory.buffer);
    const place = this.#exports.about();
    const { u8, u32 } = this.#views;
    const size = u32[place / WORD] as number;
    const json = decoder.decode(u8.subarray(place + WORD, place + WORD + size));
    this.about = JSON.parse(json) as About;
    const places = this.about.columns.map(({ name }, index) => [name, HEAD + 2 * index]);
    this.columns = Object.fromEntries(places) as Columns;
  }

  /** The bytes of the memory. Another array replaces it when memory has grown. */
  get memory(): Uint8Array {
    return this.views.u8;
  }

  get views(): Views {
    const { buffer } = this.#exports.memory;
    if (this.#views.u8.buffer !== buffer) this.#views = new Views(buffer);
    return this.#views;
  }

  /** Returns the number of an event; undefined for a name that is not known. */
  numberOf(event: string): number | undefined {
    const other = this.#others.indexOf(event);
    if (other !== -1) return this.about.events.length + other;
    const known = this.about.events.indexOf(event);
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

  /** Judges messages between two offsets of the input; undefined if memory does not suffice. */
  text(from: number, to: number, event: number, how: number): Results | undefined {
    return this.#read(this.#exports.text(from, to, event, how));
  }

  /** Judges a text. Returns its bytes and what is said of it; undefined without memory. */
  judge(text: string, event: number): { bytes: Uint8Array; results: Results } | undefined {
    // A character takes up to three bytes. The exact number is found for a long text alone.
    const most = text.length < MOST_GUESSED ? text.length * 3 : encoder.encode(text).length;
    const place = most > LONGEST ? 0 : this.input(2 * WORD + most);
    if (place === 0) return undefined;
    const { u8, u32 } = this.views;
    const start = place + 2 * WORD;
    const { written } = encoder.encodeInto(text, u8.subarray(start, start + most));
    u32[place / WORD] = 0;
    u32[place / WORD + 1] = written;
    const results = this.#read(this.#exports.judge(1, event));
    return results && { bytes: this.memory.subarray(start, start + written), results };
  }

  #read(header: number): Results | undefined {
    return header === 0 ? undefined : new Results(this, header);
  }
}

/** Arrays over the whole memory. */
class Views {
  readonly u8: Uint8Array;
  readonly u32: Uint32Array;
  readonly i32: Int32Array;
  readonly i16: Int16Array;

  constructor(buffer: ArrayBuffer) {
    this.u8 = new Uint8Array(buffer);
    this.u32 = new Uint32Array(buffer);
    this.i32 = new Int32Array(buffer);
    this.i16 = new Int16Array(buffer);
  }
}

/** What is said of some messages, row by row. The next call of the module ends its life. */
export class Results {
  readonly rows: number;
  /** Where the reading of `text` stopped, and how many lines it read. */
  readonly used: number;
  readonly lines: number;
  readonly #module: JudgeModule;
  readonly #columns: Columns;
  readonly #views: Views;
  readonly #header: number;
  readonly #texts: Partial<Record<TextColumn, Texts>> = {};

  constructor(module: JudgeModule, place: number) {
    this.#module = module;
    this.#columns = module.columns;
    this.#views = module.views;
    this.#header = place / WORD;
    this.rows = this.#number(1);
    const tail = this.#number(0) / WORD - TAIL;
    this.used = this.#number(tail);
    this.lines = this.#number(tail + 1);
  }

  #number(index: number): number {
    return this.#views.u32[this.#header + index] as number;
  }

  #u32(column: number, index: number): number {
    return this.#views.u32[this.#number(column) / WORD + index] as number;
  }

  #i32(column: number, index: number): number {
    return this.#views.i32[this.#number(column) / WORD + index] as number;
  }

  #u8(column: number, index: number): number {
    return this.#views.u8[this.#number(column) + index] as number;
  }

  #text(column: TextColumn, index: number): string {
    this.#texts[column] ??= new Texts(
      this.#views,
      this.#number(this.#columns[`${column}_offsets`]) / WORD,
      this.#number(this.#columns[column]),
      this.#number(this.#columns[column] + 1),
    );
    return this.#texts[column].at(index);
  }

  /** Returns the number of the message of a row, from 0. */
  messageOf(row: number): number {
    return this.#u32(this.#columns.row, row);
  }

  startOf(row: number): number {
    return this.#u32(this.#columns.start, row);
  }

  endOf(row: number): number {
    return this.#u32(this.#columns.end, row);
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
    const { u8, i16 } = this.#views;
    const verdicts = this.#number(this.#columns.verdict);
    const events = this.#number(this.#columns.event) / 2;
    const most = this.#module.about.events.length;
    let next = row;
    while (next < this.rows && !u8[verdicts + next] && (i16[events + next] as number) < most)
      next++;
    return next;
  }

  /** Returns the payload of a row that the host has to judge. Without a text, it is the message. */
  payloadOf(row: number): { readonly text: string | undefined; readonly at: number } {
    const text = this.#text("payload", row) || undefined;
    return { text, at: this.#u32(this.#columns.payload_at, row) };
  }

  /** Returns what is said of a row. */
  row(row: number): JudgedRow {
    const { verdicts, codes } = this.#module.about;
    const { verdict, event, fault_count, fault_offsets, of_record, code, at } = this.#columns;
    const issues: PlacedIssue[] = [];
    const last = this.#i32(fault_offsets, row + 1);
    for (let fault = this.#i32(fault_offsets, row); fault < last; fault++)
      issues.push({
        attr: this.#text("attr", fault),
        code: codes[this.#u8(code, fault)] as string,
        detail: this.#text("detail", fault),
        at: this.#u32(at, fault),
      });
    const record = this.#i32(of_record, row);
    return {
      verdict: verdicts[this.#u8(verdict, row)] as string,
      event: this.#views.i16[this.#number(event) / 2 + row] as number,
      name: this.#text("name", row),
      record: record < 0 ? undefined : record,
      issues,
      count: this.#u32(fault_count, row),
    };
  }
}

/** A column of texts. It is decoded at once if it has only ASCII. */
class Texts {
  readonly #views: Views;
  readonly #offsets: number;
  readonly #place: number;
  readonly #size: number;
  #all: string | undefined;

  constructor(views: Views, offsets: number, place: number, size: number) {
    this.#views = views;
    this.#offsets = offsets;
    this.#place = place;
    this.#size = size;
  }

  at(index: number): string {
    if (this.#size === 0) return "";
    const { u8, i32 } = this.#views;
    const start = i32[this.#offsets + index] as number;
    const end = i32[this.#offsets + index + 1] as number;
    if (start === end) return "";
    this.#all ??= decoder.decode(u8.subarray(this.#place, this.#place + this.#size));
    if (this.#all.length === this.#size) return this.#all.slice(start, end);
    return decoder.decode(u8.subarray(this.#place + start, this.#place + end));
  }
}

export interface PlacedIssue {
  readonly attr: string;
  readonly code: string;
  readonly detail: string;
  /** The place in the message, in bytes. */
  readonly at: number;
}

export interface JudgedRow {
  readonly verdict: string;
  readonly event: number;
  /** The name of an event that is not known. */
  readonly name: string;
  readonly record: number | undefined;
  readonly issues: readonly PlacedIssue[];
  /** The number of all faults. */
  readonly count: number;
}
