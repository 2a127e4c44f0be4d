import { isRefusal, type Refusal } from "../api/reply.ts";
import { fromRequest, readBytes } from "../http/fetch.ts";
import { readWithin } from "../http/read-body.ts";
import { OPERATION_ROUTER, type Route } from "../http/route.ts";

/** A request as it reached the proxy, read once. It is judged and passed on by this. */
export interface ProxyRequest {
  readonly method: string;
  /** The path and the query, still percent-encoded. */
  readonly path: string;
  readonly search: string;
  readonly headers: Headers;
  readonly body: Uint8Array;
  /** Aborted when the caller leaves. */
  readonly signal: AbortSignal;
  /** Undefined if the contract does not have the path, or does not have the method there. */
  readonly route: Route | undefined;
}

/** Reads a request. Refused if its body broke off, or is larger than the limit. */
export async function readRequest(
  request: Request,
  limit: number,
): Promise<ProxyRequest | Refusal> {
  const { method, headers } = request;
  const { path, search } = fromRequest(request);
  const body = await readWithin(limit, (most) => readBytes(request, most));
  if (isRefusal(body)) return body;
  const found = OPERATION_ROUTER.find(method, path);
  const route = isRefusal(found) ? undefined : found;
  return { method, path, search, headers, body, signal: request.signal, route };
}
