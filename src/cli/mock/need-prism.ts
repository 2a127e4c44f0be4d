import { packageRoot } from "../../host/package-files.ts";
import { type Io, UsageError } from "../command.ts";
import { prismRemedy, runsPrism } from "./prism-remedy.ts";

/** Says in one line what to run where Node is too old for Prism, or where Prism is not installed. `words` are those of the command that was typed. */
export async function needPrism<Result>(
  words: readonly string[],
  { cwd }: Pick<Io, "cwd">,
  load: () => Promise<Result>,
): Promise<Result> {
  const { node } = process.versions;
  const refuse = (problem: string): never => {
    const remedy = prismRemedy(words.map(quote).join(" "), { node, root: packageRoot(), cwd });
    throw new UsageError(`${problem} Run: ${remedy}`, 2, { pointsToHelp: false });
  };
  if (!runsPrism(node)) refuse(`Prism runs on Node 24.18 or newer, and this is ${node}.`);
  return load().catch((error: unknown) => {
    if (error instanceof Error && error.name === "PrismMissingError")
      return refuse("Prism is not installed.");
    throw error;
  });
}

/** A word that a shell reads as it stands. */
const quote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
