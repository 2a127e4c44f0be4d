// Picks the command that was typed, and runs it.
import { didYouMean, nearest } from "../library/text/did-you-mean.ts";
import { printableLines } from "../library/text/printable.ts";
import { packageVersion } from "../servers/host/package-files.ts";
import { parseArguments } from "./arguments.ts";
import { type Command, type ExitCode, type Io, isUsageError } from "./command.ts";
import { errorCommand } from "./findings/github.ts";
import { commandHelp, generalHelp, refusalText } from "./help.ts";
import { observe } from "./observe/command.ts";
import type { CommandName } from "./summaries.ts";
import { lineWidth } from "./terminal.ts";
import { validate } from "./validate/command.ts";

/** Every command by its name. What reads messages starts fastest; others are loaded when needed. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  list: async () => (await import("./list/command.ts")).list,
  show: async () => (await import("./show/command.ts")).show,
  validate: async () => validate,
  observe: async () => observe,
  fixtures: async () => (await import("./fixtures/command.ts")).fixtures,
  emit: async () => (await import("./emit/command.ts")).emit,
  mock: async () => (await import("./mock/command.ts")).mock,
  proxy: async () => (await import("./proxy/command.ts")).proxy,
  serve: async () => (await import("./serve/command.ts")).serve,
  deliveries: async () => (await import("./deliveries/command.ts")).deliveries,
  diff: async () => (await import("./diff/command.ts")).diff,
  contracts: async () => (await import("./contracts/command.ts")).contracts,
  completion: async () => (await import("./completion/command.ts")).completion,
} satisfies Readonly<Record<CommandName, () => Promise<Command>>>;

export async function main([name, ...rest]: readonly string[], io: Io): Promise<ExitCode> {
  const isHelp = name === "help" && rest.length === 0;
  if (name === undefined || name === "--help" || name === "-h" || isHelp) {
    io.out(generalHelp(lineWidth(io)));
    return name === undefined ? 2 : 0;
  }
  if (name === "--version" || name === "-v") {
    io.out(`${packageVersion()}\n`);
    return 0;
  }
  if (name === "completion" && rest[0] === "words") {
    const { completions } = await import("./completion/completions.ts");
    for (const word of await completions(rest.slice(1), COMMANDS)) io.out(`${word}\n`);
    return 0;
  }
  if (name === "help") return main([...rest, "--help"], io);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load) return run(await load(), rest, io);
  const meant = name === "version" ? "--version" : nearest(name, Object.keys(COMMANDS));
  printError(
    `There is no command "${name}"${didYouMean(meant, ".")} Run "energy-contracts --help" for the commands.`,
    io,
  );
  return 2;
}

async function run(command: Command, argv: readonly string[], io: Io): Promise<ExitCode> {
  try {
    const args = parseArguments(command, argv);
    if (!args.has("help")) return await command.run(args, io);
    io.out(commandHelp(command, lineWidth(io)));
    return 0;
  } catch (error) {
    if (isUsageError(error)) {
      printError(refusalText(error, command), io);
      return error.exitCode;
    }
    // The exit code is 2, because the 1 of Node itself would mean that a payload is invalid.
    printError(
      `energy-contracts ${command.name} failed: ${error instanceof Error ? error.stack : String(error)}`,
      io,
    );
    return 2;
  }
}

/** Prints an error; on GitHub, as an annotation of the run. */
export function printError(message: string, io: Io): void {
  const isOnGitHub = io.env.GITHUB_ACTIONS === "true";
  io.err(isOnGitHub ? errorCommand(message) : `${printableLines(message)}\n`);
}
