// Serves the page of the console in front of a server. Requests for other addresses, and requests
// that do not come from a browser, go to the server.
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { type Fetch, type HttpRequest, toFetch, toServe } from "../http/fetch.ts";
import { answerFile, weightsOf } from "./answer-file.ts";
import { CONTRACT_FILE, POLICY } from "./console-rules.ts";
import { readPackageFile, readPackageText } from "./package-files.ts";

export interface ConsoleHost {
  readonly host: "serve" | "mock";
  readonly control?: boolean;
  /** A token that is no secret, so that the page may show it. */
  readonly token?: string | undefined;
  /** Files that are served beside the page's files, or replace them. */
  readonly added?: AddedFiles | undefined;
}

/** Texts by address. All other addresses in `folder` show the files of the folder `built`. */
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

async function answerPage(request: HttpRequest, host: ConsoleHost) {
  const { path } = request;
  const content = path === "/" ? await readPage(host) : await readFile(path, host.added);
  if (content === undefined) return undefined;
  const headersOfKind = path === "/" ? OF_PAGE : path.startsWith("/console/") ? OF_FILE : {};
  const headers = { ...COMMON, ...headersOfKind, "content-type": typeOf(path) };
  return answerFile(request, headers, content);
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

const unpack = promisify(brotliDecompress);

const FILE = /^\/console\/([0-9a-f]{10})\/((?:events\/)?[A-Za-z0-9][\w.-]*\.(?:js|css|json|wasm))$/;
const CONTRACT = /^\/console\/[0-9a-f]{10}\/contract\/(.+)$/;

async function readFile(path: string, added?: AddedFiles) {
  const text = added?.texts.get(path);
  if (text !== undefined) return text;
  const [, folder, name] = FILE.exec(path) ?? [];
  const built = folder === added?.folder ? added?.built : folder;
  if (name !== undefined) {
    const isModule = name === "judge.wasm";
    // An old page gets no file, and so not the module of this build either.
    const packed = await readPackageFile(`dist/console/${built}/${isModule ? "main.js" : name}.br`);
    return packed && (isModule ? readPackageFile("generated/judge.wasm") : unpack(packed));
  }
  const [, module = ""] = CONTRACT.exec(path) ?? [];
  return CONTRACT_FILE.test(module) ? readPackageText(`dist/${module}`) : undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json",
  wasm: "application/wasm",
};

const typeOf = (path: string): string =>
  path === "/" ? "text/html; charset=utf-8" : (TYPES[path.replace(/^.*\./, "")] ?? "text/plain");

async function readPage({ host, control = false, token, added }: ConsoleHost) {
  const html = await readPackageText("dist/console/index.html");
  const attributes = [
    `data-host="${host}"`,
    ...(control ? ["data-control"] : []),
    ...(token === undefined ? [] : [`data-token="${escaped(token)}"`]),
  ];
  const whole = added
    ? html?.replaceAll(`console/${added.built}/`, `console/${added.folder}/`)
    : html;
  return whole?.replace("<html", () => `<html ${attributes.join(" ")}`);
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** True if a header Accept prefers HTML, as browsers do. Most programs accept any type equally. */
function prefersHtml(accept: string | null): boolean {
  const weights = weightsOf(accept);
  const html = weights.get("text/html") ?? 0;
  return html > 0 && html >= (weights.get("application/json") ?? 0);
}
