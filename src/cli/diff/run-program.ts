import { spawnSync } from "node:child_process";
import { codeOf } from "../../library/text/system-error.ts";
import { type Io, UsageError } from "../command.ts";

export function runProgram(
  [name, ...args]: readonly [name: string, ...args: readonly string[]],
  what: string,
  { cwd, env }: Pick<Io, "cwd" | "env">,
  options: { readonly input?: string; readonly shell?: boolean } = {},
) {
  const { error, status, stdout, stderr } = spawnSync(name, args, {
    input: "",
    ...options,
    cwd,
    env: { ...env },
    windowsHide: true,
    maxBuffer: 2 ** 30,
  });
  if (codeOf(error) === "ENOENT")
    throw new UsageError(`${name} is not installed, so no ${what} can be compared with.`);
  if (error) throw error;
  return { isDone: status === 0, out: stdout, err: stderr.toString() };
}
