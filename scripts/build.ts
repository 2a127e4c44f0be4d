// Compiles src/ and generated/ to dist/, which is what the package publishes.
import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { listFiles } from "./source/read-events.ts";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");

rmSync(dist, { recursive: true, force: true });
execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", join(root, "tsconfig.build.json")], {
  stdio: "inherit",
});

// tsc rewrites the extension of imports in JavaScript, and leaves it in declarations.
for (const file of listFiles(dist).filter((name) => name.endsWith(".d.ts"))) {
  const path = join(dist, file);
  const declarations = readFileSync(path, "utf8");
  writeFileSync(path, declarations.replaceAll(/(from|import\()(\s*)"(\.[^"]+)\.ts"/g, '$1$2"$3.js"'));
}

const bundling = { bundle: true, format: "esm", target: "es2022", minify: true, charset: "utf8" } as const;

// The contracts of all events in one file: 326 small modules take several times longer to load.
const allEvents = join(dist, "generated/all-events.js");
await build({ ...bundling, entryPoints: [allEvents], outfile: allEvents, allowOverwrite: true });

// The command line as one file for each command, for the same reason. Its modules and declarations are nobody's to import.
const cli = join(dist, "src/cli");
await build({
  ...bundling,
  entryPoints: { main: join(cli, "main.js"), "range-worker": join(cli, "validate/range-worker.js") },
  outdir: join(dist, "cli"),
  splitting: true,
  platform: "node",
  packages: "external",
  target: "node20",
});
rmSync(cli, { recursive: true });
renameSync(join(dist, "cli"), cli);
