import { join } from "node:path";
import { copyHost, HAS_SETS } from "./hosts.ts";
import { download, probe, run, type Tool } from "./tool.ts";
import versions from "./versions.json" with { type: "json" };

const { mypy, pyarrow, wasmtime } = versions.pypi;

/** Runs the tests of the Python host. Tests of packages that are not there say so. */
function host(...packages: readonly string[]): Tool {
  return async (folder) => {
    const settings = await copyHost(folder, "python");
    const bin = join(folder, "environment/bin");
    await probe("python3", ["-m", "venv", join(folder, "environment")]);
    await download(join(bin, "pip"), ["install", "--quiet", ".", ...packages], settings);
    if (packages.some((name) => name.startsWith("mypy")))
      await run(
        join(bin, "mypy"),
        ["--strict", "--ignore-missing-imports", "energy_contracts"],
        settings,
      );
    await run(join(bin, "python"), ["-m", "unittest", "discover", "-s", "tests"], settings);
    return undefined;
  };
}

export const HOST_PYTHON: Readonly<Record<string, Tool>> = {
  "judge in Python, the oldest wasmtime": host("wasmtime==25.0.0"),
  "judge in Python, Arrow": host(`wasmtime==${wasmtime}`, `pyarrow==${pyarrow}`, `mypy==${mypy}`),
  // CI takes pinned versions alone, and a night tells of new ones.
  ...(HAS_SETS && { "judge in Python, the newest wasmtime": host() }),
};
