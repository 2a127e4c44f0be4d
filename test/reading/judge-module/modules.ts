// The module as tests call it. It is compiled twice: for Node, and to be published.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { moduleBytes } from "../../../src/cli/validate/module-bytes.ts";
import { FLAGS } from "../../../src/library/judge/lists.ts";

export interface Fault {
  readonly code: string | undefined;
  readonly attr: string;
  readonly detail: string;
  readonly at: number;
  readonly record: number | null;
}
export interface Judged {
  readonly verdict: string | undefined;
  readonly event: string | undefined;
  readonly count: number;
  readonly record: number | null;
  readonly faults: readonly Fault[];
}
/** What a message is judged by. Keys are those of pointers. */
export interface JudgeOptions {
  readonly event?: string | undefined;
  readonly fileEvent?: string | undefined;
  readonly nameAt?: readonly string[] | undefined;
  readonly versionAt?: readonly string[] | undefined;
  readonly payloadAt?: readonly string[] | undefined;
  readonly unknown?: boolean;
  readonly nulls?: boolean;
  readonly hidden?: boolean;
  readonly json?: boolean;
  readonly keysOnce?: boolean;
  /** Unknown fields are told, and are no faults. */
  readonly told?: boolean;
  readonly eachRecord?: boolean;
  /** Integers of more than 64 bits are faults. */
  readonly longIntegers?: boolean;
  /** Columns of payloads, and of ids, times and sequences. */
  readonly payload?: boolean;
  readonly facts?: boolean;
  readonly counts?: boolean;
  readonly limit?: number;
  readonly longest?: number;
}

interface Memory {
  readonly memory: { readonly buffer: ArrayBuffer };
  input(bytes: number): number;
  options(limit: number, flags: number, longest: number): void;
}
export interface PublishedExports extends Memory {
  abi(): number;
  minor(): number;
  about(): number;
  outline(event: number): number;
  counts(): number;
  error(): number;
  settings(bytes: number): number;
  judge(count: number, event: number): number;
  text(from: number, to: number, event: number, how: number): number;
}

/** What is used of the global. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports?: object) => { readonly exports: unknown };
};

const root = join(import.meta.dirname, "../../..");
export const readModule = (name: "judge" | "judge-simd"): Uint8Array<ArrayBuffer> =>
  name === "judge"
    ? new Uint8Array(readFileSync(join(root, "generated/judge.wasm")))
    : moduleBytes();
export const compileModule = (name: "judge" | "judge-simd"): object =>
  new WebAssembly.Module(readModule(name));
export const instantiate = <Exports>(bytes: Uint8Array): Exports =>
  new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Exports;

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const bytesOf = (text: string | Uint8Array): Uint8Array =>
  typeof text === "string" ? Buffer.from(text) : text;

/** The flag of each option. */
const FLAG_OF = {
  unknown: FLAGS.report_unknown,
  nulls: FLAGS.drop_nulls,
  hidden: FLAGS.hide_values,
  json: FLAGS.as_json,
  keysOnce: FLAGS.keys_once,
  longIntegers: FLAGS.long_integers,
  told: FLAGS.tell_unknown,
  payload: FLAGS.payload,
  facts: FLAGS.facts,
  eachRecord: FLAGS.each_record,
  counts: FLAGS.counts,
};

function setOptions(module: Memory, options: JudgeOptions): void {
  const { limit = 1e9, longest = 32 * 2 ** 20 } = options;
  const asked = Object.entries(FLAG_OF).filter(([name]) => options[name as keyof typeof FLAG_OF]);
  module.options(
    limit,
    asked.reduce((sum, [, flag]) => sum + flag, 0),
    longest,
  );
}

interface About {
  readonly version: string;
  readonly contract: string;
  readonly verdicts: readonly string[];
  readonly codes: readonly string[];
  readonly events: readonly string[];
  readonly columns: readonly { readonly name: string; readonly type: keyof typeof READERS }[];
  readonly limits: Readonly<Record<string, number>>;
}
/** A row of the columns. */
export interface Row extends Omit<Judged, "record"> {
  readonly firstCode: string | undefined;
  readonly firstPath: string;
  readonly json: string;
}

