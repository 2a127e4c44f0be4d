import { createRequire } from "node:module";
import { codeOf } from "../../library/text/system-error.ts";
import { InputError, type Io } from "../command.ts";

/** The oldest Node that Prism supports, although parts of Prism run on some older versions. */
const NODE_FOR_PRISM = "24.18";

const PRISM = "@stoplight/prism-cli";

/** Returns the program of Prism. If Prism is missing, the error has a command that works anywhere. */
export function findPrism(words: readonly string[], { err }: Pick<Io, "err">): string {
  const { node } = process.versions;
  // Prism calls `require` for a package of ES modules, which older versions of Node refuse.
  if (!process.features.require_module)
    throw new InputError(`Prism does not run on Node ${node}. It needs 20.19, 22.12 or newer.`);
  try {
    const program = createRequire(import.meta.url).resolve(PRISM);
    if (node.localeCompare(NODE_FOR_PRISM, "en", { numeric: true }) < 0)
      err(
        `Prism asks for Node ${NODE_FOR_PRISM} or newer, and this is ${node}. What is used of it here runs anyway.\n`,
      );
    return program;
  } catch (error) {
    if (codeOf(error) !== "MODULE_NOT_FOUND") throw error;
    const command = words.map(quote).join(" ");
    throw new InputError(
      `Prism is not installed. Run: npx -p energy-contracts -p ${PRISM}@5.16 energy-contracts ${command}`,
    );
  }
}

const quote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
