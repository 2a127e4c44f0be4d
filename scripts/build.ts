// Compiles src/ and generated/ to dist/, which is what the package publishes.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type BuildOptions, build, type Plugin, transformSync } from "esbuild";
import { buildConsole } from "./console/build-console.ts";
import { writeReference } from "./generate/reference.ts";
import { notices } from "./notices.ts";
import { listFiles } from "./source/list-files.ts";

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly exports: Record<string, string | { readonly types: string; readonly default: string }>;
  readonly browser: Record<string, string>;
}

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");

rmSync(dist, { recursive: true, force: true });
const compiler = join(root, "node_modules/typescript-7/bin/tsc");
const project = ["--singleThreaded", "-p", join(root, "tsconfig.build.json")];
const compilation = spawn(process.execPath, [compiler, ...project], { stdio: "inherit" });
const [[code]] = await Promise.all([once(compilation, "exit"), writeReference(root)]);
if (code !== 0) process.exit(1);

// What ajv generated is JavaScript already, with declarations. A quarter of it is white space.
cpSync(join(root, "generated/ajv"), join(dist, "generated/ajv"), { recursive: true });
for (const file of listFiles(join(dist, "generated/ajv")).filter((name) => name.endsWith(".js")))
  edit(
    join(dist, "generated/ajv", file),
    (code) => transformSync(code, { minify: true, charset: "utf8", target: "es2022" }).code,
  );

// tsc rewrites the extension of imports in JavaScript, and leaves it in declarations.
const declarations = listFiles(dist).filter((name) => name.endsWith(".d.ts"));
const withJs = (text: string) =>
  text.replaceAll(/(from|import\()(\s*)"(\.[^"]+)\.ts"/g, '$1$2"$3.js"');
for (const file of declarations) edit(join(dist, file), withJs);

const bundle = (options: BuildOptions) =>
  build({
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    minify: true,
    charset: "utf8",
    ...options,
    metafile: true,
  });

// What makes contracts, in one piece, and for browsers without the JSON Schemas, which it reads from
// the installed package: the field `browser` of package.json names it.
await bundle({
  entryPoints: [join(dist, "src/library/runtime/contract.js")],
  outfile: join(dist, "src/library/runtime/contract-for-browsers.js"),
  plugins: [
    {
      name: "without-json-schemas",
      setup: ({ onLoad }) =>
        onLoad({ filter: /\/json-schema\.js$/ }, () => ({
          contents: "export function jsonSchemaOf() {}",
        })),
    },
  ],
});

/** Modules that are put into one file each with all that they import but what is named here. */
const IN_PLACE: Readonly<Record<string, readonly string[]>> = {
  "src/library/runtime/contract.js": [],
  "src/library/runtime/issue.js": [],
  // The contracts of all events, and those of all operations: hundreds of small modules take several
  // times longer to load.
  "generated/all-events.js": [],
  "generated/rest-contracts.js": [],
  // What finds an event by its name.
  "src/events.js": [
    "generated/event-loaders.js",
    "generated/event-names.js",
    "src/library/runtime/issue.js",
  ],
  // What makes payloads in numbers, which is half as large as its modules.
  "src/library/fixtures/series/series.js": ["faults", "fixture-data"].map(
    (name) => `src/library/fixtures/${name}.js`,
  ),
  // What knows telephone numbers, with its library inside: it is loaded with the first number.
  "src/library/rest/phone-numbers.js": [],
};
const inputs: string[] = [];
for (const [file, external] of Object.entries(IN_PLACE)) {
  const path = join(dist, file);
  const outside = external.map((module) => join(dist, module));
  const options = { entryPoints: [path], outfile: path, allowOverwrite: true, external: outside };
  inputs.push(...Object.keys((await bundle(options)).metafile.inputs));
}

// The command line, the reference server and the mock as a few files, for the same reason. The
// libraries of the server are inside them, so that nobody who installs the package installs those.
// What stays outside is what package.json names for consumers.
const {
  dependencies = {},
  peerDependencies = {},
  exports,
  browser,
} = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
const packages = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
const forNode = {
  lineLimit: 500, // Node prints the line that an uncaught error was thrown from
  outdir: join(dist, "bundles"),
  external: ["node:*", ...packages.flatMap((name) => [name, `${name}/*`])],
  target: "node20",
};

