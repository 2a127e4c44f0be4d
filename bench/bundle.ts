import { basename, relative } from "node:path";
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

/** Bundles a module with its code split; the size is that of what loads at once. */
export async function bundleAtOnce(contents: string): Promise<Size> {
  const { outputFiles, metafile } = await build({
    ...BROWSER,
    splitting: true,
    metafile: true,
    stdin: { contents, resolveDir: import.meta.dirname, loader: "ts", sourcefile: "entry.ts" },
  });
  const atOnce = new Set<string>();
  const add = (chunk: string): void => {
    if (atOnce.has(chunk)) return;
    atOnce.add(chunk);
    for (const { kind, path } of metafile.outputs[chunk]?.imports ?? [])
      if (kind !== "dynamic-import") add(path);
  };
  for (const [chunk, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint === "entry.ts") add(chunk);
  const sizes = outputFiles
    .filter(({ path }) => atOnce.has(relative(import.meta.dirname, path)))
    .map(({ contents: code }) => sizeOf(code));
  return {
    minified: sizes.reduce((sum, { minified }) => sum + minified, 0),
    gzipped: sizes.reduce((sum, { gzipped }) => sum + gzipped, 0),
  };
}

function sizeOf(code: Uint8Array | undefined): Size {
  if (!code?.length) throw new Error("A bundle is empty.");
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
}
