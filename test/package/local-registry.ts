// A registry of npm on this machine, as a process of its own: it has a tarball of this package, and
// packages of node_modules with all that they need. Prints its address.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const [tarball = "", ...names] = process.argv.slice(2);
const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "energy-contracts-registry-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
process.on("SIGTERM", () => process.exit());

const readManifest = (path: string) =>
  JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as Manifest;

/** The folders of packages with those of all that they need. */
function withNeeds(packages: readonly string[], within: string): string[] {
  return packages.flatMap((name) => {
    const own = join(within, "node_modules", name);
    const path = existsSync(own) ? own : join(root, "node_modules", name);
    return [path, ...withNeeds(Object.keys(readManifest(path).dependencies ?? {}), path)];
  });
}

const folders = [...new Set(withNeeds(names, root))];
const pack = ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder];
execFileSync("npm", [...pack, ...folders]);
const archives = new Map([["energy-contracts", tarball]]);
const manifests = new Map([["energy-contracts", readManifest(root)]]);
for (const path of folders) {
  const manifest = readManifest(path);
  const { name, version } = manifest;
  const archive = readdirSync(folder).find((file) => file === `${name}-${version}.tgz`) ?? "";
  manifests.set(name, manifest);
  archives.set(name, join(folder, archive));
}

const server = createServer(({ url = "" }, response) => {
  const [, name = "", isArchive] = /^\/([^/?]+)(\/archive\.tgz)?$/.exec(url) ?? [];
  const manifest = manifests.get(name);
  if (!manifest) return void response.writeHead(404).end();
  if (isArchive) return void response.end(readFileSync(archives.get(name) ?? ""));
  const { version } = manifest;
  const dist = { tarball: `${address()}/${name}/archive.tgz` };
  const versions = { [version]: { ...manifest, dist } };
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ name, "dist-tags": { latest: version }, versions }));
});
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
server.listen(0, "127.0.0.1", () => process.stdout.write(`${address()}\n`));
