/** What the weather is like. What is left out is good. */
export interface WeatherOptions {
  /** How many milliseconds each answer takes longer, from the first to the second number. */
  readonly latency?: readonly [number, number] | undefined;
  /**
   * The share of calls that fail before any work is done, from 0 to 1: with 429 and 500, where the
   * operation declares them, or with a connection that is cut.
   */
  readonly faults?: number | undefined;
  /** The share of calls whose answer is lost after the work was done, from 0 to 1. */
  readonly lost?: number | undefined;
  /** Another seed gives other chances. 1 by default. */
  readonly seed?: number | string | undefined;
}
