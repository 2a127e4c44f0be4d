// Cuts an input into messages: the scanner accepts most of them, and the others are judged.
import { isAscii, isUtf8 } from "node:buffer";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { Cutter, type Front, type InputFault, type MessageText } from "../../reading/judge/cut.ts";
import { createScanner, type Scanner } from "../../reading/scanner/scanner.ts";
import { readPackageBytes } from "../../servers/host/package-files.ts";
import { BODY_LIMITS } from "../../servers/http/read-body.ts";
import type { Apart } from "./apart.ts";
import type { ValidateOptions } from "./read-options.ts";
import type { Reporter } from "./reporter.ts";

const NEWLINE = 10;
const OPEN_OBJECT = 123;
const NAMES: readonly string[] = EVENT_NAMES;
const ENVELOPE = -1;

type Left =
  | { readonly fault: InputFault }
  | { readonly source: MessageText; readonly payload: number; readonly fault?: undefined };

/** What judges is loaded with the first message that is left; at once if their order matters. */
export async function openCutter(
  reporter: Reporter,
  isPart = false,
): Promise<{ readonly cutter: Cutter; judge(): Promise<void> }> {
  const { apart, options } = reporter;
  const load = async () => (await import("./validate-message.ts")).validateMessage;
  let validate = apart && (await load());
  let payload = 0;
  let left: Left[] = [];
  const judgeOne = (one: Left, validateMessage: Awaited<ReturnType<typeof load>>) => {
    if (one.fault) reporter.refuse(one.fault);
    else {
      const outcome = validateMessage(one.source, one.payload, reporter);
      apart?.take(one.source, reporter.file, outcome);
    }
  };
  const take = (one: Left) => {
    if (validate) judgeOne(one, validate);
    else left.push(one);
  };
  const scanner = openScanner(options);
  const cutter = new Cutter(
    {
      message: (source) => take({ source, payload: payload++ }),
      refuse: (fault) => take({ fault }),
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
    for (const one of left) judgeOne(one, validate);
    left = [];
  };
  return { cutter, judge };
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
  const read = (name: string) => readPackageBytes(`generated/scanner${name}`);
  loaded ??= { scanner: createScanner(read(".wasm"), read("-table.bin")) };
  return loaded.scanner;
}

/** Of bodies it only finds the ends; of what is written apart, it passes on what it accepts. */
function frontOf(scanner: Scanner, { judge }: ValidateOptions, apart: Apart | undefined): Front {
  const isSafe = () => scanner.isSafeTo(BODY_LIMITS.depth) === 1;
  if (judge) return { ...scanner, accept: scanner.skip, accepted: () => 0, isSafe };
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

/** Undefined if they are not UTF-8, which `toString` would hide. */
function decode(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAscii(buffer)) return buffer.toString("latin1");
  return isUtf8(buffer) ? buffer.toString("utf8") : undefined;
}
