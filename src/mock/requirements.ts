/** What Prism runs on, by its own word. */
const NODE_FOR_PRISM = [24, 18] as const;
const PACKAGES = "-p energy-contracts -p @stoplight/prism-http@5";

/** The command line that brings along what Prism needs. */
export const installLine = (command: string): string => `npx -p node@24 ${PACKAGES} energy-contracts ${command}`;

/** Whether this version of Node is one that Prism runs on. */
export function runsPrism(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor, wantedMinor] = NODE_FOR_PRISM;
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
