import { installLine, runsPrism } from "../../mock/requirements.ts";
import { UsageError } from "../command.ts";

/** Says in one line what to run where Node is too old for Prism, or where Prism is not installed. */
export function needPrism(command: string): void;
export function needPrism<Result>(command: string, load: () => Promise<Result>): Promise<Result>;
export function needPrism<Result>(command: string, load?: () => Promise<Result>): Promise<Result> | undefined {
  const { node } = process.versions;
  if (!runsPrism(node)) throw obstacle(`Prism runs on Node 24.18 or newer, and this is ${node}. Run: ${installLine(command)}`);
  return load?.().catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== "PrismMissingError") throw error;
    throw obstacle(`${command} needs Prism, which is not installed. Run: ${installLine(command)}`);
  });
}

const obstacle = (message: string): UsageError => new UsageError(message, 2, { pointsToHelp: false });
