import { parseArguments } from "../../src/cli/arguments.ts";
import type { Command, ExitCode, Io } from "../../src/cli/command.ts";
import { fakeIo } from "./fake-io.ts";

export interface CommandOutcome {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process, as main does. */
export async function runCommand(
  command: Command,
  argv: readonly string[],
  overrides: Partial<Io> = {},
): Promise<CommandOutcome> {
  const io = fakeIo(overrides);
  const code = await command.run(parseArguments(command, argv), io);
  return { code, out: io.printed, err: io.noted };
}
