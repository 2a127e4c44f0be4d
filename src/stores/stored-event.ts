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
