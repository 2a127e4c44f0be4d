// Reads request bodies. Only JSON that is safe for all later code gets through.
import type { Hazard, Keep, Limits } from "../../library/json/hazards.ts";
import { parseSafe } from "../../library/json/parse-safe.ts";
import { type Refusal, refuse } from "../api/reply.ts";
import type { HttpRequest } from "./fetch.ts";

/** The limits of a request body. */
export interface BodyLimits extends Limits {
  readonly bytes: number;
}

export const BODY_LIMITS: BodyLimits = { bytes: 1024 * 1024, depth: 32, values: 100_000 };

/** A JSON value in a wrapper, so that no value can look like a refusal. */
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
  if (typeof text !== "string")
    return text ?? refuse("parse_error", "The body is not valid UTF-8.");
  let parsed = parseSafe(text, limits);
  // A number that loses digits matters only if the server uses its field.
  if (loadKeep && parsed.hazard?.kind === "number")
    parsed = parseSafe(text, limits, await loadKeep());
  return parsed.hazard ? refuseHazard(parsed.hazard) : parsed;
}

export async function readWithin<Read>(
  limit: number,
  read: Promise<Read | undefined>,
): Promise<Read | Refusal> {
  try {
    const content = await read;
    return content === undefined ? refuseLarge(`is larger than ${limit} bytes`) : content;
  } catch {
    // A caller who has left is no failure of the server, so a broken body gets a refusal.
    return refuse("parse_error", "The body broke off before its end.");
  }
}

const refuseLarge = (bytes: string): Refusal =>
  refuse("payload_too_large", `The body ${bytes}. Send fewer items in one request.`);

/** Refuses a body if its headers say that it is compressed or is not JSON. */
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

/** True if a media type is JSON. JSON is always UTF-8, so no other charset is accepted. */
function isJsonType(type: string): boolean {
  const [name, ...rest] = type.split(";").map((part) => part.trim().toLowerCase());
  const parameters = rest.filter((part) => part !== "");
  return name === JSON_TYPE && parameters.length <= 1 && parameters.every(isUtf8);
}

const isUtf8 = (parameter: string): boolean => /^charset\s*=\s*(?:utf-8|"utf-8")$/.test(parameter);

function refuseHazard({ kind, reason, line, column }: Hazard): Refusal {
  const position = `line ${line}, column ${column}`;
  if (kind === "size") return refuseLarge(`has ${reason}`);
  const what = kind === "syntax" ? "is not valid JSON" : "can't be read";
  return refuse("parse_error", `The body ${what}: ${position}, ${reason}.`);
}
