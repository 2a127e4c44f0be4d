// Turns the bytes of one input into messages: the lines of NDJSON, the items of an array, or one document.
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { ArrayReader } from "./array.ts";
import { brokenDetail, type JudgeOptions, judge, type Verdicts } from "./judge.ts";
import { LineReader } from "./lines.ts";

export interface Input {
  /** As findings name it. */
  readonly file: string;
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Whether every line is a message: by the name of the file, or because it was asked for. Found out from the first bytes otherwise. */
  readonly isLines: boolean;
}

/** How much of a file is read at a time. */
export const CHUNK_SIZE = 64 * 1024;
/** A document is held in memory as one string, and V8 holds none of more than about half a gigabyte. */
const LARGEST_DOCUMENT = 400 * 1024 * 1024;

/** Judges every message of an input. Throws what reading it throws. */
export async function judgeInput(
  input: Input,
  options: JudgeOptions,
  verdicts: Verdicts,
): Promise<void> {
  const chunks = await open(input.chunks);
  const first = await chunks.next();
  if (first.done) {
    if (!input.isLines)
      judge({ file: input.file, text: "", line: 1, column: 1, payload: 0 }, options, verdicts);
    return;
  }
  const all = prepend(withoutByteOrderMark(first.value), chunks);
  if (input.isLines) await judgeLines(input.file, all, options, verdicts);
  else await judgeSniffed(input.file, all, options, verdicts);
}

async function judgeLines(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  options: JudgeOptions,
  verdicts: Verdicts,
): Promise<void> {
  const reader = lineReader(file, options, verdicts);
  for await (const chunk of chunks) reader.push(chunk);
  reader.end();
}

/** A reader that judges line by line. A broken line is a fault of that line; the rest goes on. */
export function lineReader(file: string, options: JudgeOptions, verdicts: Verdicts): LineReader {
  let payload = 0;
  const asFault: Verdicts = {
    count: (verdict, findings) =>
      verdicts.count(verdict === "unreadable" ? "invalid" : verdict, findings),
    hasRoom: () => verdicts.hasRoom(),
    report: (finding) => verdicts.report(finding),
  };
  return new LineReader((text, line, reason) => {
    if (text !== undefined) {
      judge({ file, text, line, column: 1, payload: payload++ }, options, asFault);
      return;
    }
    verdicts.count("invalid", 1);
    const place = { file, line, column: 1, payload: payload++ };
    verdicts.report({
      ...place,
      severity: "error",
      code: "invalid_json",
      attr: "",
      detail: `the line is ${reason}`,
    });
  });
}

async function judgeSniffed(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  options: JudgeOptions,
  verdicts: Verdicts,
): Promise<void> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await readUntilDecided(iterator);
  const all = prepend(first, { [Symbol.asyncIterator]: () => iterator });
  if (looksLikeLines(first)) await judgeLines(file, all, options, verdicts);
  else if (/^\s*\[/.test(new TextDecoder().decode(first.subarray(0, 4096))))
    await judgeArray(file, all, options, verdicts);
  else await judgeDocument(file, all, options, verdicts);
}

/** How far to look for what follows the first line of a pipe. */
const SNIFFED = 1024 * 1024;

/** The first bytes, with more where they do not show yet whether anything follows the first line: a pipe may bring one line at a time. */
async function readUntilDecided(iterator: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let bytes = new Uint8Array();
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    bytes = Buffer.concat([bytes, next.value]);
    if (bytes.length >= SNIFFED || !isUndecided(new TextDecoder().decode(bytes).trimStart())) break;
  }
  return bytes;
}

/** Whether it may be one line of many: it begins like a message, and nothing follows its first line so far. */
function isUndecided(text: string): boolean {
  const newline = text.indexOf("\n");
  return text === "" || (text[0] === "{" && (newline === -1 || text.slice(newline).trim() === ""));
}

/** Whether the first line is a whole message and another follows. */
function looksLikeLines(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const newline = text.indexOf("\n");
  const line = text.slice(0, newline);
  if (newline === -1 || !/^\s*\{/.test(line) || !/\S/.test(text.slice(newline))) return false;
  try {
    JSON.parse(line);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

async function judgeArray(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  options: JudgeOptions,
  verdicts: Verdicts,
): Promise<void> {
  let payload = 0;
  const reader = new ArrayReader(
    (text, line, column) =>
      judge({ file, text, line, column, payload: payload++ }, options, verdicts),
    (line, column, expected, came) => {
      verdicts.count("unreadable", 1);
      verdicts.report({
        file,
        line,
        column,
        severity: "error",
        code: "invalid_json",
        attr: "",
        detail: brokenDetail(expected, came),
      });
    },
  );
  await decodeAll(file, chunks, verdicts, (text) => {
    reader.push(text);
    return !reader.stopped;
  });
  if (!reader.stopped) reader.end();
}

async function judgeDocument(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  options: JudgeOptions,
  verdicts: Verdicts,
): Promise<void> {
  const pieces: string[] = [];
  let length = 0;
  const isWhole = await decodeAll(file, chunks, verdicts, (text) => {
    pieces.push(text);
    length += text.length;
    return length <= LARGEST_DOCUMENT;
  });
  if (isWhole)
    judge({ file, text: pieces.join(""), line: 1, column: 1, payload: 0 }, options, verdicts);
  else if (length > LARGEST_DOCUMENT) {
    const detail = `the document is larger than ${LARGEST_DOCUMENT / 1024 / 1024} MB; only arrays and NDJSON may be`;
    verdicts.count("unreadable", 1);
    verdicts.report({
      file,
      line: 1,
      column: 1,
      severity: "error",
      code: "unreadable",
      attr: "",
      detail,
    });
  }
}

/** Decodes a stream piece by piece until `take` has enough. Answers whether it was read to its end. */
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
    verdicts.count("unreadable", 1);
    const detail = "the input is not UTF-8";
    verdicts.report({
      file,
      line,
      column: 1,
      severity: "error",
      code: "invalid_json",
      attr: "",
      detail,
    });
    return false;
  }
}

/** The bytes themselves, or what they unpack to: gzip is known by its first two. */
async function open(chunks: AsyncIterable<Uint8Array>): Promise<AsyncIterator<Uint8Array>> {
  const iterator = chunks[Symbol.asyncIterator]();
  let { value: first, done } = await iterator.next();
  while (!done && first.length < 2) {
    const next = await iterator.next();
    done = next.done;
    if (!next.done) first = Buffer.concat([first, next.value]);
    else break;
  }
  if (first === undefined) return iterator;
  const all = prepend(first, { [Symbol.asyncIterator]: () => iterator });
  if (first[0] !== 0x1f || first[1] !== 0x8b) return all[Symbol.asyncIterator]();
  const packed = Readable.from(all);
  const unpacked = createGunzip();
  packed.on("error", (error) => unpacked.destroy(error));
  return packed.pipe(unpacked)[Symbol.asyncIterator]();
}

async function* prepend(
  first: Uint8Array,
  rest: AsyncIterable<Uint8Array> | AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield first;
  yield* Symbol.asyncIterator in rest ? rest : { [Symbol.asyncIterator]: () => rest };
}

export function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}
