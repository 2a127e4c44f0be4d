// Runs tests in a copy that has the newest or the oldest version of every optional peer dependency,
// from the registry: `npx node test/peers.ts oldest test/servers/stores`. Without names it runs all.
import { execFileSync, spawnSync } from "node:child_process";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import packageJson from "../package.json" with { type: "json" };
import { copyRepository } from "./copy-repository.ts";

/** By the names that they are installed by: the ranges of what is tried. */
const RANGES: Readonly<Record<string, string>> = {
  ...packageJson.peerDependencies,
  ...{ "typescript-5-0": "~5.0.0", "typescript-7": ">=7" },
};
const ALIAS = /^typescript-.+/;

const [age = "", ...tests] = process.argv.slice(2);
if (!["newest", "oldest"].includes(age)) throw new Error(`Say "newest" or "oldest", not "${age}".`);
const dependencies = Object.fromEntries(
  Object.entries(RANGES).map(([name, range]) => {
    const real = name.replace(ALIAS, "typescript");
    const version = age === "newest" ? range : oldest(`${real}@${range}`);
    return [name, real === name ? version : `npm:${real}@${version}`];
  }),
);

const folder = mkdtempSync(join(tmpdir(), "energy-contracts-peers-"));
const [copy, peers] = [join(folder, "copy"), join(folder, "peers")];
try {
  mkdirSync(copy);
  copyRepository(copy);
  run(process.execPath, ["scripts/build.ts"], copy); // the package is built before it meets a peer
  mkdirSync(peers);
  writeFileSync(join(peers, "package.json"), JSON.stringify({ private: true, dependencies }));
  run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], peers);
  for (const name of Object.keys(dependencies)) {
    putInPlace(name);
    const manifest = join(peers, "node_modules", name, "package.json");
    const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
    process.stdout.write(`${name} ${version}\n`);
  }
  run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...tests], copy);
} finally {
  rmSync(folder, { recursive: true });
}

/** Has the copy find a package where it was installed; what that needs itself lies beside it. */
function putInPlace(name: string): void {
  const place = join(copy, "node_modules", name);
  const scope = dirname(place);
  if (lstatSync(scope).isSymbolicLink()) {
    const all = realpathSync(scope);
    rmSync(scope);
    mkdirSync(scope);
    for (const sibling of readdirSync(all)) symlinkSync(join(all, sibling), join(scope, sibling));
  }
  rmSync(place, { force: true });
  symlinkSync(join(peers, "node_modules", name), place);
}

/** The lowest published version of a range, which need not be the one that it names. */
function oldest(range: string): string {
  const answer = execFileSync("npm", ["view", range, "version", "--json"], { encoding: "utf8" });
  const [first] = [JSON.parse(answer) as string | string[]]
    .flat()
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  if (first === undefined) throw new Error(`The registry has no ${range}.`);
  return first;
}

function run(command: string, args: readonly string[], cwd: string): void {
  const env = { ...process.env, TYPESCRIPTS: "all" };
  const { status } = spawnSync(command, args, { cwd, env, stdio: "inherit" });
  if (status !== 0) throw new Error(`"${command} ${args.join(" ")}" fails with the ${age} peers.`);
}
