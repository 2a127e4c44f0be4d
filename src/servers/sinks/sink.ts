import type { StoredEvent } from "../stores/store.ts";

export interface Failure {
  readonly reason: string;
  /** True if another attempt would fail the same way. */
  readonly isFinal: boolean;
}

export interface Sink {
  /** The unique name by which the store keeps the progress. A restart does not change it. */
  readonly name: string;
  readonly batchSize: number;
  readonly retries: RetryPlan;
  /**
   * Delivers events, no two of one subject, in a bounded time. Each place in the result is null
   * if that event was delivered. If the promise rejects, all deliveries have failed.
   */
  deliver(events: readonly StoredEvent[]): Promise<readonly (Failure | null)[]>;
  close(): Promise<void>;
}

export interface RetryPlan {
  /** The waits in milliseconds after the first failure, the second failure and so on. */
  readonly delays: readonly number[];
  /** After the last delay, an event is parked, or is tried for ever with that delay. */
  readonly afterwards: "park" | "repeat";
}

/** Returns the wait after a number of attempts; undefined after the last attempt. */
export function delayAfter({ delays, afterwards }: RetryPlan, attempts: number) {
  const delay = delays[attempts - 1] ?? (afterwards === "repeat" ? delays.at(-1) : undefined);
  // A random part is added, so that attempts do not all reach a receiver at once.
  return delay === undefined ? undefined : Math.round(delay * (1 + Math.random() / 10));
}

/** The error of a sink that can't be used as configured. The message says what to do. */
export class SinkError extends Error {
  override readonly name = "SinkError";
}
