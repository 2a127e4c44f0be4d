// Answers the documents of the contract beside a server.
import { corsHeaders } from "../http/cors.ts";
import { toFetch, toServe } from "../http/faces.ts";
import type { Fetch } from "../http/fetch.ts";
import type { HttpRequest } from "../http/serve.ts";
import { lowerCased } from "../http/to-answer.ts";
import { readPackageText } from "./package-text.ts";

const DOCUMENT = /^\/(?:(?:openapi|asyncapi|catalogue)|schemas\/[A-Za-z0-9][\w.-]*)\.json$/;
const HEADERS = { ...lowerCased(corsHeaders()), "content-type": "application/json" };

/** A server that also answers `/openapi.json`, `/asyncapi.json` and `/schemas/<event>.json`. */
export function serveDocuments(fetch: Fetch): Fetch {
  const serve = toServe(fetch);
  return toFetch(async (request) => {
    const body = isForDocument(request)
      ? await readPackageText(`generated${request.path}`)
      : undefined;
    if (body === undefined) return serve(request);
    return { status: 200, headers: HEADERS, body: request.method === "HEAD" ? null : body };
  });
}

const isForDocument = ({ method, path }: HttpRequest): boolean =>
  (method === "GET" || method === "HEAD") && DOCUMENT.test(path);
