// Compiles src/ and generated/ to dist/, which is what the package publishes.
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { buildConsole } from "./console/build-console.ts";
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
execFileSync(
  process.execPath,
  [join(root, "node_modules/typescript-7/bin/tsc"), "-p", join(root, "tsconfig.build.json")],
  {
    stdio: "inherit",
  },
);

// What ajv generated is JavaScript already, with declarations.
cpSync(join(root, "generated/ajv"), join(dist, "generated/ajv"), { recursive: true });

// tsc rewrites the extension of imports in JavaScript, and leaves it in declarations.
for (const file of listFiles(dist).filter((name) => name.endsWith(".d.ts"))) {
  const path = join(dist, file);
  const declarations = readFileSync(path, "utf8");
  writeFileSync(
    path,
    declarations.replaceAll(/(from|import\()(\s*)"(\.[^"]+)\.ts"/g, '$1$2"$3.js"'),
  );
}

const bundling = {
  bundle: true,
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
  target: "es2022",
  minify: true,
  charset: "utf8",
} satisfies BuildOptions;

/** Puts a module and all that it imports into one file, in its place. */
const bundleInPlace = (file: string, external: readonly string[] = []) =>
  build({
    ...bundling,
    entryPoints: [join(dist, file)],
    outfile: join(dist, file),
    allowOverwrite: true,
    external: external.map((module) => join(dist, module)),
    metafile: true,
  });

// What makes contracts, in one piece, and for browsers without the JSON Schemas, which it reads from
// the installed package: the field `browser` of package.json names it.
await build({
  ...bundling,
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
await bundleInPlace("src/library/runtime/contract.js");
await bundleInPlace("src/library/runtime/issue.js");

// The contracts of all events, and those of all operations: hundreds of small modules take several
// times longer to load.
await bundleInPlace("generated/all-events.js");
await bundleInPlace("generated/rest-contracts.js");

// What finds an event by its name.
await bundleInPlace("src/events.js", [
  "generated/event-loaders.js",
  "src/library/runtime/issue.js",
]);

// What makes payloads in numbers, which is half as large as its modules.
await bundleInPlace(
  "src/library/fixtures/series/series.js",
  ["breaches", "faults", "fixture-data"].map((name) => `src/library/fixtures/${name}.js`),
);

// What knows telephone numbers, with its library inside: it is loaded with the first number.
const phones = await bundleInPlace("src/library/rest/phone-numbers.js");

// The command line, the reference server and the mock as a few files, for the same reason. The
// libraries of the server are inside them, so that nobody who installs the package installs those.
// What stays outside is what package.json names for consumers.
const {
  dependencies = {},
  peerDependencies = {},
  exports,
  browser,
} = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
const bundlingNode: BuildOptions & { metafile: true } = {
  ...bundling,
  lineLimit: 500, // Node prints the line that an uncaught error was thrown from
  outdir: join(dist, "bundles"),
  external: [
    "node:*",
    ...[...Object.keys(dependencies), ...Object.keys(peerDependencies)].flatMap((name) => [
      name,
      `${name}/*`,
    ]),
  ],
  target: "node20",
  metafile: true,
};

// The start of the command line is one file, with the commands that take the shortest time. What it
// loads later are entries of their own. It is CommonJS, because an ES module that imports node:fs
// and node:util makes Node load all that these export, streams among it.
const AT_ONCE = [
  "list/command",
  "show/command",
  "validate/command",
  "findings/pretty",
  "findings/json",
];
const later = new Set<string>();
const start = await build({
  ...bundlingNode,
  entryPoints: { "cli/main": join(dist, "src/cli/main.js") },
  format: "cjs",
  outExtension: { ".js": ".cjs" },
  define: { "import.meta.url": "START_URL" },
  banner: { js: 'const START_URL = require("node:url").pathToFileURL(__filename).href;' },
  plugins: [
    {
      name: "later",
      setup({ onResolve }) {
        onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
          if (kind !== "dynamic-import") return;
          const module = posix.relative(join(dist, "src/cli"), join(resolveDir, path));
          const name = module.replace(/\.js$/, "");
          if (AT_ONCE.includes(name)) return;
          later.add(`cli/${name}`);
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
const entries = [
  ...later,
  "cli/validate/range-worker",
  "server",
  "server-for-browsers",
  "mock",
  "msw",
];
const others = await build({
  ...bundlingNode,
  entryPoints: Object.fromEntries(entries.map((name) => [name, join(dist, `src/${name}.js`)])),
  chunkNames: "chunks/[name]-[hash]",
  splitting: true,
  plugins: [ofLibrary],
});
const page = await buildConsole(root, join(dist, "console"));
const inputs = [
  ...[phones, start, others].flatMap(({ metafile }) => Object.keys(metafile.inputs)),
  ...page.inputs,
];
writeFileSync(join(dist, "THIRD-PARTY-NOTICES.txt"), notices(root, inputs));

// What no entry point leads to lies inside a bundle and is nobody's to import.
const isBundled = (file: string): boolean => entries.includes(file.replace(/^src\/|\.js$/g, ""));
const kept = reached(entryFiles().filter((file) => !isBundled(file)));
for (const folder of ["src", "generated"]) {
  for (const file of listFiles(join(dist, folder)))
    if (!kept.has(`${folder}/${file}`)) rmSync(join(dist, folder, file));
}
for (const file of listFiles(join(dist, "bundles"))) {
  const path = join(dist, "bundles", file);
  const toDist = posix.relative(posix.dirname(file), "..");
  writeFileSync(path, readFileSync(path, "utf8").replaceAll('"library:', `"${toDist}/`));
}
cpSync(join(dist, "bundles"), join(dist, "src"), { recursive: true });
const program = '#!/usr/bin/env node\nimport "./main.cjs";\n';
writeFileSync(join(dist, "src/cli/main.js"), program, { mode: 0o755 });
rmSync(join(dist, "bundles"), { recursive: true });
// esbuild also imports chunks of which a file needs nothing by name; they have no effect, and other
// bundlers would warn of each.
const forImport = listFiles(join(dist, "src/chunks")).map((file) => `src/chunks/${file}`);
for (const file of [
  ...["server", "server-for-browsers", "mock", "msw"].map((name) => `src/${name}.js`),
  ...forImport,
]) {
  const path = join(dist, file);
  const bare = /(?<=^|[;}\n])import"\.\/[^"]+";/g;
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(bare, ""));
}

/**
 * The code and the types of every entry point, and what stands for a file in browsers, by their
 * paths in dist.
 */
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

/** Files of dist with everything that they import from it. */
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
