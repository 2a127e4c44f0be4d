// Builds the console: its code, its style sheet and its data. Their folder has the hash of their
// content as its name, so that browsers may keep every file.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type BuildOptions, type BuildResult, build, type Metafile, type Plugin } from "esbuild";
import { CONTRACT_FILE } from "../../src/servers/host/console-rules.ts";
import { listFiles } from "../source/list-files.ts";
import { pageData } from "./page-data.ts";

/** The largest allowed sizes of the page's files, in bytes after gzip. */
const MOST = { first: 60 * 1024, code: 100 * 1024, data: 142 * 1024 };
/** The file whose code makes validators for users' own events. */
const OF_OWN = "own-contract.js";

/** The name of a chunk by esbuild: its first module, or `chunk`, and a hash. */
const HASHED = /([\w-]+)-[0-9A-Z]{8}\.js/;

const nameOf = (path: string): string => path.replace(/^.*\//, "");

/** The folders of src/console/ that the first view needs, or that several parts share. */
const GROUND = ["frame", "parts", "search", "style"];
/** The parts of the page: every other folder of src/console/. */
const PARTS = readdirSync(join(import.meta.dirname, "../../src/console"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !GROUND.includes(entry.name))
  .map(({ name }) => name);
/** Matches every module of a part. The group is the name of the part. */
const OF_PART = new RegExp(`src/console/(${PARTS.join("|")})/[\\w-]+\\.tsx$`);

/** Builds the page. Returns the files of which it is made. */
export const buildConsole = async (root: string, folder: string) =>
  writeConsole(root, folder, await build(consoleOptions(root)), pageData(root));

export const consoleOptions = (root: string) =>
  ({
    entryPoints: {
      main: join(root, "src/console/main.tsx"),
      theme: join(root, "src/console/theme.ts"),
      preload: join(root, "src/console/preload.ts"),
      "check-worker": join(root, "src/console/check/check-worker.ts"),
      "own-contract": join(root, "src/reading/own/contract.ts"),
      style: join(root, "src/console/style.css"),
    },
    outdir: "/console",
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    charset: "utf8",
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    metafile: true,
    write: false,
    plugins: [shareAtOnce(join(root, "src/console"))],
  }) satisfies BuildOptions;

/** Matches the files of frame/ and parts/ that most parts need: not the editor and its faults. */
const SHARED = /^(?!editor|fault)[\w-]+\.tsx?$/;

/**
 * Makes each part import all shared modules, so that esbuild puts these into few chunks. On a slow
 * line, one more request costs more than the few bytes of an unused module.
 */
const shareAtOnce = (folder: string): Plugin => ({
  name: "share-at-once",
  setup({ onLoad, onResolve }) {
    const namespace = "shared";
    onResolve({ filter: /^shared$/ }, ({ path }) => ({ path, namespace, sideEffects: true }));
    onLoad({ filter: /./, namespace }, () => ({
      contents: ["frame", "parts"]
        .flatMap((name) => readdirSync(join(folder, name)).map((file) => [name, file] as const))
        .filter(([, file]) => SHARED.test(file))
        .map(([name, file]) => `export * from "./${name}/${file}";`)
        .join("\n"),
      resolveDir: folder,
    }));
    onLoad({ filter: OF_PART }, ({ path }) => ({
      contents: `import "shared";\n${readFileSync(path, "utf8")}`,
      loader: "tsx",
    }));
  },
});

/** Writes the page. The best `quality` of brotli takes a second, and no less is published. */
export function writeConsole(
  root: string,
  folder: string,
  result: BuildResult<ReturnType<typeof consoleOptions>>,
  data: ReadonlyMap<string, string>,
  quality = constants.BROTLI_MAX_QUALITY,
) {
  const { code, metafile } = withShortNames(result);
  const files = new Map([...code, ...data]);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const inner = nameOfContent(root, files);
  const base = `console/${inner}`;
  const html = readFileSync(join(root, "src/console/index.html"), "utf8")
    .replaceAll("{{base}}", base)
    .replaceAll("{{version}}", version)
    .replace(/^ *\{\{preloads\}\}\n/m, preloads(base, [...files.keys()], metafile));
  // Removes old folders last, so that a running server always has a whole page.
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  for (const [path, text] of files)
    write(join(folder, inner, `${path}.br`), brotliCompressSync(text, { params }));
  write(join(folder, "index.html"), Buffer.from(html));
  for (const name of readdirSync(folder))
    if (![inner, "index.html"].includes(name)) rmSync(join(folder, name), { recursive: true });
  checkSizes(html, { code, data, files, metafile });
  return Object.keys(metafile.inputs);
}

/** Returns the name of the folder: a hash of all that the page loads. */
function nameOfContent(root: string, files: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256");
  for (const [path, text] of files) hash.update(`${path}\0${text}\0`);
  const dist = join(root, "dist");
  for (const path of listFiles(dist).filter((name) => CONTRACT_FILE.test(name)))
    hash.update(`${path}\0`).update(readFileSync(join(dist, path)));
  hash.update(readFileSync(join(root, "generated/judge.wasm")));
  return hash.digest("hex").slice(0, 10);
}

interface Parts {
  readonly code: ReadonlyMap<string, string>;
  readonly data: ReadonlyMap<string, string>;
  /** The files of both. */
  readonly files: ReadonlyMap<string, string>;
  readonly metafile: Metafile;
}

function checkSizes(html: string, { code, data, files, metafile }: Parts): void {
  const names = [
    "theme.js",
    "preload.js",
    "style.css",
    "index.json",
    ...importedAtOnce("main.js", metafile),
  ];
  /** The sizes of the files that the first view needs, all code but `OF_OWN`, and all data. */
  const gzipped = {
    first: weigh([html, ...names.map((name) => files.get(name))]),
    code: weigh([html, ...[...code].map(([path, text]) => (path === OF_OWN ? "" : text))]),
    data: weigh([...data.values()]),
  };
  for (const what of ["first", "code", "data"] as const)
    if (gzipped[what] > MOST[what])
      throw new Error(
        `The console is too large: its ${what} part has ${kilobytes(gzipped[what])} of ${kilobytes(MOST[what])}.`,
      );
}

/**
 * Takes the hashes out of the names of chunks. Their folder has one, and each name stands in many
 * files, which no gzip makes shorter.
 */
function withShortNames({ outputFiles, metafile }: BuildResult<ReturnType<typeof consoleOptions>>) {
  const names = new Map<string, string>();
  for (const { path } of outputFiles) {
    const [name, stem] = HASHED.exec(path) ?? [];
    if (name !== undefined) names.set(name, `${stem === "chunk" ? names.size : stem}.js`);
  }
  const shorten = (text: string) =>
    text.replaceAll(new RegExp(HASHED, "g"), (name) => names.get(name) ?? name);
  return {
    code: new Map(outputFiles.map(({ path, text }) => [shorten(nameOf(path)), shorten(text)])),
    metafile: JSON.parse(shorten(JSON.stringify(metafile))) as Metafile,
  };
}

/** Makes the tags that load code before the page asks for it. */
function preloads(base: string, names: readonly string[], metafile: Metafile): string {
  const first = importedAtOnce("main.js", metafile);
  const ofParts = Object.entries(metafile.outputs).flatMap(([path, { entryPoint = "" }]) => {
    const [, part = ""] = OF_PART.exec(entryPoint) ?? [];
    if (part === "" || path.includes("/without-control")) return [];
    const code = importedAtOnce(nameOf(path), metafile).filter((name) => !first.includes(name));
    const more = names.filter(
      (name) => name === (part === "rest" ? "operations.json" : `${part}.json`),
    );
    return [` data-${part}="${[...code, ...more].join(" ")}"`];
  });
  const early = `<script type="module" async src="${base}/preload.js"${ofParts.join("")}></script>`;
  const links = first
    .filter((name) => name !== "main.js")
    .map((name) => `<link rel="modulepreload" href="${base}/${name}" />`);
  return [early, ...links].map((tag) => `    ${tag}\n`).join("");
}

/** Returns the size of texts after gzip. Each text is compressed alone, as a server sends it. */
const weigh = (texts: readonly (string | undefined)[]): number =>
  texts.reduce((sum, text = "") => sum + gzipSync(text, { level: 9 }).length, 0);

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Returns the names of a file and of its static imports, direct and indirect. */
function importedAtOnce(entry: string, { outputs }: Metafile): string[] {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [nameOf(path), output]));
  const names = new Set([entry]);
  for (const name of names)
    for (const { path, kind } of byName.get(name)?.imports ?? [])
      if (kind === "import-statement") names.add(nameOf(path));
  return [...names];
}

/** Writes a file only if it differs, because a server may read it at this moment. */
function write(path: string, content: Buffer): void {
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
