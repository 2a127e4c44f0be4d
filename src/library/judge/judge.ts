// Judges messages by the WebAssembly module. docs/judge.md says what lies where in its memory.
import type { EventName } from "../events/load-event.ts";
import { reasonOf } from "../text/system-error.ts";
import type { CODES, VERDICTS } from "./lists.ts";

export type JudgeMessage = string | Uint8Array;
/** The event of all messages, or of each. A message without one names its own event. */
export type JudgeEvent = string | readonly (string | null | undefined)[] | undefined;
export type JudgeVerdict = (typeof VERDICTS)[number];
export type JudgeCode = Exclude<(typeof CODES)[number], "">;

export interface JudgeOptions {
  readonly unknown?: "ignore" | "report" | undefined;
  readonly nulls?: "fault" | "absent" | undefined;
  readonly values?: "show" | "hide" | undefined;
  /** The most faults that are kept for a message. All are counted. */
  readonly limit?: number | undefined;
  /** The most bytes of a message. */
  readonly longest?: number | undefined;
  /** The bytes of `energy-contracts/judge.wasm`, or a `WebAssembly.Module` of them. */
  readonly module?: object | undefined;
}

export interface Judged {
  readonly verdict: JudgeVerdict;
  readonly event: EventName | null;
  readonly faults: readonly JudgedFault[];
  /** The number of all faults, kept or not. */
  readonly faultCount: number;
}

export interface JudgedFault {
  readonly code: JudgeCode;
  readonly attr: string;
  readonly detail: string;
  /** The place of the fault, in bytes of the message as UTF-8. */
  readonly at: number;
  /** The index of the record in a batch; null if the message is no batch. */
  readonly record: number | null;
}

/** What the module says of itself. The numbers in columns are indexes of its lists. */
export interface JudgeAbout {
  readonly version: string;
  readonly contract: string;
  readonly verdicts: readonly JudgeVerdict[];
  readonly codes: readonly (JudgeCode | "")[];
  readonly events: readonly EventName[];
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly limits: Readonly<Record<string, number>>;
}

const COLUMNS = {
  ...{ verdict: Uint8Array, event: Int16Array, fault_count: Uint32Array, first_code: Uint8Array },
  ...{ first_path_offsets: Int32Array, first_path: Uint8Array, fault_offsets: Int32Array },
  ...{ code: Uint8Array, at: Uint32Array, record: Int16Array, attr_offsets: Int32Array },
  ...{ attr: Uint8Array, detail_offsets: Int32Array, detail: Uint8Array },
};
type Arrays = typeof COLUMNS;
/** The results of a batch. A text is UTF-8, and a column of offsets is before it. */
export type JudgeColumns = { readonly [Name in keyof Arrays]: InstanceType<Arrays[Name]> };

