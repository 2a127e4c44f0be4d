// All that is random in tests follows from one seed, so that a run can be repeated. The run says it
// at its start: Vitest has this file as a globalSetup.

/** The same for each run, unless FC_SEED gives another one. */
export const SEED = Number(process.env.FC_SEED ?? 20250428);

/** A number from 0 up to a limit that is left out. */
export type Random = (limit: number) => number;

/** The same numbers for the same seed. `own` tells those who use it apart. */
export const seeded = (own: number): Random => randomOf(SEED + own);

/** The same numbers for the same number, whatever the seed of the run. */
export function randomOf(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

export default function saySeed(): void {
  process.stdout.write(`FC_SEED=${SEED} makes what is random the same again.\n`);
}
