// The outbox has the events that a store still has to deliver to its sinks. Each sink has its own
// progress, so a sink that is down does not delay the others.

/** An event to add. Its payload satisfies its contract. */
export interface NewEvent {
  readonly type: string;
  readonly payload: unknown;
  /** The subject. Each sink gets the events of one subject in the order of their addition. */
  readonly subject: string;
}

export interface StoredEvent extends NewEvent {
  readonly id: string;
  /** The number of the event among the events of its subject, from 1. */
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly occurredAt: number;
}

interface Undelivered {
  readonly event: StoredEvent;
  /** The number of attempts that were settled as failed. */
  readonly failures: number;
}

/** The lease of a relay on one event. The relay may deliver the event until the lease ends. */
export interface Delivery extends Undelivered {
  readonly token: string;
}

export type Outcome =
  | { readonly kind: "delivered" }
  /** The event may be claimed again after `retryIn` milliseconds. */
  | { readonly kind: "failed"; readonly reason: string; readonly retryIn: number }
  /** The event and later events of its subject wait until `redeliver` or `skip` is called. */
  | { readonly kind: "parked"; readonly reason: string };

export interface Settled {
  readonly delivery: Delivery;
  readonly outcome: Outcome;
}

/** An event that waits until `redeliver` or `skip` is called. */
export interface ParkedEvent extends Undelivered {
  readonly reason: string;
}

export interface WaitingEvent extends Undelivered {
  /** The reason of the last failure; null if no attempt has failed. */
  readonly reason: string | null;
  /** The milliseconds until the event may be claimed; null while a relay has the event. */
  readonly retryIn: number | null;
}

/** A range of a sorted list. Without options it is the whole list. */
export interface ListRange {
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

export interface Outbox {
  /** Registers a sink, which then gets every event in the store from the first on. */
  addSink(sink: string): Promise<void>;
  listSinks(): Promise<readonly string[]>;
  /** Removes a sink and its progress. After a new registration it gets all events again. */
  removeSink(sink: string): Promise<void>;
  /** Takes leases on the next events of at most `limit` subjects, for `milliseconds`. */
  claim(sink: string, limit: number, milliseconds: number): Promise<readonly Delivery[]>;
  /** Stores the results of deliveries. A result is ignored if another relay has the lease now. */
  settle(sink: string, settled: readonly Settled[]): Promise<void>;
  /** Counts the events that the sink has not received yet, up to `most`. */
  countPending(sink: string, most?: number): Promise<number>;
  /** Finds the event that has waited longest. Events with a failed attempt come first. */
  findWaiting(sink: string): Promise<WaitingEvent | undefined>;
  /** Lists the parked events in a range, sorted by subject. */
  listParked(sink: string, range?: ListRange): Promise<readonly ParkedEvent[]>;
  /** Makes parked events claimable again, of one subject or all. Returns their number. */
  redeliver(sink: string, subject?: string): Promise<number>;
  /** Gives up parked events, of one subject or all; later events follow. Returns their number. */
  skip(sink: string, subject?: string): Promise<number>;
}
