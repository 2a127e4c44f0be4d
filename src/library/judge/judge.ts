// Judges messages by the WebAssembly module. docs/judge.md says what lies where in its memory.

import { NEUTRAL, WORD } from "../names/neutral.ts";
import { FLAGS } from "./lists.ts";
import { BY_ENVELOPE, BY_ROW, JudgeModule, LONGEST, Results } from "./module.ts";
import type * as types from "./types.ts";

type Messages = types.JudgeMessages;
type Batches = Generator<types.JudgeColumns>;
declare const WebAssembly: { compile(bytes: object): Promise<object> };

/** Stands for an event that the module does not know. */
const UNHEARD = -3;
/** The most messages and bytes of a batch. A larger message is a batch of its own. */
const [ROWS, BYTES] = [10_000, 2 ** 23];
/** The most bytes that a call can ask for, and that an instance keeps from call to call. */
const [MOST, KEPT] = [2 ** 31 - 1, 2 ** 28];
const FACTS = FLAGS.facts;
/** The flags of the values that an option takes, or the least number for one with numbers up to `MOST`. */
const OPTIONS = new Map<string, Readonly<Record<string, number>> | number>([
  ["unknown", { ignore: 0, report: FLAGS.report_unknown, tell: FLAGS.tell_unknown }],
  ["nulls", { fault: 0, absent: FLAGS.drop_nulls }],
  ["values", { show: 0, hide: FLAGS.hide_values }],
  ["keys", { last: 0, once: FLAGS.keys_once }],
  ["integers", { any: 0, int64: FLAGS.long_integers }],
  ["records", { batch: 0, rows: FLAGS.each_record }],
  ["counts", { false: 0, true: FLAGS.counts }],
  ["columns", { name: 0, payload: FLAGS.payload, id: FACTS, time: FACTS, sequence: FACTS }],
  ["limit", 0],
  ["longest", 1],
]);
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Opens a judge, which serves one thread. The file is read if no option gives the module. */
export async function openWith<File extends { readonly href: string }>(
  find: () => File,
  read: (file: File) => Promise<object>,
  options: types.JudgeOptions,
) {
  const { module: given, ...others } = options;
  for (const [name, value] of Object.entries(others)) checkOption(name, value);
  try {
    const module = given === undefined ? await read(find()) : given;
    const isBytes = module instanceof ArrayBuffer || ArrayBuffer.isView(module);
    const name = given === undefined ? find().href : "the module";
    return new Judge(isBytes ? await compile(module, name) : module, others);
  } catch (cause) {
    throw new Error(`The judge can't be opened: ${(cause as Error).message}`, { cause });
  }
}

/** Compiles bytes. The error says what they are if they are no module. */
async function compile(bytes: ArrayBuffer | ArrayBufferView, name: string): Promise<object> {
  const start = decoder.decode(bytes).slice(0, 40);
  if (!start.startsWith("\0asm"))
    throw new Error(`${name} is not WebAssembly. It begins with ${JSON.stringify(start)}`);
  return WebAssembly.compile(bytes).catch(({ message }: Error) => {
    throw new Error(`${name} is cut or damaged: ${message}`);
  });
}

function checkOption(name: string, value: unknown): void {
  if (name === "words") {
    const words = Object.entries(Object(value));
    if (words.every(([neutral, word]) => neutral === NEUTRAL && WORD.test(String(word)))) return;
    throw new TypeError(`words is an object with ${NEUTRAL}, and the word of the bus.`);
  }
  const taken = OPTIONS.get(name);
  if (taken === undefined) throw new TypeError(`The judge has no option ${name}.`);
  if (value === undefined) return;
  const values: readonly unknown[] = name === "counts" ? [false, true] : Object.keys(taken);
  if (name === "columns") {
    const wrong = Array.isArray(value) ? value.find((one) => !values.includes(one)) : value;
    if (wrong === undefined) return;
    throw new TypeError(`columns is a list of ${values.join(", ")}, without ${String(wrong)}.`);
  }
  const isNumber = typeof taken === "number";
  const takes = isNumber ? `a whole number from ${taken} to ${MOST}` : values.join(" or ");
  const isWhole = isNumber && Number.isInteger(value) && Number(value) >= taken;
  if (isNumber ? isWhole && Number(value) <= MOST : values.includes(value)) return;
  const word = Object(value) === value ? "an object" : String(value);
  throw new TypeError(`${name} is ${takes}, not ${word}.`);
}

const mostBytes = (message: string | Uint8Array): number =>
  typeof message === "string" ? message.length * 3 : message.length;

/** Writes a message as UTF-8. Returns where it ends. */
function write(message: string | Uint8Array, target: Uint8Array, at: number): number {
  if (typeof message === "string")
    return at + encoder.encodeInto(message, target.subarray(at)).written;
  target.set(message, at);
  return at + message.length;
}

export class Judge {
  readonly about: types.JudgeAbout;
  readonly #module: object;
  readonly #options: types.JudgeOptions;
  readonly #longest: number;
  #flags = 0;
  #kept: JudgeModule | undefined;

  constructor(module: object, options: types.JudgeOptions) {
    this.#options = options;
    this.#longest = options.longest ?? LONGEST;
    for (const [name, value] of Object.entries(options))
      for (const one of [value].flat()) this.#flags |= Object(OPTIONS.get(name))[one] ?? 0;
    this.#module = module;
    this.#kept = new JudgeModule(module);
    this.about = this.#kept.about;
  }

