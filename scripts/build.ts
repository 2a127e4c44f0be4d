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

// Copies ajv's JavaScript with its declarations. Without white space, it is a quarter smaller. Of all
// other code only the comments go, which the declarations have, too.
cpSync(join(root, "generated/ajv"), join(dist, "generated/ajv"), { recursive: true });
for (const file of listFiles(dist).filter((name) => name.endsWith(".js"))) {
  const minify = file.startsWith("generated/ajv/");
  const options = { minify, charset: "utf8", target: "es2022" } as const;
  edit(join(dist, file), (code) => transformSync(code, options).code);
}

// Writes `.js` in the imports of declarations: there tsc leaves `.ts`, unlike in JavaScript.
const declarations = listFiles(dist).filter((name) => name.endsWith(".d.ts"));
const withJs = (text: string) =>
  text.replaceAll(/(from|import\()(\s*)"(\.[^"]+)\.ts"/g, '$1$2"$3.js"');
for (const file of declarations) edit(join(dist, file), withJs);

/**
 * The files that are bundled. A file in `place` is replaced by a bundle of all that it imports. A
 * `command` becomes one file, which starts fastest. The `servers` share chunks. Bundles import
 * `shared` files instead of containing them; `servers` load them at their first use.
 */
const BUNDLED: Readonly<Record<string, readonly ("place" | "command" | "servers" | "shared")[]>> = {
  "src/library/runtime/contract.js": ["place", "shared"],
  "src/library/runtime/issue.js": ["place", "shared"],
  // Each becomes one file, which loads several times faster than hundreds of small modules.
  "generated/all-events.js": ["place", "shared"],
  "generated/rest-contracts.js": ["place", "shared"],
  // Finds an event by its name.
  "src/events.js": ["place"],
  "generated/event-loaders.js": ["shared"],
  "generated/event-names.js": ["shared"],
  // Makes many payloads. The bundle is half as large as the modules from which it is made.
  "src/library/fixtures/series/series.js": ["place", "shared"],
  "src/library/fixtures/demo-state.js": ["shared"],
  "src/library/fixtures/faults.js": ["shared"],
  "src/library/fixtures/fixture-data.js": ["shared"],
  "src/library/fixtures/fixture.js": ["shared"],
  // Contains the large library for telephone numbers. The rule loads it with the first number.
  "src/library/rest/phone-numbers.js": ["place", "shared"],
  "src/cli/main.js": ["command"],
  "src/cli/list/command.js": ["command"],
  "src/cli/show/command.js": ["command"],
  "src/server.js": ["servers"],
  "src/server-for-browsers.js": ["servers"],
  "src/mock.js": ["servers"],
  "src/msw.js": ["servers"],
  "src/playwright.js": ["servers"],
};
type Role = (typeof BUNDLED)[string][number];
const has = (role: Role) => (file: string) => BUNDLED[file]?.includes(role) === true;
const filesThat = (role: Role) => Object.keys(BUNDLED).filter(has(role));

// Bundles contain the libraries of the servers, so that nobody has to install those libraries.
// Packages that package.json names for consumers stay outside.
const {
  peerDependencies = {},
  exports,
  browser,
} = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
const packages = Object.keys(peerDependencies);

const onImport = (name: string, resolve: (file: string, kind: string) => string | undefined) => ({
  name,
  setup: ({ onResolve }: PluginBuild) =>
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      const outside = resolve(posix.relative(dist, join(resolveDir, path)), kind);
      return outside === undefined ? undefined : { path: outside, external: true };
    }),
});

/** Files that commands import dynamically, without other commands. The last pass bundles them. */
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
/** Replaces `jsonSchemaOf`: browsers can't read the JSON Schemas of the installed package. */
const withoutJsonSchemas: Plugin = {
  name: "without-json-schemas",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/json-schema\.js$/ }, () => ({
      contents: "export function jsonSchemaOf() {}",
    })),
};

const inDist = (file: string) => join(dist, file);

/** Names a bundle: `src/cli/list/command.js` becomes `cli/list`. */
const nameOf = (file: string) =>
  file.replace(has("command")(file) ? /^src\/|(\/command)?\.js$/g : /^src\/|\.js$/g, "");

/** Yields the passes in order, because the pass of the commands fills `later` for the last pass. */
function* passes(): Generator<BuildOptions> {
  yield {
    entryPoints: [inDist("src/library/runtime/contract.js")],
    outfile: inDist("src/library/runtime/contract-for-browsers.js"), // package.json names this path
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
    lineLimit: 500, // Node prints the whole line that threw an uncaught error
  });
  // Commands are CommonJS, to start fast: an ES module would load all of node:fs with its streams.
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
const pageInputs = await buildConsole(root, join(dist, "console"));
writeFileSync(join(dist, "THIRD-PARTY-NOTICES.txt"), notices(root, [...inputs, ...pageInputs]));

// Removes each file that no entry point leads to: bundles already contain its code.
const kept = reached(entryFiles().filter((file) => !has("servers")(file)));
for (const file of listFiles(dist))
  if (/^(src|generated)\//.test(file) && !kept.has(file)) rmSync(join(dist, file));
// The module of the judge lies in generated/, from where this code is one folder deeper than its source.
for (const file of ["judge.js", "judge-for-browsers.js"])
  edit(join(dist, "src", file), (code) => code.replace('"../generated/', '"../../generated/'));
for (const file of listFiles(join(dist, "bundles")))
  edit(join(dist, "bundles", file), (code) => finished(file, code));
cpSync(join(dist, "bundles"), join(dist, "src"), { recursive: true });
rmSync(join(dist, "bundles"), { recursive: true });

/** Returns the code of a bundle with the right paths to the files that the bundle imports. */
function finished(file: string, code: string): string {
  const toDist = posix.relative(posix.dirname(file), "..");
  const whole = code
    .replaceAll('"library:', `"${toDist}/`)
    .replaceAll(/import\((?="\.\/\w+\.cjs"\))/g, "require(");
  // Removes imports that import no name. They have no effect, and bundlers warn of them.
  const isForOthers = !file.startsWith("cli/");
  return isForOthers ? whole.replaceAll(/(?<=^|[;}\n])import"\.\/[^"]+";/g, "") : whole;
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** Lists the code and types of every entry point, and the files that browsers get instead. */
function entryFiles(): string[] {
  const files = listFiles(dist);
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === "string" ? [] : Object.values(target),
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
