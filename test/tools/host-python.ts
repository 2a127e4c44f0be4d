import { rmSync } from "node:fs";
import { join } from "node:path";
import { download, root, run, type Tool } from "./tool.ts";
import versions from "./versions.json" with { type: "json" };

const HOST = join(root, "hosts/python");
const { mypy, pyarrow, wasmtime } = versions.pypi;

/** Runs the tests of the Python host. Tests of packages that are not there say so. */
function host(...packages: readonly string[]): Tool {
  return async (folder) => {
    const bin = join(folder, "bin");
    await run("python3", ["-m", "venv", folder]);
    rmSync(join(HOST, "build"), { recursive: true, force: true }); // pip would install what is in it
    await download(join(bin, "pip"), ["install", "--quiet", HOST, ...packages]);
    if (packages.some((name) => name.startsWith("mypy")))
      await run(join(bin, "mypy"), [
        "--strict",
        "--ignore-missing-imports",
        join(HOST, "energy_contracts"),
      ]);
    await run(join(bin, "python"), ["-m", "unittest", "discover", "-s", join(HOST, "tests")]);
    return undefined;
  };
}

export const HOST_PYTHON: Readonly<Record<string, Tool>> = {
  "judge in Python, the oldest wasmtime": host("wasmtime==25.0.0"),
  "judge in Python, Arrow": host(`wasmtime==${wasmtime}`, `pyarrow==${pyarrow}`, `mypy==${mypy}`),
};
