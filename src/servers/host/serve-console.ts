// Serves the page of the console in front of a server. Requests for other addresses, and requests
// that do not come from a browser, go to the server.

import { type Fetch, type HttpAnswer, type HttpRequest, toFetch, toServe } from "../http/fetch.ts";
import { CONTRACT_FILE, POLICY } from "./console-rules.ts";
import { readPackageText } from "./package-files.ts";

/** The facts about its server that the page gets. */
export interface ConsoleHost {
  readonly host: "serve" | "mock";
  /** True if /__control/ is open. */
  readonly control?: boolean;
  /** A token that is no secret. */
  readonly token?: string | undefined;
  /** Files that are served beside the page's files, or replace them. */
  readonly added?: AddedFiles | undefined;
}

/** Files by address. Their folder replaces the folder of the built page. */
export interface AddedFiles {
  readonly built: string;
  readonly folder: string;
  readonly texts: ReadonlyMap<string, string>;
}

export function serveConsole(fetch: Fetch, host: ConsoleHost): Fetch {
  const serve = toServe(fetch);
  return toFetch((request) =>
    isForPage(request, host)
      ? answerPage(request, host).then((page) => page ?? serve(request))
      : serve(request),
  );
}

const isForPage = ({ method, path, headers }: HttpRequest, { added }: ConsoleHost): boolean =>
  (method === "GET" || method === "HEAD") &&
  (path === "/"
    ? prefersHtml(headers.get("accept"))
    : path.startsWith("/console/") || added?.texts.has(path) === true);

/** Returns the page or one of its files; undefined if the file does not exist. */
async function answerPage(
  { method, path }: HttpRequest,
  host: ConsoleHost,
): Promise<HttpAnswer | undefined> {
  const { added } = host;
  const file = path === "/" ? "dist/console/index.html" : fileOf(path, added);
  const text =
    added?.texts.get(path) ?? (file === undefined ? undefined : await readPackageText(file));
  if (text === undefined) return undefined;
  const body = path === "/" ? withHost(text, host) : text;
  const headersOfKind = path === "/" ? OF_PAGE : path.startsWith("/console/") ? OF_FILE : {};
  const headers = { ...COMMON, ...headersOfKind, "content-type": typeOf(file ?? path) };
  return { status: 200, headers, body: method === "HEAD" ? null : body };
}

const COMMON = {
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};
const OF_PAGE = {
  "cache-control": "no-store",
  "content-security-policy": POLICY,
  "cross-origin-opener-policy": "same-origin",
  vary: "Accept",
};
/** The folder's name depends on the content of its files, so browsers may keep them for ever. */
const OF_FILE = { "cache-control": "public, max-age=31536000, immutable" };

const FILE = /^\/console\/([0-9a-f]{10})\/((?:events\/)?[A-Za-z0-9][\w.-]*\.(?:js|css|json))$/;
const CONTRACT = /^\/console\/[0-9a-f]{10}\/contract\/(.+)$/;

/** Returns the path of the file behind an address; undefined for any other address. */
function fileOf(path: string, added?: AddedFiles): string | undefined {
  const [, folder, name] = FILE.exec(path) ?? [];
  const built = folder === added?.folder ? added?.built : folder;
  if (name !== undefined) return `dist/console/${built}/${name}`;
  const [, module = ""] = CONTRACT.exec(path) ?? [];
  return CONTRACT_FILE.test(module) ? `dist/${module}` : undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json",
};

const typeOf = (file: string): string => TYPES[file.replace(/^.*\./, "")] ?? "text/plain";

/** Writes the facts about the server into the page. */
function withHost(html: string, { host, control = false, token, added }: ConsoleHost): string {
  const attributes = [
    `data-host="${host}"`,
    ...(control ? ["data-control"] : []),
    ...(token === undefined ? [] : [`data-token="${escaped(token)}"`]),
  ];
  const whole = added
    ? html.replaceAll(`console/${added.built}/`, `console/${added.folder}/`)
    : html;
  return whole.replace("<html", () => `<html ${attributes.join(" ")}`);
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** True if a header Accept prefers HTML, as browsers do. Most programs accept any type equally. */
function prefersHtml(accept: string | null): boolean {
  const weights = new Map<string, number>();
  for (const range of (accept ?? "").toLowerCase().split(",")) {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(type, weight === undefined ? 1 : Number(weight));
  }
  const html = weights.get("text/html") ?? 0;
  return html > 0 && html >= (weights.get("application/json") ?? 0);
}