type Call = "abi" | "about" | "options" | "input" | "judge" | "error";
type Instance = Readonly<Record<Call, (...values: number[]) => number>> & {
  readonly memory: { readonly buffer: ArrayBuffer };
};
declare const WebAssembly: {
  compile(bytes: object): Promise<object>;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

const ABI = 0x314a4345;
const BY_ENVELOPE = -1;
const BY_ROW = -2;
const NO_MEMORY = 1;
/** The most messages and bytes of a batch, and the most bytes of a message that is one by itself. */
const [ROWS, BYTES, MOST] = [10_000, 2 ** 23, 2 ** 30];
/** An instance that has taken more memory is not used again. */
const KEPT = 2 ** 28;
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Returns a judge for one thread. `load` reads the module that options do not give. */
export async function openWith(load: () => Promise<object>, options: JudgeOptions): Promise<Judge> {
  const { module = await load() } = options;
  try {
    const isBytes = module instanceof ArrayBuffer || ArrayBuffer.isView(module);
    return new Judge(isBytes ? await WebAssembly.compile(module) : module, options);
  } catch (cause) {
    throw new Error(`The judge does not open: ${reasonOf(cause)}`, { cause });
  }
}

export class Judge {
  readonly about: JudgeAbout;
  readonly #module: object;
  readonly #events: ReadonlyMap<string, number>;
  readonly #limit: number;
  readonly #flags: number;
  readonly #longest: number;
  #instance: Instance | undefined;

  constructor(module: object, options: JudgeOptions) {
    const { unknown = "ignore", nulls = "fault", values = "show" } = options;
    this.#limit = options.limit ?? 1000;
    this.#longest = options.longest ?? 2 ** 25;
    this.#flags =
      (unknown === "report" ? 1 : 0) | (nulls === "absent" ? 2 : 0) | (values === "hide" ? 4 : 0);
    this.#module = module;
    const { abi, about, memory } = this.#open();
    if (abi?.() !== ABI) throw new Error("the module has another ABI than 1");
    const place = about();
    const size = new DataView(memory.buffer).getUint32(place, true);
    this.about = JSON.parse(decoder.decode(new Uint8Array(memory.buffer, place + 4, size)));
    this.#events = new Map(this.about.events.map((name, number) => [name, number]));
  }

  judge(messages: readonly JudgeMessage[], event?: JudgeEvent): Judged[] {
    return [...this.columns(messages, event)].flatMap((columns) => this.#rows(columns));
  }

  /** Returns the results batch by batch. */
  *columns(messages: readonly JudgeMessage[], event?: JudgeEvent): Generator<JudgeColumns> {
    const events = this.#numbers(messages, event);
    let count = ROWS;
    for (let first = 0; first < messages.length; ) {
      const some = messages.slice(first, first + count);
      const numbers = events.subarray(first, first + count);
      let columns = this.#call(some, numbers, this.#longest);
      // A message that is too long for this machine is too long for any limit.
      if (!columns && count === 1) columns = this.#call([" "], numbers, 0);
      if (columns) yield columns;
      else if (count === 1) throw new RangeError("There is no memory.");
      first += columns ? count : 0;
      count = columns ? Math.min(count * 2, ROWS) : count >> 1;
    }
  }

  #numbers(messages: readonly JudgeMessage[], event: JudgeEvent): Int16Array {
    if (typeof event === "object" && event.length !== messages.length)
      throw new TypeError(`There are ${event.length} events for ${messages.length} messages.`);
    return Int16Array.from(messages, (message, index) => {
      if (typeof message !== "string" && !(message instanceof Uint8Array))
        throw new TypeError(`messages[${index}] is neither a string nor a Uint8Array.`);
      const name = typeof event === "object" ? event[index] : event;
      const number = name == null ? BY_ENVELOPE : this.#events.get(name);
      if (number === undefined) throw new RangeError(`The catalogue has no event "${name}".`);
      return number;
    });
  }

  #open(): Instance {
    return new WebAssembly.Instance(this.#module).exports as Instance;
  }

  /** Judges a batch; undefined if it is too large. */
  #call(messages: readonly JudgeMessage[], events: Int16Array, longest: number) {
    const sizes = messages.map((message) => {
      if (message.length > longest && longest > 0) return Number.POSITIVE_INFINITY;
      return typeof message === "string" ? message.length * 3 : message.length;
    });
    const size = sizes.reduce((sum, one) => sum + one, 0);
    if (size > (messages.length > 1 ? BYTES : MOST)) return undefined;
    const instance = this.#instance ?? this.#open();
    this.#instance = undefined; // What traps is not used again.
    instance.options(this.#limit, this.#flags, longest);
    const head = 6 * messages.length + 4;
    const place = instance.input(head + size);
    if (place > 0)
      write(new Uint8Array(instance.memory.buffer, place, head + size), messages, events);
    const header = place > 0 ? instance.judge(messages.length, BY_ROW) : 0;
    if (header === 0 && instance.error() !== NO_MEMORY)
      throw new Error("The module refuses its input.");
    const columns = header > 0 ? this.#read(instance.memory.buffer, header) : undefined;
    if (instance.memory.buffer.byteLength <= KEPT) this.#instance = instance;
    return columns;
  }

  #read(buffer: ArrayBuffer, header: number): JudgeColumns {
    const numbers = new DataView(buffer, header);
    const columns = Object.entries(COLUMNS).map(([column, Numbers]) => {
      const index = 12 + 8 * this.about.columns.findIndex(({ name }) => name === column);
      const [place, size] = [numbers.getUint32(index, true), numbers.getUint32(index + 4, true)];
      return [column, new Numbers(buffer.slice(place, place + size))];
    });
    return Object.fromEntries(columns) as JudgeColumns;
  }

  #rows(columns: JudgeColumns): Judged[] {
    const { verdicts, codes, events } = this.about;
    const attr = textsOf(columns.attr, columns.attr_offsets);
    const detail = textsOf(columns.detail, columns.detail_offsets);
    const faults = Array.from(columns.code, (code, index) => ({
      code: codes[code] as JudgeCode,
      attr: attr(index),
      detail: detail(index),
      at: columns.at[index] as number,
      record: columns.record[index] === -1 ? null : (columns.record[index] as number),
    }));
    return Array.from(columns.verdict, (verdict, row) => ({
      verdict: verdicts[verdict] as JudgeVerdict,
      event: events[columns.event[row] as number] ?? null,
      faults: faults.slice(columns.fault_offsets[row], columns.fault_offsets[row + 1]),
      faultCount: columns.fault_count[row] as number,
    }));
  }
}

/** Writes the numbers of the events, the offsets, and the texts. */
function write(bytes: Uint8Array, messages: readonly JudgeMessage[], events: Int16Array): void {
  const offsets = new Int32Array(messages.length + 1);
  const head = 6 * messages.length + 4;
  let end = head;
  for (const [index, message] of messages.entries()) {
    if (typeof message === "string")
      end += encoder.encodeInto(message, bytes.subarray(end)).written;
    else bytes.set(message, end);
    if (typeof message !== "string") end += message.length;
    offsets[index + 1] = end - head;
  }
  bytes.set(new Uint8Array(events.buffer, events.byteOffset, events.byteLength));
  bytes.set(new Uint8Array(offsets.buffer), events.byteLength);
}

/** Texts by index. Of ASCII, a character is a byte, so that all are read at once. */
function textsOf(bytes: Uint8Array, offsets: Int32Array): (index: number) => string {
  const all = decoder.decode(bytes);
  const isAscii = all.length === bytes.length;
  return (index) => {
    const [start, end] = [offsets[index], offsets[index + 1]];
    return isAscii ? all.slice(start, end) : decoder.decode(bytes.subarray(start, end));
  };
}
