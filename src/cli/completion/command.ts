import { type Command, UsageError } from "../command.ts";

export const completion: Command = {
  name: "completion",
  operands: { name: "<bash|zsh|fish>", missing: "Name the shell: bash, zsh or fish." },
  options: {},
  examples: {
    'eval "$(energy-contracts completion bash)"': "a line for ~/.bashrc",
    'eval "$(energy-contracts completion zsh)"': "a line for ~/.zshrc, after compinit",
    "energy-contracts completion fish | source": "a line for ~/.config/fish/config.fish",
  },
  notes: [
    "The shell asks this program for the words, so that they are always those of the version that is installed. Where it knows none, the shell completes names of files.",
    "Exit codes: 0 printed; 2 wrong usage.",
  ],
  async run({ operands }, io) {
    const [shell = ""] = operands;
    const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
    if (script === undefined)
      throw new UsageError(`completion takes ${Object.keys(SHELLS).join(", ")}, not "${shell}".`);
    io.out(script);
    return 0;
  },
};

/** A script for each shell. The script asks `main.ts` to complete the last word. */
export const SHELLS: Readonly<Record<string, string>> = {
  bash: `_energy_contracts() {
  local IFS=$'\\n'
  COMPREPLY=($(energy-contracts completion words "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _energy_contracts energy-contracts
`,
  zsh: `_energy_contracts() {
  local -a found
  found=("\${(@f)$(energy-contracts completion words "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "\${found[*]}" ]]; then compadd -a found; else _files; fi
}
compdef _energy_contracts energy-contracts
`,
  fish: `function __energy_contracts
  set -l before (commandline -opc)
  set -l word (commandline -ct)
  set -l found (energy-contracts completion words $before[2..-1] "$word" 2>/dev/null)
  if test -n "$found"
    printf '%s\\n' $found
  else
    __fish_complete_path "$word"
  end
end
complete -c energy-contracts -f -a '(__energy_contracts)'
`,
};
