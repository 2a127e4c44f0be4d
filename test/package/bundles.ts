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

/**
 * Bundles several modules into one file: all that they export, or only what `names` lists. `used`
 * are the files of which code is left.
 */
export function bundleTogether(specifiers: readonly string[], names = "*") {
  const exported = specifiers.map((one) => `export ${names} from ${JSON.stringify(one)};`);
  return bundleText(exported.join("\n"));
}

/** Bundles the text of a module. */
export async function bundleText(
  contents: string,
): Promise<Bundle & { readonly used: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    ...BROWSER,
    stdin: { contents, resolveDir: consumer },
  });
  const parts = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return {
    name: "together",
    gzipped: gzipSync(outputFiles[0]?.contents ?? "").length,
    inputs: Object.keys(metafile.inputs),
    used: parts.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file),
  };
}

/**
 * The files that are loaded at once with a module, or with what `names` lists of it, and their size,
 * and how many more chunks it can load later.
 */
export async function bundleLazily(
  specifier: string,
  names = "*",
): Promise<{ atOnce: string[]; gzipped: number; later: number }> {
  const { outputFiles, metafile } = await build({
    ...BROWSER,
    splitting: true,
    stdin: { contents: `export ${names} from "${specifier}";`, resolveDir: consumer },
  });
  const later = new Set<string>();
  const atOnce = new Set<string>();
  const load = (chunk: string): void => {
    if (atOnce.has(chunk)) return;
    atOnce.add(chunk);
    for (const { kind, path } of metafile.outputs[chunk]?.imports ?? []) {
      if (kind === "dynamic-import") later.add(path);
      else load(path);
    }
  };
  load("bundles/stdin.js");
  const sizeOf = (chunk: string): number =>
    gzipSync(outputFiles.find(({ path }) => path.endsWith(chunk))?.contents ?? "").length;
  return {
    atOnce: [...atOnce].flatMap((chunk) => Object.keys(metafile.outputs[chunk]?.inputs ?? {})),
    gzipped: [...atOnce].reduce((sum, chunk) => sum + sizeOf(chunk), 0),
    later: later.size,
  };
}