  judge(messages: Messages, event?: types.JudgeEvent): types.Judged[] {
    const { columns: names = [], records } = this.#options;
    const tells = names.length > 0 || records === "rows";
    const judged: types.Judged[] = [];
    for (const columns of this.columns(messages, event)) {
      const results = new Results(this.about, columns);
      const { event: events, fault_count } = columns;
      for (let row = 0; row < results.rows; row++) {
        const result = {
          verdict: results.verdictOf(row),
          event: this.about.events[events[row] as number] ?? null,
          faults: results.faultsOf(row),
          faultCount: fault_count[row] as number,
        };
        judged.push(tells ? { ...result, ...this.#told(results, row) } : result);
      }
    }
    return judged;
  }

  /** Returns what options ask for of a row, beside its verdict and faults. */
  #told(results: Results, row: number): Partial<types.Judged> {
    const { columns: names = [], records } = this.#options;
    const told = names.map((name) => {
      const text = results.text(name, row) || null;
      if (name === "name")
        return [name, this.about.events[results.columns.event[row] as number] ?? text];
      return [name, text && name === "sequence" ? Number(text) : text];
    });
    const place = { row: results.messageOf(row), record: results.recordOf(row) ?? null };
    return { ...Object.fromEntries(told), ...(records === "rows" && place) };
  }

  /** Returns what was counted since the last call, and begins anew. `addCounts` adds such documents. */
  counts(): string {
    if (!this.#options.counts)
      throw new TypeError("The judge counts with the option counts: true.");
    const document = this.#kept?.counts();
    if (document === undefined) throw new RangeError("There is no memory for the counts.");
    return document;
  }

  /** Judges messages batch by batch. */
  *columns(messages: Messages, event?: types.JudgeEvent) {
    if (!Array.isArray(messages))
      throw new TypeError("messages is a list of strings or Uint8Arrays.");
    const numberByName = new Map<unknown, number>(
      this.about.events.map((name, index) => [name, index]),
    );
    const numberOf = (name: unknown): number => {
      if (name == null) return BY_ENVELOPE;
      if (typeof name === "string") return numberByName.get(name) ?? UNHEARD;
      throw new TypeError("event is a name, or a list of names and nulls.");
    };
    const isList = Array.isArray(event);
    const events = isList
      ? Int16Array.from(event, numberOf)
      : new Int16Array(messages.length).fill(numberOf(event));
    if (!isList && numberOf(event) === UNHEARD) {
      // An envelope with this name has a fault, which names the nearest.
      const [row] = new Judge(this.#module, {}).judge([
        JSON.stringify({ type: event, payload: {} }),
      ]);
      throw new RangeError(row?.faults[0]?.detail);
    }
    if (events.length !== messages.length)
      throw new RangeError(`There are ${events.length} events for ${messages.length} messages.`);
    for (const [index, message] of messages.entries())
      if (typeof message !== "string" && !(message instanceof Uint8Array))
        throw new TypeError(`messages[${index}] is neither a string nor a Uint8Array.`);
    yield* this.#batch(messages, events);
  }

  /** Judges a batch, in halves if it is too large. A message that memory can't hold is too long. */
  *#batch(messages: Messages, events: Int16Array, longest = this.#longest, from = 0): Batches {
    const [{ length: count }, half] = [messages, messages.length >> 1];
    const size = messages.reduce((sum, message) => sum + mostBytes(message), 6 * count + 4);
    const isBatch = size <= (count > 1 ? BYTES : MOST) && count <= ROWS;
    const columns = isBatch ? this.#call(messages, events, size, longest) : undefined;
    if (columns) yield { ...columns, row: columns.row.map((row) => row + from) };
    else if (half > 0) {
      yield* this.#batch(messages.slice(0, half), events.slice(0, half), longest, from);
      yield* this.#batch(messages.slice(half), events.slice(half), longest, from + half);
    } else if (longest > 0) yield* this.#batch([" "], events, 0, from);
    else throw new RangeError("There is no memory for a message.");
  }

  /** Judges messages by one call of the module. Returns undefined if memory does not suffice. */
  #call(messages: Messages, events: Int16Array, size: number, longest: number) {
    const module = this.#kept ?? new JudgeModule(this.#module);
    this.#kept = undefined; // A module that traps is not used again.
    const { words, counts, limit = 1000 } = this.#options;
    module.set({ words });
    module.options(limit, this.#flags, longest);
    const place = module.input(size);
    if (place === 0) return undefined;
    const input = module.memory.subarray(place, place + size);
    const offsets = new Int32Array(messages.length + 1);
    const head = events.byteLength + offsets.byteLength;
    let end = head;
    for (const [index, message] of messages.entries()) {
      end = write(message, input, end);
      offsets[index + 1] = end - head;
    }
    input.set(new Uint8Array(events.buffer));
    input.set(new Uint8Array(offsets.buffer), events.byteLength);
    const results = module.judge(messages.length, BY_ROW);
    if (module.memory.length <= KEPT || counts) this.#kept = module;
    return results && copyOf(results.columns);
  }
}

/** Copies columns, which else end with the next call of the module. */
const copyOf = (columns: types.JudgeColumns): types.JudgeColumns =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, column.slice()]),
  ) as unknown as types.JudgeColumns;
