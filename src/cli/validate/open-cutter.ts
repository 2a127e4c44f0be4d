// Cuts an input into messages: the scanner accepts most of them, and the others are judged.
import { isAscii, isUtf8 } from "node:buffer";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { NEWLINE, OPEN_OBJECT } from "../../library/json/tokens.ts";
import { Cutter, type Front } from "../../reading/judge/cut.ts";
import { WINDOW_AT, WINDOW_SIZE } from "../../reading/scanner/assembly/layout.ts";
import { readPackageBytes } from "../../servers/host/package-files.ts";
import type { Apart } from "./apart.ts";
import type { ValidateOptions } from "./read-options.ts";
import type { Reporter } from "./reporter.ts";

const NAMES: readonly string[] = EVENT_NAMES;
const ENVELOPE = -1;

type Judge = typeof import("./validate-message.ts").validateMessage;

/** What judges is loaded with the first message that is left; at once if their order matters. */
export async function openCutter(
  reporter: Reporter,
  isPart = false,
): Promise<{ readonly cutter: Cutter; judge(): Promise<void> }> {
  const { apart, options } = reporter;
  const load = async () => (await import("./validate-message.ts")).validateMessage;
  let validate = apart && (await load());
  let payload = 0;
  let left: ((validate: Judge) => void)[] = [];
  const take = (one: (validate: Judge) => void) => {
    if (validate) one(validate);
    else left.push(one);
  };
  const scanner = openScanner(options);
  const cutter = new Cutter(
    {
      message(source) {
        const index = payload++;
        take((validateMessage) => {
          const outcome = validateMessage(source, index, reporter);
          apart?.take(source, reporter.file, outcome);
        });
      },
      refuse: (fault) => take(() => reporter.refuse(fault)),
      accepted(messages) {
        payload += messages;
        reporter.accept(messages);
      },
    },
    {
      isPart,
      takesList: options.judge?.takesList,
      front: scanner && frontOf(scanner, options, apart),
      isText: isUtf8,
      decode,
    },
  );
  const judge = async () => {
    if (left.length === 0) return;
    validate ??= await load();
    for (const one of left) one(validate);
    left = [];
  };
  return { cutter, judge };
}

/** Undefined if they are not UTF-8, which `toString` would hide. */
function decode(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAscii(buffer)) return buffer.toString("latin1");
  return isUtf8(buffer) ? buffer.toString("utf8") : undefined;
}

/** The scanner, set to what options say; undefined if it is of no use for such messages. */
export function openScanner(options: ValidateOptions): Scanner | undefined {
  const { layout, reportUnknown, own, judge } = options;
  if (judge) return loadOnce();
  // It knows only the contracts of the catalogue.
  if (own && NAMES.some((name) => own.has(name))) return undefined;
  const { event, nameAt, payloadAt, fileEvent } = layout;
  if (nameAt || payloadAt) return undefined;
  const name = event ?? fileEvent;
  const index = name === undefined ? ENVELOPE : NAMES.indexOf(name);
  if (name !== undefined && index === ENVELOPE) return undefined;
  // Such a message may still be an envelope. A payload with no unknown field certainly is none.
  const mayBeEnvelope = event === undefined && fileEvent !== undefined;
  const scanner = loadOnce();
  scanner?.expect(index, reportUnknown || mayBeEnvelope);
  return scanner;
}

let loaded: { readonly scanner: Scanner | undefined } | undefined;

function loadOnce(): Scanner | undefined {
  loaded ??= { scanner: createScanner(readPackageBytes("generated/scanner.wasm")) };
  return loaded.scanner;
}

/** Of bodies it only finds the ends; of what is written apart, it passes on what it accepts. */
function frontOf(scanner: Scanner, { judge }: ValidateOptions, apart: Apart | undefined): Front {
  if (judge) {
    const isSafe = () => scanner.isSafeTo(judge.depth) === 1;
    return { ...scanner, accept: scanner.skip, accepted: () => 0, isSafe };
  }
  if (!apart) return scanner;
  const { window } = scanner;
  let accepted = 0;
  const accept = (start: number, end: number): number => {
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
  return { ...scanner, accept, accepted: () => accepted };
}

/** What the module exports; `assembly/index.ts` has all but the memory. */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /**
   * Sets what every message is: the payload of an event, by its index in `EVENT_NAMES`, or an
   * envelope (-1). With `strict`, a payload with a field that the contract does not name is not
   * accepted.
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
}

/** Accepts text that certainly satisfies a contract. It never refuses: it is sure, or it is not. */
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
  const exports = instance.exports as Scanner;
  const memory = new Uint8Array(exports.memory.buffer);
  return { ...exports, window: memory.subarray(WINDOW_AT, WINDOW_AT + WINDOW_SIZE) };
}
