// Runs action.yml as GitHub's runner does: inputs with their defaults, expressions only in `env`,
// and the script in bash, with a stand-in for npm or with npm itself.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
      readonly uses?: string;
      readonly with?: Readonly<Record<string, string>>;
      readonly shell?: string;
      readonly env?: Readonly<Record<string, string>>;
      readonly run?: string;
      readonly "working-directory"?: string;
    }[];
  };
  readonly outputs: Readonly<
    Record<string, { readonly description: string; readonly value: string }>
  >;
}
export interface ActionRun {
  readonly code: number | null;
  readonly out: string;
  /** The arguments of the command; undefined if it was not called. */
  readonly called: readonly string[] | undefined;
  /** The folder that npm ran in, the registry of its environment, and its arguments. */
  readonly installed: readonly string[] | undefined;
  readonly outputs: Readonly<Record<string, string>>;
  /** The summary of the job, which another step has begun. */
  readonly summary: string;
  /** The text of the report in JSON; empty if there is none. */
  readonly report: string;
  /** Whether an input was run as a command. */
  readonly appeared: boolean;
}

const root = join(import.meta.dirname, "../..");
export const action = parse(readFileSync(join(root, "action.yml"), "utf8")) as Action;
/** The step with the script. */
export const step = action.runs.steps.find(({ run }) => run !== undefined);

/** Stands in for npm: records how it was called, and installs a command. */
const NPM = `#!/usr/bin/env bash
printf '%s\\0' "$(ls -A)" "$npm_config_registry" "$@" > "$INSTALLED"
if [ -n "$NPM_FAILS" ]; then exit 1; fi
mkdir -p node_modules/.bin
cp "$COMMAND" node_modules/.bin/energy-contracts
`;
/** The command: records its arguments, and runs `REAL` with them. */
const COMMAND = `#!/usr/bin/env bash
printf '%s\\0' "$@" > "$CALLED"
if [ -n "$REAL" ]; then exec "$NODE" "$REAL" "$@"; fi
exit "$ANSWER"
`;

/**
 * `real` is the command that npm installs; without it the command exits with `answer`. `base` is the
 * base of the pull request. With `isAsItIs`, npm itself installs, from the registry of the inputs.
 */
export function runAction(
  inputs: Readonly<Record<string, string>>,
  { answer = 0, real = "", cwd = "", base = "", npmFails = "", isAsItIs = false } = {},
): ActionRun {
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-action-"));
  try {
    if (!isAsItIs) writeFileSync(join(folder, "npm"), NPM, { mode: 0o755 });
    writeFileSync(join(folder, "command"), COMMAND, { mode: 0o755 });
    writeFileSync(join(folder, "script.sh"), step?.run ?? "");
    const [called, installed] = [join(folder, "called"), join(folder, "installed")];
    const [outputs, summary] = [join(folder, "outputs"), join(folder, "summary")];
    writeFileSync(summary, "Another step.\n");
    const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");
    const { status, stdout } = spawnSync(
      "bash",
      ["--noprofile", "--norc", "-e", "-o", "pipefail", join(folder, "script.sh")],
      {
        cwd: cwd || folder,
        env: {
          PATH: `${folder}${delimiter}${process.env.PATH}`,
          GITHUB_ACTIONS: "true",
          GITHUB_OUTPUT: outputs,
          GITHUB_STEP_SUMMARY: summary,
          RUNNER_TEMP: folder,
          npm_config_cache: join(folder, "cache"),
          COMMAND: join(folder, "command"),
          INSTALLED: installed,
          NPM_FAILS: npmFails,
          CALLED: called,
          ANSWER: String(answer),
          REAL: real,
          NODE: CLI_NODE.node,
          ...environment(inputs, base),
        },
      },
    );
    const values = Object.fromEntries(
      [...textOf(outputs).matchAll(/^([^=]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    return {
      outputs: values,
      summary: textOf(summary),
      report: values.report ? textOf(values.report) : "",
      code: status,
      out: stdout.toString(),
      called: wordsIn(called)?.map((word) =>
        word.replace(/^(--format=json=).*\/(report\.json)$/, "$1$2"),
      ),
      installed: wordsIn(installed),
      appeared: existsSync(join(folder, "pwned")),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const wordsIn = (path: string): readonly string[] | undefined =>
  existsSync(path) ? readFileSync(path, "utf8").split("\0").slice(0, -1) : undefined;

/** The `env` of the step, with the inputs and the base of the pull request in it. */
function environment(
  inputs: Readonly<Record<string, string>>,
  base: string,
): Record<string, string> {
  const given = {
    ...Object.fromEntries(
      Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? ""]),
    ),
    ...inputs,
  };
  return Object.fromEntries(
    Object.entries(step?.env ?? {}).map(([name, text]) => [
      name,
      text
        .replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, input: string) => given[input] ?? "")
        .replace(/\$\{\{ github\.event\..+ \}\}/, base),
    ]),
  );
}
