// This is the one line of defence in front of every handler: it lets through only JSON that is safe
// for all later code.
import type { Hazard, Keep, Limits } from "../../library/json/hazards.ts";
import { type Parsed, parseSafe } from "../../library/json/parse-safe.ts";
import { type Refusal, refuse } from "../api/reply.ts";
import type { HttpRequest } from "./fetch.ts";

/** A body may contain this much. */
export interface BodyLimits extends Limits {
  readonly bytes: number;
}
/** These limits apply if no others are set. */
export const BODY_LIMITS: BodyLimits = { bytes: 1024 * 1024, depth: 32, values: 100_000 };

/** A JSON value that was read. It is wrapped, so that no value passes for a refusal. */
export interface Json {
  readonly value: unknown;
}

export async function readBody(
  request: HttpRequest,
  limits: BodyLimits,
  loadKeep?: () => Promise<Keep>,
): Promise<Json | Refusal> {
  const refusal = refuseMediaType(request.headers);
  if (refusal) return refusal;
  const text = await readWithin(limits.bytes, request.readText(limits.bytes));
  if (typeof text !== "string") return text ?? NOT_UTF8;
  const parsed = parseSafe(text, limits);
  // A number that loses digits matters only in a field that is used.
  const isLossy = loadKeep && parsed.hazard?.kind === "number";
  return toJson(isLossy ? parseSafe(text, limits, false, await loadKeep()) : parsed);
}

export async function readWithin<Read>(
  limit: number,
  read: Promise<Read | undefined>,
): Promise<Read | Refusal> {
  try {
    const content = await read;
    return content === undefined ? refuseLarge(`is larger than ${limit} bytes`) : content;
  } catch {
    // Usually nobody is left to read this answer. It keeps a caller who went away from being a
    // failure of the server.
    return refuse("parse_error", "The body broke off before its end.");
  }
}

const refuseLarge = (bytes: string): Refusal =>
  refuse("payload_too_large", `The body ${bytes}. Send fewer items in one request.`);

const NOT_UTF8 = refuse("parse_error", "The body is not valid UTF-8.");

export const parseJson = (text: string, limits: BodyLimits): Json | Refusal =>
  toJson(parseSafe(text, limits));

const toJson = (parsed: Parsed): Json | Refusal =>
  parsed.hazard ? refuseHazard(parsed.hazard) : parsed;

/** Refuses a body that is compressed, or that its headers declare as something else than JSON. */
export function refuseMediaType(headers: HttpRequest["headers"]): Refusal | undefined {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
  if (encoding !== "identity") {
    const detail = `Send the body as it is, not with the Content-Encoding ${encoding}.`;
    return refuse("unsupported_media_type", detail);
  }
  const type = headers.get("content-type");
  if (type === JSON_TYPE || (type !== null && isJsonType(type))) return undefined;
  const detail = `Send the body as "Content-Type: application/json", not ${type ? `as ${type}` : "without a type"}.`;
  return refuse("unsupported_media_type", detail);
}

const JSON_TYPE = "application/json";

/** JSON is always UTF-8, so a type may name no other charset. */
function isJsonType(type: string): boolean {
  const [name, ...rest] = type.split(";").map((part) => part.trim().toLowerCase());
  const parameters = rest.filter((part) => part !== "");
  return name === JSON_TYPE && parameters.length <= 1 && parameters.every(isUtf8);
}

const isUtf8 = (parameter: string): boolean => /^charset\s*=\s*(?:utf-8|"utf-8")$/.test(parameter);

function refuseHazard({ kind, reason, line, column }: Hazard): Refusal {
  const place = `line ${line}, column ${column}`;
  if (kind === "size") return refuseLarge(`has ${reason}`);
  const what = kind === "syntax" ? "is not valid JSON" : "can't be read";
  return refuse("parse_error", `The body ${what}: ${place}, ${reason}.`);
}
