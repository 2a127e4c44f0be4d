import { moveBlocked } from "./deliveries.ts";
import { ALL, Layer } from "./layer.ts";

/** The rows of a memory store and its clock. Readers see one moment, whatever writers change. */
export class MemoryDatabase {
  readonly #clock: () => number;
  readonly #readers = new Set<Layer>();
  #rows = new Layer();
  #offset = 0;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Shows work the rows as they are now, whatever writers change meanwhile. */
  async read<Result>(work: (layer: Layer, now: number) => Promise<Result>): Promise<Result> {
    const layer = new Layer(this.#rows);
    this.#readers.add(layer);
    try {
      return await work(layer, this.#now());
    } finally {
      this.#readers.delete(layer);
      layer.close();
    }
  }

  /** Keeps everything that the work changes, all at once, unless it throws. */
  async change<Result>(
    work: (layer: Layer, now: number) => Result | Promise<Result>,
  ): Promise<Result> {
    const layer = new Layer(this.#rows);
    try {
      const result = await work(layer, this.#now());
      layer.applyTo(this.#rows, this.#readers);
      return result;
    } finally {
      layer.close();
    }
  }

  /** Deletes every row but the sinks, which are part of how the store is run. Resets the clock. */
  reset(): void {
    const sinks = this.#rows.list("sinks", ALL);
    // Readers that are at work keep the old rows.
    this.#readers.clear();
    this.#rows = new Layer();
    for (const sink of sinks.keys()) this.#rows.put("sinks", ALL, sink, 0);
    this.#offset = 0;
  }

  async moveClock(milliseconds: number): Promise<void> {
    if (milliseconds < 0) await this.change((layer, now) => moveEnds(layer, now, milliseconds));
    this.#offset += milliseconds;
  }

  #now(): number {
    return this.#clock() + this.#offset;
  }
}

/** Moves the ends of leases and waits along with the clock, so that nothing lasts longer. */
function moveEnds(layer: Layer, now: number, delta: number): void {
  for (const [id, lease] of layer.list("leases", ALL))
    if (lease.until > now) layer.put("leases", ALL, id, { ...lease, until: lease.until + delta });
  moveBlocked(layer, now, delta);
}
