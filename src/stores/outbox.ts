// Events on their way from a store to those who receive them. How far each receiver is, is kept for it alone: one that is dead holds up no other.

/** An event to send, with the payload that its contract asks for. */
export interface NewEvent {
  readonly type: string;
  readonly payload: unknown;
  /** Events of one subject reach every receiver in the order in which they were added. */
  readonly subject: string;
}

/** An event as it is delivered. */
export interface StoredEvent extends NewEvent {
  readonly id: string;
  /** Its place among the events of its subject, from 1. */
  readonly sequence: number;
  readonly occurredAt: number;
}

/** The right to deliver an event, until it is settled or runs out. */
export interface Delivery {
  readonly event: StoredEvent;
  readonly token: string;
  /** How many attempts of it have failed so far. One that nobody settled is not counted: its receiver may never have been asked. */
  readonly failures: number;
}

/** How a delivery ended. */
export type Outcome =
  | { readonly kind: "delivered" }
  /** It may be taken again after so many milliseconds. */
  | { readonly kind: "failed"; readonly retryIn: number }
  /** It is not tried again until someone asks for it. Later events of its subject wait with it. */
  | { readonly kind: "parked"; readonly reason: string };

export interface Settled {
  readonly delivery: Delivery;
  readonly outcome: Outcome;
}

export interface ParkedEvent {
  readonly event: StoredEvent;
  readonly reason: string;
  /** How many attempts have failed. */
  readonly failures: number;
}

export interface Outbox {
  /** Makes a receiver known. It gets every event that the store holds, from the first on. */
  addSink(sink: string): Promise<void>;
  /** The receivers that were made known, by name. */
  listSinks(): Promise<readonly string[]>;
  /** Forgets a receiver and how far it was. Made known again, it gets every event from the first on. */
  removeSink(sink: string): Promise<void>;
  /** Takes the right to deliver, for so long: of each subject at most its next event, of up to `limit` subjects. */
  claim(sink: string, limit: number, milliseconds: number): Promise<readonly Delivery[]>;
  /** Notes how deliveries ended. One whose right has passed to another relay is left alone. */
  settle(sink: string, settled: readonly Settled[]): Promise<void>;
  /** How many events the sink has not got yet. */
  countPending(sink: string): Promise<number>;
  /** The events that are not tried any more, by subject. */
  listParked(sink: string): Promise<readonly ParkedEvent[]>;
  /** Has parked events tried again, those of one subject or all. Answers how many. */
  redeliver(sink: string, subject?: string): Promise<number>;
}
