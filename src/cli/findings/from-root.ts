import { isAbsolute, relative, resolve, sep } from "node:path";
import type { Io } from "../command.ts";
import type { Format } from "./finding.ts";
import { STDIN_NAME } from "./words.ts";

/**
 * Tells a format of files by their path from the root of the repository, with forward slashes, as GitHub and SARIF want them, whatever folder the
 * command runs in. A file outside of it goes by its whole path.
 */
export function fromRoot(format: Format, { cwd, env }: Pick<Io, "cwd" | "env">): Format {
  const workspace = env.GITHUB_WORKSPACE;
  const root =
    workspace && isAbsolute(workspace) && pathWithin(workspace, cwd) !== undefined
      ? workspace
      : cwd;
  const rename = (file: string): string => {
    if (file === STDIN_NAME) return file;
    const path = resolve(cwd, file);
    return pathWithin(root, path)?.split(sep).join("/") ?? path;
  };
  return {
    begin: (file) => format.begin?.(rename(file)),
    finding: (finding) => format.finding({ ...finding, file: rename(finding.file) }),
    finish: (file, judged) => format.finish?.(rename(file), judged),
    end: (totals) => format.end(totals),
  };
}

/** A path from a folder on; undefined for one outside of it. */
export function pathWithin(folder: string, path: string): string | undefined {
  const inner = relative(folder, path);
  return inner === ".." || inner.startsWith(`..${sep}`) || isAbsolute(inner) ? undefined : inner;
}
