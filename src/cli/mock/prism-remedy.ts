import { dirname, sep } from "node:path";
import { PRISM_PACKAGE } from "../../mock/prism-package.ts";
import { pathWithin } from "../path-within.ts";

/** What Prism runs on, by its own word. */
const NODE_FOR_PRISM = [24, 18] as const;

/** Whether this version of Node is one that Prism runs on. */
export function runsPrism(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor, wantedMinor] = NODE_FOR_PRISM;
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

interface Situation {
  /** The version of Node that runs. */
  readonly node: string;
  /** The folder of this package. */
  readonly root: string;
  readonly cwd: string;
}

/** The line that brings along what Prism needs: its package, beside this one, and its Node where this one is too old. */
export function prismRemedy(command: string, { node, root, cwd }: Situation): string {
  const withNode = runsPrism(node) ? "" : "-p node@24 ";
  // A folder that npx has made holds what one call named, so one call has to name everything.
  if (root.split(sep).includes("_npx")) return `npx ${withNode}-p energy-contracts -p ${PRISM_PACKAGE} energy-contracts ${command}`;
  const isGlobal = pathWithin(dirname(dirname(root)), cwd) === undefined;
  if (!isGlobal) return `npm install --save-dev ${PRISM_PACKAGE} && npx ${withNode}energy-contracts ${command}`;
  return `npm install --global ${PRISM_PACKAGE} && ${withNode && `npx ${withNode}`}energy-contracts ${command}`;
}
