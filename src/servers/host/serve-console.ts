// The page of the console stands in front of a server. It answers browsers, and leaves everything
// else to the server.

import { type Fetch, type HttpAnswer, type HttpRequest, toFetch, toServe } from "../http/fetch.ts";
import { CONTRACT_FILE, POLICY } from "./console-rules.ts";
import { readPackageText } from "./package-files.ts";

/** The page knows this of its server. */
export interface ConsoleHost {
  readonly host: "serve" | "mock";
  /** Whether /__control/ is open. */
  readonly control?: boolean;
  /** A token that everybody knows. */
  readonly token?: string | undefined;
  /** These files are served beside the files of the page, or in place of them. */
  readonly added?: AddedFiles | undefined;
}

/** Files by their address, in a folder that stands for the built folder. */
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

/** Undefined if the page was not built, or does not have the file. */
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
/** The folder of the files is named after their content. */
const OF_FILE = { "cache-control": "public, max-age=31536000, immutable" };

const FILE = /^\/console\/([0-9a-f]{10})\/((?:events\/)?[A-Za-z0-9][\w.-]*\.(?:js|css|json))$/;
const CONTRACT = /^\/console\/[0-9a-f]{10}\/contract\/(.+)$/;

/** Finds the file of the package behind an address; undefined for any other address. */
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

/** Tells the page what it has to know of its server. */
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

/** Browsers name HTML. To most programs any type is as good, and they do not prefer it. */
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
