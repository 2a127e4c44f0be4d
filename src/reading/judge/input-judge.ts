// Judges an input by the WebAssembly module while its bytes arrive: they are read into the module's
// memory, and judged there. Only lists, and what is not JSON, are cut into texts before.
import type { Position } from "../../library/json/find-offsets.ts";
import { isSpace, NEWLINE, OPEN_OBJECT } from "../../library/json/tokens.ts";
import { HOW, type JudgeModule, type Results } from "../../library/judge/module.ts";
import { breakAt, describeLost, type InputFault, type MessageText, TextCutter } from "./cut.ts";
import type { Place } from "./place.ts";

/** The size of the piece of the input that is judged at a time. */
const PIECE = 256 * 1024;

/** Rows of messages, and where they lie. All of it lives until the receiver returns. */
export interface Rows {
  readonly results: Results;
  /** The bytes in which the messages of the rows lie. */
  readonly bytes: Uint8Array;
  /** Returns where a message begins and ends in these bytes. */
  startOf(row: number): number;
  endOf(row: number): number;
  /** Returns the position of a place in these bytes. Places after each other are found fast. */
  positionAt(place: number): Position;
  /** True if this is the only message of the input, and it was cut as a text. */
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
  /** Takes a fault of the input, or of a text that can't be judged. */
  refuse(fault: InputFault, source?: MessageText): void;
  /** Takes the text of a message in place of the module. */
  text?: ((source: MessageText) => void) | undefined;
}

export interface InputOptions {
  /** The event of all messages. */
  readonly event: number;
  readonly takesList?: boolean | undefined;
  /** Sets the options of a module before each call. */
  prepare(module: JudgeModule): void;
  isUtf8?(bytes: Uint8Array): boolean;
  /** Returns a view of the same bytes that finds bytes faster. */
  view?(bytes: Uint8Array): Uint8Array;
}

export class InputJudge extends TextCutter {
  readonly #module: JudgeModule;
  readonly #options: InputOptions;
  readonly #rows: RowReceiver;
  readonly #place: number;
  #buffer: Uint8Array = new Uint8Array();
  /** The offset of which the cutter knows the line and column. */
  #placed = 0;
  /** A message that begins before this offset waits for no more bytes: the buffer was full. */
  #awaited = 0;
  /** The offset of the next line that begins with a brace; without one, the end of the bytes. */
  #opening = 0;

  /** Texts that are cut are judged by `another` module, because this one holds the input. */
  constructor(
    rows: RowReceiver,
    module: JudgeModule,
    another: () => JudgeModule,
    options: InputOptions,
  ) {
    const judge = new TextJudge(rows, another, options);
    const message = rows.text ?? ((source: MessageText) => judge.judge(source));
    super({ message, refuse: (fault) => rows.refuse(fault) }, options);
    this.#rows = rows;
    this.#module = module;
    this.#options = options;
    this.#place = module.input(PIECE);
  }

  protected override get buffer(): Uint8Array {
    const { memory } = this.#module;
    if (this.#buffer.buffer !== memory.buffer) {
      const bytes = memory.subarray(this.#place, this.#place + PIECE);
      this.#buffer = this.#options.view?.(bytes) ?? bytes;
    }
    return this.#buffer;
  }

  protected override read(start: number, end: number, isEnd: boolean): number {
    this.#placed = start;
    this.#opening = 0;
    const { isUtf8 } = this.#options;
    const isText = isUtf8?.(this.buffer.subarray(start, end)) ?? false;
    let at = start;
    while (at < end) {
      if (this.cutter.isFree) {
        at = this.#judge(at, end, isText);
        if (at === end || (!isEnd && this.#mayGoOn(at, end))) break;
      }
      const newline = this.cutter.list ? 0 : this.buffer.indexOf(NEWLINE, at) + 1;
      this.isText = true;
      at = this.cut(at, newline === 0 ? end : Math.min(newline, end), true);
      this.#placed = at;
    }
    this.#awaited -= at;
    return at;
  }

  /** Judges messages up to one that has to be cut. Returns the offset of that message. */
  #judge(start: number, end: number, isText: boolean): number {
    let from = start;
    while (this.first && from < end && isSpace(this.buffer[from] as number)) from++;
    if (from < end) this.giveFirst();
    const { event, takesList, prepare } = this.#options;
    const how = HOW.wholeOnly | (takesList ? 0 : HOW.noLists) | (isText ? HOW.isUtf8 : 0);
    prepare(this.#module);
    const results = this.#module.text(from, end, event, how);
    if (!results) return from;
    this.#moveTo(from);
    if (results.rows > 0) {
      this.isAlone = false;
      const { buffer: bytes } = this;
      this.#rows.rows({
        results,
        bytes,
        startOf: (row) => results.startOf(row),
        endOf: (row) => results.endOf(row),
        positionAt: placesFrom(bytes, from, this.#position),
        isAlone: false,
      });
    }
    this.#moveTo(results.used, results.lines);
    return results.used;
  }

  /** True if a message without an end may have its end in the bytes that follow. */
  #mayGoOn(at: number, end: number): boolean {
    const { buffer } = this;
    if (at === 0 && this.filled === buffer.length) this.#awaited = end;
    if (at < this.#awaited) return false;
    // Keeps the next line with a brace. Otherwise each line before it would search for it again.
    if (this.#opening <= at) {
      let line = buffer.indexOf(NEWLINE, at);
      while (line !== -1 && line + 1 < end && buffer[line + 1] !== OPEN_OBJECT)
        line = buffer.indexOf(NEWLINE, line + 1);
      this.#opening = line === -1 ? end : Math.min(line + 1, end);
    }
    return this.#opening === end;
  }

  get #position(): Position {
    const { line, lineStart } = this.cutter;
    return { line, column: 1 - lineStart };
  }

  /** Tells the cutter the line and column of an offset, up to which are so many lines. */
  #moveTo(at: number, lines?: number): void {
    const { line, column } = this.#position;
    const passed = lines ?? countLines(this.buffer, this.#placed, at);
    const from = passed > 0 ? this.buffer.lastIndexOf(NEWLINE, at - 1) + 1 : this.#placed;
    this.cutter.line = line + passed;
    this.cutter.lineStart = (passed > 0 ? 0 : 1 - column) - unitsIn(this.buffer, from, at);
    this.#placed = at;
  }
}

/** Judges texts one by one. */
export class TextJudge {
  readonly #rows: RowReceiver;
  readonly #another: () => JudgeModule;
  readonly #options: InputOptions;

  constructor(rows: RowReceiver, another: () => JudgeModule, options: InputOptions) {
    this.#rows = rows;
    this.#another = another;
    this.#options = options;
  }

  /** With an `origin`, the text was made of another. */
  judge(source: MessageText, origin?: Origin): void {
    const { text, lost, isAlone = false } = source;
    const module = this.#another();
    this.#options.prepare(module);
    const judged = lost === undefined ? module.judgeText(text, this.#options.event) : undefined;
    if (!judged) {
      const fault = breakAt(source, lost ?? describeLost("too long"), isAlone);
      this.#rows.refuse(fault, source);
      return;
    }
    const { bytes, results } = judged;
    this.#rows.rows({
      results,
      bytes,
      startOf: () => 0,
      endOf: () => bytes.length,
      positionAt: placesFrom(bytes, 0, source),
      isAlone,
      origin,
    });
  }
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

function countLines(bytes: Uint8Array, from: number, to: number): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE, from); at !== -1 && at < to; lines++)
    at = bytes.indexOf(NEWLINE, at + 1);
  return lines;
}

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
