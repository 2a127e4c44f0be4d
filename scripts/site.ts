// Writes the console and all files that it loads to site/, for any static host and any base path.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { transform } from "esbuild";
import { CONTRACT_FILE, POLICY } from "../src/servers/host/console-rules.ts";
import { linkBeside } from "../src/servers/host/serve-documents.ts";
import { kilobytes, MOST, weigh } from "./console/build-console.ts";
import { listFiles } from "./source/list-files.ts";

const root = join(import.meta.dirname, "..");
const site = resolve(root, process.argv[2] ?? "site");
const built = join(root, "dist/console");

rmSync(site, { recursive: true, force: true });
const html = readFileSync(join(built, "index.html"), "utf8");
// Removes frame-ancestors: in a <meta>, it only logs an error.
const policy = POLICY.replace(/; frame-ancestors [^;]*/, "");
const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
const page = html.replace("<title>", `${meta}\n    <title>`);
write("index.html", page);
for (const folder of readdirSync(built).filter((name) => name !== "index.html")) {
  // Leaves out the code of Live, because a static site has no server to follow.
  for (const file of listFiles(join(built, folder)).filter((name) => !/^live[.-]/.test(name)))
    write(
      `console/${folder}/${file.replace(/\.gz$/, "")}`,
      `${gunzipSync(readFileSync(join(built, folder, file)))}`,
    );
  for (const file of listFiles(join(root, "dist")).filter((name) => CONTRACT_FILE.test(name)))
    write(`console/${folder}/contract/${file}`, await minifyCode(join(root, "dist", file)));
}
write("llms.txt", linkBeside(readFileSync(join(root, "llms.txt"), "utf8")));
for (const name of ["openapi.json", "asyncapi.json", "catalogue.json"]) minifyDocument(name);
for (const name of readdirSync(join(root, "generated/schemas")))
  if (name.endsWith(".json")) minifyDocument(`schemas/${name}`);

// The head of the page names all files that are loaded before the first view is ready.
const [head = ""] = page.split("</head>");
const loaded = [...head.matchAll(/ (?:href|src)="(?!data:)([^"]+)"/g)].map(([, path = ""]) => path);
const first = weigh([page, ...loaded.map((path) => readFileSync(join(site, path), "utf8"))]);
if (first > MOST.first)
  throw new Error(
    `The first view of the site loads too much: ${kilobytes(first)} of ${kilobytes(MOST.first)}.`,
  );
const files = listFiles(site);
const bytes = files.reduce((sum, file) => sum + statSync(join(site, file)).size, 0);
console.log(
  `${files.length} files in ${site}, ${kilobytes(bytes)}; the first view loads ${kilobytes(first)} after gzip.`,
);

async function minifyCode(path: string): Promise<string> {
  const options = { minify: true, format: "esm", charset: "utf8" } as const;
  return (await transform(readFileSync(path, "utf8"), options)).code;
}

function minifyDocument(path: string): void {
  const content: unknown = JSON.parse(readFileSync(join(root, "generated", path), "utf8"));
  write(path, JSON.stringify(content));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}
