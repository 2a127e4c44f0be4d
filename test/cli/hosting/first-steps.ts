import { parseArguments } from "../../../src/cli/arguments.ts";
import type { Command } from "../../../src/cli/command.ts";
import { fakeIo } from "../fake-io.ts";

/** What a command that serves has to do first: whoever reads its address may end it at once. */
export const STEPS = ["listens for signals", "prints its address"];

/** What a command that serves does first, if it is asked to end at once. */
export async function firstSteps(command: Command, argv: readonly string[]): Promise<string[]> {
  const steps: string[] = [];
  const note = (text: string): boolean =>
    steps.push(text.includes("http://127.0.0.1:") ? "prints its address" : "prints more") > 0;
  const io = fakeIo({
    out: note,
    err: note,
    untilStopped: async () => {
      steps.push("listens for signals");
    },
  });
  const code = await command.run(parseArguments(command, [...argv, "--port", "0"]), io);
  return [...steps.slice(0, 2), `ends with ${code}`];
}
