// The WebAssembly module that accepts and judges messages from their bytes.
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { isSpace, NEWLINE } from "../../library/json/tokens.ts";
import { WINDOW_AT, WINDOW_SIZE } from "../../reading/scanner/assembly/layout.ts";
import { readPackageBytes } from "../../servers/host/package-files.ts";
import type { Front } from "./front-cutter.ts";
import type { MessageFiles } from "./message-files.ts";
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

/** Opens the scanner for the options; undefined if it can't accept messages with these options. */
export function openScanner(options: ValidateOptions): Scanner | undefined {
  const { layout, reportUnknown } = options;
  if (!knowsContracts(options)) return undefined;
  const { event, nameAt, payloadAt, fileEvent } = layout;
  if (nameAt || payloadAt) return undefined;
  const name = event ?? fileEvent;
  const index = name === undefined ? ENVELOPE : NAMES.indexOf(name);
  if (name !== undefined && index === ENVELOPE) return undefined;
  // A file named after an event may hold envelopes. Strict mode does not accept an envelope.
  const mayBeEnvelope = event === undefined && fileEvent !== undefined;
  const scanner = loadScanner();
  scanner?.expect(index, reportUnknown || mayBeEnvelope);
  return scanner;
}

let loaded: { readonly scanner: Scanner | undefined } | undefined;

/** Loads the scanner; undefined where there is no WebAssembly. */
export function loadScanner(): Scanner | undefined {
  loaded ??= { scanner: createScanner(readPackageBytes("generated/scanner.wasm")) };
  return loaded.scanner;
}

/** Opens the front for an input. If it can't accept messages, it only finds their ends. */
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
  scanner.expect(NOTHING, false);
  return front({ ...isSafe });
}

/** Passes on the bytes of the messages that the scanner accepts. */
function passingOn(scanner: Scanner, apart: MessageFiles): Pick<Front, "accept" | "accepted"> {
  let accepted = 0;
  const accept = (start: number, end: number): number => {
    const { window } = scanner;
    accepted = 0;
    let at = start;
    while (isSpace(window[at] ?? 0)) at++;
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

/** The exports of the module: those of `assembly/index.ts`, and the memory. */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /**
   * Sets the kind of all accepted messages: the payload of an event, by its index in `EVENT_NAMES`,
   * an envelope (-1), or none (-2). With `strict`, a payload with a field that the contract does
   * not name is not accepted.
   */
  expect(event: number, strict: boolean): void;
  /** Accepts up to `most` messages. With `rows`, stops unless only a newline separates messages. */
  accept(start: number, end: number, most?: number, rows?: boolean): number;
  /** The number of messages that were accepted, and the offset where the last one ends. */
  readonly count: { readonly value: number };
  readonly countedEnd: { readonly value: number };
  /**
   * Returns 1 if the value of the last `endOf` is at most `depth` levels deep, and has no field
   * twice and no number or escape that programs may lose.
   */
  isSafeTo(depth: number): number;
  /** Sets the number of faults to keep in a payload, the flags, and the most bytes of a message. */
  options(limit: number, flags: number, longest: number): void;
  /** Makes room for a number of bytes. Returns its address in memory; 0 if there is no room. */
  input(bytes: number): number;
  /** Sets the layout of all judged messages, which `input` holds as JSON of so many bytes. */
  layout(event: number, bytes: number): void;
  /**
   * Judges the text at an address of the memory, or the value of the last `endOf` there if it `isRead`.
   * Returns the address of the result.
   */
  judgeText(place: number, bytes: number, isRead: boolean): number;
}

export interface Scanner extends Exports, Front {
  /** The offset where the last accepted message ends. */
  acceptedEnd(): number;
  accept(start: number, end: number, most?: number, rows?: boolean): number;
}

/** The part of the global that is used. With `node --jitless` the global does not exist. */
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
    accepted: () => exports.count.value,
    acceptedEnd: () => exports.countedEnd.value,
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
