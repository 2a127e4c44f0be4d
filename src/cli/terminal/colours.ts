import type { Io } from "../command.ts";

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  cyan: [36, 39],
  green: [32, 39],
} as const;

export type Paint = Readonly<Record<keyof typeof CODES, (text: string) => string>>;

/** Functions that colour a text, or return it unchanged if colours are not enabled. */
export function paint(enabled: boolean): Paint {
  const entries = Object.entries(CODES).map(([name, [on, off]]) => [
    name,
    enabled ? (text: string) => `\u001b[${on}m${text}\u001b[${off}m` : (text: string) => text,
  ]);
  return Object.fromEntries(entries) as Paint;
}

/** Whether results are coloured. FORCE_COLOR comes before NO_COLOR, as in Node itself. */
export function wantsColours({ env, isTerminal }: Pick<Io, "env" | "isTerminal">): boolean {
  if (env.FORCE_COLOR !== undefined) return !["0", "false"].includes(env.FORCE_COLOR);
  return isTerminal && !env.NO_COLOR && env.TERM !== "dumb";
}
