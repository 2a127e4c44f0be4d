// Completion, in the shells themselves where the machine has them.
import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { COMMANDS } from "../../../src/cli/commands.ts";
import { completions } from "../../../src/cli/completion/completions.ts";
import { BINARY, makeFolder, runCli } from "../run-cli.ts";

const folder = makeFolder({
  "bin/energy-contracts": `#!/bin/sh\nexec "${process.execPath}" "${BINARY}" "$@"\n`,
  "captured.ndjson": "",
});
chmodSync(join(folder.path, "bin/energy-contracts"), 0o755);
afterAll(() => folder.remove());

test.each([
  [["sho"], ["show"]],
  [["show", "account.creat"], ["account.created-v1"]],
  [["show", "processA"], ["processAccount"]],
  [["emit", "processA"], []],
  [["list", "--dom"], ["--domain"]],
  [["list", "--domain", "bill"], ["billing"]],
  [["validate", "--operation", "stageA"], ["stageAccount"]],
  [["validate", "--event", "account.creat"], ["account.created-v1"]],
  [
    ["validate", "--unknown", ""],
    ["report", "ignore"],
  ],
  [["diff", "--events", "account.creat"], ["account.created-v1"]],
  [["diff", "--operations", "stageA"], ["stageAccount"]],
  [["validate", "--format", "ju"], ["junit"]],
  [["show", "--format", "j"], ["json"]],
  [["validate", "--products", ""], []],
  [["validate", "capt"], []],
  [["help", "val"], ["validate"]],
  [["nonsense", "--"], ["--help"]],
])("%j", async (words, expected) => {
  expect(await completions(words, COMMANDS)).toEqual(expected);
});

test("every command can be completed", async () => {
  const commands = await completions([""], COMMANDS);
  expect(commands).toEqual(expect.arrayContaining(["list", "validate", "completion", "help"]));
});

test.each([
  [["tcsh"], "completion takes bash, zsh, fish"],
  [["bash", "zsh"], "completion takes only one <bash|zsh|fish>"],
])("%j is wrong usage", async (args, words) => {
  const { code, err } = await runCli(["completion", ...args], { cwd: folder.path });
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});

/** What a shell prints for a script, with the command in its path. */
function inShell(shell: string, args: readonly string[]): string {
  const { stdout, stderr, error } = spawnSync(shell, args, {
    cwd: folder.path,
    env: { ...process.env, PATH: `${folder.path}/bin:${process.env.PATH}`, HOME: folder.path },
    encoding: "utf8",
    timeout: 30_000,
  });
  if (error) throw error;
  return stdout + stderr;
}
const has = (shell: string): boolean => spawnSync(shell, ["-c", "exit 0"]).status === 0;

/** Completes a line, and returns what the shell makes of it. */
const COMPLETE: Readonly<Record<string, (...words: readonly string[]) => string>> = {
  bash: (...words) =>
    inShell("bash", [
      "--norc",
      "-c",
      `eval "$(energy-contracts completion bash)"; complete -p energy-contracts
       COMP_WORDS=(energy-contracts "$@"); COMP_CWORD=$#; _energy_contracts
       printf '%s\\n' "\${COMPREPLY[@]}"`,
      "bash",
      ...words,
    ]),
  // A terminal of its own, in which the Tab is typed.
  zsh: (...words) =>
    inShell("zsh", [
      "-f",
      "-c",
      `zmodload zsh/zpty; zpty shell zsh -f -i
       zpty -w shell 'PROMPT=; autoload -U compinit; compinit -u -D; eval "$(energy-contracts completion zsh)"; print rea""dy'
       zpty -r -m shell out '*ready*'
       zpty -w -n shell "energy-contracts $*"$'\\t'
       zpty -r -m shell out '*(created-v1|processAccount|captured.ndjson|billing)*'
       print -r -- "$out"; zpty -d shell`,
      "zsh",
      ...words,
    ]),
  fish: (...words) =>
    inShell("fish", [
      "--no-config",
      "-c",
      `energy-contracts completion fish | source; complete -C "energy-contracts ${words.join(" ")}"`,
    ]),
};

describe.each(["bash", "zsh", "fish"])("%s", (shell) => {
  test.for<readonly [what: string, words: readonly string[], expected: string]>([
    ["an event", ["show", "account.creat"], "account.created-v1"],
    ["an operation", ["fixtures", "processA"], "processAccount"],
    ["the value of an option", ["list", "--domain", "bil"], "billing"],
  ])("completes %s", ([, words, expected], { skip }) => {
    if (shell !== "bash" && !has(shell)) skip(`There is no ${shell} here.`);
    expect(COMPLETE[shell]?.(...words)).toContain(expected);
  });

  test("completes a file where it knows no name", ({ skip }) => {
    if (shell !== "bash" && !has(shell)) skip(`There is no ${shell} here.`);
    const printed = COMPLETE[shell]?.("validate", "capt");
    // Bash itself adds the files: the function returns none, and the option says so.
    if (shell === "bash") expect(printed).toMatch(/^complete -o default .*\n\s*$/);
    else expect(printed).toContain("captured.ndjson");
  });
});
