// Compiles src/ and generated/ to dist/, which is what the package publishes.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
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

// The contracts of all events in one file: 326 small modules take several times longer to load.
const allEvents = join(dist, "generated/all-events.js");
await build({
  entryPoints: [allEvents],
  outfile: allEvents,
  allowOverwrite: true,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  charset: "utf8",
});
