// Compiles src/ and generated/ to dist/, which the package publishes.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type BuildOptions, build, type Plugin, type PluginBuild, transformSync } from "esbuild";
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

// The code of ajv is JavaScript already, with declarations. A quarter of it is white space.
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

/**
 * The files that are bundled: in their `place` with all that they import; or each as one file of
 * the command line, which takes the shortest time to start; or with the `servers`, which share
 * their parts. Bundles leave `shared` files outside and import them from their places, the servers
 * when they first use them.
 */
const BUNDLED: Readonly<Record<string, readonly ("place" | "command" | "servers" | "shared")[]>> = {
  "src/library/runtime/contract.js": ["place"],
  "src/library/runtime/issue.js": ["place", "shared"],
  // The contracts of all events, and those of all operations: hundreds of small modules take several
  // times longer to load.
  "generated/all-events.js": ["place", "shared"],
  "generated/rest-contracts.js": ["place", "shared"],
  // The code that finds an event by its name.
  "src/events.js": ["place"],
  "generated/event-loaders.js": ["shared"],
  "generated/event-names.js": ["shared"],
  // The code that makes payloads in numbers is half as large as its modules.
  "src/library/fixtures/series/series.js": ["place", "shared"],
  "src/library/fixtures/demo-state.js": ["shared"],
  "src/library/fixtures/faults.js": ["shared"],
  "src/library/fixtures/fixture-data.js": ["shared"],
  "src/library/fixtures/fixture.js": ["shared"],
  // The code that knows telephone numbers, with its library inside: it is loaded with the first
  // number.
  "src/library/rest/phone-numbers.js": ["place", "shared"],
  "src/cli/main.js": ["command"],
  "src/cli/list/command.js": ["command"],
  "src/cli/show/command.js": ["command"],
  "src/cli/validate/range-worker.js": ["servers"],
  "src/server.js": ["servers"],
  "src/server-for-browsers.js": ["servers"],
  "src/mock.js": ["servers"],
  "src/msw.js": ["servers"],
};
type Role = (typeof BUNDLED)[string][number];
const has = (role: Role) => (file: string) => BUNDLED[file]?.includes(role) === true;
const filesThat = (role: Role) => Object.keys(BUNDLED).filter(has(role));

// The libraries of the servers are inside them, so that nobody who installs the package installs
// those. Packages that package.json names for consumers stay outside.
const {
  dependencies = {},
  peerDependencies = {},
  exports,
  browser,
} = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
const packages = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];

const onImport = (name: string, resolve: (file: string, kind: string) => string | undefined) => ({
  name,
  setup: ({ onResolve }: PluginBuild) =>
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      const outside = resolve(posix.relative(dist, join(resolveDir, path)), kind);
      return outside === undefined ? undefined : { path: outside, external: true };
    }),
});

/** The files that commands load later: their own, beside those of the servers. */
const later = new Set<string>();
const withoutLater = onImport("without-later", (file, kind) => {
  if (kind !== "dynamic-import") return;
  if (has("command")(file)) return `./${posix.relative("cli", nameOf(file))}.cjs`;
  later.add(file);
  return `./${posix.relative("src/cli", file)}`;
});
const fromLibrary = onImport("from-library", (file) =>
  has("shared")(file) ? `library:${file}` : undefined,
);
/** Browsers can't read the JSON Schemas of the installed package. */
const withoutJsonSchemas: Plugin = {
  name: "without-json-schemas",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/json-schema\.js$/ }, () => ({
      contents: "export function jsonSchemaOf() {}",
    })),
};

const inDist = (file: string) => join(dist, file);

/** `src/cli/list/command.js` is `cli/list`. */
const nameOf = (file: string) =>
  file.replace(has("command")(file) ? /^src\/|(\/command)?\.js$/g : /^src\/|\.js$/g, "");

/** The passes run one after the other, because the commands say what is loaded later. */
function* passes(): Generator<BuildOptions> {
  yield {
    entryPoints: [inDist("src/library/runtime/contract.js")],
    outfile: inDist("src/library/runtime/contract-for-browsers.js"), // as package.json names it
    plugins: [withoutJsonSchemas],
  };
  for (const file of filesThat("place")) {
    const external = filesThat("shared")
      .filter((sharedFile) => sharedFile !== file)
      .map(inDist);
    yield { entryPoints: [inDist(file)], outfile: inDist(file), allowOverwrite: true, external };
  }
  const bundles = (files: readonly string[]): BuildOptions => ({
    entryPoints: Object.fromEntries(files.map((file) => [nameOf(file), inDist(file)])),
    outdir: inDist("bundles"),
    external: ["node:*", ...packages.flatMap((name) => [name, `${name}/*`])],
    target: "node20",
    lineLimit: 500, // Node prints the line that an uncaught error was thrown from
  });
  // CommonJS, because an ES module that imports node:fs and node:util makes Node load all that these
  // export, streams among it.
  const commonJs = { format: "cjs", outExtension: { ".js": ".cjs" } } as const;
  const define = { "import.meta.url": "__filename" };
  yield { ...bundles(filesThat("command")), ...commonJs, define, plugins: [withoutLater] };
  const chunkNames = "chunks/[name]-[hash]";
  const inParts = { chunkNames, splitting: true, plugins: [fromLibrary] };
  yield { ...bundles([...later, ...filesThat("servers")]), ...inParts };
}

const inputs: string[] = [];
for (const options of passes()) {
  const { metafile } = await build({
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
  inputs.push(...Object.keys(metafile.inputs));
}
const page = await buildConsole(root, join(dist, "console"));
writeFileSync(join(dist, "THIRD-PARTY-NOTICES.txt"), notices(root, [...inputs, ...page.inputs]));

// A file that no entry point leads to lies inside a bundle and is nobody's to import.
const kept = reached(entryFiles().filter((file) => !has("servers")(file)));
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
  const isForOthers = !file.startsWith("cli/");
  return isForOthers ? whole.replaceAll(/(?<=^|[;}\n])import"\.\/[^"]+";/g, "") : whole;
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** The code and types of every entry point, and the files in place of others in browsers. */
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
  const reachedFiles = new Set(entries);
  for (const file of reachedFiles) {
    for (const [, target = ""] of readFileSync(join(dist, file), "utf8").matchAll(
      /(?:from|import\(?)\s*"(\.[^"]+)"/g,
    )) {
      const path = posix.join(posix.dirname(file), target);
      reachedFiles.add(file.endsWith(".d.ts") ? path.replace(/\.js$/, ".d.ts") : path);
    }
  }
  return reachedFiles;
}
