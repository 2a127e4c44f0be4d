// The one line of defence in front of every handler: it lets through only JSON that is safe for all
// later code.

import { isRefusal, type Refusal, refuse } from "../api/reply.ts";
import { decodeUtf8 } from "../json/decode-utf8.ts";
import { findHazard, type Hazard } from "../json/hazards.ts";
import type { BodyLimits } from "./body-limits.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Reader = ReadableStreamDefaultReader<Bytes>;

/** A JSON value that was read. It is wrapped, so that no value passes for a refusal. */
export interface Json {
  readonly value: unknown;
}

/** The JSON value in the body of a request. */
export async function readBody(request: Request, limits: BodyLimits): Promise<Json | Refusal> {
  const refusal = refuseMediaType(request.headers);
  if (refusal) return refusal;
  const bytes = await readBytes(request, limits.bytes).catch(() => undefined);
  // Usually nobody is left to read this answer. With it, a caller who went away does not count as a
  // failure of the server.
  if (!bytes) return refuse("parse_error", "The body broke off before its end.");
  return isRefusal(bytes) ? bytes : parseJson(bytes, limits);
}

/** The JSON value in bytes. */
export function parseJson(bytes: Bytes, limits: BodyLimits): Json | Refusal {
  const text = decodeUtf8(bytes);
  if (text === undefined) return refuse("parse_error", "The body is not valid UTF-8.");
  const hazard = findHazard(text, limits);
  return hazard ? refuseHazard(hazard) : { value: JSON.parse(text) as unknown };
}

/** Refuses a body that is compressed, or that its headers do not declare as JSON. */
export function refuseMediaType(headers: Headers): Refusal | undefined {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
  if (encoding !== "identity")
    return refuse(
      "unsupported_media_type",
      `Send the body as it is, not with the Content-Encoding ${encoding}.`,
    );
  const type = headers.get("content-type");
  if (type !== null && isJsonType(type)) return undefined;
  return refuse(
    "unsupported_media_type",
    `Send the body as "Content-Type: application/json", not ${type ? `as ${type}` : "without a type"}.`,
  );
}

/** JSON is always UTF-8, so that this is the only charset that a type may name. */
function isJsonType(type: string): boolean {
  const [name, ...rest] = type.split(";").map((part) => part.trim().toLowerCase());
  const parameters = rest.filter((part) => part !== "");
  return name === "application/json" && parameters.length <= 1 && parameters.every(isUtf8);
}

const isUtf8 = (parameter: string): boolean => /^charset\s*=\s*(?:utf-8|"utf-8")$/.test(parameter);

/** The bytes of a body, or a 413 if they are more than the limit. Rejects if it breaks off. */
export async function readBytes(request: Request, limit: number): Promise<Bytes | Refusal> {
  const tooLarge = refuse(
    "payload_too_large",
    `The body is larger than ${limit} bytes. Send fewer items in one request.`,
  );
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (declared > limit) return tooLarge;
  if (declared <= limit) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > limit ? tooLarge : bytes;
  }
  const bytes = await readLimited(request.body, limit, discard); // sent in chunks, without a length
  return bytes ?? tooLarge;
}

/**
 * The bytes of a stream, counted as they arrive, so that nobody fills the memory. Undefined if they
 * are more than the limit; `giveUp` then gets the rest.
 */
export async function readLimited(
  stream: ReadableStream<Bytes> | null,
  limit: number,
  giveUp: (reader: Reader) => Promise<void> = (reader) => reader.cancel().catch(() => {}),
): Promise<Bytes | undefined> {
  if (!stream) return new Uint8Array();
  const reader = stream.getReader();
  const chunks: Bytes[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > limit) {
      void giveUp(reader);
      return undefined;
    }
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const MOST_DISCARDED = 16 * 1024 * 1024;

/**
 * Reads on to the end, or for some MiB, while the caller is answered. If a body is left unread, its
 * connection can't be used again.
 */
async function discard(reader: Reader): Promise<void> {
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > MOST_DISCARDED) return await reader.cancel();
    }
  } catch {
    // The caller has gone, and with it the connection.
  }
}

function refuseHazard({ kind, reason, line, column }: Hazard): Refusal {
  const place = `line ${line}, column ${column}`;
  if (kind === "size")
    return refuse("payload_too_large", `The body has ${reason}. Send fewer items in one request.`);
  if (kind === "syntax")
    return refuse("parse_error", `The body is not valid JSON: ${place}, ${reason}.`);
  return refuse("parse_error", `The body can't be read: ${place}, ${reason}.`);
}
