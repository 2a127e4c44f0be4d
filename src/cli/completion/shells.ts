/** What each shell runs to ask `main.ts` for words. The last word is the one that is typed, maybe empty. */
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
