import { spawnSync } from "node:child_process";

/**
 * Runs Node, or a program on it, and returns what it printed. Throws with all of it when it fails,
 * unless it may.
 */
export function runNode(
  args: readonly string[],
  { cwd, mayFail = false }: { cwd?: string; mayFail?: boolean } = {},
): string {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return run(process.execPath, args, { cwd, env, mayFail });
}

export function runNpm(args: readonly string[], cwd: string): string {
  return run("npm", args, { cwd, env: process.env, mayFail: false });
}

interface RunOptions {
  readonly cwd: string | undefined;
  readonly env: NodeJS.ProcessEnv;
  readonly mayFail: boolean;
}

function run(command: string, args: readonly string[], { cwd, env, mayFail }: RunOptions): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...(cwd && { cwd }),
    env,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  if (status !== 0 && !mayFail)
    throw new Error(
      `${command} ${args.join(" ").slice(0, 200)} ended with ${status}:\n${stdout}${stderr}`,
    );
  return stdout;
}
