// The hosts of the judge, each by its own tests. They run in a copy, because builds write beside
// their sources. HOST_SETS=large also gives them the large sets.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { variedLines } from "../../bench/varied-events.ts";
import { readCases } from "../../hosts/cases/cases.ts";
import * as fixtures from "../../src/fixtures.ts";
import { download, Lacking, makeFolder, namesIn, probe, root, run, type Tool } from "./tool.ts";
import versions from "./versions.json" with { type: "json" };

export const HAS_SETS = process.env.HOST_SETS === "large";
const OLDEST_JAVA = 17;
/** What builds leave beside their sources. */
const BUILT = /^(build|target|__pycache__|.*\.egg-info)$/;

/** What the build of a host reads. */
const SOURCES = ["hosts/cases", "generated/judge.wasm", "package.json", "LICENSE"];

/** Copies a host. With what is returned its tests also find large sets. */
export async function copyHost(folder: string, name: string) {
  const copy = makeFolder(folder, "copy");
  const filter = (file: string) => !BUILT.test(basename(file));
  for (const path of [`hosts/${name}`, ...SOURCES])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter });
  const sets = join(folder, "../large-sets");
  if (HAS_SETS && !existsSync(sets)) await run(process.execPath, ["hosts/cases/make.ts", sets]);
  return { cwd: join(copy, "hosts", name), env: { JUDGE_SETS: HAS_SETS ? sets : "" } };
}

/** Says how many hashes tests print, which they have compared with those of Node. */
export function countHashes(said: string): string {
  const hashes = namesIn(said, /(?<![0-9a-f])([0-9a-f]{64})\b/g);
  if (hashes.length === 0) throw new Error(`No hash is printed:\n${said}`);
  return `${hashes.length} hashes are those of Node`;
}

const INSTALLED = "node_modules/energy-contracts";

/** Unpacks the package as npm does into an empty folder, and returns that folder. */
export async function installPackage(folder: string): Promise<string> {
  const cwd = makeFolder(folder, "user");
  const packed = ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder];
  const tarball = join(folder, (await run("npm", packed)).trim());
  await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", makeFolder(cwd, INSTALLED)]);
  return cwd;
}

/** Writes the blocks of a page that are files, runs those of a shell, and returns what these say. */
async function follow(page: string, cwd: string, files: Readonly<Record<string, string>>) {
  let said = "";
  const text = readFileSync(join(cwd, INSTALLED, page), "utf8");
  for (const [, language = "", code = ""] of text.matchAll(/^```(\w+)\n(.*?)^```$/gms)) {
    const file = files[language];
    if (language === "sh") said += await download("sh", ["-euc", code], { cwd });
    else if (file === undefined) throw new Error(`${page} has a block of ${language}`);
    else {
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
      writeFileSync(join(cwd, file), code);
    }
  }
  return said;
}

/** Throws if a program does not say of the message of its page what every host says. */
function expectVerdict(said: string): string {
  const words = "agreement_id must be an integer, not a string of 1 character";
  if (!said.includes("invalid agreement.revoked-v1") || !said.includes(words))
    throw new Error(`The message of the page is not judged:\n${said}`);
  return "the page leads to a verdict";
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
    if (isThere) await race("Goroutines|Waits");
    return `${countHashes(said)}, ${isThere ? "no races" : "races are not looked for"}`;
  },
  async "judge in Go, from the package"(folder) {
    await probe("go", ["version"]);
    const cwd = await installPackage(folder);
    await run("go", ["mod", "init", "user"], { cwd });
    return expectVerdict(await follow("hosts/go/README.md", cwd, { go: "main.go" }));
  },
  async "the gate in Go, from the package"(folder) {
    await probe("go", ["version"]);
    const cwd = await installPackage(folder);
    const page = readFileSync(join(cwd, INSTALLED, "docs/ci.md"), "utf8");
    const builds = page.match(/(?<=^ +- )\(cd package\/hosts\/go .*$/gm) ?? [];
    if (builds.length === 0) throw new Error("docs/ci.md does not build the gate.");
    const commands = builds.join("\n").replaceAll("package/", `${INSTALLED}/`);
    await download("sh", ["-euc", commands], { cwd });
    return compareGate(join(cwd, INSTALLED, "energy-judge"), cwd);
  },
};

