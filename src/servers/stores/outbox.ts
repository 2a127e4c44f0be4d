// Events on their way from a store to those who receive them. The store keeps the progress of each
// sink on its own, so that a sink that is down holds up no other.

/** An event to add, with the payload that its contract requires. */
export interface NewEvent {
  readonly type: string;
  readonly payload: unknown;
  /** Events of one subject reach every sink in the order in which they were added. */
  readonly subject: string;
}

/** An event that a store has kept. */
export interface StoredEvent extends NewEvent {
  readonly id: string;
  /** Its place among the events of its subject, from 1. */
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly occurredAt: number;
}

interface Undelivered {
  readonly event: StoredEvent;
  /** How many attempts have failed. One that nobody settled does not count, as it may be unsent. */
  readonly failures: number;
}

/** The lease on one event: it may be delivered until it is settled or the lease runs out. */
export interface Delivery extends Undelivered {
  readonly token: string;
}

/** How a delivery ended. */
export type Outcome =
  | { readonly kind: "delivered" }
  /** It may be claimed again after this many milliseconds. */
  | { readonly kind: "failed"; readonly reason: string; readonly retryIn: number }
  /** It is not tried until someone asks for it. Later events of its subject wait behind it. */
  | { readonly kind: "parked"; readonly reason: string };

export interface Settled {
  readonly delivery: Delivery;
  readonly outcome: Outcome;
}

/** An event that is not tried any more. */
export interface ParkedEvent extends Undelivered {
  readonly reason: string;
}

/** An event that is still tried. */
export interface WaitingEvent extends Undelivered {
  /** Why the last attempt failed; null if none has. */
  readonly reason: string | null;
  /** After how many milliseconds it may be claimed; null while a relay has it. */
  readonly retryIn: number | null;
}

/** Which things of a sorted list to take: all, if nothing is said. */
export interface ListRange {
  /** Only those whose name comes after this one. */
  readonly after?: string | undefined;
  /** How many at most. */
  readonly limit?: number | undefined;
}

/** The events of a store as its sinks see them. */
export interface Outbox {
  /** Registers a sink. It gets every event in the store, from the first on. */
  addSink(sink: string): Promise<void>;
  /** The names of the registered sinks, sorted. */
  listSinks(): Promise<readonly string[]>;
  /** Forgets a sink and its progress. Registered again, it gets every event from the first on. */
  removeSink(sink: string): Promise<void>;
  /** Takes leases for so long on the next event of each subject, for `limit` subjects at most. */
  claim(sink: string, limit: number, milliseconds: number): Promise<readonly Delivery[]>;
  /** Stores how deliveries ended. It ignores those whose lease has passed to another relay. */
  settle(sink: string, settled: readonly Settled[]): Promise<void>;
  /** How many events have not been delivered to the sink yet, counted up to `most`. */
  countPending(sink: string, most?: number): Promise<number>;
  /** The event that has waited longest: of those that have failed, or else of all. */
  findWaiting(sink: string): Promise<WaitingEvent | undefined>;
  /** The parked events in a range, sorted by subject. */
  listParked(sink: string, range?: ListRange): Promise<readonly ParkedEvent[]>;
  /** Lets parked events be claimed again: those of one subject, or all. Returns how many. */
  redeliver(sink: string, subject?: string): Promise<number>;
  /** Gives parked events up, so that later ones follow: of one subject, or all. Returns how many. */
  skip(sink: string, subject?: string): Promise<number>;
}
