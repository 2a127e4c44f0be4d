// A page for a browser: a module as a bundler makes it, with the parts that it loads later.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { build, type Plugin } from "esbuild";

export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a page that loads a module, and further files by their paths. */
export async function servePage(
  module: string,
  files: Readonly<Record<string, string>> = {},
  plugins: Plugin[] = [],
): Promise<ServedPage> {
  const outdir = "/bundle";
  const { outputFiles } = await build({
    entryPoints: { entry: module },
    bundle: true,
    write: false,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    platform: "browser",
    outdir,
    plugins,
    define: { "process.env.FC_SEED": JSON.stringify(process.env.FC_SEED ?? null) },
  });
  const page = '<!doctype html><script type="module" src="/entry.js"></script>';
  const served = new Map([
    ["/", { type: "text/html", text: page }],
    ...Object.entries(files).map(
      ([path, text]) => [path, { type: "text/javascript", text }] as const,
    ),
    ...outputFiles.map(
      ({ path, text }) => [path.slice(outdir.length), { type: "text/javascript", text }] as const,
    ),
  ]);
  const server = createServer((incoming, outgoing) => {
    const found = served.get(incoming.url ?? "");
    if (!found) outgoing.writeHead(404).end();
    else outgoing.writeHead(200, { "Content-Type": found.type }).end(found.text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
