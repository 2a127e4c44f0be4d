// The hosts of the judge, each by its own tests. They run in a copy, because builds write beside
// their sources. HOST_SETS=large also gives them the large sets.
import { cpSync, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { download, Lacking, makeFolder, namesIn, probe, root, run, type Tool } from "./tool.ts";

export const HAS_SETS = process.env.HOST_SETS === "large";
const OLDEST_JAVA = 17;
/** What builds leave beside their sources. */
const BUILT = /^(build|target|__pycache__|.*\.egg-info)$/;

/** What the build of a host reads. */
const SOURCES = ["hosts/cases", "generated/judge.wasm", "package.json", "LICENSE"];

/** Copies a host, and other files. With what is returned its tests also find large sets. */
export async function copyHost(folder: string, name: string, others: readonly string[] = []) {
  const copy = makeFolder(folder, "copy");
  const filter = (file: string) => !BUILT.test(basename(file));
  for (const path of [`hosts/${name}`, ...SOURCES, ...others])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter });
  const sets = join(folder, "../large-sets");
  if (HAS_SETS && !existsSync(sets)) await run(process.execPath, ["hosts/cases/make.ts", sets]);
  return { cwd: join(copy, "hosts", name), env: { JUDGE_SETS: HAS_SETS ? sets : "" } };
}

/** Says how many hashes tests print, which they have compared with those of Node. */
export function countHashes(said: string): string {
  const hashes = namesIn(said, /\b([0-9a-f]{64})\b/g);
  if (hashes.length === 0) throw new Error(`No hash is printed:\n${said}`);
  return `${hashes.length} hashes are those of Node`;
}

export const HOST_GO: Readonly<Record<string, Tool>> = {
  async "judge in Go"(folder) {
    const settings = await copyHost(folder, "go");
    await download("go", ["mod", "download"], settings);
    const said = await run("go", ["test", "-v", "-count=1"], settings);
    // The race detector needs a C compiler, and a kernel that lets it run.
    const race = (tests: string) => run("go", ["test", "-race", "-run", tests], settings);
    const isThere = await race("^$").then(
      () => true,
      () => false,
    );
    if (isThere) await race("Pool");
    return `${countHashes(said)}, ${isThere ? "no races" : "races are not looked for"}`;
  },
};

export const HOST_JAVA: Readonly<Record<string, Tool>> = {
  async "judge in Java"(folder) {
    const settings = await copyHost(folder, "java");
    const version = (await probe("mvn", ["-version"])).match(/Java version: (\d+)/)?.[1];
    if (!(Number(version) >= OLDEST_JAVA))
      throw new Lacking(`Maven runs on Java ${version}, which is older than ${OLDEST_JAVA}`);
    // Without a test it fetches all that tests need.
    const none = ["-Dtest=None", "-Dsurefire.failIfNoSpecifiedTests=false"];
    await download("mvn", ["-q", "-B", "test", ...none], settings);
    return countHashes(await run("mvn", ["-q", "-B", "test"], settings));
  },
};
