// Passes a request on to another server, as it came.

export interface Forwarded {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined for a status that has none. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** What belongs to one connection and not to the request or answer, and what `fetch` sets or undoes by itself. */
const OWN_HEADERS =
  "connection keep-alive proxy-authenticate proxy-authorization te trailer transfer-encoding upgrade host content-length content-encoding expect".split(
    " ",
  );
const EMPTY_STATUS = [204, 205, 304];

export async function forward(upstream: string, request: Request, body: Uint8Array<ArrayBuffer>): Promise<Forwarded> {
  const { pathname, search } = new URL(request.url);
  const response = await fetch(`${upstream.replace(/\/$/, "")}${pathname}${search}`, {
    method: request.method,
    headers: without(request.headers, ["content-encoding"]),
    redirect: "manual",
    ...(body.length > 0 ? { body } : {}),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    status: response.status,
    headers: without(response.headers, []),
    body: EMPTY_STATUS.includes(response.status) ? undefined : bytes,
  };
}

function without(headers: Headers, kept: readonly string[]): Headers {
  const copy = new Headers(headers);
  for (const name of OWN_HEADERS) if (!kept.includes(name)) copy.delete(name);
  return copy;
}
