// The outbox has the events on their way from a store to its sinks. The store keeps the progress of
// each sink by itself, so that a sink that is down holds up no other.

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
  /** The number of failed attempts. An attempt that nobody settled may be unsent, and is none. */
  readonly failures: number;
}

/** The lease on one event: it may be delivered until it is settled or the lease runs out. */
export interface Delivery extends Undelivered {
  readonly token: string;
}

/** A delivery ends in one of these ways. */
export type Outcome =
  | { readonly kind: "delivered" }
  /** The event may be claimed again after this many milliseconds. */
  | { readonly kind: "failed"; readonly reason: string; readonly retryIn: number }
  /** The event is not tried until someone asks for it. Later ones of its subject wait behind it. */
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
  /** The reason why the last attempt failed; null if none has. */
  readonly reason: string | null;
  /** It may be claimed after so many milliseconds; null while a relay has it. */
  readonly retryIn: number | null;
}

/** A part of a sorted list; all of it, if nothing is said. */
export interface ListRange {
  /** The part begins after this name. */
  readonly after?: string | undefined;
  /** The part has so many things at most. */
  readonly limit?: number | undefined;
}

/** Sinks see the events of a store like this. */
export interface Outbox {
  /** Registers a sink. It gets every event in the store, from the first on. */
  addSink(sink: string): Promise<void>;
  /** Lists the names of the registered sinks, sorted. */
  listSinks(): Promise<readonly string[]>;
  /** Forgets a sink and its progress. Registered again, it gets every event from the first on. */
  removeSink(sink: string): Promise<void>;
  /** Takes leases for so long on the next event of each subject, for `limit` subjects at most. */
  claim(sink: string, limit: number, milliseconds: number): Promise<readonly Delivery[]>;
  /** Stores the ends of deliveries. It ignores one whose lease has passed to another relay. */
  settle(sink: string, settled: readonly Settled[]): Promise<void>;
  /** Counts the events that are not delivered to the sink yet, up to `most`. */
  countPending(sink: string, most?: number): Promise<number>;
  /** Finds the event that has waited longest: of those that have failed, or else of all. */
  findWaiting(sink: string): Promise<WaitingEvent | undefined>;
  /** Lists the parked events in a range, sorted by subject. */
  listParked(sink: string, range?: ListRange): Promise<readonly ParkedEvent[]>;
  /** Lets parked events of a subject or all be claimed again. Returns their number. */
  redeliver(sink: string, subject?: string): Promise<number>;
  /** Gives parked events of a subject or all up, so that later ones follow. Returns their number. */
  skip(sink: string, subject?: string): Promise<number>;
}
