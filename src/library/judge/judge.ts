// Judges messages by the WebAssembly module. docs/judge.md says what lies where in its memory.
import { reasonOf } from "../text/system-error.ts";
import type * as types from "./types.ts";

type Call = "abi" | "about" | "options" | "input" | "judge";
type Instance = Readonly<Record<Call, (...numbers: number[]) => number>> & {
  readonly memory: { readonly buffer: ArrayBuffer };
};
declare const WebAssembly: {
  compile(bytes: object): Promise<object>;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

const ABI = 0x314a4345;
const BY_ENVELOPE = -1;
const BY_ROW = -2;
const FLAGS: Readonly<Record<string, number>> = { report: 1, absent: 2, hide: 4, json: 8 };
/** The most messages of a batch, and their length. A longer message is a batch of its own. */
const [ROWS, LENGTH] = [10_000, 2 ** 22];
/** The most memory that a call can ask for, and that an instance keeps from call to call. */
const [MOST, KEPT] = [2 ** 31 - 1, 2 ** 28];
const ARRAYS = {
  u8: Uint8Array,
  utf8: Uint8Array,
  i16: Int16Array,
  i32: Int32Array,
  u32: Uint32Array,
};
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Opens a judge, which serves one thread. `load` reads the module that no option gives. */
export async function openWith(load: () => Promise<object>, options: types.JudgeOptions) {
  try {
    const module = options.module ?? (await load());
    const isBytes = module instanceof ArrayBuffer || ArrayBuffer.isView(module);
    return new Judge(isBytes ? await WebAssembly.compile(module) : module, options);
  } catch (cause) {
    throw new Error(`The judge can't be opened: ${reasonOf(cause)}`, { cause });
  }
}

const mostBytes = (message: string | Uint8Array): number =>
  typeof message === "string" ? message.length * 3 : message.length;

/** Writes a message as UTF-8. Returns the number of bytes. */
function write(message: string | Uint8Array, target: Uint8Array): number {
  if (typeof message === "string") return encoder.encodeInto(message, target).written;
  target.set(message);
  return message.length;
}

export class Judge {
  readonly about: types.JudgeAbout;
  readonly #open: () => Instance;
  readonly #settings: readonly [limit: number, flags: number, longest: number];
  #kept: Instance | undefined;

  constructor(module: object, options: types.JudgeOptions) {
    const { unknown = "", nulls = "", values = "", limit = 1000, longest = 2 ** 25 } = options;
    const flags = [unknown, nulls, values].map((word) => FLAGS[word] ?? 0);
    this.#settings = [limit, flags.reduce((sum, flag) => sum + flag), longest];
    this.#open = () => new WebAssembly.Instance(module).exports as Instance;
    const { abi, about, memory } = this.#open();
    if (abi?.() !== ABI) throw new Error("the module has another ABI than 1");
    const place = about();
    const size = new DataView(memory.buffer).getUint32(place, true);
    this.about = JSON.parse(decoder.decode(new Uint8Array(memory.buffer, place + 4, size)));
  }

  judge(messages: types.JudgeMessages, event?: types.JudgeEvent): types.Judged[] {
    const { verdicts, events } = this.about;
    return [...this.columns(messages, event, "json")].flatMap((columns) => {
      const { faults_json: json, faults_json_offsets: ends } = columns;
      const faultsOf = (row: number): types.JudgedFault[] =>
        JSON.parse(decoder.decode(json.subarray(ends[row], ends[row + 1])));
      return Array.from(columns.fault_count, (faultCount, row) => ({
        verdict: verdicts[columns.verdict[row] as number] as types.Judged["verdict"],
        event: events[columns.event[row] as number] ?? null,
        faults: faultCount > 0 ? faultsOf(row) : [],
        faultCount,
      }));
    });
  }

  /** Judges messages batch by batch. With "json", the faults of each are also written as JSON. */
  *columns(messages: types.JudgeMessages, event?: types.JudgeEvent, form?: "json") {
    if (typeof event === "object" && event.length !== messages.length)
      throw new RangeError(`There are ${event.length} events for ${messages.length} messages.`);
    const numbers = new Map<string, number>(this.about.events.map((name, index) => [name, index]));
    const events = Int16Array.from(messages, (message, index) => {
      if (typeof message !== "string" && !(message instanceof Uint8Array))
        throw new TypeError(`messages[${index}] is neither a string nor a Uint8Array.`);
      const name = typeof event === "string" ? event : event?.[index];
      const number = name == null ? BY_ENVELOPE : numbers.get(name);
      if (number === undefined) throw new RangeError(`The catalogue has no event "${name}".`);
      return number;
    });
    let [first, size] = [0, 0];
    for (const [index, { length }] of messages.entries()) {
      if (index - first === ROWS || (size > 0 && size + length > LENGTH)) {
        yield* this.#batch(messages.slice(first, index), events.slice(first, index), form);
        [first, size] = [index, 0];
      }
      size += length;
    }
    yield* this.#batch(messages.slice(first), events.slice(first), form);
  }

  /** Judges a batch. Without memory for all, each is judged alone. Without memory for one, it is too long. */
  *#batch(
    messages: types.JudgeMessages,
    events: Int16Array,
    form = "",
    longest = this.#settings[2],
  ): Generator<types.JudgeColumns> {
    const columns = this.#call(messages, events, form, longest);
    if (columns) yield columns;
    else if (longest === 0) throw new RangeError("There is no memory for a message.");
    else if (messages.length === 1) yield* this.#batch([" "], events, form, 0);
    else
      for (const [index, message] of messages.entries())
        yield* this.#batch([message], events.slice(index, index + 1), form);
  }

  /** Undefined if there is no memory. */
  #call(messages: types.JudgeMessages, events: Int16Array, form: string, longest: number) {
    const instance = this.#kept ?? this.#open();
    this.#kept = undefined; // An instance that traps is not used again.
    const [limit, flags] = this.#settings;
    instance.options(Math.min(limit, MOST), flags + (FLAGS[form] ?? 0), Math.min(longest, MOST));
    const offsets = new Int32Array(messages.length + 1);
    const head = events.byteLength + offsets.byteLength;
    const size = messages.reduce((sum, message) => sum + mostBytes(message), head);
    const place = size > MOST ? 0 : instance.input(size);
    if (place === 0) return undefined;
    const input = new Uint8Array(instance.memory.buffer, place, size);
    let end = head;
    for (const [index, message] of messages.entries()) {
      end += write(message, input.subarray(end));
      offsets[index + 1] = end - head;
    }
    input.set(new Uint8Array(events.buffer));
    input.set(new Uint8Array(offsets.buffer), events.byteLength);
    const header = instance.judge(messages.length, BY_ROW);
    const { buffer } = instance.memory;
    if (buffer.byteLength <= KEPT) this.#kept = instance;
    return header === 0 ? undefined : this.#read(buffer, header);
  }

  #read(buffer: ArrayBuffer, header: number): types.JudgeColumns {
    const view = new DataView(buffer, header);
    const columns = this.about.columns.map(({ name, type }, index) => {
      const [place = 0, size = 0] = [12, 16].map((more) => view.getUint32(index * 8 + more, true));
      return [name, new ARRAYS[type](buffer.slice(place, place + size))];
    });
    return Object.fromEntries(columns);
  }
}