/** The messages of the small set that are objects and short, a list and lines that are often wrong, and broken ones. */
function gateText(): Buffer {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const isObject = (message: Buffer) => {
    if (message.length > 2000 || message[0] !== 0x7b) return false;
    try {
      return JSON.parse(decoder.decode(message)) !== null;
    } catch {
      return false; // of what is not JSON, the gate finds less
    }
  };
  const messages = readCases().filter(({ event, message }) => event === null && isObject(message));
  const lines = messages.flatMap(({ message }) => [message, Buffer.from("\n")]);
  const broken = ["{", '{"a":}', '{"a" 1}', '{"type":"é😀"', "{\n\n"].join("\n");
  const varied = variedLines(fixtures, 2000, 0.5);
  const list = `[${varied.split("\n", 20).join(",\n ")}]\n`;
  return Buffer.concat([...lines, Buffer.from(list + varied + broken)]);
}

/** Throws unless the gate says at each place what `validate` says, and ends as it does. */
function compareGate(gate: string, cwd: string): string {
  writeFileSync(join(cwd, "events.ndjson"), gateText());
  const said = (program: string, ...args: string[]) =>
    spawnSync(program, [...args, "events.ndjson"], { cwd, maxBuffer: 2 ** 30, encoding: "utf8" });
  const validate = [join(root, "src/cli/main.ts"), "validate", "--max-issues", "0", "--json"];
  const [found, gated] = [said(process.execPath, ...validate), said(gate, "--format", "github")];
  const { issues } = JSON.parse(found.stdout) as { issues: readonly Record<string, unknown>[] };
  const ours = issues.map(({ line, column, code }) => `line=${line},col=${column},title=${code} `);
  const theirs = gated.stdout.match(/(?<=,)line=\d+,col=\d+,title=\w+ /g) ?? [];
  if (found.status !== gated.status || ours.length < 1000 || ours.join() !== theirs.join())
    throw new Error(`${ours.length} faults by validate, ${theirs.length} by the gate`);
  return `${ours.length} faults are those of validate`;
}

async function probeJava(): Promise<void> {
  const version = (await probe("mvn", ["-version"])).match(/Java version: (\d+)/)?.[1];
  if (!(Number(version) >= OLDEST_JAVA))
    throw new Lacking(`Maven runs on Java ${version}, which is older than ${OLDEST_JAVA}`);
}

export const HOST_JAVA: Readonly<Record<string, Tool>> = {
  async "judge in Java"(folder) {
    const settings = await copyHost(folder, "java");
    await probeJava();
    // Without a test it fetches all that tests need.
    const none = ["-Dtest=None", "-Dsurefire.failIfNoSpecifiedTests=false"];
    await download("mvn", ["-q", "-B", "test", ...none], settings);
    return countHashes(await run("mvn", ["-q", "-B", "test"], settings));
  },
  async "judge in Java, from the package"(folder) {
    await probeJava();
    const cwd = await installPackage(folder);
    const [main, dependency] = ["src/main/java/Main.java", "dependency.xml"];
    await follow("hosts/java/README.md", cwd, { java: main, xml: dependency });
    const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>user</groupId><artifactId>user</artifactId><version>1</version>
  <properties>
    <maven.compiler.source>${OLDEST_JAVA}</maven.compiler.source>
    <maven.compiler.target>${OLDEST_JAVA}</maven.compiler.target>
  </properties>
  <dependencies>${readFileSync(join(cwd, dependency), "utf8")}</dependencies>
</project>`;
    writeFileSync(join(cwd, "pom.xml"), pom);
    const plugin = "org.apache.maven.plugins:maven-dependency-plugin";
    const goals = ["compile", `${plugin}:${versions.maven[plugin]}:build-classpath`];
    await download("mvn", ["-q", "-B", ...goals, "-Dmdep.outputFile=classpath.txt"], { cwd });
    const packages = readFileSync(join(cwd, "classpath.txt"), "utf8");
    return expectVerdict(await run("java", ["-cp", `target/classes:${packages}`, "Main"], { cwd }));
  },
};
