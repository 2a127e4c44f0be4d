// Side by side on a machine that other work shares: every round runs every candidate once, each for
// a time too short to be interrupted every time, and what counts is the least of the rounds,
// because other work only adds.

const COPIES = 64;
const ROUNDS = 50;
const WARM_UP_MS = 40;
const SAMPLE_MS = 1;

export interface Candidate {
  readonly name: string;
  readonly check: (payload: unknown) => unknown;
}

export interface Figure {
  readonly name: string;
  /** How many times the first candidate's time it took. */
  readonly ratio: number;
  readonly nanoseconds: number;
}

type Loop = (
  check: (payload: unknown) => unknown,
  payloads: readonly unknown[],
  times: number,
) => number;

/** How long each candidate takes for one payload, beside the first of them. */
export function compare(candidates: readonly Candidate[], payload: unknown): Figure[] {
  const text = JSON.stringify(payload);
  const payloads = Array.from({ length: COPIES }, () => JSON.parse(text) as unknown);
  const samplers = candidates.map((candidate) => sampler(candidate, payloads));
  const nanoseconds = interleave(samplers, ROUNDS).map(least);
  const [first = Number.NaN] = nanoseconds;
  return nanoseconds.map((figure, index) => ({
    name: candidates[index]?.name ?? "",
    ratio: figure / first,
    nanoseconds: figure,
  }));
}

/**
 * Runs all samplers once in each round, there and then back, and each time there starting with
 * another one: none always comes after the same. Returns what each of them measured, by round.
 */
export function interleave<Measured>(
  samplers: readonly (() => Measured)[],
  rounds: number,
): Measured[][] {
  const measured = samplers.map((): Measured[] => []);
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < samplers.length; step++) {
      const along = round % 2 ? samplers.length - 1 - step : step;
      const index = ((round >> 1) + along) % samplers.length;
      const sample = samplers[index];
      if (sample) measured[index]?.push(sample());
    }
  }
  return measured;
}

export const least = (values: readonly number[]): number => Math.min(...values);

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function sampler({ name, check }: Candidate, payloads: readonly unknown[]): () => number {
  const loop = makeLoop();
  const truthy = Boolean(check(payloads[0]));
  const run = (times: number) => {
    const start = performance.now();
    const hits = loop(check, payloads, times);
    const elapsed = performance.now() - start;
    if (hits !== (truthy ? times : 0))
      throw new Error(`${name} changed its mind: ${hits} of ${times} answers were truthy.`);
    return (elapsed * 1e6) / times;
  };
  let times = COPIES;
  let nanoseconds = 0;
  for (let spent = 0; spent < WARM_UP_MS; spent += (nanoseconds * times) / 1e6) {
    nanoseconds = run(times);
    times = Math.max(COPIES, Math.round((SAMPLE_MS * 1e6) / nanoseconds));
  }
  return () => run(times);
}

let loops = 0;

/**
 * A loop of its own for each candidate, made from text that differs: one that is shared would learn
 * from all of them and inline none.
 */
function makeLoop(): Loop {
  return new Function(
    "check",
    "payloads",
    "times",
    `/* ${++loops} */ let hits = 0; for (let i = 0; i < times; i++) if (check(payloads[i % ${COPIES}])) hits++; return hits;`,
  ) as Loop;
}
