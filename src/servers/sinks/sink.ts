// Every receiver of events has this in common.
import type { StoredEvent } from "../stores/store.ts";

/** The reason why an event was not delivered. */
export interface Failure {
  readonly reason: string;
  /** Whether another attempt would fail the same way. */
  readonly isFinal: boolean;
}

/** A way to deliver events to one receiver. */
export interface Sink {
  /** The store keeps the progress under this name. It is unique, and the same after a restart. */
  readonly name: string;
  /** It takes so many events at once. */
  readonly batchSize: number;
  readonly retries: RetryPlan;
  /**
   * Delivers events, each of another subject, within a bounded time. Null in the place of an event
   * says that it was delivered; if this rejects, all have failed.
   */
  deliver(events: readonly StoredEvent[]): Promise<readonly (Failure | null)[]>;
  close(): Promise<void>;
}

/** A plan says when a failed delivery is tried again. */
export interface RetryPlan {
  /** The waits after the first failure, the second and so on, in milliseconds. */
  readonly delays: readonly number[];
  /** After the last delay the event is parked, or tried for ever with that delay. */
  readonly afterwards: "park" | "repeat";
}

/** Returns the wait after this many attempts; undefined after the last attempt. */
export function delayAfter({ delays, afterwards }: RetryPlan, attempts: number) {
  const delay = delays[attempts - 1] ?? (afterwards === "repeat" ? delays.at(-1) : undefined);
  // The random part spreads the attempts, so that they do not all reach a receiver at once.
  return delay === undefined ? undefined : Math.round(delay * (1 + Math.random() / 10));
}

/** A sink that can't be used as it is configured. The message says what to do. */
export class SinkError extends Error {
  override readonly name = "SinkError";
}
