// What a body says, in the form in which it is judged.

import {
  brotliDecompressSync,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from "node:zlib";
import { isSystemError } from "../host/system-error.ts";
import { scan } from "../json/scan.ts";
import type { Fault } from "../prism/fault.ts";

type Unpack = (bytes: Uint8Array) => Uint8Array;
/** A small body may hold so much that it fills the memory. */
const MOST = { maxOutputLength: 64 * 1024 * 1024 };
const UNPACK: ReadonlyMap<string, Unpack> = new Map<string, Unpack>([
  ["identity", (bytes) => bytes],
  ["gzip", (bytes) => gunzipSync(bytes, MOST)],
  ["x-gzip", (bytes) => gunzipSync(bytes, MOST)],
  ["deflate", inflate],
  ["br", (bytes) => brotliDecompressSync(bytes, MOST)],
  ["zstd", (bytes) => zstdDecompressSync(bytes, MOST)],
]);

/** Some servers send deflate without the frame of zlib that the name stands for, and every client reads both. */
function inflate(bytes: Uint8Array): Uint8Array {
  const isFramed =
    ((bytes[0] ?? 0) & 15) === 8 && (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) % 31 === 0;
  return isFramed ? inflateSync(bytes, MOST) : inflateRawSync(bytes, MOST);
}

/** A body to judge. */
export interface JudgedBody {
  /** The JSON in it; its text where it is none; undefined for none at all. */
  readonly value: unknown;
  /** Why it is no JSON: a schema can only say that it is of another type. */
  readonly fault?: string;
}

/**
 * A request may begin with a mark of the byte order, as the front door of the servers reads it: RFC 8259 lets a parser pass over one. An answer may not:
 * the same RFC has nobody send one.
 */
export const judgedRequestBody = (body: Uint8Array, headers: Headers): JudgedBody =>
  judgedBody(body, headers, false);

export const judgedAnswerBody = (body: Uint8Array, headers: Headers): JudgedBody =>
  judgedBody(body, headers, true);

function judgedBody(body: Uint8Array, headers: Headers, ignoreBOM: boolean): JudgedBody {
  if (body.length === 0) return { value: undefined, fault: "The body is empty" };
  const encoding = headers.get("content-encoding") ?? "identity";
  const bytes = unpack(body, encoding);
  if (!bytes)
    return {
      value: undefined,
      fault: `The body can't be unpacked by its Content-Encoding ${encoding} to 64 MiB at most`,
    };
  const text = decode(bytes, ignoreBOM);
  if (text === undefined) return { value: undefined, fault: "The body is not valid UTF-8" };
  try {
    const value: unknown = JSON.parse(text);
    return hasInfinity(text)
      ? { value: text, fault: "The body has a number that is too large" }
      : { value };
  } catch (error) {
    if (error instanceof SyntaxError) return { value: text, fault: "The body is not valid JSON" };
    throw error;
  }
}

/** Whether a number is read as infinite, which passes for any number and can't be written as JSON again. */
function hasInfinity(text: string): boolean {
  // Most texts have none that could be, and need not be read again.
  if (!/[eE]\+?0*[1-9]\d\d|\d{300}/.test(text)) return false;
  let found = false;
  scan(text, {
    scalar(start, end) {
      if (Math.abs(Number(text.slice(start, end))) === Number.POSITIVE_INFINITY) found = true;
    },
  });
  return found;
}

function decode(bytes: Uint8Array, ignoreBOM: boolean): string | undefined {
  try {
    // To ignore the mark is to leave it in, where it is no JSON.
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** What was found in a body, told by its fault where it has one. */
export const withFault = (violations: readonly Fault[], { fault }: JudgedBody): Fault[] =>
  violations.map((violation) =>
    fault !== undefined && violation.place === "body"
      ? { ...violation, attr: "", detail: fault }
      : violation,
  );

/** The header names the packings in the order in which they were made. */
function unpack(body: Uint8Array, encoding: string): Uint8Array | undefined {
  const names = encoding.toLowerCase().split(",").reverse();
  try {
    return names.reduce<Uint8Array | undefined>(
      (bytes, name) => bytes && UNPACK.get(name.trim())?.(bytes),
      body,
    );
  } catch (error) {
    // Bytes that are not what the header says: Z_DATA_ERROR, ERR_PADDING_2 and others.
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
