// Tables in which rules remember millions of payloads, with a few bytes for each.
import { textAt } from "../../../library/rest/values-at.ts";
import type { Tell } from "../../../library/runtime/issue.ts";
import type { JudgedIssue } from "../../../reading/judge/judge.ts";
import type { PayloadPlace } from "../read-options.ts";

/** A rule that remembers earlier payloads. `isTaken` is true if the API accepts this payload. */
export type CrossRule = (
  payload: unknown,
  place: PayloadPlace,
  isTaken: boolean,
  tell: Tell | undefined,
) => readonly JudgedIssue[];

export function accountOf(payload: unknown): string | undefined {
  const supplier = textAt(payload, "import_supplier");
  const number = textAt(payload, "external_account_number");
  return supplier === undefined || number === undefined ? undefined : `${supplier}\n${number}`;
}

/** Gives each line of all inputs a number of 32 bits, and finds the line that has a number. */
export class LinesSeen {
  readonly #files: { readonly name: string; readonly before: number }[] = [];
  #last = 0;

  /** Returns the number of a line. Lines come in their order, one input after the other. */
  numberOf({ file, line }: PayloadPlace): number {
    let current = this.#files.at(-1);
    if (current?.name !== file) {
      current = { name: file, before: this.#last };
      this.#files.push(current);
    }
    this.#last = current.before + line;
    return this.#last;
  }

  /** Names a line, and also its file if `from` lies in another file. */
  nameOf(number: number, from: PayloadPlace): string {
    const file = this.#files.filter(({ before }) => before < number).at(-1);
    const line = `line ${number - (file?.before ?? 0)}`;
    return !file || file.name === from.file ? line : `${file.name}, ${line}`;
  }
}

const BLOCK_BITS = 18;
const BLOCK = 1 << BLOCK_BITS;

/** A list of whole numbers of 32 bits. The list grows by blocks and copies nothing. */
export class NumberList {
  readonly #blocks: Int32Array[] = [];
  length = 0;

  push(...values: readonly number[]): void {
    for (const value of values) {
      const index = this.length++;
      this.#blocks[index >> BLOCK_BITS] ??= new Int32Array(BLOCK);
      (this.#blocks[index >> BLOCK_BITS] as Int32Array)[index & (BLOCK - 1)] = value;
    }
  }

  at(index: number): number {
    return this.#blocks[index >> BLOCK_BITS]?.[index & (BLOCK - 1)] ?? 0;
  }
}

const FIRST_CAPACITY = 1 << 12;
/** The share of filled slots above which a table grows. */
const FULL = 0.75;

/** Maps texts, by hashes, to numbers from 1. Ten million texts collide in 1 of 300,000 runs. */
export class NumberTable {
  #high = new Uint32Array(FIRST_CAPACITY);
  #low = new Uint32Array(FIRST_CAPACITY);
  #values = new Uint32Array(FIRST_CAPACITY);
  #size = 0;

  get(text: string): number {
    return this.#values[this.#slotOf(...hashOf(text))] ?? 0;
  }

  set(text: string, value: number): void {
    if (this.#size >= this.#values.length * FULL) this.#grow();
    this.#put(...hashOf(text), value);
  }

  #put(high: number, low: number, value: number): void {
    const slot = this.#slotOf(high, low);
    if (this.#values[slot] === 0) this.#size++;
    this.#high[slot] = high;
    this.#low[slot] = low;
    this.#values[slot] = value;
  }

  #slotOf(high: number, low: number): number {
    const mask = this.#values.length - 1;
    let slot = low & mask;
    while (this.#values[slot] !== 0 && (this.#high[slot] !== high || this.#low[slot] !== low))
      slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [high, low, values] = [this.#high, this.#low, this.#values];
    this.#high = new Uint32Array(values.length * 2);
    this.#low = new Uint32Array(values.length * 2);
    this.#values = new Uint32Array(values.length * 2);
    this.#size = 0;
    for (const [slot, value] of values.entries())
      if (value !== 0) this.#put(high[slot] ?? 0, low[slot] ?? 0, value);
  }
}

/** Hashes a text to two numbers of 32 bits, by cyrb53. */
function hashOf(text: string): [high: number, low: number] {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x9e3779b1);
    high = Math.imul(high ^ code, 0x5f356495);
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return [high >>> 0, low >>> 0];
}
