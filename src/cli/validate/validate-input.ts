// Cuts one input into messages and validates each: lines of NDJSON, items of an array, or one
// document.
import { ArrayReader } from "../../reading/messages/array-reader.ts";
import { describeBreak } from "../../reading/messages/words.ts";
import { LineValidator } from "./line-validator.ts";
import { sniffInput } from "./sniff-input.ts";
import { type ValidateOptions, validateMessage } from "./validate-message.ts";
import { inputFault, reportInput, type Verdicts } from "./verdicts.ts";

export interface Input {
  /** The name that findings give it. */
  readonly file: string;
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Whether each line is known to be a message. Otherwise the first bytes show what it is. */
  readonly isLines: boolean;
}

/** A document is held in memory as one string, and V8 limits a string to about half a gigabyte. */
const LARGEST_DOCUMENT = 400 * 1024 * 1024;

/** Validates every message of an input. Throws if the input can't be read. */
export async function validateInput(
  { file, chunks: bytes, isLines }: Input,
  options: ValidateOptions,
  verdicts: Verdicts,
): Promise<void> {
  const { layout, chunks } = await sniffInput(bytes, isLines);
  const isDocument = layout === "array" && options.judge?.takesList;
  await VALIDATE[isDocument ? "document" : layout](file, chunks, options, verdicts);
}

const VALIDATE = {
  lines: validateLines,
  array: validateArray,
  document: validateDocument,
} as const;

async function validateLines(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  options: ValidateOptions,
  verdicts: Verdicts,
): Promise<void> {
  const validator = new LineValidator(file, options, verdicts);
  for await (const chunk of chunks) await validator.push(chunk);
  await validator.end();
}

async function validateArray(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  options: ValidateOptions,
  verdicts: Verdicts,
): Promise<void> {
  let payload = 0;
  const reader = new ArrayReader(
    (text, line, column) => {
      const place = { file, line, column, payload: payload++ };
      if (text !== undefined) return validateMessage({ ...place, text }, options, verdicts);
      reportInput("invalid", inputFault(place, "invalid_json", "the item is too long"), verdicts);
      return true;
    },
    (line, column, expected, came) => {
      const detail = describeBreak(expected, came);
      const fault = inputFault({ file, line, column }, "invalid_json", detail);
      reportInput("unreadable", fault, verdicts);
    },
  );
  await decodeAll(file, chunks, verdicts, (text) => {
    reader.push(text);
    return !reader.stopped;
  });
  if (!reader.stopped) reader.end();
}

async function validateDocument(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  options: ValidateOptions,
  verdicts: Verdicts,
): Promise<void> {
  const start = { file, line: 1, column: 1 };
  const pieces: string[] = [];
  let length = 0;
  const isWhole = await decodeAll(file, chunks, verdicts, (text) => {
    pieces.push(text);
    length += text.length;
    return length <= LARGEST_DOCUMENT;
  });
  if (isWhole) validateMessage({ ...start, text: pieces.join(""), payload: 0 }, options, verdicts);
  else if (length > LARGEST_DOCUMENT) {
    const most = LARGEST_DOCUMENT / 1024 / 1024;
    const detail = `the document is larger than ${most} MB; only arrays and NDJSON may be`;
    reportInput("unreadable", inputFault(start, "unreadable", detail), verdicts);
  }
}

/** Decodes a stream piece by piece until `take` has enough. Returns whether it reached the end. */
async function decodeAll(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  verdicts: Verdicts,
  take: (text: string) => boolean,
): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let line = 1;
  try {
    for await (const chunk of chunks) {
      const text = decoder.decode(chunk, { stream: true });
      if (!take(text)) return false;
      line += text.split("\n").length - 1;
    }
    return take(decoder.decode());
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const fault = inputFault({ file, line, column: 1 }, "invalid_json", "the input is not UTF-8");
    reportInput("unreadable", fault, verdicts);
    return false;
  }
}
