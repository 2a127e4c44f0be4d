// The versions of Node that the package is tried on. The older ones are dev dependencies.
import { join } from "node:path";
import packageJson from "../package.json" with { type: "json" };

/** A version of Node, such as 20.20.2, and its program. */
export interface NodeVersion {
  readonly version: string;
  readonly node: string;
}

export const OLDER_NODES = (["node20", "node22"] as const).map(
  (name): NodeVersion => ({
    version: packageJson.devDependencies[name].replace("npm:node@", ""),
    node: join(import.meta.dirname, "../node_modules", name, "bin/node"),
  }),
);

const OWN: NodeVersion = { version: process.versions.node, node: process.execPath };
export const EVERY_NODE: readonly NodeVersion[] = [OWN, ...OLDER_NODES];

/** Whether data can be kept in a directory: SQLite comes with Node since 22.13. */
export const hasSqlite = ({ version }: NodeVersion): boolean => majorOf(version) >= 22;
export const NO_SQLITE = "A data directory needs Node 22.13 or newer.";

/** The Node that commands run on: another one with the variable CLI_NODE, which is 20 or 22. */
export const CLI_NODE: NodeVersion = chosen(Number(process.env.CLI_NODE ?? majorOf(OWN.version)));

function chosen(major: number): NodeVersion {
  const found = EVERY_NODE.find(({ version }) => majorOf(version) === major);
  if (!found) throw new Error(`CLI_NODE is 20 or 22, not ${major}.`);
  return found;
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}
