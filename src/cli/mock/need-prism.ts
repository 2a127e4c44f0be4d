import { installLine, runsPrism } from "../../mock/requirements.ts";
import { UsageError } from "../command.ts";

/** Says in one line what to run where Node is too old for Prism, or where Prism is not installed. `command` is what was typed. */
export function needPrism(command: string): void;
export function needPrism<Result>(command: string, load: () => Promise<Result>): Promise<Result>;
export function needPrism<Result>(command: string, load?: () => Promise<Result>): Promise<Result> | undefined {
  const { node } = process.versions;
  const remedy = `Run: ${installLine(command, node)}`;
  if (!runsPrism(node)) throw obstacle(`Prism runs on Node 24.18 or newer, and this is ${node}. ${remedy}`);
  return load?.().catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== "PrismMissingError") throw error;
    throw obstacle(`Prism is not installed. ${remedy}`);
  });
}

const obstacle = (message: string): UsageError => new UsageError(message, 2, { pointsToHelp: false });
