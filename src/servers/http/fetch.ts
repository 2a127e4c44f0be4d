// A server is a function from Request to Response, as everywhere on the web, or one between plain
// data. Each can be made from the other.
import { fromRequest } from "./from-request.ts";
import type { HttpAnswer, Serve } from "./serve.ts";

/** Answers a request, as everywhere on the web. */
export type Fetch = (request: Request) => Promise<Response>;

/** What stands behind each fetch function that was made here. */
const SERVES = new WeakMap<Fetch, Serve>();

/** A fetch function that answers as `serve` does. */
export function toFetch(serve: Serve): Fetch {
  const fetch: Fetch = async (request) => toResponse(await serve(fromRequest(request)));
  SERVES.set(fetch, serve);
  return fetch;
}

/** What a fetch function was made of. One that was not made here is called with a Request. */
export const toServe = (fetch: Fetch): Serve =>
  SERVES.get(fetch) ?? ((request) => fetch(request.toRequest()).then(fromResponse, answerCut));

/** What a fetch function rejects with in place of an answer. The connection is to be cut. */
class CutError extends TypeError {
  override readonly name = "TypeError";
}

function answerCut(error: unknown): HttpAnswer {
  if (error instanceof CutError) return { status: 0, headers: {}, body: null };
  throw error;
}

function toResponse({ status, headers, body }: HttpAnswer): Response {
  if (status === 0) throw new CutError("The connection was cut, because the weather is bad.");
  const pairs = Object.entries(headers).flatMap(([name, values]): [string, string][] =>
    typeof values === "string" ? [[name, values]] : values.map((value) => [name, value]),
  );
  return new Response(body, { status, headers: pairs });
}

function fromResponse({ status, headers, body }: Response): HttpAnswer {
  const { "set-cookie": _, ...single } = Object.fromEntries(headers);
  const cookies = headers.getSetCookie();
  return {
    status,
    headers: cookies.length === 0 ? single : { ...single, "set-cookie": cookies },
    body,
  };
}
