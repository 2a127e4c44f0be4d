// Answers the content of a file, packed by gzip for callers that take it.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Bytes, HttpAnswer, HttpRequest } from "../http/fetch.ts";

const pack = promisify(gzip);

export async function answerFile(
  { method, headers: asked }: HttpRequest,
  given: Readonly<Record<string, string>>,
  file: string | Bytes,
): Promise<HttpAnswer> {
  const weights = weightsOf(asked.get("accept-encoding"));
  const weight = weights.get("gzip") ?? weights.get("*") ?? 0;
  const isPacked = weight > 0 && weight >= (weights.get("identity") ?? 0);
  const hash = createHash("sha256").update(file).digest("hex").slice(0, 16);
  const etag = `"${hash}${isPacked ? "-gzip" : ""}"`;
  const vary = [given.vary, "Accept-Encoding"].filter(Boolean).join(", ");
  const headers = { ...given, etag, vary };
  const etags = asked.get("if-none-match")?.split(",") ?? [];
  if (etags.some((tag) => tag.trim().replace(/^W\//, "") === etag))
    return { status: 304, headers, body: null };
  const body = isPacked ? await pack(file) : file;
  const length = { "content-length": `${Buffer.byteLength(body)}` };
  const encoding = isPacked ? { "content-encoding": "gzip" } : {};
  const all = { ...headers, ...encoding, ...length };
  return { status: 200, headers: all, body: method === "HEAD" ? null : body };
}

/** Reads a header such as `text/html, *&#47;*;q=0.8` as the weight of each name. */
export function weightsOf(header: string | null): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return weights;
}
