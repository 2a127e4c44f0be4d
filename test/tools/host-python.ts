import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyHost, countHashes, HAS_SETS, installPackage } from "./hosts.ts";
import { download, namesIn, probe, root, run, type Tool } from "./tool.ts";
import versions from "./versions.json" with { type: "json" };

const SCALE = "test/docs/scale.py";
const OLDEST_WASMTIME = "wasmtime==25.0.0";
const pinned = (...names: (keyof typeof versions.pypi)[]): string[] =>
  names.map((name) => `${name}==${versions.pypi[name]}`);

/** Installs the host with packages into an environment of its own. Returns its `bin`. */
async function install(folder: string, host: string, packages: readonly string[]) {
  const bin = join(folder, "environment/bin");
  await probe("python3", ["-m", "venv", join(folder, "environment")]);
  await download(join(bin, "pip"), [
    "install",
    "--quiet",
    "--disable-pip-version-check",
    host,
    ...packages,
  ]);
  return bin;
}

/** Runs the tests of the host. Those of packages that are not there say so. */
function host(packages: readonly string[], hasTypes = false): Tool {
  return async (folder) => {
    const { cwd, env } = await copyHost(folder, "python");
    const bin = await install(folder, cwd, packages);
    const types = ["--strict", "--ignore-missing-imports", join(cwd, "energy_contracts")];
    if (hasTypes) await run(join(bin, "mypy"), types, { cwd });
    const tests = ["-m", "unittest", "discover", "--start-directory", "tests"];
    return countHashes(await run(join(bin, "python"), tests, { cwd, env }));
  };
}

/** Runs the blocks of docs/scale.md that need the packages of an extra, or others. */
function page(test: string, extra: string, ...packages: (keyof typeof versions.pypi)[]): Tool {
  return async (folder) => {
    const cwd = await installPackage(folder);
    const PACKAGE = join(cwd, "node_modules/energy-contracts");
    const bin = await install(folder, `${PACKAGE}/hosts/python${extra}`, pinned(...packages));
    const args = [join(root, SCALE), `ScaleTest.test_${test}`];
    await run(join(bin, "python"), args, { cwd, env: { PACKAGE } });
    return undefined;
  };
}

/** Runs the script that lands a folder, of a page, on lines made of what `emit` sends. */
function lake(
  test: readonly string[],
  extra: string,
  ...packages: (keyof typeof versions.pypi)[]
): Tool {
  return async (folder) => {
    const PACKAGE = join(await installPackage(folder), "node_modules/energy-contracts");
    const MESSAGES = join(folder, "messages.ndjson");
    const emit = ["emit", "--all", "--variants", "--to", "-"];
    const messages = await run(process.execPath, [join(root, "src/cli/main.ts"), ...emit]);
    writeFileSync(MESSAGES, messages);
    const bin = await install(folder, `${PACKAGE}/hosts/python${extra}`, pinned(...packages));
    const [file = "", ...names] = test;
    const env = { PACKAGE, MESSAGES };
    await run(join(bin, "python"), [join(root, "test/docs", file), ...names], { env });
    return undefined;
  };
}

/** Has messages of all events land in tables, of which Spark reads some. */
function landed(
  engines: string,
  events: number,
  ...packages: (keyof typeof versions.pypi)[]
): Tool {
  return async (folder) => {
    const { cwd } = await copyHost(folder, "python");
    const bin = await install(folder, cwd, pinned("pyarrow", ...packages));
    await run(process.execPath, ["hosts/cases/landing.ts", folder, "2", "1000"]);
    const args = [join(root, "hosts/cases/landed.py"), folder, engines, `${events}`];
    const said = await run(join(bin, "python"), args, {
      env: { PYSPARK_PYTHON: join(bin, "python") },
    });
    return `${namesIn(said, /(\d+) messages/g).reduce((sum, count) => sum + Number(count), 0)} messages land`;
  };
}

/** The page says with which packages the host runs on Spark 3.5. */
const onSpark35: Tool = async (folder) => {
  const PACKAGE = join(await installPackage(folder), "node_modules/energy-contracts");
  const text = readFileSync(join(PACKAGE, "docs/scale.md"), "utf8");
  const [, packages = ""] = text.match(/python\[spark\]' '(pyspark==3\.5.*)'`/) ?? [];
  if (packages === "") throw new Error("docs/scale.md does not say what Spark 3.5 needs.");
  const bin = await install(folder, `${PACKAGE}/hosts/python[spark]`, packages.split("' '"));
  await run(join(bin, "python"), [join(root, SCALE), "ScaleTest.test_spark"], { env: { PACKAGE } });
  return packages;
};

/** Has pip find packages for each Python that the page names. Most are not on one machine. */
const onEveryPython: Tool = async (folder) => {
  const { cwd } = await copyHost(folder, "python");
  const text = readFileSync(join(root, "docs/scale.md"), "utf8");
  const [first = 0, last = 0] = (text.match(/Python 3\.(\d+) to 3\.(\d+)/) ?? [])
    .slice(1)
    .map(Number);
  if (!(first < last)) throw new Error("docs/scale.md does not say on which Pythons it runs.");
  const bin = await install(folder, cwd, []);
  const target = ["--target", join(folder, "none"), "--only-binary=:all:"];
  const quiet = ["install", "--quiet", "--dry-run", "--ignore-installed", ...target];
  for (let minor = first; minor <= last; minor++)
    await download(join(bin, "pip"), [...quiet, "--python-version", `3.${minor}`, `${cwd}[arrow]`]);
  return `3.${first} to 3.${last}`;
};

export const HOST_PYTHON: Readonly<Record<string, Tool>> = {
  "judge in Python, oldest wasmtime": host([OLDEST_WASMTIME]),
  "judge in Python": host(pinned("wasmtime", "pyarrow", "mypy"), true),
  // CI takes pinned versions alone, and a night tells of new ones.
  ...(HAS_SETS && {
    "judge in Python, newest wasmtime": host([]),
    "judge in Python, every version": onEveryPython,
    "scale.md, Spark 3.5": onSpark35,
  }),
  "scale.md, Python": page("python", "[arrow]", "pyarrow"),
  "scale.md, DuckDB": page("duckdb", "[duckdb]", "pyarrow", "duckdb"),
  "landing.md, DuckDB": lake(["landing.py"], "[duckdb]", "pyarrow", "duckdb"),
  "what lands is what was sent": landed("arrow,duckdb,polars", 274, "duckdb", "polars"),
  "scale.md, Polars": page("polars", "[polars]", "pyarrow", "polars"),
  "scale.md, Spark": page("spark", "[spark]", "pyarrow", "pyspark"),
  "scale.md, a lake on Spark": lake(
    ["scale.py", "ScaleTest.test_lake"],
    "[spark]",
    "pyarrow",
    "pyspark",
  ),
};
