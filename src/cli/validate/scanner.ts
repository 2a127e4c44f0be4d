// The module that accepts and judges messages from their bytes.
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { NEWLINE, OPEN_OBJECT } from "../../library/json/tokens.ts";
import { WINDOW_AT, WINDOW_SIZE } from "../../reading/scanner/assembly/layout.ts";
import { readPackageBytes } from "../../servers/host/package-files.ts";
import type { Front } from "./front-cutter.ts";
import type { MessageFiles } from "./message-files.ts";
import type { ValidateOptions } from "./read-options.ts";

const NAMES: readonly string[] = EVENT_NAMES;
const ENVELOPE = -1;

/** The scanner, set to accept what options say; undefined if it can't accept such messages. */
export function openScanner(options: ValidateOptions): Scanner | undefined {
  const { layout, reportUnknown, own, judge } = options;
  // It knows only the contracts of the catalogue.
  if (judge || (own && NAMES.some((name) => own.has(name)))) return undefined;
  const { event, nameAt, payloadAt, fileEvent } = layout;
  if (nameAt || payloadAt) return undefined;
  const name = event ?? fileEvent;
  const index = name === undefined ? ENVELOPE : NAMES.indexOf(name);
  if (name !== undefined && index === ENVELOPE) return undefined;
  // Such a message may still be an envelope. A payload with no unknown field certainly is none.
  const mayBeEnvelope = event === undefined && fileEvent !== undefined;
  const scanner = loadScanner();
  scanner?.expect(index, reportUnknown || mayBeEnvelope);
  return scanner;
}

let loaded: { readonly scanner: Scanner | undefined } | undefined;

/** Undefined where there is no WebAssembly. */
export function loadScanner(): Scanner | undefined {
  loaded ??= { scanner: createScanner(readPackageBytes("generated/scanner.wasm")) };
  return loaded.scanner;
}

/** The front for an input. Of what it can't accept it finds the ends. */
export function openFront(
  options: ValidateOptions,
  apart: MessageFiles | undefined,
): Front | undefined {
  const scanner = loadScanner();
  if (!scanner) return undefined;
  const front = (more: Partial<Front>): Front => Object.assign(Object.create(scanner), more);
  if (openScanner(options)) return apart ? front(passingOn(scanner, apart)) : scanner;
  const { judge } = options;
  const isSafe = judge && { isSafe: () => scanner.isSafeTo(judge.depth) === 1 };
  return front({ accept: scanner.skip, accepted: () => 0, ...isSafe });
}

/** Passes on the bytes of what it accepts. */
function passingOn(scanner: Scanner, apart: MessageFiles): Pick<Front, "accept" | "accepted"> {
  let accepted = 0;
  const accept = (start: number, end: number): number => {
    const { window } = scanner;
    accepted = 0;
    let at = window[start] === OPEN_OBJECT ? start : scanner.skip(start, end);
    for (;;) {
      const next = scanner.accept(at, end, undefined, true);
      if (scanner.accepted() === 0) return next;
      accepted += scanner.accepted();
      const acceptedEnd = scanner.acceptedEnd();
      const isLine = next === acceptedEnd + 1 && window[acceptedEnd] === NEWLINE;
      apart.accept(window.subarray(at, isLine ? next : acceptedEnd));
      if (isLine) return next;
      at = next;
    }
  };
  return { accept, accepted: () => accepted };
}

/** What the module exports; `assembly/index.ts` has all but the memory. Places begin at the window. */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /**
   * Sets what every message is that is accepted: the payload of an event, by its index in
   * `EVENT_NAMES`, or an envelope (-1). With `strict`, a payload with a field that the contract does
   * not name is not accepted.
   */
  expect(event: number, strict: boolean): void;
  skip(start: number, end: number): number;
  /** At most `most` messages; with `rows` only as long as one newline is all between them. */
  accept(start: number, end: number, most?: number, rows?: boolean): number;
  /** Where the last message ends that was accepted. */
  acceptedEnd(): number;
  /**
   * Whether the last of these values is no deeper than this, and without a field that comes twice,
   * and a number or an escape that programs may lose. If so, it is 1.
   */
  isSafeTo(depth: number): number;
  /** How many faults of a payload are kept, flags, and how many bytes a message may have. */
  options(limit: number, flags: number, longest: number): void;
  /** Room for so many bytes, by its place in memory; 0 if there is none. */
  input(bytes: number): number;
  /**
   * Sets what every message is that is judged, by what was written into `input`: how many keys each
   * pointer has, or -1, and whether the name of a file comes behind them.
   */
  layout(event: number, names: number, versions: number, payloads: number, isFile: boolean): void;
  /** Judges what lies at a place of the memory. Returns where the result is. */
  judgeText(place: number, bytes: number): number;
}

export type Scanner = Exports & Front;

/** The part of the global that is used; there is none with `node --jitless`. */
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
  const exports = instance.exports as Exports & Front;
  let bytes = new Uint8Array();
  let window = bytes;
  const look = () => {
    if (bytes.length > 0) return; // as long as memory does not grow
    bytes = new Uint8Array(exports.memory.buffer, WINDOW_AT);
    window = bytes.subarray(0, WINDOW_SIZE);
  };
  return {
    ...exports,
    get bytes() {
      look();
      return bytes;
    },
    get window() {
      look();
      return window;
    },
  };
}
