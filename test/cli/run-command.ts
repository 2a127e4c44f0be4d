import { parseArguments } from "../../src/cli/arguments.ts";
import { type Command, type ExitCode, type Io, isUsageError } from "../../src/cli/command.ts";
import { refusalText } from "../../src/cli/help.ts";
import { printableLines } from "../../src/library/text/printable.ts";
import { type FakeIo, fakeIo } from "./fake-io.ts";

export interface CommandOutcome {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process, as main does. Wrong usage is an error. */
export async function runCommand(
  command: Command,
  argv: readonly string[],
  overrides: Partial<Io> = {},
): Promise<CommandOutcome> {
  const io = fakeIo(overrides);
  return outcome(await command.run(parseArguments(command, argv), io), io);
}

/** Runs a command in this process. What it says to wrong usage is printed, as main does. */
export async function outcomeOf(
  command: Command,
  argv: readonly string[],
  overrides: Partial<Io> = {},
): Promise<CommandOutcome> {
  const io = fakeIo(overrides);
  try {
    return outcome(await command.run(parseArguments(command, argv), io), io);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    io.err(`${printableLines(refusalText(error, command))}\n`);
    return outcome(error.exitCode, io);
  }
}

const outcome = (code: ExitCode, { printed, noted }: FakeIo): CommandOutcome => ({
  code,
  out: printed,
  err: noted,
});
