// Runs action.yml as GitHub's runner does: inputs with their defaults, expressions only in `env`,
// and the script in bash, with a stand-in for npx.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { parse } from "yaml";
import { CLI_NODE } from "../nodes.ts";

export interface Action {
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<
    Record<
      string,
      { readonly description: string; readonly required?: boolean; readonly default?: string }
    >
  >;
  readonly runs: {
    readonly using: string;
    readonly steps: readonly {
      readonly shell: string;
      readonly env: Readonly<Record<string, string>>;
      readonly run: string;
      readonly "working-directory": string;
    }[];
  };
}
export interface ActionRun {
  readonly code: number | null;
  readonly out: string;
  /** The arguments of npx; undefined if it was not called. */
  readonly called: readonly string[] | undefined;
  /** Whether an input was run as a command. */
  readonly appeared: boolean;
}

const root = join(import.meta.dirname, "../..");
export const action = parse(readFileSync(join(root, "action.yml"), "utf8")) as Action;

/** Stands in for npx: records its arguments, and runs `REAL` with those of the command. */
const NPX = `#!/usr/bin/env bash
printf '%s\\0' "$@" > "$CALLED"
if [ -n "$REAL" ]; then shift 2; exec "$NODE" "$REAL" "$@"; fi
exit "$ANSWER"
`;

/** `real` is the command that npx runs; without it npx exits with `answer`. */
export function runAction(
  inputs: Readonly<Record<string, string>>,
  { answer = 0, real = "", cwd = "" } = {},
): ActionRun {
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-action-"));
  try {
    writeFileSync(join(folder, "npx"), NPX);
    chmodSync(join(folder, "npx"), 0o755);
    const [step] = action.runs.steps;
    writeFileSync(join(folder, "script.sh"), step?.run ?? "");
    const called = join(folder, "called");
    const { status, stdout } = spawnSync(
      "bash",
      ["--noprofile", "--norc", "-e", "-o", "pipefail", join(folder, "script.sh")],
      {
        cwd: cwd || folder,
        env: {
          PATH: `${folder}${delimiter}${process.env.PATH}`,
          GITHUB_ACTIONS: "true",
          CALLED: called,
          ANSWER: String(answer),
          REAL: real,
          NODE: CLI_NODE.node,
          ...environment(inputs),
        },
      },
    );
    return {
      code: status,
      out: stdout.toString(),
      called: existsSync(called)
        ? readFileSync(called, "utf8").split("\0").slice(0, -1)
        : undefined,
      appeared: existsSync(join(folder, "pwned")),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The `env` of the step, with the inputs in it. */
function environment(inputs: Readonly<Record<string, string>>): Record<string, string> {
  const given = {
    ...Object.fromEntries(
      Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? ""]),
    ),
    ...inputs,
  };
  return Object.fromEntries(
    Object.entries(action.runs.steps[0]?.env ?? {}).map(([name, text]) => [
      name,
      text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, input: string) => given[input] ?? ""),
    ]),
  );
}
