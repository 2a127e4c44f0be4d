import { sep } from "node:path";
import { packageRoot } from "../../host/package-files.ts";
import { PRISM_PACKAGE, PrismMissingError } from "../../prism/load-prism.ts";
import { type Io, UsageError } from "../command.ts";
import { pathWithin } from "../path-within.ts";

/** The oldest Node that Prism supports. */
const NODE_FOR_PRISM = [24, 18] as const;

/**
 * Loads what needs Prism. If Node is too old for Prism, or Prism is not installed, the message has
 * the command that helps. `words` are those of the command that was typed.
 */
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
  if (!runsPrism(node))
    refuse(`Prism runs on Node ${NODE_FOR_PRISM.join(".")} or newer, and this is ${node}.`);
  return load().catch((error: unknown) => {
    if (error instanceof PrismMissingError) return refuse("Prism is not installed.");
    throw error;
  });
}

/** Whether this version of Node runs Prism. */
function runsPrism(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor, wantedMinor] = NODE_FOR_PRISM;
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** Quotes a word unless a shell leaves it as it is. */
const quote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

interface Situation {
  /** The version of Node that runs. */
  readonly node: string;
  /** The folder of this package. */
  readonly root: string;
  readonly cwd: string;
}

/** The command that installs Prism beside this package, and runs on a newer Node if it must. */
export function prismRemedy(command: string, { node, root, cwd }: Situation): string {
  const withNode = runsPrism(node) ? "" : "-p node@24 ";
  const run = `${withNode && `npx ${withNode}`}energy-contracts ${command}`;
  switch (findInstaller(root, cwd)) {
    case "npm":
      return `npm install --save-dev ${PRISM_PACKAGE} && npx ${withNode}energy-contracts ${command}`;
    case "pnpm":
      return `pnpm add --save-dev ${PRISM_PACKAGE} && pnpm exec ${run}`;
    case "global":
      return `npm install --global ${PRISM_PACKAGE} && ${run}`;
    default:
      // One call that names everything works anywhere.
      return `npx ${withNode}-p energy-contracts -p ${PRISM_PACKAGE} energy-contracts ${command}`;
  }
}

/**
 * What installed this package, if a command for that helps. Undefined for npx, for links, and for a
 * project that does not contain the working folder.
 */
function findInstaller(root: string, cwd: string): "npm" | "pnpm" | "global" | undefined {
  const parts = root.split(sep);
  const isInside = (index: number) =>
    pathWithin(parts.slice(0, index).join(sep) || sep, cwd) !== undefined;
  if (parts.includes("_npx") || parts.at(-2) !== "node_modules") return undefined;
  const store = parts.indexOf(".pnpm");
  if (store > 0) return isInside(store - 1) ? "pnpm" : undefined;
  if (isInside(parts.length - 2)) return "npm";
  // The folder of global packages: `lib` in npm's prefix, or `npm` in a user's folder on Windows.
  return /^(lib|npm)$/.test(parts.at(-3) ?? "") ? "global" : undefined;
}
