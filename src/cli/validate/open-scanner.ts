import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { Scanner } from "../../reading/scanner/scanner.ts";
import { readPackageBytes } from "../../servers/host/package-files.ts";
import type { ValidateOptions } from "./validate-message.ts";

const NAMES: readonly string[] = EVENT_NAMES;
const ENVELOPE = -1;

let loaded: readonly [Scanner | undefined] | undefined;

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
  // In a file that is called after an event, a message may still be an envelope. A payload with no
  // field that is unknown certainly is none.
  const mayBeEnvelope = event === undefined && fileEvent !== undefined;
  const scanner = loadOnce();
  scanner?.expect(index, reportUnknown || mayBeEnvelope);
  return scanner;
}

function loadOnce(): Scanner | undefined {
  loaded ??= [
    Scanner.create(
      readPackageBytes("generated/scanner.wasm"),
      readPackageBytes("generated/scanner-table.bin"),
    ),
  ];
  return loaded[0];
}