const READERS = {
  u8: [1, "getUint8"],
  i16: [2, "getInt16"],
  i32: [4, "getInt32"],
  u32: [4, "getUint32"],
  utf8: [1, "getUint8"],
} as const;

type Columns = Readonly<Record<string, readonly number[]>>;

function textIn(columns: Columns, name: string, index: number): string {
  const offsets = columns[`${name}_offsets`] ?? [];
  const bytes = columns[name]?.slice(offsets[index] ?? 0, offsets[index + 1] ?? 0);
  return decoder.decode(Uint8Array.from(bytes ?? []));
}

export class PublishedModule {
  readonly exports: PublishedExports;
  readonly about: About;

  constructor(bytes = readModule("judge")) {
    this.exports = instantiate<PublishedExports>(bytes);
    this.about = this.#json(this.exports.about()) as About;
  }

  #json(place: number): unknown {
    const { buffer } = this.exports.memory;
    const size = new DataView(buffer).getUint32(place, true);
    return JSON.parse(decoder.decode(new Uint8Array(buffer, place + 4, size)));
  }

  outline(event: number): unknown {
    return this.#json(this.exports.outline(event));
  }

  /** Returns what was counted since the last time. */
  counts(): string {
    const place = this.exports.counts();
    if (place === 0) throw new Error(`error ${this.exports.error()}`);
    const { buffer } = this.exports.memory;
    const size = new DataView(buffer).getUint32(place, true);
    return decoder.decode(new Uint8Array(buffer, place + 4, size));
  }

  set(options: JudgeOptions): void {
    setOptions(this.exports, options);
  }

  /** Hands settings over. Returns whether the module takes them. */
  settle(settings: object | string): boolean {
    const json = typeof settings === "string" ? settings : JSON.stringify(settings);
    const bytes = Buffer.from(json);
    const place = this.exports.input(bytes.length);
    new Uint8Array(this.exports.memory.buffer).set(bytes, place);
    return this.exports.settings(bytes.length) === 1;
  }

  /** Judges messages where they lie in a text, and returns where the module stopped, too. */
  text(bytes: Uint8Array, { from = 0, to = bytes.length, event = -1, how = 0 } = {}) {
    const place = this.exports.input(bytes.length);
    new Uint8Array(this.exports.memory.buffer).set(bytes, place);
    const header = this.exports.text(from, to, event, how);
    if (header === 0) throw new Error(`error ${this.exports.error()}`);
    const view = new DataView(this.exports.memory.buffer);
    const tail = header + view.getUint32(header, true) - 8;
    const columns = this.columns(header);
    return {
      rows: this.rows(columns, view.getUint32(header + 4, true)),
      columns,
      used: view.getUint32(tail, true),
      lines: view.getUint32(tail + 4, true),
    };
  }

  /** Judges a text in pieces of a size, items of lists apart. Calls `take` with each row. */
  pieces(
    bytes: Uint8Array,
    size: number,
    take: (start: number, end: number, detail: string | undefined) => void,
  ): void {
    const { exports } = this;
    const place = exports.input(bytes.length);
    for (let at = 0, filled = 0; ; ) {
      const isLast = at + filled + size >= bytes.length;
      filled = isLast ? bytes.length - at : filled + size;
      new Uint8Array(exports.memory.buffer).set(bytes.subarray(at, at + filled), place);
      const header = exports.text(0, filled, -1, 2 | (isLast ? 1 : 0));
      const view = new DataView(exports.memory.buffer);
      const columns = this.columns(header);
      const rows = this.rows(columns, view.getUint32(header + 4, true));
      for (const [row, { faults }] of rows.entries())
        take(at + (columns.start?.[row] ?? 0), at + (columns.end?.[row] ?? 0), faults[0]?.detail);
      const used = view.getUint32(header + view.getUint32(header, true) - 8, true);
      at += used;
      filled -= used;
      if (isLast) return;
    }
  }

  /** Judges a message as `validate` does: each record is a row. */
  each(message: string | Uint8Array, event = -1): readonly Judged[] {
    const bytes = bytesOf(message);
    this.write([bytes]);
    const header = this.exports.judge(1, event);
    if (header === 0) throw new Error(`error ${this.exports.error()}`);
    const columns = this.columns(header);
    return this.rows(columns, columns.row?.length ?? 0).map((row, index) => {
      const record = columns.of_record?.[index] ?? -1;
      const { verdict, event: name, count, faults } = row;
      return { verdict, event: name, count, record: record < 0 ? null : record, faults };
    });
  }

  /** Writes a call. The offsets begin anywhere, as those of a slice do. */
  write(messages: readonly Uint8Array[], events?: readonly number[], first = 0): number {
    const offsets = new Int32Array(messages.length + 1).fill(first);
    for (const [index, { length }] of messages.entries())
      offsets[index + 1] = (offsets[index] ?? 0) + length;
    const numbers = new Uint8Array(Int16Array.from(events ?? []).buffer);
    const all = Buffer.concat([numbers, new Uint8Array(offsets.buffer), ...messages]);
    const place = this.exports.input(all.length);
    if (place > 0) new Uint8Array(this.exports.memory.buffer).set(all, place);
    return place;
  }

  judge(messages: readonly (string | Uint8Array)[], event: number | readonly number[] = -1): Row[] {
    const isOne = typeof event === "number";
    this.write(messages.map(bytesOf), isOne ? undefined : event, messages.length);
    const header = this.exports.judge(messages.length, isOne ? event : -2);
    if (header === 0) throw new Error(`error ${this.exports.error()}`);
    return this.rows(this.columns(header), messages.length);
  }

  /** Returns what texts of each row say beside its faults. */
  told(messages: readonly (string | Uint8Array)[], event = -1) {
    this.write(messages.map(bytesOf));
    const header = this.exports.judge(messages.length, event);
    if (header === 0) throw new Error(`error ${this.exports.error()}`);
    const columns = this.columns(header);
    const rows = this.rows(columns, columns.verdict?.length ?? 0);
    return rows.map((row, index) => {
      const text = (name: string) => textIn(columns, name, index);
      const [name, payload, id, time, sequence] = ["name", "payload", "id", "time", "sequence"].map(
        text,
      );
      return { ...row, of: columns.row?.[index], name, payload, id, time, sequence };
    });
  }

  columns(header: number): Columns {
    const view = new DataView(this.exports.memory.buffer);
    const columns = this.about.columns.map(({ name, type }, index) => {
      const [place, bytes] = [0, 4].map((more) =>
        view.getUint32(header + 12 + index * 8 + more, true),
      );
      const [size, read] = READERS[type];
      const values = Array.from({ length: (bytes ?? 0) / size }, (_, at) =>
        view[read]((place ?? 0) + at * size, true),
      );
      return [name, values] as const;
    });
    return Object.fromEntries(columns);
  }

  rows(columns: Columns, count: number): Row[] {
    const { verdicts, codes, events } = this.about;
    const at = (name: string, index: number) => columns[name]?.[index] ?? -1;
    const text = (name: string, index: number) => textIn(columns, name, index);
    return Array.from({ length: count }, (_, row) => {
      const first = at("fault_offsets", row);
      const faults = Array.from({ length: at("fault_offsets", row + 1) - first }, (_, index) => {
        const fault = first + index;
        const record = at("record", fault);
        const [attr, detail] = [text("attr", fault), text("detail", fault)];
        const code = codes[at("code", fault)];
        return { code, attr, detail, at: at("at", fault), record: record < 0 ? null : record };
      });
      return {
        verdict: verdicts[at("verdict", row)],
        event: events[at("event", row)],
        count: at("fault_count", row),
        firstCode: codes[at("first_code", row)],
        firstPath: text("first_path", row),
        json: text("faults_json", row),
        faults,
      };
    });
  }
}
