/** What Prism runs on, by its own word. */
const NODE_FOR_PRISM = [24, 18] as const;

/** The command line that brings along what Prism needs: its package, and its Node where this one is too old. */
export const installLine = (command: string, version: string): string =>
  `npx ${runsPrism(version) ? "" : "-p node@24 "}-p energy-contracts -p @stoplight/prism-http@5.16 energy-contracts ${command}`;

/** Whether this version of Node is one that Prism runs on. */
export function runsPrism(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor, wantedMinor] = NODE_FOR_PRISM;
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
