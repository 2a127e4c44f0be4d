// Completion, in the shells themselves where the machine has them. Which words there are for a line
// is tested in completions.test.ts.
import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { BINARY, makeFolder } from "../run-cli.ts";

const folder = makeFolder({
  "bin/energy-contracts": `#!/bin/sh\nexec "${process.execPath}" "${BINARY}" "$@"\n`,
  "captured.ndjson": "",
});
chmodSync(join(folder.path, "bin/energy-contracts"), 0o755);
afterAll(() => folder.remove());

/** What a shell prints for a script, with the command in its path. */
function inShell(shell: string, args: readonly string[]): string {
  const { stdout, stderr, error } = spawnSync(shell, args, {
    cwd: folder.path,
    env: { ...process.env, PATH: `${folder.path}/bin:${process.env.PATH}`, HOME: folder.path },
    encoding: "utf8",
    timeout: 240_000,
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