// The command line is one file with `validate`, and one for each other command that takes the
// shortest time. What they load later are entries of their own. They are CommonJS, because an ES
// module that imports node:fs and node:util makes Node load all that these export, streams among it.
const AT_ONCE = ["list", "show"];
const later = new Set<string>();
const start = await bundle({
  ...forNode,
  entryPoints: Object.fromEntries(
    ["main", ...AT_ONCE].map((name) => [
      `cli/${name}`,
      join(dist, "src/cli", name === "main" ? "main.js" : `${name}/command.js`),
    ]),
  ),
  format: "cjs",
  outExtension: { ".js": ".cjs" },
  define: { "import.meta.url": "__filename" },
  plugins: [
    {
      name: "later",
      setup({ onResolve }) {
        onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
          if (kind !== "dynamic-import") return;
          const module = posix.relative(join(dist, "src/cli"), join(resolveDir, path));
          const quick = AT_ONCE.find((name) => module === `${name}/command.js`);
          if (quick) return { path: `./${quick}.cjs`, external: true };
          later.add(`cli/${module.replace(/\.js$/, "")}`);
          return { path: `./${module}`, external: true };
        });
      },
    },
  ],
});

/** Files of the library that are large. What is bundled imports them from there. */
const LIBRARY = [
  "generated/all-events.js",
  "generated/event-loaders.js",
  "generated/event-names.js",
  "generated/rest-contracts.js",
  "src/library/fixtures/demo-state.js",
  "src/library/fixtures/fixture-data.js",
  "src/library/fixtures/fixture.js",
  "src/library/fixtures/series/series.js",
  "src/library/rest/phone-numbers.js",
];
const ofLibrary: Plugin = {
  name: "of-library",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const file = posix.relative(dist, join(resolveDir, path));
      return LIBRARY.includes(file) ? { path: `library:${file}`, external: true } : undefined;
    }),
};

// The other bundles share their parts, those for browsers too. They load what is large when it is
// first used.
const ENTRY_POINTS = ["server", "server-for-browsers", "mock", "msw"];
const entries = [...later, "cli/validate/range-worker", ...ENTRY_POINTS];
const others = await bundle({
  ...forNode,
  entryPoints: Object.fromEntries(entries.map((name) => [name, join(dist, `src/${name}.js`)])),
  chunkNames: "chunks/[name]-[hash]",
  splitting: true,
  plugins: [ofLibrary],
});
const page = await buildConsole(root, join(dist, "console"));
for (const { metafile } of [start, others]) inputs.push(...Object.keys(metafile.inputs));
writeFileSync(join(dist, "THIRD-PARTY-NOTICES.txt"), notices(root, [...inputs, ...page.inputs]));

// What no entry point leads to lies inside a bundle and is nobody's to import.
const isBundled = (file: string): boolean => entries.includes(file.replace(/^src\/|\.js$/g, ""));
const kept = reached(entryFiles().filter((file) => !isBundled(file)));
for (const file of listFiles(dist))
  if (/^(src|generated)\//.test(file) && !kept.has(file)) rmSync(join(dist, file));
for (const file of listFiles(join(dist, "bundles")))
  edit(join(dist, "bundles", file), (code) => finished(file, code));
cpSync(join(dist, "bundles"), join(dist, "src"), { recursive: true });
rmSync(join(dist, "bundles"), { recursive: true });

/** A bundle with the paths of the files that lie beside it. */
function finished(file: string, code: string): string {
  const toDist = posix.relative(posix.dirname(file), "..");
  const whole = code
    .replaceAll('"library:', `"${toDist}/`)
    .replaceAll(/import\((?="\.\/\w+\.cjs"\))/g, "require(");
  // esbuild also imports chunks of which a file needs nothing by name; they have no effect, and other
  // bundlers would warn of each.
  const isForOthers = file.startsWith("chunks/") || ENTRY_POINTS.includes(file.slice(0, -3));
  return isForOthers ? whole.replaceAll(/(?<=^|[;}\n])import"\.\/[^"]+";/g, "") : whole;
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** The code and types of every entry point, and what stands for a file in browsers. */
function entryFiles(): string[] {
  const files = listFiles(dist);
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === "string" ? [] : [target.types, target.default],
  );
  return [...targets, ...Object.values(browser)].flatMap((target) => {
    const [start = "", end] = target.slice("./dist/".length).split("*");
    if (end === undefined) return [start];
    return files.filter((file) => file.startsWith(start) && file.endsWith(end));
  });
}

function reached(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) {
    for (const [, target = ""] of readFileSync(join(dist, file), "utf8").matchAll(
      /(?:from|import\(?)\s*"(\.[^"]+)"/g,
    )) {
      const path = posix.join(posix.dirname(file), target);
      found.add(file.endsWith(".d.ts") ? path.replace(/\.js$/, ".d.ts") : path);
    }
  }
  return found;
}
