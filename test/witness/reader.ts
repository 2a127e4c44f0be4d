// A reader of foreign documents, as the witness looks at it: random pairs, and what is wrong with
// the reader's verdict about each.
import { type Random, randomOf } from "../seeded.ts";

export interface Reader {
  readonly name: string;
  /** Makes a pair of random numbers, and compares the reader's verdict with that of ajv. */
  look(random: Random): Finding | undefined | Promise<Finding | undefined>;
}

/** `silent`: something is wrong and the reader is green. `wrong`: its verdict is another fault. */
export interface Finding {
  readonly kind: "silent" | "wrong";
  /** All that is needed to see it: the pair, the payload, and what was said. */
  readonly text: string;
}

export interface Found extends Finding {
  readonly reader: string;
  readonly pair: number;
}

/** Looks at pairs one by one, in turn by each reader. The same seed makes the same pairs. */
export async function* findings(
  readers: readonly Reader[],
  seed: number,
  pairs: Iterable<number>,
): AsyncIterable<Found> {
  for (const pair of pairs) {
    const reader = readers[pair % readers.length];
    const found = await reader?.look(randomOf(Math.imul(seed, 0x9e3779b1) + pair));
    if (reader && found) yield { reader: reader.name, pair, ...found };
  }
}
