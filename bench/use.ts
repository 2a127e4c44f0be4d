import { join } from "node:path";
import { root } from "./built.ts";

/**
 * Makes a program of Node say what it has used. To load this takes as long as many small files do,
 * so it is left out where only time counts.
 */
export const SAYING_USE = ["--require", join(root, "bench/say-use.cjs")];

/** What a process used. */
export interface Use {
  readonly cpuMs: number;
  /** Its memory at most. */
  readonly bytes: number;
}

/** What a program said on stderr of its use. */
export function useIn(stderr: string): Use {
  const said = /^USED (.*)$/m.exec(stderr)?.[1];
  if (said === undefined) throw new Error(`The program did not say what it used:\n${stderr}`);
  const { cpuMs, peak } = JSON.parse(said) as { cpuMs: number; peak: number };
  return { cpuMs, bytes: peak * 1024 };
}
