// Both modules as tests call them: Node's own, and the one that is published.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { CODES, VERDICTS } from "../../../src/library/judge/lists.ts";

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
  readonly limit?: number;
  readonly longest?: number;
}

interface Memory {
  readonly memory: { readonly buffer: ArrayBuffer };
  input(bytes: number): number;
  options(limit: number, flags: number, longest: number): void;
}
interface OwnExports extends Memory {
  accept(start: number, end: number): number;
  endOf(start: number, end: number): number;
  isSafeTo(depth: number): number;
  layout(event: number, bytes: number): void;
  judgeText(place: number, bytes: number, isRead?: boolean): number;
}
export interface PublishedExports extends Memory {
  abi(): number;
  minor(): number;
  about(): number;
  error(): number;
  judge(count: number, event: number): number;
}

/** What is used of the global. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports?: object) => { readonly exports: unknown };
};

const root = join(import.meta.dirname, "../../..");
export const readModule = (name: "scanner" | "judge"): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(root, `generated/${name}.wasm`)));
export const instantiate = <Exports>(bytes: Uint8Array): Exports =>
  new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Exports;

const names: readonly string[] = EVENT_NAMES;
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const bytesOf = (text: string | Uint8Array): Uint8Array =>
  typeof text === "string" ? Buffer.from(text) : text;

function setOptions(module: Memory, options: JudgeOptions): void {
  const { unknown, nulls, hidden, json, keysOnce, limit = 1e9, longest = 32 * 2 ** 20 } = options;
  const all = [unknown, nulls, hidden, json, false, keysOnce];
  const flags = all.map((isSet, bit) => (isSet ? 2 ** bit : 0));
  module.options(
    limit,
    flags.reduce((sum, flag) => sum + flag),
    longest,
  );
}

export class OwnModule {
  readonly exports: OwnExports;

  constructor(bytes = readModule("scanner")) {
    this.exports = instantiate<OwnExports>(bytes);
  }

  set(options: JudgeOptions): void {
    const { event, nameAt, payloadAt, fileEvent } = options;
    setOptions(this.exports, options);
    const bytes = Buffer.from(
      JSON.stringify([nameAt, payloadAt, fileEvent, payloadAt?.join("/") ?? ""]),
    );
    this.put(bytes);
    this.exports.layout(event === undefined ? -1 : names.indexOf(event), bytes.length);
  }

  /** Puts bytes into memory, with as many others before and behind them. */
  put(bytes: Uint8Array, around: Uint8Array = new Uint8Array()): number {
    const place = this.exports.input(around.length * 2 + bytes.length);
    if (place === 0) throw new Error("There is no memory.");
    const memory = new Uint8Array(this.exports.memory.buffer);
    memory.set(around, place);
    memory.set(bytes, place + around.length);
    memory.set(around, place + around.length + bytes.length);
    return place + around.length;
  }

  judge(message: string | Uint8Array, around?: Uint8Array): readonly Judged[] {
    const bytes = bytesOf(message);
    return this.read(this.exports.judgeText(this.put(bytes, around), bytes.length));
  }

  read(place: number): readonly Judged[] {
    const { buffer } = this.exports.memory;
    const view = new DataView(buffer);
    let at = place;
    const next = () => {
      at += 4;
      return view.getUint32(at - 4, true);
    };
    const align = () => {
      at = (at + 15) & ~15;
    };
    const text = (bytes: number) => {
      at += bytes;
      return decoder.decode(new Uint8Array(buffer, at - bytes, bytes));
    };
    return Array.from({ length: next() }, () => {
      align();
      const [verdict, event, number, count, kept] = [next(), next(), next() | 0, next(), next()];
      const record = number < 0 ? null : number;
      const faults = Array.from({ length: kept }, () => {
        align();
        const [code, offset, , attrBytes, detailBytes] = [next(), next(), next(), next(), next()];
        const [attr, detail] = [text(attrBytes), text(detailBytes)];
        return { code: CODES[code], attr, detail, at: offset, record };
      });
      return { verdict: VERDICTS[verdict], event: names[event], count, record, faults };
    });
  }
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

export class PublishedModule {
  readonly exports: PublishedExports;
  readonly about: About;

  constructor(bytes = readModule("judge")) {
    this.exports = instantiate<PublishedExports>(bytes);
    const place = this.exports.about();
    const { buffer } = this.exports.memory;
    const size = new DataView(buffer).getUint32(place, true);
    this.about = JSON.parse(decoder.decode(new Uint8Array(buffer, place + 4, size))) as About;
  }

  set(options: JudgeOptions): void {
    setOptions(this.exports, options);
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

  columns(header: number): Readonly<Record<string, readonly number[]>> {
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

  rows(columns: Readonly<Record<string, readonly number[]>>, count: number): Row[] {
    const { verdicts, codes, events } = this.about;
    const at = (name: string, index: number) => columns[name]?.[index] ?? -1;
    const text = (name: string, index: number) => {
      const [start, end] = [at(`${name}_offsets`, index), at(`${name}_offsets`, index + 1)];
      return decoder.decode(Uint8Array.from(columns[name]?.slice(start, end) ?? []));
    };
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
