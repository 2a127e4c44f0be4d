import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build } from "esbuild";
import { consumer } from "./packed.ts";

const BROWSER = {
  absWorkingDir: consumer,
  bundle: true,
  minify: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  outdir: "bundles",
  write: false,
  metafile: true,
} satisfies BuildOptions;

export interface Bundle {
  readonly name: string;
  readonly gzipped: number;
  /** The files that went into it. */
  readonly inputs: readonly string[];
}

/** Bundles each module for a browser by itself. */
export async function bundleEach(specifiers: readonly string[]): Promise<Bundle[]> {
  const { outputFiles, metafile } = await build({
    ...BROWSER,
    entryPoints: specifiers.map((name, index) => ({ in: name, out: `${index}` })),
  });
  return specifiers.map((name, index) => {
    const contents =
      outputFiles.find(({ path }) => basename(path) === `${index}.js`)?.contents ?? "";
    return {
      name,
      gzipped: gzipSync(contents).length,
      inputs: Object.keys(metafile.outputs[`bundles/${index}.js`]?.inputs ?? {}),
    };
  });
}

/** Bundles several modules into one file. */
export async function bundleTogether(specifiers: readonly string[]): Promise<Bundle> {
  const contents = specifiers
    .map((specifier) => `export * from ${JSON.stringify(specifier)};`)
    .join("\n");
  const { outputFiles, metafile } = await build({
    ...BROWSER,
    stdin: { contents, resolveDir: consumer },
  });
  return {
    name: "together",
    gzipped: gzipSync(outputFiles[0]?.contents ?? "").length,
    inputs: Object.keys(metafile.inputs),
  };
}

/** The files that are loaded with a module at once, and how many more chunks it can load later. */
export async function bundleLazily(
  specifier: string,
): Promise<{ atOnce: string[]; later: number }> {
  const { outputs } = (
    await build({ ...BROWSER, splitting: true, entryPoints: [{ in: specifier, out: "entry" }] })
  ).metafile;
  const later = new Set<string>();
  const load = (chunk: string): string[] => {
    const { inputs = {}, imports = [] } = outputs[chunk] ?? {};
    for (const { kind, path } of imports) if (kind === "dynamic-import") later.add(path);
    return [
      ...Object.keys(inputs),
      ...imports.filter(({ kind }) => kind !== "dynamic-import").flatMap(({ path }) => load(path)),
    ];
  };
  return { atOnce: load("bundles/entry.js"), later: later.size };
}
