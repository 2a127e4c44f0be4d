// Judges an input by the WebAssembly module while its bytes arrive: they are read into the module's
// memory, and judged there.
import { type Position, START } from "../../library/json/find-offsets.ts";
import { NEWLINE } from "../../library/json/tokens.ts";
import { HOW, type JudgeModule, LONGEST, type Results } from "../../library/judge/module.ts";
import type { Place } from "./place.ts";

/** The most bytes that are read before they are judged, and the room for a message that goes on. */
const PIECE = 256 * 1024;
const ROOM = LONGEST + 2 * PIECE;

/** Rows of messages, and where they lie. All of it lives until the receiver returns. */
export interface Rows {
  readonly results: Results;
  /** The bytes in which the messages of the rows lie. */
  readonly bytes: Uint8Array;
  /** Returns the position of a place in these bytes. Places after each other are found fast. */
  positionAt(place: number): Position;
  /** True if this is the only message of the input. */
  readonly isAlone: boolean;
  /** Finds places in the text from which a message was made that is not in the input as it is. */
  readonly origin?: Origin | undefined;
}

/** The text of an input in another language. Places are those of the JSON that was made of it. */
export interface Origin {
  readonly text: string;
  positionOf(place: number): Position;
  /** Finds values by the keys that lead to them from the value at a place. */
  placesIn(place: number, paths: readonly (readonly string[])[]): readonly Place[];
}

export interface RowReceiver {
  rows(rows: Rows): void;
}

export interface InputOptions {
  /** The event of all messages. */
  readonly event: number;
  /** True if a whole list is one message. By default each item of a list is a message. */
  readonly takesList?: boolean | undefined;
  /** Sets the options of the module before each call. */
  prepare(): void;
  /** Tells faster than the module whether bytes are UTF-8. */
  isUtf8?(bytes: Uint8Array): boolean;
  /** The text from which the input was made. */
  readonly origin?: Origin | undefined;
}

export class InputJudge {
  readonly #rows: RowReceiver;
  readonly #module: JudgeModule;
  readonly #options: InputOptions;
  readonly #place: number;
  /** The bytes that are not judged, and where the first of them stands. */
  #filled = 0;
  #position = START;
  /** The number of bytes to wait for. A message that goes on is read again only when it doubled. */
  #awaited = 0;
  #isFirst = true;

  constructor(rows: RowReceiver, module: JudgeModule, options: InputOptions) {
    this.#rows = rows;
    this.#module = module;
    this.#options = options;
    options.prepare();
    this.#place = module.input(ROOM);
    if (this.#place === 0) throw new Error("There is no memory for the input.");
  }

  get #bytes(): Uint8Array {
    return this.#module.memory.subarray(this.#place, this.#place + ROOM);
  }

  /** Returns the room for the next bytes. The caller fills it, and then calls `take`. */
  get space(): Uint8Array {
    return this.#bytes.subarray(this.#filled, this.#filled + PIECE);
  }

  take(count: number): void {
    this.#filled += count;
    if (this.#filled >= this.#awaited) this.#judge(0);
  }

  push(bytes: Uint8Array): void {
    for (let start = 0; start < bytes.length; start += PIECE) {
      const piece = bytes.subarray(start, start + PIECE);
      this.space.set(piece);
      this.take(piece.length);
    }
  }

  end(): void {
    this.#judge(HOW.isLast);
  }

  #judge(isLast: number): void {
    const { event, takesList, prepare, isUtf8, origin } = this.#options;
    prepare();
    const filled = this.#bytes.subarray(0, this.#filled);
    const end = isLast ? this.#filled : wholeLength(filled);
    const isText = isUtf8?.(filled.subarray(0, end)) ?? false;
    const how = isLast | (takesList ? 0 : HOW.takesItems) | (isText ? HOW.isUtf8 : 0);
    const results = this.#module.text(0, end, event, how);
    if (!results) throw new Error("There is no memory for what is said of a message.");
    const { rows, used } = results;
    const bytes = this.#bytes.subarray(0, this.#filled);
    if (rows > 0) {
      const isOne = isLast > 0 && results.behind(0) === rows;
      this.#rows.rows({
        results,
        bytes,
        positionAt: placesFrom(bytes, 0, this.#position),
        isAlone: this.#isFirst && isOne && !origin,
        origin,
      });
      this.#isFirst = false;
    }
    this.#position = behind(this.#position, bytes, results);
    bytes.copyWithin(0, used, this.#filled);
    this.#filled -= used;
    this.#awaited = Math.min(2 * this.#filled, LONGEST + PIECE);
  }
}

/** Counts the bytes of whole characters. Leaves out a last character that may lack bytes. */
function wholeLength(bytes: Uint8Array): number {
  let last = bytes.length - 1;
  while (last > 0 && ((bytes[last] as number) & 0xc0) === 0x80) last--;
  const isAscii = (bytes[last] ?? 0) < 0x80;
  return isAscii || bytes.length - last > 3 ? bytes.length : last;
}

/** Returns the position behind the bytes that were used. */
function behind({ line, column }: Position, bytes: Uint8Array, { used, lines }: Results): Position {
  if (lines === 0) return { line, column: column + unitsIn(bytes, 0, used) };
  const lineAt = bytes.lastIndexOf(NEWLINE, used - 1) + 1;
  return { line: line + lines, column: 1 + unitsIn(bytes, lineAt, used) };
}

/** A byte order mark is not a character of its line. */
const decoder = new TextDecoder();

/** Counts the characters of a text as a string has them. */
const unitsIn = (bytes: Uint8Array, from: number, to: number): number =>
  from < to ? decoder.decode(bytes.subarray(from, to)).length : 0;

/** Returns a function that finds the positions of places, counted from the position of a place. */
export function placesFrom(bytes: Uint8Array, first: number, { line, column }: Position) {
  const start = { at: first, line, column };
  let last = start;
  return (place: number): Position => {
    let { at, line, column } = place < last.at ? start : last;
    const passed = bytes.subarray(at, place);
    for (let end = passed.indexOf(NEWLINE); end !== -1; end = passed.indexOf(NEWLINE, end + 1)) {
      line++;
      column = 1;
      at = place - passed.length + end + 1;
    }
    column += unitsIn(bytes, at, place);
    last = { at: place, line, column };
    return { line, column };
  };
}
