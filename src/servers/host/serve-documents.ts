// Answers the documents of the contract beside a server.
import { corsHeaders } from "../http/cors.ts";
import { type Fetch, toFetch, toServe } from "../http/fetch.ts";
import type { HttpAnswer, HttpRequest } from "../http/serve.ts";
import { lowerCased } from "../http/to-answer.ts";
import { readPackageText } from "./package-files.ts";

const DOCUMENT = /^\/(?:(?:openapi|asyncapi|catalogue)|schemas\/[A-Za-z0-9][\w.-]*)\.json$/;
const HEADERS = { ...lowerCased(corsHeaders()), "content-type": "application/json" };

/** A server that also answers `/openapi.json`, `/asyncapi.json` and `/schemas/<event>.json`. */
export function serveDocuments(fetch: Fetch): Fetch {
  const serve = toServe(fetch);
  return toFetch((request) =>
    isForDocument(request)
      ? answerDocument(request).then((document) => document ?? serve(request))
      : serve(request),
  );
}

/** Undefined if there is no such document. */
async function answerDocument({ method, path }: HttpRequest): Promise<HttpAnswer | undefined> {
  const body = await readPackageText(`generated${path}`);
  if (body === undefined) return undefined;
  return { status: 200, headers: HEADERS, body: method === "HEAD" ? null : body };
}

const isForDocument = ({ method, path }: HttpRequest): boolean =>
  (method === "GET" || method === "HEAD") && DOCUMENT.test(path);
