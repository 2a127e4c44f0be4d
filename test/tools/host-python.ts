import { join } from "node:path";
import { copyHost, countHashes, HAS_SETS } from "./hosts.ts";
import { download, probe, run, type Tool } from "./tool.ts";
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
    const { cwd } = await copyHost(folder, "python", ["docs/scale.md", SCALE]);
    const bin = await install(folder, `${cwd}${extra}`, pinned(...packages));
    await run(join(bin, "python"), [join("../..", SCALE), `ScaleTest.test_${test}`], { cwd });
    return undefined;
  };
}

export const HOST_PYTHON: Readonly<Record<string, Tool>> = {
  "judge in Python, oldest wasmtime": host([OLDEST_WASMTIME]),
  "judge in Python": host(pinned("wasmtime", "pyarrow", "mypy"), true),
  // CI takes pinned versions alone, and a night tells of new ones.
  ...(HAS_SETS && { "judge in Python, newest wasmtime": host([]) }),
  "scale.md, Python": page("python", "[arrow]", "pyarrow"),
  "scale.md, DuckDB": page("duckdb", "[duckdb]", "pyarrow", "duckdb"),
  "scale.md, Polars": page("polars", "[polars]", "pyarrow", "polars"),
  "scale.md, Spark": page("spark", "[spark]", "pyarrow", "pyspark"),
};
