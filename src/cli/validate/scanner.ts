// The WebAssembly module that accepts and judges messages from their bytes.
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { WINDOW_AT, WINDOW_SIZE } from "../../reading/scanner/assembly/layout.ts";
import { readPackageBytes } from "../../servers/host/package-files.ts";
import type { ValidateOptions } from "./read-options.ts";

const NAMES: readonly string[] = EVENT_NAMES;
const ENVELOPE = -1;
const NOTHING = -2;

/** True if the module can judge by the options. It knows only the contracts of the catalogue. */
export const knowsContracts = ({ layout, own, judge }: ValidateOptions): boolean =>
  !judge &&
  !layout.versionAt &&
  !own?.has(layout.event ?? "") &&
  !(own && NAMES.some((name) => own.has(name)));

/** Tells the module which messages to accept: none, if it can't judge by the options. */
export function expectMessages(scanner: Scanner, options: ValidateOptions): void {
  const { layout, reportUnknown } = options;
  const { event, nameAt, payloadAt, fileEvent } = layout;
  const name = event ?? fileEvent;
  const index = name === undefined ? ENVELOPE : NAMES.indexOf(name);
  const isUnknown = name !== undefined && index === -1;
  const accepts = knowsContracts(options) && !nameAt && !payloadAt && !isUnknown;
  // A file named after an event may hold envelopes. Strict mode leaves these to the judge.
  const mayBeEnvelope = event === undefined && fileEvent !== undefined;
  scanner.expect(accepts ? index : NOTHING, reportUnknown || mayBeEnvelope);
}

let loaded: Scanner | undefined;

/** Loads the scanner; undefined where there is no WebAssembly. */
export function loadScanner(): Scanner | undefined {
  loaded ??= createScanner(readPackageBytes("generated/scanner.wasm"));
  return loaded;
}

/** The exports of `assembly/index.ts`, and views of the memory. Offsets are indexes in `bytes`. */
export interface Scanner {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** The memory for the bytes of the input. Another array replaces it when memory has grown. */
  readonly window: Uint8Array;
  /** The window and the memory behind it. */
  readonly bytes: Uint8Array;
  /**
   * Sets the kind of all accepted messages: the payload of an event, by its index in `EVENT_NAMES`,
   * an envelope (-1), or none (-2). With `strict`, a payload with a field that the contract does
   * not name is not accepted.
   */
  expect(event: number, strict: boolean): void;
  /**
   * Accepts messages that follow each other, at most `most`. With `rows`, stops unless only a
   * newline separates messages. Returns the offset of the first message that is not surely valid,
   * or that does not end before `end`.
   */
  accept(start: number, end: number, most?: number, rows?: boolean): number;
  /** The number of messages that were accepted, and the offset where the last one ends. */
  readonly count: { readonly value: number };
  readonly countedEnd: { readonly value: number };
  /** Returns the offset where the message ends; 0 if it is unknown. */
  endOf(start: number, end: number): number;
  /**
   * Returns 1 if the value of the last `endOf` is at most `depth` levels deep, and has no field
   * twice and no number or escape that programs may lose.
   */
  isSafeTo(depth: number): number;
  newlines(start: number, end: number): number;
  /** Returns the length of the string that UTF-8 bytes encode. */
  lengthOf(start: number, end: number): number;
  /** Sets the number of faults to keep in a payload, the flags, and the most bytes of a message. */
  options(limit: number, flags: number, longest: number): void;
  /** Makes room for a number of bytes. Returns its address in memory; 0 if there is no room. */
  input(bytes: number): number;
  /** Sets the layout of all judged messages. Its JSON has `bytes` bytes, in the room of `input`. */
  layout(event: number, bytes: number): void;
  /**
   * Judges the text at an address of the memory. With `isRead`, the text is the value of the last
   * `endOf`. Returns the address of the result.
   */
  judgeText(place: number, bytes: number, isRead: boolean): number;
  /** True if a payload of the last judged text has an event that is not known, or not named. */
  readonly isUnknown: { readonly value: number };
}

/** The used part of the global, which does not exist with `node --jitless`. */
declare const WebAssembly:
  | {
      validate(module: Uint8Array): boolean;
      Module: new (module: Uint8Array) => object;
      Instance: new (module: object) => { readonly exports: unknown };
    }
  | undefined;

export function createScanner(module: Uint8Array): Scanner | undefined {
  if (typeof WebAssembly === "undefined" || !WebAssembly.validate(module)) return undefined;
  const instance = new WebAssembly.Instance(new WebAssembly.Module(module));
  const exports = instance.exports as Omit<Scanner, "window" | "bytes">;
  let bytes = new Uint8Array();
  let window = bytes;
  return {
    ...exports,
    get bytes() {
      if (bytes.length === 0) bytes = new Uint8Array(exports.memory.buffer, WINDOW_AT);
      return bytes;
    },
    get window() {
      if (window.length === 0)
        window = new Uint8Array(exports.memory.buffer, WINDOW_AT, WINDOW_SIZE);
      return window;
    },
  };
}
