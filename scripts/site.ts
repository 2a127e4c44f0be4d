// Writes the console and all files that it loads to a folder, for any static host and base path:
// `npm run site -- --title TEXT --logo FILE --server URL --url URL --out FOLDER`. All are optional.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { transform } from "esbuild";
import type { Index } from "../src/console/data.ts";
import type {
  Catalogue,
  EventFacts,
  OperationDescription,
  OperationRow,
} from "../src/reading/model/description.ts";
import type { Assumption } from "../src/reading/model/evidence.ts";
import { CONTRACT_FILE, POLICY } from "../src/servers/host/console-rules.ts";
import { linkBeside } from "../src/servers/host/serve-documents.ts";
import { kilobytes } from "./console/build-console.ts";
import { readOptions } from "./console/site-options.ts";
import { DOCUMENTS, escaped, type StaticPage, staticPages } from "./console/static-pages.ts";
import { listFiles } from "./source/list-files.ts";

const root = join(import.meta.dirname, "..");
const built = join(root, "dist/console");
const { folder: site, title, logo, server, url } = readOptions(process.argv.slice(2));

rmSync(site, { recursive: true, force: true });
const frame = readFileSync(join(built, "index.html"), "utf8");
const [hash = ""] = readdirSync(built).filter((name) => name !== "index.html");
// Leaves out the code of Live, because a static site has no server to follow.
for (const file of listFiles(join(built, hash)).filter((name) => !/^live[.-]/.test(name)))
  write(
    `console/${hash}/${file.replace(/\.br$/, "")}`,
    brotliDecompressSync(readFileSync(join(built, hash, file))),
  );
write(`console/${hash}/judge.wasm`, readFileSync(join(root, "generated/judge.wasm")));
for (const file of listFiles(join(root, "dist")).filter((name) => CONTRACT_FILE.test(name))) {
  const options = { minify: true, format: "esm", charset: "utf8" } as const;
  const { code } = await transform(readFileSync(join(root, "dist", file), "utf8"), options);
  write(`console/${hash}/contract/${file}`, code);
}
write("llms.txt", linkBeside(readFileSync(join(root, "llms.txt"), "utf8")));
const schemas = readdirSync(join(root, "generated/schemas")).filter((name) =>
  name.endsWith(".json"),
);
for (const path of [...DOCUMENTS, ...schemas.map((name) => `schemas/${name}`)])
  write(path, JSON.stringify(read(path)));
if (logo) write(logo.file, logo.content);

const assumptions = read<Assumption[]>("reference/assumptions.json");
const byId = new Map(assumptions.map((assumption) => [assumption.id, assumption]));
const catalogue = read<Catalogue>("catalogue.json");
const describe = <Facts>(name: string) =>
  read<Facts>(`reference/${name}.json`, (_, it) => byId.get(it?.assumption) ?? it);
const pages = staticPages(
  catalogue,
  catalogue.events.map((row) => {
    return { kind: "event", ...row, ...describe<EventFacts>(`events/${row.name}`) };
  }),
  read<OperationRow[]>("reference/operations.json").map(({ operationId }) =>
    describe<OperationDescription>(`operations/${operationId}`),
  ),
  read<{ info: { description: string } }>("openapi.json").info.description,
  JSON.parse(readFileSync(join(site, `console/${hash}/index.json`), "utf8")) as Index,
);
for (const page of pages) write(page.file, htmlOf(page));
const places = pages.flatMap(({ file, view }) =>
  view ? [`<url><loc>${addressOf(file)}</loc></url>`] : [],
);
const SET = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
if (url) write("sitemap.xml", [SET, ...places, "</urlset>"].join("\n"));
else console.log("There is no sitemap.xml, because it needs --url: the address of the site.");

const files = listFiles(site);
const bytes = files.reduce((sum, file) => sum + statSync(join(site, file)).size, 0);
console.log(`${files.length} files in ${site}, ${kilobytes(bytes)}.`);

/** Puts a page into the frame that the build has made. A page without a view gets no script. */
function htmlOf({ file, view, data, title: name, about, html }: StaticPage): string {
  const facts = { view, title, logo: logo?.file, server, host: server && "serve" };
  const attributes = Object.entries(facts).map(([key, value]) =>
    value ? ` data-${key}="${escaped(value)}"` : "",
  );
  // Removes frame-ancestors: in a <meta>, it only logs an error.
  const policy = POLICY.replace(/; frame-ancestors [^;]*/, "").replace(
    "connect-src 'self'",
    (own) => (server ? `${own} ${new URL(server).origin}` : own),
  );
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `<title>${escaped(`${name} - ${title}`)}</title>`,
    `<link rel="canonical" href="${addressOf(file)}" />`,
    data && `<link rel="preload" href="console/${hash}/${data}" as="fetch" crossorigin />`,
  ];
  const brand = `${logo ? `<img src="${logo.file}" alt="" height="24" /> ` : ""}<b>${escaped(title)}</b>`;
  const body = `<header class="top"><div class="shell"><a class="brand" href="index.html">${brand}</a>
      <nav aria-label="Parts"><a href="index.html">Guide</a><a href="events.html">Events</a></nav></div></header>
    <div class="shell split"><main id="main" class="guide sentences">${html}</main></div>`;
  const replaced: readonly (readonly [RegExp | string, string])[] = [
    ["<html", `<html${attributes.join("")}`],
    [/<title>.*<\/title>/, head.filter(Boolean).join("\n    ")],
    [/(?<=name="description" content=")[^"]*/, escaped(about)],
    ...(logo ? [[/(?<=rel="icon" href=")[^"]*/, logo.file] as const] : []),
    [/ data-live="[^"]*"/, ""],
    [/<noscript>.*<\/noscript>/s, ""],
    ['<div id="console">', `<div id="console">${body}`],
  ];
  const whole = replaced.reduce((text, [from, to]) => text.replace(from, () => to), frame);
  if (view !== "") return whole;
  // A host shows the page "Not found" at any address, so its links begin with the path of `url`.
  const path = url === undefined ? "" : `${new URL(url).pathname.replace(/\/$/, "")}/`;
  return whole
    .replaceAll(/<(script|link rel="(?:modulepreload|preload|canonical)")[^>]*>(<\/script>)?/g, "")
    .replaceAll(/ (href|src)="(?!data:)/g, `$&${path}`);
}

function addressOf(file: string): string {
  const path = file === "index.html" ? "" : file;
  return url === undefined ? path || "./" : `${url}/${path}`;
}

function read<Content>(path: string, reviver?: Parameters<typeof JSON.parse>[1]): Content {
  return JSON.parse(readFileSync(join(root, "generated", path), "utf8"), reviver) as Content;
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), content);
}
