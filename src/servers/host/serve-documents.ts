import { corsHeaders } from "../http/cors.ts";
import { type Fetch, type HttpAnswer, type HttpRequest, toFetch, toServe } from "../http/fetch.ts";
import { baseOf, linksTo } from "../http/root-and-health.ts";
import { lowerCased } from "../http/to-answer.ts";
import { answerFile } from "./answer-file.ts";
import { readPackageText } from "./package-files.ts";

const OPENAPI = "/openapi.json";
const LLMS = "/llms.txt";
const DOCUMENTS = {
  openapi: OPENAPI,
  asyncapi: "/asyncapi.json",
  catalogue: "/catalogue.json",
  llms: LLMS,
};
const DOCUMENT = /^\/(?:(?:openapi|asyncapi|catalogue)|schemas\/[A-Za-z0-9][\w.-]*)\.json$/;
const HEADERS = { ...lowerCased(corsHeaders()), "content-type": "application/json" };

/** Adds answers for `/openapi.json`, `/asyncapi.json`, `/schemas/<event>.json` and `/llms.txt`. */
export function serveDocuments(fetch: Fetch, publicUrl?: string | null): Fetch {
  const serve = toServe(fetch);
  const read = async (request: HttpRequest): Promise<HttpAnswer> => {
    const base = baseOf(request, publicUrl);
    if (request.path === "/") return withDocuments(await serve(request), base);
    const isOwn = request.path === LLMS || DOCUMENT.test(request.path);
    const document = isOwn ? await answerDocument(request, base) : undefined;
    return document ?? serve(request);
  };
  return toFetch((request) =>
    request.method === "GET" || request.method === "HEAD" ? read(request) : serve(request),
  );
}

function withDocuments(answer: HttpAnswer, base: string): HttpAnswer {
  if (answer.status !== 200 || typeof answer.body !== "string") return answer;
  const { links, ...rest } = JSON.parse(answer.body);
  const all = { ...links, ...linksTo(DOCUMENTS, base) };
  return { ...answer, body: JSON.stringify({ ...rest, links: all }) };
}

async function answerDocument(request: HttpRequest, base: string) {
  const { path } = request;
  const isText = path === LLMS;
  const text = await readPackageText(`${isText ? "" : "generated"}${path}`);
  if (text === undefined) return undefined;
  const linked = isText ? linkBeside(text) : text;
  const body = path === OPENAPI ? atAddress(text, base) : linked;
  const headers = isText ? { ...HEADERS, "content-type": "text/plain; charset=utf-8" } : HEADERS;
  return answerFile(request, headers, body);
}

/** Removes generated/ from links, because a server has these documents beside llms.txt. */
export const linkBeside = (llms: string): string => llms.replaceAll("](generated/", "](");

/** Puts this server first in the document, because tools call the first server. */
function atAddress(text: string, url: string): string {
  const document = JSON.parse(text);
  const others = document.servers.filter((server: { readonly url: string }) => server.url !== url);
  const servers = [{ url, description: "This server." }, ...others];
  return JSON.stringify({ ...document, servers }, null, 2);
}
