// What every receiver of events has in common.
import type { StoredEvent } from "../stores/store.ts";

/** Why an event was not delivered. */
export interface Failure {
  readonly reason: string;
  /** Whether another attempt would fail the same way. */
  readonly isFinal: boolean;
}

/** A way to deliver events to one receiver. */
export interface Sink {
  /** The store keeps the progress under this name. It is unique, and the same after a restart. */
  readonly name: string;
  /** How many events it takes at once. */
  readonly batchSize: number;
  readonly retries: RetryPlan;
  /**
   * Delivers events, each of another subject, within a bounded time. Null in the place of an event
   * says that it was delivered; if this rejects, all have failed.
   */
  deliver(events: readonly StoredEvent[]): Promise<readonly (Failure | null)[]>;
  close(): Promise<void>;
}

/** When a failed delivery is tried again. */
export interface RetryPlan {
  /** How long to wait after the first failure, the second and so on, in milliseconds. */
  readonly delays: readonly number[];
  /** What happens after the last delay: the event is parked, or tried for ever with that delay. */
  readonly afterwards: "park" | "repeat";
}

/** How long to wait after this many attempts; undefined if that was the last one. */
export function delayAfter({ delays, afterwards }: RetryPlan, attempts: number) {
  const delay = delays[attempts - 1] ?? (afterwards === "repeat" ? delays.at(-1) : undefined);
  // The random part spreads the attempts, so that they do not all reach a receiver at once.
  return delay === undefined ? undefined : Math.round(delay * (1 + Math.random() / 10));
}

/** A sink that can't be used as it is configured. The message says what to do. */
export class SinkError extends Error {
  override readonly name = "SinkError";
}
