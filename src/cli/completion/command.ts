import {
  type Command,
  type ExitCode,
  type Io,
  type ParsedArguments,
  UsageError,
} from "../command.ts";
import { SHELLS } from "./shells.ts";

export const completion: Command = {
  name: "completion",
  summary: "Print what lets a shell complete commands, options, events and operations.",
  operands: {
    name: "<bash|zsh|fish>",
    missing: "Name the shell: bash, zsh or fish.",
  },
  options: {},
  examples: [
    ['eval "$(energy-contracts completion bash)"', "a line for ~/.bashrc"],
    ['eval "$(energy-contracts completion zsh)"', "a line for ~/.zshrc, after compinit"],
    ["energy-contracts completion fish | source", "a line for ~/.config/fish/config.fish"],
  ],
  notes: [
    "The shell asks this program for the words, so that they are always those of the version that is installed. Where it knows none, the shell completes names of files.",
    "Exit codes: 0 printed; 2 wrong usage.",
  ],
  run,
};

async function run({ operands }: ParsedArguments, io: Io): Promise<ExitCode> {
  const [shell = ""] = operands;
  const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (script === undefined)
    throw new UsageError(`completion takes ${Object.keys(SHELLS).join(", ")}, not "${shell}".`);
  io.out(script);
  return 0;
}
