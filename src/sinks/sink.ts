// Where events are delivered to.
import type { StoredEvent } from "../stores/store.ts";

/** Why an event was not taken. */
export interface Failure {
  readonly reason: string;
  /** Whether another attempt would fail the same way. */
  readonly isFinal: boolean;
}

export interface Sink {
  /** What its progress is kept under. The same after a restart, and different for every receiver. */
  readonly name: string;
  /** How many events it takes at once. */
  readonly batchSize: number;
  readonly retries: RetryPlan;
  /**
   * Delivers events, each of another subject, and answers for each of them in that order: null where it was taken for good. Takes a bounded time. Where
   * it rejects, all of them failed.
   */
  deliver(events: readonly StoredEvent[]): Promise<readonly (Failure | null)[]>;
  close(): Promise<void>;
}

/** When a delivery that failed is tried again. */
export interface RetryPlan {
  /** How long to wait after the first failure, the second and so on, in milliseconds. */
  readonly delays: readonly number[];
  /** What comes after the last of them: the event is parked, or tried at that distance for ever. */
  readonly afterwards: "park" | "repeat";
}

/** How long to wait after so many attempts; undefined where it was the last. */
export function delayAfter(
  { delays, afterwards }: RetryPlan,
  attempts: number,
): number | undefined {
  const delay = delays[attempts - 1] ?? (afterwards === "repeat" ? delays.at(-1) : undefined);
  // Receivers that come back are not met by everything at the same moment.
  return delay === undefined ? undefined : Math.round(delay * (1 + Math.random() / 10));
}
