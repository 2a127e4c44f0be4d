import { isAbsolute, resolve, sep } from "node:path";
import { pathWithin } from "../access-file.ts";
import type { Io } from "../command.ts";
import type { Format } from "./finding.ts";
import { STDIN_NAME } from "./place.ts";

/**
 * Gives a format the names of files from the root of the repository and with forward slashes, as
 * GitHub, GitLab and SARIF want them, whatever folder the command runs in. A file outside of the root has
 * its absolute path.
 */
export function fromRoot(format: Format, { cwd, env }: Pick<Io, "cwd" | "env">): Format {
  const workspace = env.GITHUB_WORKSPACE ?? env.CI_PROJECT_DIR;
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
    finish: (file, counts) => format.finish?.(rename(file), counts),
    end: (totals, summary) => format.end(totals, summary),
  };
}
