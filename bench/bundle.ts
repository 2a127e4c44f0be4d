import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build } from "esbuild";

export interface Size {
  readonly minified: number;
  readonly gzipped: number;
}

const BROWSER = {
  absWorkingDir: import.meta.dirname,
  bundle: true,
  minify: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  write: false,
  outdir: "out",
  logLevel: "error",
} satisfies BuildOptions;

/** Bundles a module that is given as text; it finds the libraries of the benchmarks. */
export async function bundle(contents: string): Promise<Size & { code: string }> {
  const { outputFiles } = await build({
    ...BROWSER,
    stdin: { contents, resolveDir: import.meta.dirname, loader: "ts" },
  });
  return { ...sizeOf(outputFiles[0]?.contents), code: outputFiles[0]?.text ?? "" };
}

/** Bundles each file by itself. */
export async function bundleEach(files: readonly string[]): Promise<Size[]> {
  const entryPoints = files.map((file, index) => ({ in: file, out: `${index}` }));
  const { outputFiles } = await build({ ...BROWSER, entryPoints });
  return files.map((_, index) =>
    sizeOf(outputFiles.find(({ path }) => basename(path) === `${index}.js`)?.contents),
  );
}

function sizeOf(code: Uint8Array | undefined): Size {
  if (!code?.length) throw new Error("A bundle is empty.");
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
}
